import Foundation

/// Where in memory the numbers of a pixel lie.
enum PixelLayout: Equatable {
  /// One byte without alpha.
  case gray
  /// Four bytes, and which of them is what; without alpha, what is there in its place says nothing.
  case color(red: Int, green: Int, blue: Int, alpha: Int?)

  /// That of the bitmaps here, and of UIKit's own.
  static let native = PixelLayout.color(red: 2, green: 1, blue: 0, alpha: 3)

  /// Nil for what Core Graphics has no bitmaps of either, and for components that are no bytes.
  init?(bitsPerComponent: Int, space: CGColorSpace, bitmapInfo: UInt32) {
    guard bitsPerComponent == 8 else { return nil }
    let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue)
    if space.model == .monochrome, alpha == CGImageAlphaInfo.none {
      self = .gray
      return
    }
    guard space.model == .rgb, let alpha, let place = Self.place(of: alpha) else { return nil }
    let isReversed = bitmapInfo & CGBitmapInfo.byteOrderMask.rawValue == CGBitmapInfo.byteOrder32Little.rawValue
    func byte(_ index: Int) -> Int { isReversed ? 3 - index : index }
    let first = place.alpha == 0 ? 1 : 0
    self = .color(
      red: byte(first), green: byte(first + 1), blue: byte(first + 2), alpha: place.isThere ? byte(place.alpha) : nil)
  }

  private static func place(of alpha: CGImageAlphaInfo) -> (alpha: Int, isThere: Bool)? {
    switch alpha {
    case .premultipliedLast: (3, true)
    case .premultipliedFirst: (0, true)
    case .noneSkipLast: (3, false)
    case .noneSkipFirst: (0, false)
    case .none, .last, .first, .alphaOnly: nil
    }
  }

  var bytesPerPixel: Int { self == .gray ? 1 : 4 }

  var alphaInfo: CGImageAlphaInfo {
    guard case .color(let red, _, let blue, let alpha) = self else { return .none }
    let isFirst = red > blue ? blue == 0 : red == 1
    return alpha == nil
      ? (isFirst ? .noneSkipFirst : .noneSkipLast) : isFirst ? .premultipliedFirst : .premultipliedLast
  }

  var bitmapInfo: CGBitmapInfo {
    guard case .color(let red, _, let blue, _) = self else { return [] }
    return [CGBitmapInfo(rawValue: alphaInfo.rawValue), red > blue ? .byteOrder32Little : []]
  }

  /// - Parameter pixel: as ``CGImage/pixels``.
  func write(_ pixel: UInt32, to bytes: UnsafeMutablePointer<UInt8>) {
    let (red, green, blue) = (pixel >> 16 & 0xff, pixel >> 8 & 0xff, pixel & 0xff)
    switch self {
    case .gray: bytes[0] = UInt8((red * 299 + green * 587 + blue * 114 + 500) / 1000)
    case .color(let redByte, let greenByte, let blueByte, let alphaByte):
      (bytes[redByte], bytes[greenByte], bytes[blueByte]) = (UInt8(red), UInt8(green), UInt8(blue))
      if let alphaByte { bytes[alphaByte] = UInt8(pixel >> 24) }
    }
  }

  func read(_ bytes: UnsafePointer<UInt8>) -> UInt32 {
    switch self {
    case .gray: return 0xff00_0000 | UInt32(bytes[0]) * 0x01_0101
    case .color(let red, let green, let blue, let alpha):
      let cover = alpha.map { UInt32(bytes[$0]) } ?? 0xff
      return cover << 24 | UInt32(bytes[red]) << 16 | UInt32(bytes[green]) << 8 | UInt32(bytes[blue])
    }
  }
}
