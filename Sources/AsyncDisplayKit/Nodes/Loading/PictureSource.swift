import Foundation
import HeadlessUIKit

/// What a node gets to show.
enum LoadedPicture {
  case still(UIImage)
  case moving(any ASAnimatedImageProtocol)

  /// A picture that says itself that it moves does.
  init(_ image: UIImage) { self = PictureSeries(image).map { .moving($0) } ?? .still(image) }

  /// One picture for all.
  var image: UIImage {
    switch self {
    case .still(let image): image
    case .moving(let film): film.coverImage
    }
  }
}

/// Where a node's picture comes from.
enum PictureSource: @unchecked Sendable {
  case loader(any ASImageLoading)
  case web(cache: (any ASImageCacheProtocol)?, downloader: (any ASImageDownloaderProtocol)?)

  typealias Completion = (Result<LoadedPicture, any Error>, ASNetworkImageLoadInfo.SourceType) -> Void

  /// Begins to get a picture, on a worker. `done` is called on any thread, and once if those who are asked call back once.
  func begin(_ url: URL, on runtime: HeadlessRuntime, done: @escaping Completion) -> PictureDownload {
    let download = PictureDownload()
    runtime.async(.background) {
      switch self {
      case .loader(let loader):
        done(Result { LoadedPicture(try loader.image(at: url)) }, url.isFileURL ? .fileURL : .asynchronousCache)
      case .web(let cache?, _): look(for: url, in: cache, on: runtime, as: download, done)
      case .web(nil, _): fetch(url, as: download, done)
      }
    }
    return download
  }

  private func look(
    for url: URL, in cache: any ASImageCacheProtocol, on runtime: HeadlessRuntime, as download: PictureDownload,
    _ done: @escaping Completion
  ) {
    // Caches call back from threads of their own: what is done there holds locks where it has to.
    nonisolated(unsafe) let done = done
    cache.cachedImage(with: url, callbackQueue: .main) { answer in
      if let found = picture(in: answer.first) { return done(.success(found), .asynchronousCache) }
      runtime.async(.background) { fetch(url, as: download, done) }
    }
  }

  private func fetch(_ url: URL, as download: PictureDownload, _ done: @escaping Completion) {
    guard case .web(_, let downloader?) = self else {
      return done(.failure(ASImageLoadingError.unknown(url)), .download)
    }
    guard !download.isCancelled else { return }
    nonisolated(unsafe) let done = done
    let identifier = downloader.downloadImage(
      with: url, priority: .imminent, callbackQueue: .main, downloadProgress: nil
    ) { answer in
      // The picture, the error, and what may be anything.
      let found = picture(in: answer.first)
      let error = answer.dropFirst().first as? any Error
      done(found.map { .success($0) } ?? .failure(error ?? ASImageLoadingError.notAPicture(url)), .download)
    }
    download.began(with: downloader, identifier)
  }

  /// What caches and downloaders have handed over. Pictures that move come as data, which only the downloader knows how to read.
  private func picture(in answer: Any??) -> LoadedPicture? {
    guard let container = answer as? any ASImageContainerProtocol else { return nil }
    if let data = container.asdk_animatedImageData(), case .web(_, let downloader?) = self,
      let film = downloader.animatedImage(with: data)
    {
      return .moving(film)
    }
    return container.asdk_image().map { LoadedPicture($0) }
  }

  /// The picture at a URL is not needed any more.
  func clear(_ url: URL) {
    if case .web(let cache?, _) = self { cache.clearFetchedImageFromCache(with: url) }
  }
}

/// A picture on its way. On any thread.
final class PictureDownload: @unchecked Sendable {
  private struct State {
    var isCancelled = false
    var cancel: (() -> Void)?
  }

  private let state = Guarded(State())

  var isCancelled: Bool { state[\.isCancelled] }

  func began(with downloader: any ASImageDownloaderProtocol, _ identifier: Any?) {
    guard let identifier else { return }
    let isTooLate = state.with { state in
      if !state.isCancelled { state.cancel = { downloader.cancelImageDownload(forIdentifier: identifier) } }
      return state.isCancelled
    }
    if isTooLate { downloader.cancelImageDownload(forIdentifier: identifier) }
  }

  /// It has arrived: there is nothing to cancel.
  func end() { state.with { $0.cancel = nil } }

  func cancel() {
    let cancel = state.with { state in
      defer { state = State(isCancelled: true) }
      return state.cancel
    }
    cancel?()
  }
}
