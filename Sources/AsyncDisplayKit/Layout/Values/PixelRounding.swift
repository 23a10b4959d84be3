import Foundation

/// Pixels per point of the screen that is laid out for: 2, unless the measuring call says otherwise (``LayoutPass``).
public func ASScreenScale() -> CGFloat { LayoutPass.innermost?.pointee.screenScale ?? LayoutPass.usualScale }

/// What is shaved off before rounding, so that the noise behind the last meaningful digit never costs a whole pixel:
/// 100.6666666669 points at three pixels a point are 302 pixels, not 303.
private let roundingNoise = CGFloat(Float.ulpOfOne)

/// The nearest whole pixel at or below `points`, in points.
public func ASFloorPixelValue(_ points: CGFloat, scale: CGFloat = ASScreenScale()) -> CGFloat {
  ((points + roundingNoise) * scale).rounded(.down) / scale
}

/// The nearest whole pixel at or above `points`, in points.
public func ASCeilPixelValue(_ points: CGFloat, scale: CGFloat = ASScreenScale()) -> CGFloat {
  ((points - roundingNoise) * scale).rounded(.up) / scale
}

/// The nearest whole pixel, halves away from zero, in points.
public func ASRoundPixelValue(_ points: CGFloat, scale: CGFloat = ASScreenScale()) -> CGFloat {
  (points * scale).rounded(.toNearestOrAwayFromZero) / scale
}

extension CGPoint {
  /// The point moved right and down to whole pixels.
  package func roundedUp(toPixelsAt scale: CGFloat) -> CGPoint {
    CGPoint(x: ASCeilPixelValue(x, scale: scale), y: ASCeilPixelValue(y, scale: scale))
  }
}

extension CGSize {
  /// The size grown to whole pixels.
  package func roundedUp(toPixelsAt scale: CGFloat) -> CGSize {
    CGSize(width: ASCeilPixelValue(width, scale: scale), height: ASCeilPixelValue(height, scale: scale))
  }
}
