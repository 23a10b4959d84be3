import Foundation
import HeadlessUIKit

/// Has cells that are prepared ahead of time.
public protocol ASRangeControllerUpdateRangeProtocol: AnyObject {
  /// Prepares more or less, until the next update of the ranges decides anew.
  func updateCurrentRange(with rangeMode: ASLayoutRangeMode)
}

/// How far beyond the screen cells are prepared.
extension ASCellContainerNode: ASRangeControllerUpdateRangeProtocol {
  /// The parameters of full mode.
  public func tuningParameters(for rangeType: ASLayoutRangeType) -> ASRangeTuningParameters {
    tuningParameters(for: .full, rangeType: rangeType)
  }

  public func setTuningParameters(_ tuningParameters: ASRangeTuningParameters, for rangeType: ASLayoutRangeType) {
    setTuningParameters(tuningParameters, for: .full, rangeType: rangeType)
  }

  public func tuningParameters(
    for rangeMode: ASLayoutRangeMode, rangeType: ASLayoutRangeType
  ) -> ASRangeTuningParameters { container.ranges.tuning[rangeMode, rangeType] }

  public func setTuningParameters(
    _ tuningParameters: ASRangeTuningParameters, for rangeMode: ASLayoutRangeMode, rangeType: ASLayoutRangeType
  ) {
    guard requireMain(.viewOnMain, "setTuningParameters") else { return }
    container.ranges.tuning[rangeMode, rangeType] = tuningParameters
    container.setNeedsRangeUpdate()
  }

  public func updateCurrentRange(with rangeMode: ASLayoutRangeMode) {
    guard requireMain(.viewOnMain, "updateCurrentRange(with:)") else { return }
    container.setMode(rangeMode)
  }

  /// How much is prepared at the moment.
  package var rangeMode: ASLayoutRangeMode? { container.ranges.mode }

  /// How many screens before its end the content is asked to be continued.
  public var leadingScreensForBatching: CGFloat {
    get { container.leadingScreensForBatching }
    set { container.leadingScreensForBatching = newValue }
  }

  /// The fetching that is under way, or the last one.
  public var batchContext: ASBatchContext { container.batchContext }
}
