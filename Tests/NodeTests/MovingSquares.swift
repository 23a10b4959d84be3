import AsyncDisplayKit

/// Squares of one pixel, two pixels and so on, the first for one second, the second for two and so on.
final class MovingSquares: ASAnimatedImageProtocol {
  private let pictures: [CGImage]
  let loopCount: Int
  var cleared = 0
  private var isReady = true
  /// Done whenever somebody is about to play them.
  var isAsked: () -> Void = {}
  var coverImageReady = true
  var coverImageReadyCallback: (UIImage) -> Void = { _ in }
  var playbackReadyCallback: () -> Void = {}

  init(_ count: Int, loops: Int = 0) {
    pictures = (1...count).compactMap { square(CGFloat($0)).cgImage }
    loopCount = loops
  }

  var playbackReady: Bool {
    get {
      isAsked()
      return isReady
    }
    set { isReady = newValue }
  }

  var coverImage: UIImage { square(10) }
  var totalDuration: CFTimeInterval { (0..<UInt(frameCount)).map(duration).reduce(0, +) }
  var frameInterval: UInt { 1 }
  var frameCount: Int { pictures.count }
  var error: any Error { CocoaError(.featureUnsupported) }
  func image(at index: UInt) -> Unmanaged<CGImage> { .passUnretained(pictures[Int(index)]) }
  func duration(at index: UInt) -> CFTimeInterval { Double(index + 1) }
  func clearAnimatedImageCache() { cleared += 1 }
}

/// Puts a node of ten by ten points into a window.
func show(_ node: ASDisplayNode, in window: UIWindow) {
  node.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
  window.addSubview(node.view)
}
