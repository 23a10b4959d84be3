import Foundation

extension UITextView {
  public var editedText: NSString { attributedText.string as NSString }

  public var selectedTextRange: UITextRange? {
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

  public func replace(_ range: UITextRange, withText text: String) {
    selectedRange = range.range
    replaceSelection(with: text)
  }
}
