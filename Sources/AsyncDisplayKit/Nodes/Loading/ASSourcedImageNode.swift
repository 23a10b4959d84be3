import Dispatch
import Foundation
import HeadlessUIKit

/// What nodes have in common whose pictures come from somewhere else: where they ask.
open class ASSourcedImageNode: ASImageNode {
  /// Set once, by the initialiser.
  final var source = PictureSource.loader(ASStandardImageLoader.shared)
}

extension PictureSource {
  /// - Parameter downloader: if it stands for a loader, and there is no cache to be asked first, that is who is asked.
  init(cache: (any ASImageCacheProtocol)?, downloader: (any ASImageDownloaderProtocol)?) {
    if cache == nil, let loader = (downloader as? LoaderInDisguise)?.loader {
      self = .loader(loader)
    } else {
      self = .web(cache: cache, downloader: downloader)
    }
  }
}

/// A loader as the one initialiser takes it that all others of a node go through, and that subclasses override.
final class LoaderInDisguise: ASImageDownloaderProtocol, Sendable {
  static let standard = LoaderInDisguise(ASStandardImageLoader.shared)
  let loader: any ASImageLoading

  init(_ loader: any ASImageLoading) { self.loader = loader }

  func downloadImage(
    with url: URL, shouldRetry: Bool, callbackQueue: DispatchQueue, downloadProgress: ASImageDownloaderProgress?,
    completion: @escaping ASImageDownloaderCompletion
  ) -> Any? {
    let result = Result { try loader.image(at: url) }
    callbackQueue.async {
      switch result {
      case .success(let image): completion(image, nil, nil, nil)
      case .failure(let error): completion(nil, error, nil, nil)
      }
    }
    return nil
  }

  /// It is over as soon as it has begun.
  func cancelImageDownload(forIdentifier downloadIdentifier: Any) {}
}
