import Foundation
import HeadlessUIKit

/// A film with what is needed to play it: a button, the time that has passed, a slider to seek by, and the length of the film.
///
/// The film itself is that of ``videoNode``: it is prepared near, plays while it is seen, and its time passes on the runtime's own clock.
open class ASVideoPlayerNode: ASDisplayNode {
  /// Shows the film. What it plays is for this node to say.
  public let videoNode = ASVideoNode()

  struct Player {
    weak var delegate: (any ASVideoPlayerNodeDelegate)?
    /// Not yet given to the video node, which gets it when this node is to be prepared.
    var pending: AVAsset?
    var isBare = false
    var isSeeking = false
    var duration = CMTime.invalid
    /// By the numbers of their kinds, or names of the delegate's own.
    var controls: [AnyHashable: Any] = [:]
    var spinner: ASDisplayNode?
  }

  let player = Guarded(Player())
  private lazy var listener = FilmListener(of: self)

  public override init() {
    super.init()
    addSubnode(videoNode)
    videoNode.delegate = listener
  }

  public convenience init(asset: AVAsset) {
    self.init()
    player.with { $0.pending = asset }
  }

  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }

  /// - Parameter loadAssetWhenNodeBecomesVisible: makes no difference: the film is prepared near.
  public convenience init(url: URL, loadAssetWhenNodeBecomesVisible: Bool) { self.init(url: url) }

  /// - Parameter loadAssetWhenNodeBecomesVisible: makes no difference: the film is prepared near.
  public convenience init(asset: AVAsset, loadAssetWhenNodeBecomesVisible: Bool) { self.init(asset: asset) }

  open weak var delegate: (any ASVideoPlayerNodeDelegate)? {
    get { player[\.delegate] }
    set { player.with { $0.delegate = newValue } }
  }

  // MARK: What to play

  open var asset: AVAsset? {
    get { player[\.pending] ?? videoNode.asset }
    set {
      let isNear = isInPreloadState
      player.with { $0.pending = isNear ? nil : newValue }
      if isNear || newValue == nil { videoNode.asset = newValue }
    }
  }

  open var assetURL: URL? {
    get { asset?.url }
    set { asset = newValue.map { AVURLAsset(url: $0) } }
  }

  /// Shown until the film is.
  open var placeholderImageURL: URL? {
    get { videoNode.url }
    set { videoNode.url = newValue }
  }

  open var shouldAutoPlay: Bool {
    get { videoNode.shouldAutoplay }
    set { videoNode.shouldAutoplay = newValue }
  }

  open var shouldAutoRepeat: Bool {
    get { videoNode.shouldAutorepeat }
    set { videoNode.shouldAutorepeat = newValue }
  }

  open var muted: Bool {
    get { videoNode.muted }
    set { videoNode.muted = newValue }
  }

  /// One of ``AVLayerVideoGravity``.
  open var gravity: String {
    get { videoNode.gravity }
    set { videoNode.gravity = newValue }
  }

  open var periodicTimeObserverTimescale: Int32 {
    get { videoNode.periodicTimeObserverTimescale }
    set { videoNode.periodicTimeObserverTimescale = newValue }
  }

  /// Kept only: no film stalls here.
  open var shouldAggressivelyRecoverFromStall: Bool {
    get { videoNode.shouldAggressivelyRecoverFromStall }
    set { videoNode.shouldAggressivelyRecoverFromStall = newValue }
  }

  open var playerState: ASVideoNodePlayerState { videoNode.playerState }
  /// Of the film, once it is prepared.
  open var duration: CMTime { player[\.duration] }

  // MARK: Playing

  open func play() { videoNode.play() }
  open func pause() { videoNode.pause() }
  open func isPlaying() -> Bool { videoNode.isPlaying() }
  open func resetToPlaceholder() { videoNode.resetToPlaceholder() }

  /// Goes to a part of the film and plays it from there.
  ///
  /// - Parameter percentComplete: from 0 to 100.
  open func seek(toTime percentComplete: CGFloat) {
    let seconds = duration.seconds * Double(percentComplete) / 100
    guard seconds.isFinite else { return }
    showElapsed(seconds)
    videoNode.player?.seek(to: CMTime(seconds: seconds, preferredTimescale: periodicTimeObserverTimescale))
    if !isPlaying() { play() }
  }

  // MARK: Controls

  /// Whether nothing stands on the film.
  open var controlsDisabled: Bool {
    get { player[\.isBare] }
    set {
      let isNew = player.with { player in
        defer { player.isBare = newValue }
        return player.isBare != newValue
      }
      guard isNew, isNodeLoaded else { return }
      if newValue { removeControls() } else { makeControls() }
    }
  }

  open override var supportsLayerBacking: Bool { false }

  open override func didLoad() {
    super.didLoad()
    makeControls()
  }

  open override func didEnterPreloadState() {
    super.didEnterPreloadState()
    let pending = player.with { player in
      defer { player.pending = nil }
      return player.pending
    }
    if let pending { videoNode.asset = pending }
  }

  open override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    layout(in: constrainedSize.max)
  }
}
