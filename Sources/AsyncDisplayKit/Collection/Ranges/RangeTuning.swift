import Foundation

/// What cells are prepared for: to be drawn, or to have their data fetched.
public enum ASLayoutRangeType: Int, CaseIterable, Hashable, Sendable {
  case display
  case preload
}

/// How much a container prepares.
public enum ASLayoutRangeMode: Int, CaseIterable, Hashable, Sendable {
  /// Before the user has scrolled, or while the container is not visible.
  case minimum
  /// While the user scrolls.
  case full
  /// Only what is on screen.
  case visibleOnly
  /// Nothing is kept drawn.
  case lowMemory
}

/// How far a range goes beyond the screen, in screenfuls: in the direction of scrolling, and behind.
public struct ASRangeTuningParameters: Hashable, Sendable {
  public var leadingBufferScreenfuls: CGFloat
  public var trailingBufferScreenfuls: CGFloat

  public init(leadingBufferScreenfuls: CGFloat = 0, trailingBufferScreenfuls: CGFloat = 0) {
    self.leadingBufferScreenfuls = leadingBufferScreenfuls
    self.trailingBufferScreenfuls = trailingBufferScreenfuls
  }

  public static let zero = ASRangeTuningParameters()
}

/// Nothing beyond the screen.
public let ASRangeTuningParametersZero = ASRangeTuningParameters.zero

public func ASRangeTuningParametersEqualToRangeTuningParameters(
  _ lhs: ASRangeTuningParameters, _ rhs: ASRangeTuningParameters
) -> Bool { lhs == rhs }

/// The tuning parameters of every mode.
struct RangeTuning: Hashable, Sendable {
  private struct Key: Hashable {
    let mode: ASLayoutRangeMode
    let type: ASLayoutRangeType
  }

  /// The defaults of AsyncDisplayKit.
  private var parameters: [Key: ASRangeTuningParameters] = [
    Key(mode: .full, type: .display): ASRangeTuningParameters(
      leadingBufferScreenfuls: 1, trailingBufferScreenfuls: 0.5),
    Key(mode: .full, type: .preload): ASRangeTuningParameters(
      leadingBufferScreenfuls: 2.5, trailingBufferScreenfuls: 1.5),
    Key(mode: .minimum, type: .display): ASRangeTuningParameters(
      leadingBufferScreenfuls: 0.25, trailingBufferScreenfuls: 0.25),
    Key(mode: .minimum, type: .preload): ASRangeTuningParameters(
      leadingBufferScreenfuls: 0.5, trailingBufferScreenfuls: 0.25),
  ]

  subscript(mode: ASLayoutRangeMode, type: ASLayoutRangeType) -> ASRangeTuningParameters {
    get { parameters[Key(mode: mode, type: type)] ?? .zero }
    set { parameters[Key(mode: mode, type: type)] = newValue }
  }
}

extension CGRect {
  /// The rectangle and what a range has beyond it.
  ///
  /// - Parameters:
  ///   - scrollable: the axes on which it is expanded.
  ///   - direction: where the leading side is; on an axis without direction it is left or up.
  func expanded(
    by parameters: ASRangeTuningParameters, scrollable: ASScrollDirection, towards direction: ASScrollDirection
  ) -> CGRect {
    var rect = self
    let (leading, trailing) = (parameters.leadingBufferScreenfuls, parameters.trailingBufferScreenfuls)
    if scrollable.isHorizontal {
      let (after, before) = direction.contains(.right) ? (leading, trailing) : (trailing, leading)
      rect.origin.x -= before * width
      rect.size.width += (before + after) * width
    }
    if scrollable.isVertical {
      let (after, before) = direction.contains(.down) ? (leading, trailing) : (trailing, leading)
      rect.origin.y -= before * height
      rect.size.height += (before + after) * height
    }
    return rect
  }
}
