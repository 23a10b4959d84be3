import Foundation

extension NSAttributedString {
  /// The text with attributes for what it says nothing of: a placeholder without a colour is as faint as any.
  func completed(by attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
    let whole = NSMutableAttributedString(string: string, attributes: attributes)
    enumerateAttributes(in: NSRange(location: 0, length: length)) { own, range, _ in
      whole.addAttributes(own, range: range)
    }
    return whole
  }
}
