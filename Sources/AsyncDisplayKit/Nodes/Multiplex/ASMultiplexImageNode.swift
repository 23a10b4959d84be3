import Foundation
import HeadlessUIKit

/// A node of one picture in several qualities: it shows the best that it has, and gets the better ones while it is in the preload state.
open class ASMultiplexImageNode: ASSourcedImageNode {
  private struct Loading {
    /// The best first.
    var identifiers: [ASImageIdentifier] = []
    /// Those that are still to be got, the next one first.
    var queue: [ASImageIdentifier] = []
    var loaded: ASImageIdentifier?
    var displayed: ASImageIdentifier?
    var getsAll = false
    /// Grows whenever what is being loaded is no longer wanted.
    var generation = 0
    var download: PictureDownload?

    /// Begins anew; whatever is under way is not wanted.
    mutating func start() {
      generation += 1
      queue = getsAll ? identifiers.reversed() : Array(identifiers.prefix(1))
    }
  }

  private let loading = Guarded(Loading())
  public weak var delegate: (any ASMultiplexImageNodeDelegate)?
  public weak var dataSource: (any ASMultiplexImageNodeDataSource)?

  // MARK: What to load

  /// What the qualities are known by, the best one first.
  open var imageIdentifiers: [ASImageIdentifier] {
    get { loading[\.identifiers] }
    set {
      let isNew = loading.with { loading in
        defer { loading.identifiers = newValue }
        return loading.identifiers != newValue
      }
      if isNew { startLoading() }
    }
  }

  /// Whether the lesser qualities are got on the way to the best one.
  open var downloadsIntermediateImages: Bool {
    get { loading[\.getsAll] }
    set { loading.with { $0.getsAll = newValue } }
  }

  /// Kept; a picture is loaded in one piece.
  open var shouldRenderProgressImages = true
  /// The quality that has been got last.
  open var loadedImageIdentifier: ASImageIdentifier? { loading[\.loaded] }
  /// The quality that is on screen.
  open var displayedImageIdentifier: ASImageIdentifier? { loading[\.displayed] }

  /// Asks the data source for everything again.
  open func reloadImageIdentifierSources() { startLoading() }

  // MARK: Coming near and going away

  open override func didEnterPreloadState() {
    super.didEnterPreloadState()
    startLoading()
  }

  open override func didExitPreloadState() {
    super.didExitPreloadState()
    loading.with {
      $0.generation += 1
      ($0.loaded, $0.queue) = (nil, [])
    }
    giveUpDownload()
    image = nil
  }

  open override func displayDidFinish() {
    super.displayDidFinish()
    let identifier = loading.with { loading in
      loading.displayed = loading.loaded
      return loading.displayed
    }
    delegate?.multiplexImageNode(self, didDisplayUpdatedImage: image, withIdentifier: identifier)
    if loading[\.queue].isEmpty { delegate?.multiplexImageNodeDidFinishDisplay(self) }
  }

  private func giveUpDownload() { loading.with { $0.download.take() }?.cancel() }

  deinit { loading[\.download]?.cancel() }

  // MARK: Loading, on main

  private func startLoading() {
    guard isInPreloadState else { return }
    giveUpDownload()
    loading.with { $0.start() }
    onMain(self) { $0.loadNext() }
  }

  private func loadNext() {
    let next = loading.with { loading in loading.queue.first.map { ($0, loading.generation) } }
    guard let (identifier, generation) = next else { return }
    if let image = dataSource?.multiplexImageNode(self, imageForImageIdentifier: identifier) {
      return finish(.success(image), identifier, generation)
    }
    guard let url = dataSource?.multiplexImageNode(self, urlForImageIdentifier: identifier) else {
      return finish(.failure(ASMultiplexImageNodeError.noSource), identifier, generation)
    }
    delegate?.multiplexImageNode(self, didStartDownloadOfImageWithIdentifier: identifier)
    let download = source.begin(url, on: runtime) { [weak self] result, _ in
      guard let self else { return }
      onMain(self) { node in
        node.tellOfEnd(of: identifier, result, generation)
        node.finish(result, identifier, generation)
      }
    }
    keep(download, of: identifier, generation)
  }

  /// What a hook has made unwanted meanwhile is cancelled; what is there already is not under way.
  private func keep(_ download: PictureDownload, of identifier: ASImageIdentifier, _ generation: Int) {
    let isWanted = loading.with { loading in
      guard loading.generation == generation else { return false }
      if loading.queue.first == identifier { loading.download = download }
      return true
    }
    if !isWanted { download.cancel() }
  }

  private func tellOfEnd(of identifier: ASImageIdentifier, _ result: Result<UIImage, any Error>, _ generation: Int) {
    guard loading[\.generation] == generation else { return }
    var failure: (any Error)?
    if case .failure(let error) = result { failure = error }
    delegate?.multiplexImageNode(self, didFinishDownloadingImageWithIdentifier: identifier, error: failure)
  }

  /// What came too late is dropped without a word.
  private func finish(_ result: Result<UIImage, any Error>, _ identifier: ASImageIdentifier, _ generation: Int) {
    let previous = loading.with { loading -> ASImageIdentifier?? in
      guard loading.generation == generation, loading.queue.first == identifier else { return nil }
      loading.queue.removeFirst()
      loading.download?.end()
      loading.download = nil
      defer { if case .success = result { loading.loaded = identifier } }
      return .some(loading.loaded)
    }
    guard let previous else { return }
    if case .success(let new) = result {
      let old = image
      image = new
      delegate?.multiplexImageNode(
        self, didUpdate: new, withIdentifier: identifier, from: old, withIdentifier: previous)
    }
    loadNext()
  }
}

/// Why a multiplex node has no picture of a quality.
public enum ASMultiplexImageNodeError: Error, Hashable, Sendable {
  /// The data source has neither a picture nor a URL for it.
  case noSource
}
