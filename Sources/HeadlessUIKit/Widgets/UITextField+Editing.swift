import Foundation

extension UITextField {
  public var editedText: NSString { (text ?? "") as NSString }

  var ownSelectedRange: UITextRange? {
    get { isEditing ? UITextRange(selection) : nil }
    set { if isEditing { chosen = newValue?.range } }
  }

  /// What is selected, or the end of the text.
  var selection: NSRange {
    let end = editedText.length
    guard let chosen else { return NSRange(location: end, length: 0) }
    let start = min(chosen.location, end)
    return NSRange(location: start, length: min(chosen.length, end - start))
  }

  func put(_ string: String, inOwn range: UITextRange) {
    put(string, in: NSIntersectionRange(range.range, NSRange(location: 0, length: editedText.length)))
  }

  func put(_ string: String, in range: NSRange) {
    text = editedText.replacingCharacters(in: range, with: string)
    chosen = NSRange(location: range.location + string.utf16.count, length: 0)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func ownPosition(closestTo point: CGPoint) -> UITextPosition? {
    let places = (0...editedText.length).map { UITextPosition($0) }
    return places.min { abs(caretRect(for: $0).midX - point.x) < abs(caretRect(for: $1).midX - point.x) }
  }
}
