import Foundation

// Functions of C that there are for values of layouts.

public func ASDimensionEqualToDimension(_ first: ASDimension, _ second: ASDimension) -> Bool { first == second }
public func NSStringFromASDimension(_ dimension: ASDimension) -> String { "\(dimension)" }

/// The length in points.
///
/// - Parameters:
///   - parentLength: what a fraction is taken of.
///   - autoSize: the answer for a length that is left open.
public func ASDimensionResolve(
  _ dimension: ASDimension, _ parentLength: CGFloat, _ autoSize: CGFloat
) -> CGFloat { dimension.resolved(parentLength: parentLength, auto: autoSize) }

public func ASLayoutSizeResolveSize(
  _ layoutSize: ASLayoutSize, _ parentSize: CGSize, _ autoSize: CGSize
) -> CGSize { layoutSize.resolved(parentSize: parentSize, auto: autoSize) }

public func NSStringFromASLayoutSize(_ size: ASLayoutSize) -> String { "{\(size.width), \(size.height)}" }
public func NSStringFromASSizeRange(_ sizeRange: ASSizeRange) -> String { "\(sizeRange)" }

/// Whether there is a size in the range that has an area.
public func ASSizeRangeHasSignificantArea(_ sizeRange: ASSizeRange) -> Bool {
  let least: CGFloat = 0.1 / ASScreenScale()
  return sizeRange.max.width >= least && sizeRange.max.height >= least
}

/// Whether a length can be part of a layout: a number, not negative, and not without limit.
public func ASPointsValidForLayout(_ points: CGFloat) -> Bool {
  points >= 0 && ASIsCGPositionPointsValidForLayout(points)
}

public func ASIsCGSizeValidForLayout(_ size: CGSize) -> Bool {
  ASPointsValidForLayout(size.width) && ASPointsValidForLayout(size.height)
}

public func ASIsCGPositionPointsValidForLayout(_ points: CGFloat) -> Bool {
  (points.isNormal || points == 0) && points < .greatestFiniteMagnitude / 2
}

public func ASIsCGPositionValidForLayout(_ point: CGPoint) -> Bool {
  ASIsCGPositionPointsValidForLayout(point.x) && ASIsCGPositionPointsValidForLayout(point.y)
}

public func ASIsCGRectValidForLayout(_ rect: CGRect) -> Bool {
  ASIsCGPositionValidForLayout(rect.origin) && ASIsCGSizeValidForLayout(rect.size)
}

// Wishes for sizes.

public func ASLayoutElementSizeMake() -> ASLayoutElementSize { ASLayoutElementSize() }

/// The wish for one size, in points.
public func ASLayoutElementSizeMakeFromCGSize(_ size: CGSize) -> ASLayoutElementSize {
  var wishes = ASLayoutElementSize()
  (wishes.width, wishes.height) = (ASDimensionMake(size.width), ASDimensionMake(size.height))
  return wishes
}

public func ASLayoutElementSizeResolve(_ size: ASLayoutElementSize, _ parentSize: CGSize) -> ASSizeRange {
  size.resolved(parentSize: parentSize)
}

extension ASHorizontalAlignment {
  // As they were called earlier.
  public static let alignmentLeft = ASHorizontalAlignment.left
  public static let alignmentMiddle = ASHorizontalAlignment.middle
  public static let alignmentRight = ASHorizontalAlignment.right
}

extension ASVerticalAlignment {
  // As they were called earlier.
  public static let alignmentTop = ASVerticalAlignment.top
  public static let alignmentCenter = ASVerticalAlignment.center
  public static let alignmentBottom = ASVerticalAlignment.bottom
}
