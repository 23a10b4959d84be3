import Foundation

/// How far something has come, from 0 to 1.
open class UIProgressView: UIView {
  public enum Style: Int, Hashable, Sendable {
    case `default`
    case bar
  }

  private var part: Float = 0
  open var progress: Float {
    get { part }
    set {
      part = newValue.isNaN ? 0 : min(max(newValue, 0), 1)
      setNeedsDisplay()
    }
  }
  open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }
  open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  private var height: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width.isFinite ? size.width : 0, height: height)
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: height) }

  /// What is done over the whole track, as high as the view.
  open override func draw(_ rect: CGRect) {
    (trackTintColor ?? (progressViewStyle == .bar ? .clear : UIColor(white: 0.89, alpha: 1))).setFill()
    UIRectFill(bounds)
    (progressTintColor ?? tintColor).setFill()
    UIRectFill(CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width * CGFloat(part), height: bounds.height))
  }
}
