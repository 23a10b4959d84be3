import Foundation

/// Where the parts of a text field are, which subclasses have elsewhere. Main only.
open class FieldGeometry: FieldEditing {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var field: UITextField? { self as? UITextField }

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// At the end of the field.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }

  /// As large as ``UITextField/leftView`` is, in the middle of the field's left side.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = field?.leftView?.bounds.size else { return .zero }
    return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// As large as ``UITextField/rightView`` is, in the middle of the field's right side.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = field?.rightView?.bounds.size else { return .zero }
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Draws the text in the current context.
  open func drawText(in rect: CGRect) { field?.drawShown(in: rect) }
  /// Draws what stands there while there is no text.
  open func drawPlaceholder(in rect: CGRect) { field?.drawShown(in: rect) }

  /// The room that is left beside the views at the sides, and within a border.
  func room(in bounds: CGRect) -> CGRect {
    guard let field else { return bounds }
    var room = bounds
    if field.borderStyle != .none { room = room.insetBy(dx: min(7, room.width / 2), dy: 0) }
    if field.shows(field.leftView, field.leftViewMode) {
      let left = max(room.minX, leftViewRect(forBounds: bounds).maxX)
      room = CGRect(x: left, y: room.minY, width: max(0, room.maxX - left), height: room.height)
    }
    if field.shows(field.rightView, field.rightViewMode) {
      room.size.width = max(0, min(room.maxX, rightViewRect(forBounds: bounds).minX) - room.minX)
    }
    return room
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place(field?.leftView, when: field?.leftViewMode, in: leftViewRect(forBounds: bounds))
    place(field?.rightView, when: field?.rightViewMode, in: rightViewRect(forBounds: bounds))
  }

  private func place(_ view: UIView?, when mode: UITextField.ViewMode?, in frame: CGRect) {
    guard let field, let view, let mode else { return }
    guard field.shows(view, mode) else { return view.superview === self ? view.removeFromSuperview() : () }
    if view.superview !== self { addSubview(view) }
    view.frame = frame
  }
}

extension UITextField {
  /// Whether a view at the side is to be seen now.
  func shows(_ view: UIView?, _ mode: ViewMode) -> Bool {
    guard view != nil else { return false }
    return switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  /// Another view at the side, or at another time.
  func sidesDidChange(_ old: UIView? = nil, _ new: UIView? = nil) {
    if old !== new { old?.removeFromSuperview() }
    setNeedsLayout()
    setNeedsDisplay()
  }
}

/// What else can be said of a text field.
extension UITextField {
  /// Behind the text of a field without border.
  public var background: UIImage? {
    get { rare() }
    set {
      setRare(newValue)
      setNeedsDisplay()
    }
  }
  public var disabledBackground: UIImage? {
    get { rare() }
    set {
      setRare(newValue)
      setNeedsDisplay()
    }
  }
  var shownBackground: UIImage? { isEnabled ? background : disabledBackground ?? background }
}
