import Foundation
import HeadlessUIKit

/// What nodes have in common whose pictures come from somewhere else: how they are made, and where they ask.
open class ASSourcedImageNode: ASImageNode {
  let source: PictureSource

  /// Pictures come from ``ASStandardImageLoader``. A convenience, as in the original: a subclass has an `init()` of its own without
  /// overriding one.
  public override convenience init() { self.init(loader: ASStandardImageLoader.shared) }

  /// - Parameter loader: gets the pictures.
  public init(loader: any ASImageLoading) {
    source = .loader(loader)
    super.init()
  }

  /// - Parameters:
  ///   - cache: is asked first, if there is one.
  ///   - downloader: is asked if the cache has no picture.
  public init(cache: (any ASImageCacheProtocol)?, downloader: any ASImageDownloaderProtocol) {
    source = .web(cache: cache, downloader: downloader)
    super.init()
  }

  init(source: PictureSource) {
    self.source = source
    super.init()
  }

  public override init(viewBlock: @escaping ASDisplayNodeViewBlock, didLoad: ASDisplayNodeDidLoadBlock? = nil) {
    source = .loader(ASStandardImageLoader.shared)
    super.init(viewBlock: viewBlock, didLoad: didLoad)
  }

  public override init(layerBlock: @escaping ASDisplayNodeLayerBlock, didLoad: ASDisplayNodeDidLoadBlock? = nil) {
    source = .loader(ASStandardImageLoader.shared)
    super.init(layerBlock: layerBlock, didLoad: didLoad)
  }
}
