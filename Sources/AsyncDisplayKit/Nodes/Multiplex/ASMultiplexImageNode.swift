import Foundation
import HeadlessUIKit

/// A node of one picture in several qualities: it shows the best that its data source has at once, and gets the better ones while it is
/// in the preload state. One that cannot be got ends that.
open class ASMultiplexImageNode: ASSourcedImageNode {
  private let loading = Guarded(MultiplexLoading())
  open weak var delegate: (any ASMultiplexImageNodeDelegate)?
  open weak var dataSource: (any ASMultiplexImageNodeDataSource)?

  /// Pictures come from ``ASStandardImageLoader``. A convenience, as in the original: a subclass has an `init()` of its own without
  /// overriding one, and whoever overrides the initialiser with cache and downloader is made by that.
  public override convenience init() { self.init(loader: ASStandardImageLoader.shared) }

  /// - Parameter loader: gets the pictures.
  public convenience init(loader: any ASImageLoading) { self.init(cache: nil, downloader: LoaderInDisguise(loader)) }

  /// - Parameters:
  ///   - cache: is asked first, if there is one.
  ///   - downloader: is asked if the cache has no picture, if there is one: the data source may have them all.
  public init(cache: (any ASImageCacheProtocol)?, downloader: (any ASImageDownloaderProtocol)?) {
    super.init()
    source = PictureSource(cache: cache, downloader: downloader)
  }

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

  /// Asks the data source for everything again, however far from the screen the node is.
  open func reloadImageIdentifierSources() {
    loading.with { $0.loaded = nil }
    begin()
  }

  /// That of the identifiers; no other can be set.
  open override var image: UIImage? {
    get { super.image }
    set { refuse(.pictureOfIdentifiers, "\(type(of: self))") }
  }

  // MARK: Coming near and going away

  open override func didEnterPreloadState() {
    super.didEnterPreloadState()
    startLoading()
  }

  open override func didExitPreloadState() {
    super.didExitPreloadState()
    loading.with {
      $0.giveUp()
      $0.loaded = nil
    }
    giveUpDownload()
    super.image = nil
  }

  open override func clearContents() {
    super.clearContents()
    guard ThreadState.isMain else { return }
    let wasDisplayed = loading.with { $0.displayed.take() } != nil
    if wasDisplayed { delegate?.multiplexImageNode(self, didDisplayUpdatedImage: nil, withIdentifier: nil) }
  }

  open override func displayDidFinish() {
    super.displayDidFinish()
    let (previous, identifier) = loading.with { loading in
      defer { loading.displayed = loading.loaded }
      return (loading.displayed, loading.loaded)
    }
    // A node that waits for its first picture displays nothing worth telling.
    guard image != nil || previous != nil else { return }
    delegate?.multiplexImageNode(self, didDisplayUpdatedImage: image, withIdentifier: identifier)
    if loading[\.next] == nil { delegate?.multiplexImageNodeDidFinishDisplay(self) }
  }

  private func giveUpDownload() { loading.with { $0.download.take() }?.cancel() }

  deinit { loading[\.download]?.cancel() }

  // MARK: Loading, on main

  private func startLoading() { if isInPreloadState { begin() } }

  private func begin() {
    giveUpDownload()
    loading.with { $0.giveUp() }
    onMain(self) { node in
      node.showBestAtHand()
      node.loadNext()
    }
  }

  /// What the data source need not wait for. Without identifiers there is nothing to show.
  private func showBestAtHand() {
    let (identifiers, loaded) = loading.with { ($0.identifiers, $0.loaded) }
    if identifiers.isEmpty && image != nil { show(nil, nil) }
    for identifier in identifiers {
      // It may make another picture each time: one is enough.
      if identifier == loaded && image != nil { return }
      if let image = dataSource?.multiplexImageNode(self, imageForImageIdentifier: identifier) {
        return show(image, identifier)
      }
    }
  }

  private func loadNext() {
    let next = loading.with { loading -> (ASImageIdentifier, Int)? in
      guard loading.current == nil, let next = loading.next else { return nil }
      loading.current = next
      return (next, loading.generation)
    }
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
        node.tellOfEnd(of: identifier, result.map(\.image), generation)
        node.finish(result.map(\.image), identifier, generation)
      }
    }
    keep(download, of: identifier, generation)
  }

  /// What a hook has made unwanted meanwhile is cancelled; what is there already is not under way.
  private func keep(_ download: PictureDownload, of identifier: ASImageIdentifier, _ generation: Int) {
    let isWanted = loading.with { loading in
      guard loading.generation == generation else { return false }
      if loading.current == identifier { loading.download = download }
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
    let isWanted = loading.with { loading in
      guard loading.generation == generation, loading.current == identifier else { return false }
      loading.current = nil
      loading.download?.end()
      loading.download = nil
      return true
    }
    guard isWanted, case .success(let image) = result else { return }
    show(image, identifier)
    loadNext()
  }

  private func show(_ new: UIImage?, _ identifier: ASImageIdentifier?) {
    let previous = loading.with { loading in
      defer { loading.loaded = identifier }
      return loading.loaded
    }
    let old = image
    super.image = new
    delegate?.multiplexImageNode(self, didUpdate: new, withIdentifier: identifier, from: old, withIdentifier: previous)
  }
}
