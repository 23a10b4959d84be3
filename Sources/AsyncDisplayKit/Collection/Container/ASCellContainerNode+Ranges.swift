import Foundation
import HeadlessUIKit

/// Has cells that are prepared ahead of time.
public protocol ASRangeControllerUpdateRangeProtocol: AnyObject {
  /// Prepares more or less, until the next update of the ranges decides anew.
  func updateCurrentRange(with rangeMode: ASLayoutRangeMode)
}

/// How far beyond the screen cells are prepared.
extension ASCellContainerNode: ASRangeControllerUpdateRangeProtocol {
  /// How much is prepared at the moment.
  package var rangeMode: ASLayoutRangeMode? { container.ranges.mode }
}
