import Foundation

/// A colour to draw with: red, green, blue and alpha from 0 to 1, without colour space. Immutable.
public final class CGColor: Hashable, Sendable {
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue, alpha.
  public var components: [CGFloat]? { [red, green, blue, alpha] }
  public var numberOfComponents: Int { 4 }

  public func copy(alpha: CGFloat) -> CGColor? { CGColor(red: red, green: green, blue: blue, alpha: alpha) }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  public static func == (first: CGColor, second: CGColor) -> Bool { first.components == second.components }
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }

  /// The colour with less alpha.
  func faded(to alpha: CGFloat) -> CGColor {
    alpha == 1 ? self : CGColor(red: red, green: green, blue: blue, alpha: self.alpha * alpha)
  }
}

extension CGColor: CustomStringConvertible {
  public var description: String { "rgba(\(red), \(green), \(blue), \(alpha))" }
}
