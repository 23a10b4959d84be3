import Foundation
import HeadlessUIKit
import Testing

@Suite("The memory of a bitmap") struct BitmapMemoryTests {
  private let rgb = CGColorSpaceCreateDeviceRGB()
  private let last = CGImageAlphaInfo.premultipliedLast.rawValue

  private func bytes(_ context: CGContext) -> [UInt8] {
    context.data.map { Array(UnsafeRawBufferPointer(start: $0, count: context.bytesPerRow * context.height)) } ?? []
  }

  @Test("that of UIKit's own bitmaps is blue, green, red and alpha, with points times scale of pixels") func own() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 1), false, 2)
    defer { UIGraphicsEndImageContext() }
    guard let context = UIGraphicsGetCurrentContext() else { return #expect(Bool(false)) }
    UIColor(red: 1, green: 0, blue: 0.2, alpha: 1).setFill()
    UIRectFill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(context.width == 4 && context.bytesPerRow == 16 && context.bitsPerPixel == 32)
    #expect(bytes(context).prefix(16) == [0, 0, 0, 0, 0, 0, 0, 0, 51, 0, 255, 255, 51, 0, 255, 255])
    #expect(context.bitmapInfo == [.byteOrder32Little, CGBitmapInfo(rawValue: 2)])
  }

  @Test("what is written to it is in the picture") func written() throws {
    let context = try #require(CGContext(size: CGSize(width: 2, height: 1), scale: 1))
    context.data?.storeBytes(of: 0xff00_ff00, as: UInt32.self)
    #expect(context.makeImage()?.color(x: 0, y: 0) == CGColor(red: 0, green: 1, blue: 0, alpha: 1))
    let other = try #require(
      CGContext(
        data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: rgb, bitmapInfo: last))
    other.data?.storeBytes(of: 0xff00_00ff, as: UInt32.self)
    #expect(other.makeImage()?.color(x: 0, y: 0) == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test("somebody's memory is drawn in, over what is there") func somebodys() throws {
    var memory = [UInt8](repeating: 0, count: 2 * 12)
    memory[8...11] = [0, 0, 255, 255]
    try memory.withUnsafeMutableBytes { place in
      let context = try #require(
        CGContext(
          data: place.baseAddress, width: 3, height: 2, bitsPerComponent: 8, bytesPerRow: 12, space: rgb,
          bitmapInfo: last))
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      // The origin is at the bottom.
      context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
      #expect(context.makeImage()?.color(x: 2, y: 0) == CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    }
    #expect(memory == [255, 0, 0, 255, 0, 0, 0, 0, 0, 0, 255, 255] + Array(repeating: 0, count: 12))
  }

  @Test("what is drawn through a picture is in it") func masked() throws {
    let context = try #require(CGContext(size: CGSize(width: 1, height: 1), scale: 1))
    let cover = try #require(CGContext(size: CGSize(width: 1, height: 1), scale: 1, isOpaque: true)?.makeImage())
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1), mask: cover)
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(bytes(context) == [255, 255, 255, 255])
  }

  @Test("greys have one byte") func greys() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceGray(),
        bitmapInfo: CGImageAlphaInfo.none.rawValue))
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(bytes(context) == [76, 0] && context.bytesPerRow == 2 && context.colorSpace?.model == .monochrome)
    #expect(context.makeImage()?.color(x: 1, y: 0) == .black)
  }

  @Test("bytes are where they are said to be") func orders() throws {
    func drawn(_ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo) throws -> [UInt8] {
      let context = try #require(
        CGContext(
          data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: rgb,
          bitmapInfo: alpha.rawValue | order.rawValue))
      context.setFillColor(red: 1, green: 0.6, blue: 0.2, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(context.alphaInfo == alpha)
      return bytes(context)
    }
    #expect(try drawn(.premultipliedLast, .byteOrder32Big) == [255, 153, 51, 255])
    #expect(try drawn(.premultipliedFirst, .byteOrder32Big) == [255, 255, 153, 51])
    #expect(try drawn(.premultipliedFirst, .byteOrder32Little) == [51, 153, 255, 255])
    #expect(try drawn(.noneSkipLast, []) == [255, 153, 51, 0])
  }

  @Test("there is no bitmap of what Core Graphics has none of") func refused() {
    func context(_ bits: Int, _ space: CGColorSpace, _ info: CGImageAlphaInfo, row: Int = 0) -> CGContext? {
      CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: bits, bytesPerRow: row, space: space,
        bitmapInfo: info.rawValue)
    }
    #expect(context(16, rgb, .premultipliedLast) == nil && context(8, rgb, .last) == nil)
    #expect(context(8, rgb, .none) == nil && context(8, CGColorSpaceCreateDeviceCMYK(), .none) == nil)
    #expect(context(8, rgb, .premultipliedLast, row: 4) == nil && context(8, rgb, .premultipliedLast, row: 12) != nil)
  }
}
