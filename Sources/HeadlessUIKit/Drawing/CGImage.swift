import Foundation

/// Pixels. Immutable, so any number of threads can draw the same picture.
public final class CGImage: Sendable {
  /// In pixels.
  public let width: Int
  public let height: Int
  /// Row by row from the top; each alpha, red, green, blue from the highest byte down, colours multiplied by alpha.
  let pixels: [UInt32]

  init(width: Int, height: Int, pixels: [UInt32]) {
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  public var bytesPerRow: Int { width * 4 }
  public var bitsPerPixel: Int { 32 }
  public var bitsPerComponent: Int { 8 }

  /// A part, in pixels; nil if it is not within the picture.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let (left, columns) = (Int(part.minX), Int(part.width))
    let rows = (Int(part.minY)..<Int(part.maxY)).flatMap { row in
      pixels[row * width + left..<row * width + left + columns]
    }
    return CGImage(width: columns, height: Int(part.height), pixels: Array(rows))
  }

  /// The colour of a pixel, as UIKit gives it: not multiplied by alpha. Clear outside of the picture.
  package func color(x: Int, y: Int) -> CGColor {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return .clear }
    let pixel = pixels[y * width + x]
    func part(_ shift: UInt32) -> CGFloat { CGFloat((pixel >> shift) & 0xff) / 255 }
    let alpha = part(24)
    guard alpha > 0 else { return .clear }
    return CGColor(red: part(16) / alpha, green: part(8) / alpha, blue: part(0) / alpha, alpha: alpha)
  }
}

extension CGImage: Equatable {
  /// The same pixels.
  public static func == (first: CGImage, second: CGImage) -> Bool {
    first === second || first.width == second.width && first.pixels == second.pixels
  }
}
