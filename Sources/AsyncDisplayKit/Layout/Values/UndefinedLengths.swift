import Foundation

/// A parent's length that depends on its content, so that no percentage can be taken of it: NaN.
public let ASLayoutElementParentDimensionUndefined = CGFloat.nan

/// A parent's size that is undefined on both axes.
public let ASLayoutElementParentSizeUndefined = CGSize(
  width: ASLayoutElementParentDimensionUndefined, height: ASLayoutElementParentDimensionUndefined)

/// Whether a length can be a layout's: finite, not negative and below ten million points.
public func ASPointsValidForSize(_ points: CGFloat) -> Bool { points >= 0 && points < 10_000_000 }

/// Whether both lengths of a size can be a layout's, see ``ASPointsValidForSize(_:)``.
public func ASIsCGSizeValidForSize(_ size: CGSize) -> Bool {
  ASPointsValidForSize(size.width) && ASPointsValidForSize(size.height)
}

/// The greater of two lengths; the first where either is undefined.
///
/// The standard `max` treats the undefined operand differently by position; the answers of the layout rules for
/// percentages of undefined parents hang on which operand survives, so it is written down here.
func greater(_ first: CGFloat, _ second: CGFloat) -> CGFloat { first < second ? second : first }

/// The lesser of two lengths; the second where either is undefined, see ``greater(_:_:)``.
func lesser(_ first: CGFloat, _ second: CGFloat) -> CGFloat { first < second ? first : second }

extension CGSize {
  /// The size a percentage can be taken of: the lengths that could be a layout's, the others undefined.
  var asParent: CGSize {
    CGSize(
      width: ASPointsValidForSize(width) ? width : ASLayoutElementParentDimensionUndefined,
      height: ASPointsValidForSize(height) ? height : ASLayoutElementParentDimensionUndefined)
  }
}
