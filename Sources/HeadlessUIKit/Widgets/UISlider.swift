import Foundation

/// A value along a line. A finger drags it at its thumb.
open class UISlider: UIControl {
  override var primaryEvent: Event { .valueChanged }
  private var chosen: Float = 0
  private var limits: (lower: Float, upper: Float) = (0, 1)
  /// From the finger to the middle of the thumb.
  private var grip: CGFloat = 0
  private static let thumb: CGFloat = 28
  package static let unfilledColor = UIColor(white: 0.89, alpha: 1)

  /// Within the limits.
  open var value: Float {
    get { chosen }
    set { show(newValue) }
  }
  open var minimumValue: Float {
    get { limits.lower }
    set {
      limits = (newValue, max(newValue, limits.upper))
      show(chosen)
    }
  }
  open var maximumValue: Float {
    get { limits.upper }
    set {
      limits = (min(newValue, limits.lower), newValue)
      show(chosen)
    }
  }
  /// Whether each step of a drag is told of, not only its end.
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
  private var thumbImages: [State.RawValue: UIImage] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setValue(_ value: Float, animated: Bool) { show(value) }

  // MARK: Pictures

  /// Shown in place of the round thumb, as large as it is; in states without one that of the normal state.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[state.rawValue] = image
    setNeedsDisplay()
  }

  open func thumbImage(for state: State) -> UIImage? { thumbImages[state.rawValue] }
  open var currentThumbImage: UIImage? { thumbImages[state.rawValue] ?? thumbImages[State.normal.rawValue] }

  private func show(_ value: Float) {
    chosen = min(max(value, limits.lower), limits.upper)
    setNeedsDisplay()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width.isFinite ? size.width : 0, height: 31)
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 31) }

  // MARK: Dragging

  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(0, bounds.width - 4), height: 4)
  }

  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let part = limits.upper > limits.lower ? CGFloat((value - limits.lower) / (limits.upper - limits.lower)) : 0
    let size = thumbSize
    let x = rect.minX + part * (rect.width - size.width)
    return CGRect(x: x, y: rect.midY - size.height / 2, width: size.width, height: size.height)
  }

  private var thumbSize: CGSize { currentThumbImage?.size ?? CGSize(width: Self.thumb, height: Self.thumb) }
  private var thumb: CGRect { thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: chosen) }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    guard thumb.insetBy(dx: -8, dy: -8).contains(place) else { return false }
    grip = thumb.midX - place.x
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let width = thumbSize.width
    let part = (touch.location(in: self).x + grip - width / 2 - track.minX) / max(1, track.width - width)
    let old = chosen
    show(limits.lower + Float(part) * (limits.upper - limits.lower))
    if isContinuous, chosen != old { sendActions(for: .valueChanged) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous { sendActions(for: .valueChanged) }
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) {
    let (track, thumb) = (trackRect(forBounds: bounds), thumb)
    (maximumTrackTintColor ?? Self.unfilledColor).setFill()
    UIBezierPath(roundedRect: track, cornerRadius: 2).fill()
    (minimumTrackTintColor ?? tintColor).setFill()
    let done = CGRect(x: track.minX, y: track.minY, width: max(0, thumb.midX - track.minX), height: track.height)
    UIBezierPath(roundedRect: done, cornerRadius: 2).fill()
    if let image = currentThumbImage { return image.draw(in: thumb) }
    let circle = UIBezierPath(ovalIn: thumb.insetBy(dx: 0.5, dy: 0.5))
    (thumbTintColor ?? .white).setFill()
    circle.fill()
    UIColor(white: 0.8, alpha: 1).setStroke()
    circle.stroke()
  }
}
