import Foundation

/// One line of text that can be edited: by ``type(_:)`` in place of a keyboard. Main only.
open class UITextField: FieldGeometry, EditedInput {
  open weak var delegate: (any UITextFieldDelegate)?
  open var text: String? = "" {
    didSet {
      chosen = nil
      setNeedsDisplay()
    }
  }
  /// What somebody has selected since the text was set.
  var chosen: NSRange?
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0, attributes: attributes) } }
    set { text = newValue?.string }
  }
  open var placeholder: String? { didSet { setNeedsDisplay() } }
  open var attributedPlaceholder: NSAttributedString? { didSet { placeholder = attributedPlaceholder?.string } }
  open var font: UIFont? = UIFont.systemFont(ofSize: UIFont.labelFontSize) { didSet { setNeedsDisplay() } }
  open var textColor: UIColor? = UIColor.black { didSet { setNeedsDisplay() } }
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  open var borderStyle = BorderStyle.none { didSet { sidesDidChange() } }
  open var clearButtonMode = ViewMode.never
  /// Beside the text, as large as it is.
  open var leftView: UIView? { didSet { sidesDidChange(oldValue, leftView) } }
  open var leftViewMode = ViewMode.never { didSet { sidesDidChange() } }
  open var rightView: UIView? { didSet { sidesDidChange(oldValue, rightView) } }
  open var rightViewMode = ViewMode.never { didSet { sidesDidChange() } }
  open override var inputView: UIView? {
    get { inputs.main }
    set { inputs.main = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { inputs.accessory }
    set { inputs.accessory = newValue }
  }
  private var inputs = InputViews()
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var textContentType: UITextContentType!
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false { didSet { setNeedsDisplay() } }
  open var isEditing: Bool { isFirstResponder }

  /// How the edge looks; kept only.
  public enum BorderStyle: Int, Hashable, Sendable {
    case none
    case line
    case bezel
    case roundedRect
  }

  /// When something beside the text is to be seen.
  public enum ViewMode: Int, Hashable, Sendable {
    case never
    case whileEditing
    case unlessEditing
    case always
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    if clearsOnBeginEditing { text = "" }
    sidesDidChange()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let wasFirst = isFirstResponder
    guard super.resignFirstResponder() else { return false }
    if wasFirst {
      sidesDidChange()
      delegate?.textFieldDidEndEditing(self)
      sendActions(for: .editingDidEnd)
      NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }
    return true
  }

  /// Puts text in the place of the selection, or behind what is there, as a keyboard does, if the delegate lets it. A line break is the
  /// return key.
  open func type(_ string: String) {
    guard isEnabled else { return }
    if string == "\n" {
      if delegate?.textFieldShouldReturn(self) ?? true { sendActions(for: .editingDidEndOnExit) }
      return
    }
    let range = selection
    guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true else { return }
    put(string, in: range)
  }

  open var hasText: Bool { editedText.length > 0 }

  /// Puts text in the place of the selection, without asking the delegate.
  open func insertText(_ text: String) { put(text, in: selection) }

  /// Takes the selection away, or what is before it if nothing is selected.
  open func deleteBackward() {
    if let range = rangeToDelete { put("", in: range) }
  }

  open override func cut(_ sender: Any?) {
    if isEnabled { cutSelection(sender) }
  }

  open override func copy(_ sender: Any?) { copySelection() }
  /// As if it were typed: the delegate is asked.
  open override func paste(_ sender: Any?) { typePasteboard() }
  open override func selectAll(_ sender: Any?) { chosen = NSRange(location: 0, length: editedText.length) }

  open dynamic override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canEdit(action, isEnabled: isEnabled) ?? super.canPerformAction(action, withSender: sender)
  }

  /// A finger that leaves the field has it edited from then on.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch, bounds.contains(touch.location(in: self)) { becomeFirstResponder() }
  }

  // MARK: Drawing

  var attributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = .byTruncatingTail
    return [.font: font ?? .systemFont(ofSize: 17), .foregroundColor: textColor ?? .black, .paragraphStyle: style]
  }

  private var shown: NSAttributedString {
    let text = text ?? ""
    if text.isEmpty {
      return (attributedPlaceholder ?? NSAttributedString(string: placeholder ?? "")).completed(by: faint)
    }
    let secret = String(repeating: "•", count: text.count)
    return NSAttributedString(string: isSecureTextEntry ? secret : text, attributes: attributes)
  }

  private var faint: [NSAttributedString.Key: Any] {
    attributes.merging([.foregroundColor: UIColor.lightGray]) { $1 }
  }

  /// Where the text goes, in a field of some bounds; subclasses with room around it have it in a smaller one.
  open func textRect(forBounds bounds: CGRect) -> CGRect { room(in: bounds) }
  /// The same while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { room(in: bounds) }
  /// The same of what stands there while there is no text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The text is no part of what ``draw(_:)`` draws: it is on top of that.
  open override func draw(_ layer: CALayer, in ctx: CGContext) {
    super.draw(layer, in: ctx)
    guard layer.view === self else { return }
    shownBackground?.draw(in: borderRect(forBounds: bounds))
    if !hasText { return drawPlaceholder(in: placeholderRect(forBounds: bounds)) }
    drawText(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
  }

  /// In the middle of a room, as high as it is.
  func drawShown(in room: CGRect) {
    let height = shown.size().height
    shown.draw(
      in: CGRect(x: room.minX, y: room.minY + max(0, (room.height - height) / 2), width: room.width, height: height))
  }

  /// Where the caret is before a character, in the field's coordinates: two points wide.
  open func caretRect(for position: UITextPosition) -> CGRect {
    let text = hasText ? shown : NSAttributedString(string: " ", attributes: attributes)
    let before = text.attributedSubstring(
      from: NSRange(location: 0, length: hasText ? min(max(0, position.index), text.length) : 0))
    let (room, height) = (editingRect(forBounds: bounds), text.size().height)
    return CGRect(
      x: room.minX + before.size().width, y: room.minY + max(0, (room.height - height) / 2), width: 2, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shown.size() }
  open override var intrinsicContentSize: CGSize { shown.size() }
}
