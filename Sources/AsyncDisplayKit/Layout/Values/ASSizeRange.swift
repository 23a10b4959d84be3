import Foundation

/// The sizes that an element may choose from, in points.
public struct ASSizeRange: Hashable, Sendable {
  /// Finite and not negative on both axes.
  public var min: CGSize
  /// At least ``min``; infinite on an axis that has no limit.
  public var max: CGSize

  /// Only the size zero, as every struct of C begins.
  public init() { self.init(min: .zero, max: .zero) }

  /// Takes both sizes as they are; ``ASSizeRangeMake(_:_:)`` checks them.
  public init(min: CGSize, max: CGSize) {
    self.min = min
    self.max = max
  }

  /// Whether there is but one size in it, and one that a layout can have.
  var isExact: Bool { min == max && ASIsCGSizeValidForSize(min) }

  /// The size in the range nearest to `size`; an undefined length becomes the least one allowed.
  package func clamp(_ size: CGSize) -> CGSize {
    CGSize(
      width: greater(min.width, lesser(max.width, size.width)),
      height: greater(min.height, lesser(max.height, size.height)))
  }

  /// The sizes in both ranges. On an axis where they have none in common, the end of this range nearest to the other.
  package func intersection(_ other: ASSizeRange) -> ASSizeRange {
    let width = LengthRange(min: min.width, max: max.width)
      .intersection(LengthRange(min: other.min.width, max: other.max.width))
    let height = LengthRange(min: min.height, max: max.height)
      .intersection(LengthRange(min: other.min.height, max: other.max.height))
    return ASSizeRange(
      min: CGSize(width: width.min, height: height.min), max: CGSize(width: width.max, height: height.max))
  }
}

/// Every size from zero up, without limit.
public let ASSizeRangeUnconstrained = ASSizeRange(
  min: .zero, max: CGSize(width: CGFloat.infinity, height: CGFloat.infinity))

/// Only the size zero.
public let ASSizeRangeZero = ASSizeRange(min: .zero, max: .zero)

/// A range of sizes. One that is not ordered, or whose least size is not finite, is reported as a fault and kept.
public func ASSizeRangeMake(_ min: CGSize, _ max: CGSize) -> ASSizeRange {
  let range = ASSizeRange(min: min, max: max)
  let isValid =
    ASIsCGSizeValidForSize(min) && max.width >= min.width && max.height >= min.height
  if !isValid { LayoutFault.invalidSizeRange("\(range)").report() }
  return range
}

/// The range of one size only.
public func ASSizeRangeMake(_ exactSize: CGSize) -> ASSizeRange { ASSizeRangeMake(exactSize, exactSize) }

/// The size in the range nearest to `size`.
public func ASSizeRangeClamp(_ sizeRange: ASSizeRange, _ size: CGSize) -> CGSize { sizeRange.clamp(size) }

/// The sizes in both ranges; where they are apart, the end of the first nearest to the second, axis by axis.
public func ASSizeRangeIntersect(_ sizeRange: ASSizeRange, _ otherSizeRange: ASSizeRange) -> ASSizeRange {
  sizeRange.intersection(otherSizeRange)
}

public func ASSizeRangeEqualToSizeRange(_ first: ASSizeRange, _ second: ASSizeRange) -> Bool { first == second }

extension ASSizeRange: CustomStringConvertible {
  /// One size for an exact range, else both: `0x0...100xinf`.
  public var description: String {
    min == max ? LayoutText.size(min) : "\(LayoutText.size(min))...\(LayoutText.size(max))"
  }
}

/// One axis of a size range.
private struct LengthRange {
  var min: CGFloat
  var max: CGFloat

  func intersection(_ other: LengthRange) -> LengthRange {
    let common = LengthRange(min: greater(min, other.min), max: lesser(max, other.max))
    if common.min <= common.max { return common }
    let nearest = min < other.min ? max : min
    return LengthRange(min: nearest, max: nearest)
  }
}
