import Foundation

extension UITextField {
  public var editedText: NSString { (text ?? "") as NSString }

  /// nil while the field is not edited.
  public var selectedTextRange: UITextRange? {
    get { isEditing ? UITextRange(selection) : nil }
    set { if isEditing { chosen = newValue?.range } }
  }

  public func replace(_ range: UITextRange, withText text: String) {
    put(text, in: NSIntersectionRange(range.range, NSRange(location: 0, length: editedText.length)))
  }

  /// What is selected, or the end of the text.
  var selection: NSRange {
    let end = editedText.length
    guard let chosen else { return NSRange(location: end, length: 0) }
    let start = min(chosen.location, end)
    return NSRange(location: start, length: min(chosen.length, end - start))
  }

  func put(_ string: String, in range: NSRange) {
    text = editedText.replacingCharacters(in: range, with: string)
    chosen = NSRange(location: range.location + string.utf16.count, length: 0)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}
