import Foundation
import HeadlessUIKit

/// A node of a film: it is prepared while the node is in the preload state and plays while it is visible.
///
/// No film is decoded here. What is seen is the picture of ``ASNetworkImageNode/url`` or the default one; the time of the film passes on the
/// runtime's own clock, and a film whose length nobody has said has no end.
open class ASVideoNode: ASNetworkImageNode {
  let video = Guarded(VideoState())
  var listener: (any ASVideoNodeDelegate)? { delegate as? any ASVideoNodeDelegate }

  public override init(cache: (any ASImageCacheProtocol)?, downloader: any ASImageDownloaderProtocol) {
    super.init(cache: cache, downloader: downloader)
    hearTaps()
  }

  private func hearTaps() {
    addHandler(forControlEvents: .touchUpInside) { node in
      guard let node = node as? ASVideoNode else { return }
      if let listener = node.listener { listener.didTap(node) } else { node.toggle() }
    }
  }

  // MARK: What to play

  open var asset: AVAsset? {
    get { video[\.asset] }
    set {
      guard video[\.asset] != newValue else { return }
      video.with { $0.asset = newValue }
      onMain { node in
        node.unloadFilm()
        if node.isInPreloadState { node.loadFilm() }
      }
    }
  }

  open var assetURL: URL? {
    get { asset?.url }
    set { asset = newValue.map { AVURLAsset(url: $0) } }
  }

  open var shouldAutoplay: Bool {
    get { video[\.autoplays] }
    set { video.with { $0.autoplays = newValue } }
  }

  open var shouldAutorepeat: Bool {
    get { video[\.repeats] }
    set { video.with { $0.repeats = newValue } }
  }

  open var muted: Bool {
    get { video[\.isMuted] }
    set {
      video.with { $0.isMuted = newValue }
      onMain { node in node.player?.isMuted = newValue }
    }
  }

  /// One of ``AVLayerVideoGravity``. The picture in place of the film is put where the film would be.
  open var gravity: String {
    get { video[\.gravity] }
    set {
      video.with { $0.gravity = newValue }
      contentMode = AVLayerVideoGravity(rawValue: newValue).contentMode
    }
  }

  /// How often a second one wants to be told of the time that was played. Kept only: it is told of every second.
  open var periodicTimeObserverTimescale: Int32 {
    get { video[\.timescale] }
    set { video.with { $0.timescale = newValue } }
  }

  /// Kept only: no film stalls here.
  open var shouldAggressivelyRecoverFromStall: Bool {
    get { video[\.recovers] }
    set { video.with { $0.recovers = newValue } }
  }

  /// There while the film is prepared.
  open var player: AVPlayer? { video[\.player] }
  open var currentItem: AVPlayerItem? { player?.currentItem }
  open var playerState: ASVideoNodePlayerState { video[\.state] }
  open func isPlaying() -> Bool { playerState == .playing }

  // MARK: Playing

  /// Plays as soon as the film is prepared.
  open func play() {
    onMain { node in
      guard node.mayBecome(.playing) else { return }
      node.video.with { $0.shouldBePlaying = true }
      guard let player = node.player else { return }
      node.become(.playing)
      player.play()
    }
  }

  open func pause() {
    onMain { node in
      guard node.mayBecome(.paused) else { return }
      node.video.with { $0.shouldBePlaying = false }
      guard let player = node.player else { return }
      player.pause()
      node.become(.paused)
    }
  }

  /// Back to the beginning, with the picture and without a film.
  open func resetToPlaceholder() {
    onMain { node in
      node.pause()
      node.player?.seek(to: .zero)
    }
  }

  func toggle() { if isPlaying() { pause() } else { play() } }

  // MARK: Coming near and going away

  open override func didEnterPreloadState() {
    super.didEnterPreloadState()
    loadFilm()
  }

  open override func didEnterVisibleState() {
    super.didEnterVisibleState()
    if video.with({ $0.shouldBePlaying || $0.autoplays }) { play() }
  }

  /// A film that played goes on when the node comes back.
  open override func didExitVisibleState() {
    super.didExitVisibleState()
    guard video[\.shouldBePlaying] else { return }
    player?.pause()
    if player != nil { become(.paused) }
  }

  open override func didExitPreloadState() {
    super.didExitPreloadState()
    unloadFilm()
  }

  private func onMain(_ body: @escaping (ASVideoNode) -> Void) {
    if ThreadState.isMain { return body(self) }
    runtime.async(.main) { body(self) }
  }

  /// Kept; no film is seen.
  open var videoComposition: AVVideoComposition? {
    get { rare() }
    set { setRare(newValue) }
  }

  /// Kept; no film is heard.
  open var audioMix: AVAudioMix? {
    get { rare() }
    set { setRare(newValue) }
  }

  /// Nil: no film is seen.
  open var playerLayer: AVPlayerLayer? { nil }

  /// As it was called earlier.
  open var shouldAggressivelyRecover: Bool {
    get { shouldAggressivelyRecoverFromStall }
    set { shouldAggressivelyRecoverFromStall = newValue }
  }
}
