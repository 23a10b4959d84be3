import Foundation

/// Memory that others read and write the pixels of a context in. It is written to whenever something was drawn, and read before.
final class BitmapMemory {
  let start: UnsafeMutableRawPointer
  let bytesPerRow: Int
  private let isOwned: Bool

  /// - Parameter start: somebody's memory, which has to be there as long as this; nil has some of its own, full of zeros.
  init(at start: UnsafeMutableRawPointer?, bytesPerRow: Int, rows: Int) {
    isOwned = start == nil
    self.start = start ?? .allocate(byteCount: max(1, bytesPerRow * rows), alignment: 16)
    self.bytesPerRow = bytesPerRow
    if isOwned { self.start.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * rows) }
  }

  deinit { if isOwned { start.deallocate() } }

  /// Calls with each pixel of a canvas, and where it is here.
  func forEachPixel(
    of canvas: CairoCanvas, _ body: (UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt8>) -> Void, size: Int
  ) {
    guard let pixels = canvas.pixels else { return }
    for row in 0..<canvas.height {
      let bytes = (start + row * bytesPerRow).assumingMemoryBound(to: UInt8.self)
      for column in 0..<canvas.width { body(pixels + (row * canvas.width + column), bytes + column * size) }
    }
  }
}

extension CGContext {
  /// A bitmap of pixels, each one point, of one colour space or of greys.
  ///
  /// - Parameters:
  ///   - data: memory to draw in, which has to be there as long as the context; nil for memory of the context's own.
  ///   - bytesPerRow: 0 for as many as the pixels need, where the memory is the context's own.
  ///   - bitmapInfo: which byte is what. Nil is returned for what Core Graphics cannot draw in, and for components that are no bytes.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard let layout = PixelLayout(bitsPerComponent: bitsPerComponent, space: space, bitmapInfo: bitmapInfo)
    else { return nil }
    let needed = width * layout.bytesPerPixel
    guard bytesPerRow >= needed || data == nil && bytesPerRow == 0 else { return nil }
    self.init(size: CGSize(width: width, height: height), scale: 1)
    self.layout = layout
    // Pixels that are not as the bitmap has them are kept elsewhere once somebody wants to see them.
    if data != nil || layout == .gray { keepMemory(at: data, bytesPerRow: max(bytesPerRow, needed)) }
    // As Core Graphics has it: the origin is at the bottom.
    translateBy(x: 0, y: CGFloat(height))
    scaleBy(x: 1, y: -1)
  }

  /// The pixels, to be read and written; see ``bitmapInfo`` for which byte is what. Valid as long as the context is there, and until
  /// something is drawn.
  public var data: UnsafeMutableRawPointer? {
    withoutMasks {
      if memory == nil, layout == .native { return canvas.pixels.map(UnsafeMutableRawPointer.init) }
      if memory == nil {
        keepMemory(at: nil, bytesPerRow: width * layout.bytesPerPixel)
        writeMemory()
      }
      return memory?.start
    }
  }

  public var bytesPerRow: Int { memory?.bytesPerRow ?? width * layout.bytesPerPixel }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { layout.bytesPerPixel * 8 }
  public var alphaInfo: CGImageAlphaInfo { layout.alphaInfo }
  public var bitmapInfo: CGBitmapInfo { layout.bitmapInfo }
  public var colorSpace: CGColorSpace? {
    layout == .gray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB()
  }

  private func keepMemory(at start: UnsafeMutableRawPointer?, bytesPerRow: Int) {
    memory = BitmapMemory(at: start, bytesPerRow: bytesPerRow, rows: height)
  }

  /// Draws, for others to see too.
  func sharing(_ draw: () -> Void) {
    readMemory()
    draw()
    writeMemory()
  }

  /// What others have written becomes part of the bitmap.
  func readMemory() {
    memory?.forEachPixel(of: canvas, { $0.pointee = layout.read($1) }, size: layout.bytesPerPixel)
  }

  private func writeMemory() {
    memory?.forEachPixel(of: canvas, { layout.write($0.pointee, to: $1) }, size: layout.bytesPerPixel)
  }

  // How precisely lines and colours are drawn is the bitmap's business.
  public func setFlatness(_ flatness: CGFloat) {}
  public func setPatternPhase(_ phase: CGSize) {}
  public func flush() {}
  public func synchronize() {}
}
