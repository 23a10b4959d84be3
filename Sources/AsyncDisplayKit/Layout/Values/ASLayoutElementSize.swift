import Foundation

/// The size wishes of an element: exact, least and greatest, each relative, in points or left open.
public struct ASLayoutElementSize: Hashable, Sendable {
  public var width = ASDimension.auto
  public var height = ASDimension.auto
  public var minWidth = ASDimension.auto
  public var minHeight = ASDimension.auto
  public var maxWidth = ASDimension.auto
  public var maxHeight = ASDimension.auto

  public init() {}

  /// The range the wishes come to. The least length beats the greatest, which beats the exact one, as in CSS.
  ///
  /// - Parameters:
  ///   - parentSize: what fractions are taken of. An exact length that is a fraction of an undefined one is free; a least or
  ///     greatest one is undefined in the result.
  ///   - open: the range where least or greatest lengths are left open.
  package func resolved(parentSize: CGSize, open: ASSizeRange = ASSizeRangeUnconstrained) -> ASSizeRange {
    let undefined = ASLayoutElementParentSizeUndefined
    let exact = ASLayoutSize(width: width, height: height).resolved(parentSize: parentSize, auto: undefined)
    let least = ASLayoutSize(width: minWidth, height: minHeight).resolved(parentSize: parentSize, auto: open.min)
    let most = ASLayoutSize(width: maxWidth, height: maxHeight).resolved(parentSize: parentSize, auto: open.max)
    let widths = Self.lengths(least: least.width, exact: exact.width, most: most.width)
    let heights = Self.lengths(least: least.height, exact: exact.height, most: most.height)
    return ASSizeRange(
      min: CGSize(width: widths.least, height: heights.least), max: CGSize(width: widths.most, height: heights.most))
  }

  private static func lengths(
    least: CGFloat, exact: CGFloat, most: CGFloat
  ) -> (least: CGFloat, most: CGFloat) {
    if most <= least { return (least, least) }
    if exact.isNaN { return (least, most) }
    if exact > most { return (most, most) }
    if exact < least { return (least, least) }
    return (exact, exact)
  }
}

extension ASSizeRange {
  /// Whether a bound is a fraction of a parent's length that is not defined.
  var hasUndefinedBound: Bool { min.width.isNaN || min.height.isNaN || max.width.isNaN || max.height.isNaN }
}
