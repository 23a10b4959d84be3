import Foundation

/// One line of text that can be edited: by ``type(_:)`` in place of a keyboard. Main only.
open class UITextField: UIControl, UITextInput {
  public weak var delegate: (any UITextFieldDelegate)?
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
  open var borderStyle = BorderStyle.none
  open var clearButtonMode = ViewMode.never
  /// Kept beside the text; takes no room.
  open var leftView: UIView?
  open var leftViewMode = ViewMode.never
  open var rightView: UIView?
  open var rightViewMode = ViewMode.never
  open var inputAccessoryView: UIView?
  open var inputView: UIView?
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false { didSet { setNeedsDisplay() } }
  public var isEditing: Bool { isFirstResponder }

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
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let wasFirst = isFirstResponder
    guard super.resignFirstResponder() else { return false }
    if wasFirst {
      delegate?.textFieldDidEndEditing(self)
      sendActions(for: .editingDidEnd)
    }
    return true
  }

  /// Puts text in the place of the selection, or behind what is there, as a keyboard does, if the delegate lets it. A line break is the
  /// return key.
  public func type(_ string: String) {
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
    var range = selection
    if range.length == 0 {
      guard range.location > 0 else { return }
      range = editedText.rangeOfComposedCharacterSequence(at: range.location - 1)
    }
    put("", in: range)
  }

  open override func cut(_ sender: Any?) {
    guard isEnabled, selection.length > 0 else { return }
    copy(sender)
    type("")
  }

  open override func copy(_ sender: Any?) {
    if selection.length > 0 { UIPasteboard.general.string = editedText.substring(with: selection) }
  }

  /// As if it were typed: the delegate is asked.
  open override func paste(_ sender: Any?) {
    if let text = UIPasteboard.general.string { type(text) }
  }

  open override func selectAll(_ sender: Any?) { chosen = NSRange(location: 0, length: editedText.length) }

  /// A finger that leaves the field has it edited from then on.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch, bounds.contains(touch.location(in: self)) { becomeFirstResponder() }
  }

  // MARK: Drawing

  private var attributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = .byTruncatingTail
    return [.font: font ?? .systemFont(ofSize: 17), .foregroundColor: textColor ?? .black, .paragraphStyle: style]
  }

  private var shown: NSAttributedString {
    let text = text ?? ""
    if text.isEmpty { return attributedPlaceholder ?? NSAttributedString(string: placeholder ?? "", attributes: faint) }
    let secret = String(repeating: "•", count: text.count)
    return NSAttributedString(string: isSecureTextEntry ? secret : text, attributes: attributes)
  }

  private var faint: [NSAttributedString.Key: Any] {
    attributes.merging([.foregroundColor: UIColor.lightGray]) { $1 }
  }

  open override func draw(_ rect: CGRect) {
    let height = shown.size().height
    shown.draw(in: CGRect(x: 0, y: max(0, (bounds.height - height) / 2), width: bounds.width, height: height))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shown.size() }
  open override var intrinsicContentSize: CGSize { shown.size() }
}
