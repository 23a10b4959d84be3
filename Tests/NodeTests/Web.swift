import AsyncDisplayKit
import Dispatch
import Foundation

/// A cache and a downloader, as a library for pictures would be adapted.
class Web: ASImageCacheProtocol, ASImageDownloaderProtocol, @unchecked Sendable {
  var cached: UIImage?
  var answers = true
  private let lock = NSLock()
  private var log: [String] = []
  var told: [String] { lock.withLock { log } }
  private func tell(_ what: String) { lock.withLock { log.append(what) } }

  func cachedImage(with url: URL, callbackQueue: DispatchQueue, completion: @escaping ASImageCacherCompletion) {
    tell("cache on \(ThreadState.current.role)")
    callbackQueue.async { [cached] in completion(cached, .asynchronous) }
  }

  func downloadImage(
    with url: URL, callbackQueue: DispatchQueue, downloadProgress: ASImageDownloaderProgress?,
    completion: @escaping ASImageDownloaderCompletion
  ) -> Any? {
    tell("download on \(ThreadState.current.role)")
    if answers { callbackQueue.async { completion(square(40), nil, 7, nil) } }
    return 7
  }

  func cancelImageDownload(forIdentifier downloadIdentifier: Any) { tell("cancel \(downloadIdentifier)") }
  func clearFetchedImageFromCache(with url: URL) { tell("clear") }
}
