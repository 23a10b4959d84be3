import Foundation

public enum UIKeyboardType: Int, Hashable, Sendable {
  case `default`
  case asciiCapable
  case numbersAndPunctuation
  case URL
  case numberPad
  case phonePad
  case namePhonePad
  case emailAddress
  case decimalPad
  case twitter
  case webSearch
}

public enum UIReturnKeyType: Int, Hashable, Sendable {
  case `default`
  case go
  case google
  case join
  case next
  case route
  case search
  case send
  case yahoo
  case done
  case emergencyCall
  case `continue`
}

public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  case none
  case words
  case sentences
  case allCharacters
}

public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  case `default`
  case no
  case yes
}

public enum UITextSpellCheckingType: Int, Hashable, Sendable {
  case `default`
  case no
  case yes
}

public enum UIKeyboardAppearance: Int, Hashable, Sendable {
  case `default`
  case dark
  case light
}

/// Is told of editing. Main only.
public protocol UITextViewDelegate: AnyObject {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
}

/// A view of text that can be edited: by ``type(_:)`` in place of a keyboard. Main only.
open class UITextView: UIView {
  public weak var delegate: (any UITextViewDelegate)?
  open var attributedText: NSAttributedString! = NSAttributedString(string: "") { didSet { setNeedsDisplay() } }
  open var text: String! {
    get { attributedText.string }
    set { attributedText = NSAttributedString(string: newValue ?? "", attributes: typingAttributes) }
  }
  open var typingAttributes: [NSAttributedString.Key: Any] = [
    .font: UIFont.systemFont(ofSize: UIFont.smallSystemFontSize)
  ]
  open var font: UIFont? {
    get { typingAttributes[.font] as? UIFont }
    set { typingAttributes[.font] = newValue }
  }
  open var textColor: UIColor? {
    get { typingAttributes[.foregroundColor] as? UIColor }
    set { typingAttributes[.foregroundColor] = newValue }
  }
  open var selectedRange = NSRange(location: 0, length: 0)
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open var isEditable = true
  open var isSelectable = true
  open var isScrollEnabled = true
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var isSecureTextEntry = false
  /// A return that is typed where there is no text does nothing then.
  open var enablesReturnKeyAutomatically = false
  open var inputAccessoryView: UIView?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var canBecomeFirstResponder: Bool { isEditable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard isEditable, delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    delegate?.textViewDidBeginEditing(self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let wasFirst = isFirstResponder
    guard super.resignFirstResponder() else { return false }
    if wasFirst { delegate?.textViewDidEndEditing(self) }
    return true
  }

  /// Puts text in the place of the selection, as a keyboard does, if the delegate lets it.
  public func type(_ text: String) {
    let length = attributedText.length
    if enablesReturnKeyAutomatically, length == 0, text == "\n" { return }
    let start = min(selectedRange.location, length)
    let range = NSRange(location: start, length: min(selectedRange.length, length - start))
    guard isEditable, delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true else { return }
    let changed = NSMutableAttributedString(attributedString: attributedText)
    changed.replaceCharacters(in: range, with: NSAttributedString(string: text, attributes: typingAttributes))
    attributedText = changed
    selectedRange = NSRange(location: range.location + text.utf16.count, length: 0)
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = textContainerInset
    let room = (size.width > 0 ? size.width : .infinity) - insets.left - insets.right
    let text = TextLayout(attributedText, in: TextLimits(size: CGSize(width: room, height: .infinity))).size
    return CGSize(
      width: text.width + insets.left + insets.right, height: text.height + insets.top + insets.bottom)
  }
}
