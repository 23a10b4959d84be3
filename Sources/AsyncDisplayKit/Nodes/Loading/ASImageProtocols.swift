import Dispatch
import Foundation
import HeadlessUIKit

/// A picture as caches and downloaders hand it over.
public protocol ASImageContainerProtocol {
  /// Nil if there is an animated picture instead.
  func asdk_image() -> UIImage?
  /// Not used: a picture here does not move.
  func asdk_animatedImageData() -> Data?
}

extension UIImage: ASImageContainerProtocol {
  public func asdk_image() -> UIImage? { self }
  public func asdk_animatedImageData() -> Data? { nil }
}

/// Whether whoever asked a cache has waited for it.
public enum ASImageCacheType: Int, Hashable, Sendable {
  case synchronous
  case asynchronous
}

public typealias ASImageCacherCompletion =
  @Sendable (
    _ imageFromCache: (any ASImageContainerProtocol)?, _ cacheType: ASImageCacheType
  ) -> Void

/// Keeps pictures that were downloaded before.
public protocol ASImageCacheProtocol: AnyObject {
  /// Looks for a picture. On any thread.
  /// - Parameter completion: to be called on the queue, with nil if the cache has no picture.
  func cachedImage(with url: URL, callbackQueue: DispatchQueue, completion: @escaping ASImageCacherCompletion)
  /// A picture that need not be waited for; nil if left out.
  func synchronouslyFetchedCachedImage(with url: URL) -> (any ASImageContainerProtocol)?
  /// A node needs the picture no more.
  func clearFetchedImageFromCache(with url: URL)
}

extension ASImageCacheProtocol {
  public func cachedImage(with url: URL, callbackQueue: DispatchQueue, completion: @escaping ASImageCacherCompletion) {
    nonisolated(unsafe) let image = synchronouslyFetchedCachedImage(with: url)
    callbackQueue.async { completion(image, .asynchronous) }
  }
  public func synchronouslyFetchedCachedImage(with url: URL) -> (any ASImageContainerProtocol)? { nil }
  public func clearFetchedImageFromCache(with url: URL) {}
}

/// - Parameters:
///   - image: nil if there is none.
///   - downloadIdentifier: what the download returned when it began.
public typealias ASImageDownloaderCompletion =
  @Sendable (
    _ image: (any ASImageContainerProtocol)?, _ error: (any Error)?, _ downloadIdentifier: Any?, _ userInfo: Any?
  ) -> Void
/// From 0 to 1.
public typealias ASImageDownloaderProgress = (_ progress: CGFloat) -> Void

/// Gets pictures. One of the two ways to download is enough. On any thread.
public protocol ASImageDownloaderProtocol: AnyObject {
  /// - Parameters:
  ///   - shouldRetry: whether a failure may be tried again.
  ///   - completion: to be called on the queue.
  /// - Returns: what stands for the download in ``cancelImageDownload(forIdentifier:)``; nil if it cannot be cancelled.
  func downloadImage(
    with url: URL, shouldRetry: Bool, callbackQueue: DispatchQueue, downloadProgress: ASImageDownloaderProgress?,
    completion: @escaping ASImageDownloaderCompletion
  ) -> Any?
  func downloadImage(
    with url: URL, callbackQueue: DispatchQueue, downloadProgress: ASImageDownloaderProgress?,
    completion: @escaping ASImageDownloaderCompletion
  ) -> Any?
  /// The picture is not wanted any more.
  func cancelImageDownload(forIdentifier downloadIdentifier: Any)
}

extension ASImageDownloaderProtocol {
  public func downloadImage(
    with url: URL, shouldRetry: Bool, callbackQueue: DispatchQueue, downloadProgress: ASImageDownloaderProgress?,
    completion: @escaping ASImageDownloaderCompletion
  ) -> Any? {
    downloadImage(
      with: url, callbackQueue: callbackQueue, downloadProgress: downloadProgress, completion: completion)
  }

  public func downloadImage(
    with url: URL, callbackQueue: DispatchQueue, downloadProgress: ASImageDownloaderProgress?,
    completion: @escaping ASImageDownloaderCompletion
  ) -> Any? {
    callbackQueue.async { completion(nil, ASImageLoadingError.unknown(url), nil, nil) }
    return nil
  }
}
