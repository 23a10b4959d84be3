import Foundation

/// A switch that is on or off. A tap turns it.
open class UISwitch: UIControl {
  override var primaryEvent: Event { .valueChanged }
  open var isOn = false { didSet { setNeedsDisplay() } }
  open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 51, height: 31)))
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 51, height: 31) }
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }

  /// Who hears of the finger hears the new value.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    isOn.toggle()
    sendActions(for: .valueChanged)
  }

  open override func draw(_ rect: CGRect) {
    let off = UIColor(white: 0.91, alpha: 1)
    (isOn ? onTintColor ?? .systemGreen : off).setFill()
    UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 51, height: 31), cornerRadius: 15.5).fill()
    (thumbTintColor ?? .white).setFill()
    UIBezierPath(ovalIn: CGRect(x: isOn ? 22 : 2, y: 2, width: 27, height: 27)).fill()
  }
}
