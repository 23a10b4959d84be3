import Foundation

/// A control that shows a colour, and has the user choose another one. Main only.
///
/// What a person does with its picker is done by ``choose(_:)``: no picker is shown.
open class UIColorWell: UIControl {
  override var primaryEvent: Event { .valueChanged }
  open var title: String?
  /// Whether a colour that is chosen keeps its alpha.
  open var supportsAlpha = true
  /// Nil is shown as nothing within the ring.
  open var selectedColor: UIColor? { didSet { setNeedsDisplay() } }

  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }

  /// The user chooses a colour.
  open func choose(_ color: UIColor) {
    guard isEnabled else { return }
    selectedColor = supportsAlpha ? color : color.withAlphaComponent(1)
    sendActions(for: .valueChanged)
  }

  open override func draw(_ rect: CGRect) {
    super.draw(rect)
    let ring = UIBezierPath(ovalIn: bounds.insetBy(dx: 1.5, dy: 1.5))
    ring.lineWidth = 3
    tintColor.setStroke()
    ring.stroke()
    guard let selectedColor else { return }
    selectedColor.setFill()
    UIBezierPath(ovalIn: bounds.insetBy(dx: 5, dy: 5)).fill()
  }
}

/// Is told what the user chooses. On main.
public protocol UIColorPickerViewControllerDelegate: AnyObject {
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// Has the user choose a colour: by ``choose(_:)``, for its view is empty. Main only.
open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor = UIColor.white
  open var supportsAlpha = true

  /// The user chooses a colour and goes on.
  open func choose(_ color: UIColor) {
    selectedColor = supportsAlpha ? color : color.withAlphaComponent(1)
    delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: false)
    delegate?.colorPickerViewControllerDidSelectColor(self)
  }

  /// The user is done.
  open func finish() {
    let told = { [weak self] in
      if let self { delegate?.colorPickerViewControllerDidFinish(self) }
    }
    if presentingViewController == nil { told() } else { dismiss(animated: true, completion: told) }
  }
}
