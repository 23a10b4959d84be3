import Foundation
import HeadlessUIKit

/// What an ``ASNetworkImageNode`` wants to show, and how far it has come.
struct NetworkImageLoading {
  var url: URL?
  var defaultImage: UIImage?
  /// Grows whenever what is being loaded is no longer wanted.
  var generation = 0
  var isUnderWay = false
  var isLoaded = false
  var rendersProgress = true
  var caches = true
  var quality: CGFloat = 0
  var download: PictureDownload?

  /// What is loaded or being loaded is not wanted any more.
  mutating func forget() {
    generation += 1
    (isUnderWay, isLoaded, quality) = (false, false, 0)
  }
}
