import Foundation

/// Where the film of a player would be seen: nothing decodes it, so the layer is as it is without one.
open class AVPlayerLayer: CALayer, ShowsFilm {
  open var player: AVPlayer?
  /// Kept only.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var isReadyForDisplay: Bool { player?.currentItem?.status == .readyToPlay }
  /// The whole layer: nobody knows the shape of the film.
  open var videoRect: CGRect { isReadyForDisplay ? bounds : .zero }

  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}

/// A controller around the film of a player, on black. It has no controls of its own.
open class AVPlayerViewController: UIViewController, ShowsFilm {
  private let film = AVPlayerLayer()

  open var player: AVPlayer? {
    get { film.player }
    set { film.player = newValue }
  }
  open var videoGravity: AVLayerVideoGravity {
    get { film.videoGravity }
    set { film.videoGravity = newValue }
  }
  open var showsPlaybackControls = true
  open var allowsPictureInPicturePlayback = true
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open var updatesNowPlayingInfoCenter = true
  open var isReadyForDisplay: Bool { film.isReadyForDisplay }
  /// Lies over the film.
  open private(set) lazy var contentOverlayView: UIView? = UIView()

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    view.layer.addSublayer(film)
    if let overlay = contentOverlayView { view.addSubview(overlay) }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    film.frame = view.bounds
    contentOverlayView?.frame = view.bounds
  }
}
