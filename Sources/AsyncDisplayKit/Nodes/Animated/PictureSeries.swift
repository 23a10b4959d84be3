import Foundation
import HeadlessUIKit

/// The pictures of an animated `UIImage`, each for as long as the others, without end.
final class PictureSeries: ASAnimatedImageProtocol {
  private let pictures: [CGImage]
  let coverImage: UIImage
  let totalDuration: CFTimeInterval

  /// Nil for a picture that stands still.
  init?(_ image: UIImage) {
    pictures = image.images?.compactMap(\.cgImage) ?? []
    guard !pictures.isEmpty else { return nil }
    (coverImage, totalDuration) = (image, image.duration)
  }

  let coverImageReady = true
  let playbackReady = true
  var playbackReadyCallback: () -> Void = {}
  let frameInterval: UInt = 1
  let loopCount = 0
  var frameCount: Int { pictures.count }
  var error: any Error { CocoaError(.featureUnsupported) }

  func image(at index: UInt) -> Unmanaged<CGImage> { .passUnretained(pictures[Int(index)]) }
  func duration(at index: UInt) -> CFTimeInterval { totalDuration / Double(pictures.count) }
  func clearAnimatedImageCache() {}
}
