import Foundation

/// The screen that there would be: a phone's, 320 by 480 points, of two pixels per point.
public final class UIScreen: Sendable {
  public static let main = UIScreen()
  public static var screens: [UIScreen] { [main] }

  /// In points.
  public let bounds = CGRect(x: 0, y: 0, width: 320, height: 480)
  /// Pixels per point.
  public let scale: CGFloat = 2

  public var nativeScale: CGFloat { scale }
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  public var maximumFramesPerSecond: Int { 60 }
  public var traitCollection: UITraitCollection { .standard }
}
