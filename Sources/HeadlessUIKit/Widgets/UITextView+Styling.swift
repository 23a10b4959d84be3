import Foundation

extension UITextView {
  /// Gives all of the text an attribute, and what is typed from now on; takes it away for nil.
  func style(_ key: NSAttributedString.Key, _ value: Any?) {
    typingAttributes[key] = value
    guard hasText else { return }
    let whole = NSRange(location: 0, length: attributedText.length)
    let changed = NSMutableAttributedString(attributedString: attributedText)
    if let value {
      changed.addAttributes([key: value], range: whole)
    } else {
      changed.removeAttribute(key, range: whole)
    }
    show(changed)
  }
}
