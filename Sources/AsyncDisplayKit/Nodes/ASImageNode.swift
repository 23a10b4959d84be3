import Foundation
import HeadlessUIKit

/// A node of a picture: as large as the picture unless its style says otherwise.
open class ASImageNode: ASControlNode, ASImageModifying {
  struct Content {
    var image: UIImage?
    var placeholderColor: UIColor?
    var isCropEnabled = true
    var cropRect = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
    var forcesUpscaling = false
    var forcedSize = CGSize.zero
    var modification: asimagenode_modification_block_t?
  }

  let content = Guarded(Content())
  let animation = Guarded(PictureAnimation())

  public override init() {
    super.init()
    contentMode = .scaleAspectFill
    isOpaque = false
    clipsToBounds = true
  }

  /// A picture of another size has the node laid out again.
  open var image: UIImage? {
    get { content[\.image] }
    set { tellOf(keep(newValue)) }
  }

  /// Takes another picture over without anything done about it.
  func keep(_ image: UIImage?) -> PictureChange {
    content.with { content in
      defer { content.image = image }
      return PictureChange(
        isAnother: content.image !== image, isOfAnotherSize: content.image?.size != image?.size)
    }
  }

  func tellOf(_ change: PictureChange) {
    if change.isOfAnotherSize { setNeedsLayout() }
    if change.isAnother { pictureDidChange() }
  }

  // MARK: Pictures that move

  /// Pictures that are shown one after the other while the node is visible, on the runtime's own clock; before that, their cover.
  open var animatedImage: (any ASAnimatedImageProtocol)? {
    get { animation[\.film] }
    set { setFilm(newValue) }
  }

  /// Whether the picture that is shown stays.
  open var animatedImagePaused: Bool {
    get { animation[\.isPaused] }
    set {
      animation.with { $0.isPaused = newValue }
      onMain(self) { if $0.animatedImagePaused { $0.stopAnimating() } else { $0.startAnimating() } }
    }
  }

  /// Kept; the main loop has one mode here.
  open var animatedImageRunLoopMode: String! {
    get { animation[\.runLoopMode] }
    set { animation.with { $0.runLoopMode = newValue ?? RunLoop.Mode.common.rawValue } }
  }

  /// There are other pictures than before. On main, later.
  open func animatedImageSet(
    _ newAnimatedImage: (any ASAnimatedImageProtocol)?, previousAnimatedImage: (any ASAnimatedImageProtocol)?
  ) {}

  open override func didEnterVisibleState() {
    super.didEnterVisibleState()
    if let film = animatedImage, film.coverImageReady { showCover(film.coverImage) }
    startAnimating()
  }

  open override func didExitVisibleState() {
    super.didExitVisibleState()
    stopAnimating()
  }

  open override func didExitDisplayState() {
    // A subclass may drop the pictures when it hears of it.
    let hasFilm = animatedImage != nil
    super.didExitDisplayState()
    guard hasFilm else { return }
    // It is still visible: states are left from the farthest on.
    stopAnimating()
    hideFilm()
  }

  /// Shows what stands for the pictures while none of them is shown. Nothing stands for nil.
  func showCover(_ cover: UIImage?) {
    if !animation[\.isRunning] { tellOf(keep(cover)) }
  }

  // MARK: Looks

  /// Behind the picture.
  open var placeholderColor: UIColor? {
    get { content[\.placeholderColor] }
    set { content.with { $0.placeholderColor = newValue } }
  }

  /// Kept; what stands beyond the node is cut off anyway.
  open var isCropEnabled: Bool {
    get { content[\.isCropEnabled] }
    set { content.with { $0.isCropEnabled = newValue } }
  }

  open func setCropEnabled(_ cropEnabled: Bool, recropImmediately: Bool = false, inBounds bounds: CGRect = .zero) {
    isCropEnabled = cropEnabled
    pictureDidChange()
  }

  /// Which part of the picture is to be seen where it is cropped, from 0 to 1; only its origin counts: the middle by default.
  open var cropRect: CGRect {
    get { content[\.cropRect] }
    set {
      content.with { $0.cropRect = newValue }
      pictureDidChange()
    }
  }

  /// Kept; pictures are drawn at the node's size anyway.
  open var forceUpscaling: Bool {
    get { content[\.forcesUpscaling] }
    set { content.with { $0.forcesUpscaling = newValue } }
  }

  open var forcedSize: CGSize {
    get { content[\.forcedSize] }
    set { content.with { $0.forcedSize = newValue } }
  }

  open var imageModificationBlock: asimagenode_modification_block_t? {
    get { content[\.modification] }
    set {
      content.with { $0.modification = newValue }
      pictureDidChange()
    }
  }

  open override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    image?.size ?? super.calculateSizeThatFits(constrainedSize)
  }

  // MARK: Drawing

  open override func drawParameters(forAsyncLayer layer: _ASDisplayLayer) -> NSObjectProtocol? {
    var drawn = content.with { $0 }
    if let currentPicture { drawn.image = currentPicture }
    return ImageDrawing(
      content: drawn, bounds: bounds, scale: contentsScaleForDisplay, mode: contentMode, tint: tintColor)
  }

  open override class func display(
    withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool
  ) -> UIImage? { (parameters as? ImageDrawing)?.picture(isCancelled: isCancelledBlock) }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if image?.renderingMode == .alwaysTemplate { pictureDidChange() }
  }

  /// The picture is drawn anew.
  func pictureDidChange() { setNeedsDisplay() }
}

/// How a node's picture differs from the one before.
struct PictureChange {
  let isAnother: Bool
  let isOfAnotherSize: Bool
}
