import Foundation

/// A view of text that can be edited: by ``type(_:)`` in place of a keyboard. Main only.
open class UITextView: TextViewHooks, EditedInput {
  open weak var delegate: (any UITextViewDelegate)? { didSet { listener = delegate } }
  /// Set by a program; what is typed then goes to its end.
  open var attributedText: NSAttributedString! {
    get { storage?.textOfSubclass ?? content }
    set {
      show(newValue ?? NSAttributedString(string: ""))
      selectedRange = NSRange(location: content.length, length: 0)
    }
  }
  private var content = NSAttributedString(string: "")
  /// Whose text it really is: told of every change, whoever makes it.
  package var didChangeText: (() -> Void)?
  /// Seen where there is no text.
  package var placeholder: NSAttributedString? { didSet { setNeedsDisplay() } }
  /// What ``textStorage`` is, once somebody has asked for it.
  var storage: NSTextStorage?
  /// Either the text or what is in the storage takes the other one's place.
  var isAdoptingText = false
  open var text: String! {
    get { attributedText.string }
    set { attributedText = NSAttributedString(string: newValue ?? "", attributes: typingAttributes) }
  }
  open var typingAttributes: [NSAttributedString.Key: Any] = [
    .font: UIFont.systemFont(ofSize: UIFont.smallSystemFontSize)
  ]
  /// Of all of the text, and of what is typed.
  open var font: UIFont? {
    get { typingAttributes[.font] as? UIFont }
    set { style(.font, newValue) }
  }
  /// Of all of the text, and of what is typed.
  open var textColor: UIColor? {
    get { typingAttributes[.foregroundColor] as? UIColor }
    set { style(.foregroundColor, newValue) }
  }
  /// Of all of the text, and of what is typed.
  open var textAlignment: NSTextAlignment {
    get { (typingAttributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural }
    set {
      let style = NSMutableParagraphStyle()
      if let old = typingAttributes[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(old) }
      style.alignment = newValue
      self.style(.paragraphStyle, style)
    }
  }
  open var selectedRange = NSRange(location: 0, length: 0)
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// Where the text goes.
  open private(set) lazy var textContainer = NSTextContainer(of: self)
  // Kept only.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var isEditable = true
  open var isSelectable = true
  /// A return that is typed where there is no text does nothing then.
  open var enablesReturnKeyAutomatically = false
  open override var inputView: UIView? {
    get { inputs.main }
    set { inputs.main = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { inputs.accessory }
    set { inputs.accessory = newValue }
  }
  private var inputs = InputViews()

  /// - Parameter textContainer: counts for its limits.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    clipsToBounds = true
    if let textContainer { adopt(textContainer) }
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// That of the text in the width that there is. What is set is forgotten.
  open override var contentSize: CGSize {
    get { CGSize(width: bounds.width, height: sizeThatFits(bounds.size).height) }
    set {}
  }

  open override var canBecomeFirstResponder: Bool { isEditable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isEditable, delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    tellOfBeginning()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let wasFirst = isFirstResponder
    guard super.resignFirstResponder() else { return false }
    if wasFirst { tellOfEnd() }
    return true
  }

  /// Puts text in the place of the selection, as a keyboard does, if the delegate lets it.
  open func type(_ text: String) {
    if enablesReturnKeyAutomatically, !hasText, text == "\n" { return }
    let range = selection
    guard isEditable, delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true else { return }
    replaceSelection(with: text)
  }

  /// What is selected of the text that there is.
  var selection: NSRange {
    let start = min(selectedRange.location, attributedText.length)
    return NSRange(location: start, length: min(selectedRange.length, attributedText.length - start))
  }

  /// Takes over a text, whoever it comes from.
  func show(_ text: NSAttributedString) {
    content = text
    updateStorage(text)
    setNeedsDisplay()
    didChangeText?()
  }

  func replaceSelection(with text: String) {
    let (range, typed) = (selection, NSAttributedString(string: text, attributes: typingAttributes))
    if let storage {
      storage.replaceCharacters(in: range, with: typed)
    } else {
      let changed = NSMutableAttributedString(attributedString: content)
      changed.replaceCharacters(in: range, with: typed)
      show(changed)
    }
    selectedRange = NSRange(location: range.location + text.utf16.count, length: 0)
    if isScrollEnabled { scrollRangeToVisible(selectedRange) }
    delegate?.textViewDidChangeSelection(self)
    tellOfChange()
  }

  open var hasText: Bool { attributedText.length > 0 }

  /// Puts text in the place of the selection, without asking the delegate.
  open func insertText(_ text: String) { replaceSelection(with: text) }

  /// Takes the selection away, or what is before it if nothing is selected.
  open func deleteBackward() {
    guard let range = rangeToDelete else { return }
    selectedRange = range
    replaceSelection(with: "")
  }

  open override func cut(_ sender: Any?) {
    if isEditable { cutSelection(sender) }
  }

  open override func copy(_ sender: Any?) { copySelection() }
  /// As if it were typed: the delegate is asked.
  open override func paste(_ sender: Any?) { typePasteboard() }
  open override func selectAll(_ sender: Any?) {
    selectedTextRange = UITextRange(NSRange(location: 0, length: editedText.length))
  }

  open dynamic override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canEdit(action, isEnabled: isEditable) ?? super.canPerformAction(action, withSender: sender)
  }

  /// A finger that leaves the text has it edited from then on.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if touches.contains(where: { bounds.contains($0.location(in: self)) }) { becomeFirstResponder() }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = lines(of: attributedText, in: size.width > 0 ? size.width : .infinity).size
    return CGSize(
      width: text.width + room.left + room.right, height: text.height + room.top + room.bottom)
  }

  /// That of the text, unless it scrolls.
  open override var intrinsicContentSize: CGSize { isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(.zero) }

  /// The text is no part of what ``draw(_:)`` draws: it is on top of that.
  open override func draw(_ layer: CALayer, in ctx: CGContext) {
    super.draw(layer, in: ctx)
    guard layer.view === self, let text = hasText ? attributedText : placeholder else { return }
    lines(of: text, in: bounds.width).draw(at: CGPoint(x: room.left, y: room.top), in: ctx)
  }
}
