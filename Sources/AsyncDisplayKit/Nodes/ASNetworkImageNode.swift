import Foundation
import HeadlessUIKit

/// A picture node that gets its picture from a URL: while it is in the preload state, on a worker thread. When it leaves that state the
/// picture is dropped. Nothing is ever asked of a network; an ``ASImageLoading`` has the pictures, or a cache and a downloader of the user's
/// own.
open class ASNetworkImageNode: ASSourcedImageNode {
  /// What was begun, and for which wish.
  private struct Job {
    let url: URL
    let generation: Int
  }

  private let loading = Guarded(NetworkImageLoading())
  open weak var delegate: (any ASNetworkImageNodeDelegate)?

  /// Pictures come from ``ASStandardImageLoader``. A convenience, as in the original: a subclass has an `init()` of its own without
  /// overriding one, and whoever overrides the initialiser with cache and downloader is made by that.
  public override convenience init() { self.init(loader: ASStandardImageLoader.shared) }

  /// - Parameter loader: gets the pictures.
  public convenience init(loader: any ASImageLoading) { self.init(cache: nil, downloader: LoaderInDisguise(loader)) }

  /// - Parameters:
  ///   - cache: is asked first, if there is one.
  ///   - downloader: is asked if the cache has no picture.
  public init(cache: (any ASImageCacheProtocol)?, downloader: any ASImageDownloaderProtocol) {
    super.init()
    source = PictureSource(cache: cache, downloader: downloader)
  }

  // MARK: What to load

  open var url: URL? {
    get { loading[\.url] }
    set { setURL(newValue, resetToDefault: true) }
  }

  /// - Parameter reset: whether the default picture is shown until the new one is there; the old one is if not.
  open func setURL(_ url: URL?, resetToDefault reset: Bool) {
    var isNew = false
    exchange { loading in
      isNew = loading.url != url
      guard isNew else { return .nothing }
      loading.url = url
      loading.forget()
      return reset || url == nil ? .picture(loading.defaultImage) : .nothing
    }
    if isNew { giveUpDownload() }
    if isNew && isInPreloadState { startLoading() }
  }

  /// Shown while there is no other.
  open var defaultImage: UIImage? {
    get { loading[\.defaultImage] }
    set {
      exchange { loading in
        loading.defaultImage = newValue
        return loading.isLoaded ? .nothing : .behindFilm(newValue)
      }
    }
  }

  /// A picture that is set by hand takes the place of the URL's.
  open override var image: UIImage? {
    get { super.image }
    set {
      exchange { loading in
        loading.url = nil
        loading.forget()
        return .picture(newValue)
      }
      giveUpDownload()
    }
  }

  /// What takes the place of what the node has shown.
  private enum Exchange {
    case nothing
    /// Alone: what moved is gone.
    case picture(UIImage?)
    /// What moves goes on.
    case behindFilm(UIImage?)
    case film(any ASAnimatedImageProtocol, isReady: Bool)

    init(_ picture: LoadedPicture) {
      switch picture {
      case .still(let image): self = .picture(image)
      case .moving(let film): self = .film(film, isReady: film.playbackReady)
      }
    }
  }

  /// Changes what is to be loaded, and in the same step what is shown: so that nothing takes the place of what was set meanwhile.
  private func exchange(_ change: (inout NetworkImageLoading) -> Exchange) {
    let (picture, film) = loading.with { loading -> (PictureChange?, FilmChange?) in
      switch change(&loading) {
      case .nothing: (nil, nil)
      case .picture(let image): (keep(image), keepFilm(nil, isReady: true))
      case .behindFilm(let image): (keep(image), nil)
      case .film(let film, let isReady): (nil, keepFilm(film, isReady: isReady))
      }
    }
    if let film { tellOf(film) }
    if let picture { tellOf(picture) }
  }

  /// Kept; a picture is loaded in one piece.
  open var shouldRenderProgressImages: Bool {
    get { loading[\.rendersProgress] }
    set { loading.with { $0.rendersProgress = newValue } }
  }

  open var shouldCacheImage: Bool {
    get { loading[\.caches] }
    set { loading.with { $0.caches = newValue } }
  }

  /// 1 once the picture is there, 0 before.
  open var currentImageQuality: CGFloat { loading[\.quality] }
  open var renderedImageQuality: CGFloat { loading[\.quality] }

  // MARK: Coming near and going away

  open override func didEnterPreloadState() {
    super.didEnterPreloadState()
    startLoading()
  }

  open override func didExitPreloadState() {
    super.didExitPreloadState()
    exchange { loading in
      loading.forget()
      return loading.url == nil ? .nothing : .picture(loading.defaultImage)
    }
    giveUpDownload()
    if let url { source.clear(url) }
  }

  /// Whoever gets the picture hears that it is not wanted, if it has not come yet.
  private func giveUpDownload() { loading.with { $0.download.take() }?.cancel() }

  deinit { loading[\.download]?.cancel() }

  private func startLoading() {
    let job = loading.with { loading -> Job? in
      guard let url = loading.url, !loading.isUnderWay, !loading.isLoaded else { return nil }
      loading.isUnderWay = true
      return Job(url: url, generation: loading.generation)
    }
    guard let job else { return }
    onMain { $0.delegate?.imageNodeDidStartFetchingData($0) }
    let download = source.begin(job.url, on: runtime) { [weak self] result, type in
      self?.finish(result, of: job, from: type)
    }
    let isWanted = loading.with { loading in
      if loading.generation == job.generation && loading.isUnderWay { loading.download = download }
      return loading.generation == job.generation
    }
    if !isWanted { download.cancel() }
  }

  /// What came too late is dropped without a word.
  private func finish(
    _ result: Result<LoadedPicture, any Error>, of job: Job, from type: ASNetworkImageLoadInfo.SourceType
  ) {
    var isWanted = false
    let loaded = (try? result.get()).map(Exchange.init)
    exchange { loading in
      isWanted = loading.generation == job.generation
      guard isWanted else { return .nothing }
      loading.isUnderWay = false
      loading.download?.end()
      loading.download = nil
      guard let loaded else { return .nothing }
      (loading.isLoaded, loading.quality) = (true, 1)
      return loaded
    }
    guard isWanted else { return }
    switch result {
    case .success(let picture):
      let (image, info) = (picture.image, ASNetworkImageLoadInfo(url: job.url, sourceType: type))
      onMain { $0.delegate?.imageNode($0, didLoad: image, info: info) }
    case .failure(let error): onMain { $0.delegate?.imageNode($0, didFailWithError: error) }
    }
  }

  private func onMain(_ body: @escaping (ASNetworkImageNode) -> Void) {
    if ThreadState.isMain { return body(self) }
    runtime.async(.main) { body(self) }
  }
}
