import Dispatch
import Foundation
import HeadlessUIKit

/// A picture as caches and downloaders hand it over.
public protocol ASImageContainerProtocol: ASImageCacheAnswer {
  /// Nil if there is an animated picture instead.
  func asdk_image() -> UIImage?
  /// What the downloader makes an animated picture of, if it can.
  func asdk_animatedImageData() -> Data?
}

extension UIImage: ASImageContainerProtocol {
  public func asdk_image() -> UIImage? { self }
  public func asdk_animatedImageData() -> Data? { nil }
}

/// What a cache calls back with: a picture, and in version 3 how it was found.
public protocol ASImageCacheAnswer {}

/// Whether whoever asked a cache has waited for it.
public struct ASImageCacheType: RawRepresentable, Hashable, Sendable, ASImageCacheAnswer {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension ASImageCacheAnswer where Self == ASImageCacheType {
  public static var synchronous: ASImageCacheType { ASImageCacheType(rawValue: 0) }
  public static var asynchronous: ASImageCacheType { ASImageCacheType(rawValue: 1) }
}

/// Takes the picture, or nil. Version 2 calls it with nothing else, version 3 with an ``ASImageCacheType`` behind it: either compiles,
/// since the number of what it takes is open.
public typealias ASImageCacherCompletion = @Sendable (_ answer: (any ASImageCacheAnswer)?...) -> Void

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

/// Takes the picture or nil, the error or nil, what the download returned when it began, and, except in version 2, whatever else there is
/// to say.
public typealias ASImageDownloaderCompletion = @Sendable (_ answer: Any?...) -> Void
/// From 0 to 1.
public typealias ASImageDownloaderProgress = (_ progress: CGFloat) -> Void
/// A picture of less quality, and how much of it there is, from 0 to 1. For downloaders that take one; none is given to them here, since
/// a picture comes in one piece.
public typealias ASImageDownloaderProgressImage = (
  _ progressImage: UIImage, _ progress: CGFloat, _ downloadIdentifier: Any?
) -> Void

/// How soon a picture is wanted.
public enum ASImageDownloaderPriority: Int, Hashable, Sendable {
  case preload
  case imminent
  case visible
}

/// Gets pictures. One of the ways to download is enough. On any thread.
public protocol ASImageDownloaderProtocol: AnyObject {
  func downloadImage(
    with url: URL, priority: ASImageDownloaderPriority, callbackQueue: DispatchQueue,
    downloadProgress: ASImageDownloaderProgress?, completion: @escaping ASImageDownloaderCompletion
  ) -> Any?
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
  /// What moves, from its data; nil if left out: nothing here reads such data.
  func animatedImage(with animatedImageData: Data) -> (any ASAnimatedImageProtocol)?
  /// The picture is not wanted any more.
  func cancelImageDownload(forIdentifier downloadIdentifier: Any)
}

extension ASImageDownloaderProtocol {
  public func animatedImage(with animatedImageData: Data) -> (any ASAnimatedImageProtocol)? { nil }

  public func downloadImage(
    with url: URL, priority: ASImageDownloaderPriority, callbackQueue: DispatchQueue,
    downloadProgress: ASImageDownloaderProgress?, completion: @escaping ASImageDownloaderCompletion
  ) -> Any? {
    downloadImage(
      with: url, shouldRetry: true, callbackQueue: callbackQueue, downloadProgress: downloadProgress,
      completion: completion)
  }

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
