import Foundation

/// A colour of a pixel, not multiplied by alpha; each part from 0 to 1.
struct PixelColor {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat

  var luminance: CGFloat { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
  var gray: PixelColor { PixelColor(red: luminance, green: luminance, blue: luminance) }

  var sepia: PixelColor {
    PixelColor(
      red: 0.393 * red + 0.769 * green + 0.189 * blue, green: 0.349 * red + 0.686 * green + 0.168 * blue,
      blue: 0.272 * red + 0.534 * green + 0.131 * blue)
  }

  func mixed(with other: PixelColor, _ part: CGFloat) -> PixelColor {
    PixelColor(
      red: red + (other.red - red) * part, green: green + (other.green - green) * part,
      blue: blue + (other.blue - blue) * part)
  }

  func saturated(by factor: CGFloat) -> PixelColor { gray.mixed(with: self, factor) }
  func tinted(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> PixelColor {
    PixelColor(red: self.red * red, green: self.green * green, blue: self.blue * blue)
  }
  func contrasted(by factor: CGFloat) -> PixelColor {
    PixelColor(red: 0.5, green: 0.5, blue: 0.5).mixed(with: self, factor)
  }
  func brightened(by amount: CGFloat) -> PixelColor {
    PixelColor(red: red + amount, green: green + amount, blue: blue + amount)
  }
}

extension CIImage {
  /// The picture with each colour changed; alphas stay.
  func mapped(_ change: (PixelColor) -> PixelColor) -> CIImage {
    let pixels = bitmap.pixels.map { pixel in
      let alpha = CGFloat(pixel >> 24) / 255
      guard alpha > 0 else { return pixel }
      func part(_ shift: UInt32) -> CGFloat { CGFloat((pixel >> shift) & 0xFF) / 255 / alpha }
      let new = change(PixelColor(red: part(16), green: part(8), blue: part(0)))
      func byte(_ value: CGFloat) -> UInt32 { UInt32((min(1, max(0, value)) * alpha * 255).rounded()) }
      return pixel & 0xFF00_0000 | byte(new.red) << 16 | byte(new.green) << 8 | byte(new.blue)
    }
    return CIImage(CGImage(width: bitmap.width, height: bitmap.height, pixels: pixels), at: extent.origin)
  }

  /// The picture with each pixel the mean of those around it; several rounds are near to a bell curve. What is beyond the border is as the
  /// border is, and the picture keeps its size: the original's reaches beyond it, and those who blur cut it to what it was.
  ///
  /// - Parameter radius: in pixels.
  func blurred(by radius: CGFloat, rounds: Int) -> CIImage {
    let reach = Int((radius / CGFloat(rounds).squareRoot()).rounded())
    guard reach > 0, bitmap.width > 0, bitmap.height > 0 else { return self }
    var pixels = bitmap.pixels
    for _ in 0..<rounds {
      pixels = Self.smoothed(pixels, lines: bitmap.height, length: bitmap.width, by: reach)
      pixels = Self.smoothed(pixels, lines: bitmap.width, length: bitmap.height, by: reach)
    }
    return CIImage(CGImage(width: bitmap.width, height: bitmap.height, pixels: pixels), at: extent.origin)
  }

  /// Smooths along lines, and gives them back as columns.
  private static func smoothed(_ pixels: [UInt32], lines: Int, length: Int, by reach: Int) -> [UInt32] {
    var result = pixels
    let count = UInt32(2 * reach + 1)
    for line in 0..<lines {
      func pixel(_ place: Int) -> SIMD4<UInt32> {
        let value = pixels[line * length + min(max(0, place), length - 1)]
        return SIMD4(value >> 24, value >> 16 & 0xFF, value >> 8 & 0xFF, value & 0xFF)
      }
      var sum = (-reach...reach).reduce(SIMD4<UInt32>(repeating: 0)) { $0 &+ pixel($1) }
      for place in 0..<length {
        let mean = (sum &+ SIMD4(repeating: count / 2)) / SIMD4(repeating: count)
        result[place * lines + line] = mean[0] << 24 | mean[1] << 16 | mean[2] << 8 | mean[3]
        sum = sum &+ pixel(place + reach + 1) &- pixel(place - reach)
      }
    }
    return result
  }
}
