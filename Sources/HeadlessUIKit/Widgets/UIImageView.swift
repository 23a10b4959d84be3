import Foundation

/// A view of a picture.
open class UIImageView: UIView {
  open var image: UIImage? {
    didSet {
      setNeedsDisplay()
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
    }
  }
  open var highlightedImage: UIImage? { didSet { setNeedsDisplay() } }
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  // Kept: nothing moves here.
  open var animationImages: [UIImage]?
  open var highlightedAnimationImages: [UIImage]?
  /// Of all of them, in seconds; 0 for a thirtieth of a second for each.
  open var animationDuration: TimeInterval = 0
  /// 0 for no end.
  open var animationRepeatCount = 0
  open private(set) var isAnimating = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A view of the picture's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
  /// Does nothing without pictures.
  open func startAnimating() { isAnimating = animationImages?.isEmpty == false || image?.images != nil }
  open func stopAnimating() { isAnimating = false }

  /// The picture as ``contentMode`` places it; one that is a template in the tint.
  open override func draw(_ rect: CGRect) {
    guard let picture = isHighlighted ? highlightedImage ?? image : image else { return }
    let shown = picture.renderingMode == .alwaysTemplate ? picture.withTintColor(tintColor) : picture
    shown.draw(in: PicturePlacing.rect(of: shown.size, in: bounds, mode: contentMode))
  }
}
