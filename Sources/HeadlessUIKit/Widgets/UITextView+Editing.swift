import Foundation

extension UITextView {
  public var editedText: NSString { attributedText.string as NSString }

  var ownSelectedRange: UITextRange? {
    get { UITextRange(selection) }
    set {
      guard let newValue else { return }
      selectedRange = newValue.range
      delegate?.textViewDidChangeSelection(self)
    }
  }

  var chosen: NSRange? {
    get { selectedRange }
    set { if let newValue { selectedRange = newValue } }
  }

  func put(_ text: String, in range: UITextRange) {
    selectedRange = range.range
    replaceSelection(with: text)
  }
}
