import Foundation

/// A value that goes up and down by steps: its left half takes one away, its right half adds one.
open class UIStepper: UIControl {
  override var primaryEvent: Event { .valueChanged }
  private var chosen = 0.0
  /// Within the limits.
  open var value: Double {
    get { chosen }
    set { chosen = min(max(newValue, minimumValue), maximumValue) }
  }
  open var minimumValue = 0.0 { didSet { value = chosen } }
  open var maximumValue = 100.0 { didSet { value = chosen } }
  open var stepValue = 1.0
  /// Whether the step behind the last value is the first one.
  open var wraps = false
  /// Kept: a finger that stays does not count again.
  open var autorepeat = true
  open var isContinuous = true

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 94, height: 32)))
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 94, height: 32) }
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, bounds.contains(touch.location(in: self)) else { return }
    let old = chosen
    step(by: touch.location(in: self).x < bounds.midX ? -stepValue : stepValue)
    if chosen != old { sendActions(for: .valueChanged) }
  }

  private func step(by distance: Double) {
    let next = chosen + distance
    if wraps, next > maximumValue { return value = minimumValue }
    if wraps, next < minimumValue { return value = maximumValue }
    value = next
  }

  open override func draw(_ rect: CGRect) {
    UIColor(white: 0.93, alpha: 1).setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: 8).fill()
    UIColor.label.setFill()
    for center in [bounds.width / 4, bounds.width * 3 / 4] {
      UIRectFill(CGRect(x: center - 7, y: bounds.midY - 0.75, width: 14, height: 1.5))
    }
    UIRectFill(CGRect(x: bounds.width * 3 / 4 - 0.75, y: bounds.midY - 7, width: 1.5, height: 14))
    UIColor(white: 0.8, alpha: 1).setFill()
    UIRectFill(CGRect(x: bounds.midX - 0.5, y: 7, width: 1, height: max(0, bounds.height - 14)))
  }
}
