import Foundation

/// Says that something takes its time.
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Hashable, Sendable {
    case whiteLarge
    case white
    case gray
    case medium = 100
    case large = 101
  }

  open var style: Style { didSet { invalidateIntrinsicContentSize() } }
  open var color: UIColor! = UIColor.gray { didSet { setNeedsDisplay() } }
  /// Whether it is hidden while it stands still.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  open private(set) var isAnimating = false
  private var side: CGFloat { style == .large || style == .whiteLarge ? 37 : 20 }

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    bounds.size = CGSize(width: side, height: side)
    begin()
  }

  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    begin()
  }

  /// One of the usual size: there are no archives of interfaces.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    begin()
  }

  private func begin() {
    isUserInteractionEnabled = false
    isHidden = true
    if style == .white || style == .whiteLarge { color = .white }
  }

  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: side, height: side) }
  open override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }

  /// Eight strokes around the middle, the first one strongest: nothing turns here.
  open override func draw(_ rect: CGRect) {
    let strokes = 8
    for index in 0..<strokes {
      let angle = CGFloat(index) / CGFloat(strokes) * 2 * .pi
      let path = UIBezierPath()
      path.move(to: point(at: angle, distance: side * 0.24))
      path.addLine(to: point(at: angle, distance: side * 0.44))
      path.lineWidth = side / 10
      path.lineCapStyle = .round
      color.withAlphaComponent(1 - CGFloat(index) / CGFloat(strokes + 2)).setStroke()
      path.stroke()
    }
  }

  private func point(at angle: CGFloat, distance: CGFloat) -> CGPoint {
    CGPoint(x: bounds.midX + sin(angle) * distance, y: bounds.midY - cos(angle) * distance)
  }
}
