import Foundation

/// A colour to draw with: red, green, blue and alpha from 0 to 1, without colour space. Immutable.
public final class CGColor: Hashable, Sendable {
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat
  public let alpha: CGFloat
  /// What is drawn in place of a single colour.
  let tile: ColorTile?

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha, tile) = (red, green, blue, alpha, nil)
  }

  /// Black to those who ask for its parts.
  init(tile: ColorTile, alpha: CGFloat = 1) {
    (red, green, blue, self.alpha, self.tile) = (0, 0, 0, alpha, tile)
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

  public func copy(alpha: CGFloat) -> CGColor? {
    tile.map { CGColor(tile: $0, alpha: alpha) } ?? CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  public static func == (first: CGColor, second: CGColor) -> Bool {
    first.components == second.components && first.tile == second.tile
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }

  /// The colour with less alpha.
  func faded(to alpha: CGFloat) -> CGColor {
    alpha == 1 ? self : copy(alpha: self.alpha * alpha) ?? self
  }
}

/// A picture that is laid side by side with itself.
struct ColorTile: Equatable, Sendable {
  let image: CGImage
  /// Pixels per point.
  let scale: CGFloat
}

extension CGImage {
  /// The pixels with less alpha.
  func faded(to alpha: CGFloat) -> [UInt32] {
    if alpha >= 1 { return pixels }
    return pixels.map { pixel in
      stride(from: UInt32(0), to: 32, by: 8).reduce(0) { result, shift in
        result | UInt32((CGFloat((pixel >> shift) & 0xFF) * max(0, alpha)).rounded()) << shift
      }
    }
  }
}

extension CGColor: CustomStringConvertible {
  public var description: String { "rgba(\(red), \(green), \(blue), \(alpha))" }
}
