import Dispatch
import Foundation
import HeadlessUIKit

/// What nodes get pictures from that name no downloader: ``ASStandardImageLoader``, and never a network.
public final class ASBasicImageDownloader: NSObject, ASImageDownloaderProtocol, Sendable {
  public static let shared = ASBasicImageDownloader()

  /// Version 2 has `shared()`.
  public func callAsFunction() -> ASBasicImageDownloader { self }

  public func downloadImage(
    with url: URL, shouldRetry: Bool, callbackQueue: DispatchQueue, downloadProgress: ASImageDownloaderProgress?,
    completion: @escaping ASImageDownloaderCompletion
  ) -> Any? {
    let result = Result { try ASStandardImageLoader.shared.image(at: url) }
    callbackQueue.async {
      switch result {
      case .success(let image): completion(image, nil, nil, nil)
      case .failure(let error): completion(nil, error, nil, nil)
      }
    }
    return nil
  }

  /// It is over as soon as it has begun.
  public func cancelImageDownload(forIdentifier downloadIdentifier: Any) {}
}

/// The same with a cache that never has a picture: what is in memory need not be kept twice.
public final class ASPINRemoteImageDownloader: NSObject, ASImageDownloaderProtocol, ASImageCacheProtocol, Sendable {
  public static let shared = ASPINRemoteImageDownloader()

  /// Version 2 has `shared()`.
  public func callAsFunction() -> ASPINRemoteImageDownloader { self }

  public func downloadImage(
    with url: URL, shouldRetry: Bool, callbackQueue: DispatchQueue, downloadProgress: ASImageDownloaderProgress?,
    completion: @escaping ASImageDownloaderCompletion
  ) -> Any? {
    ASBasicImageDownloader.shared.downloadImage(
      with: url, shouldRetry: shouldRetry, callbackQueue: callbackQueue, downloadProgress: downloadProgress,
      completion: completion)
  }

  /// It is over as soon as it has begun.
  public func cancelImageDownload(forIdentifier downloadIdentifier: Any) {}
}
