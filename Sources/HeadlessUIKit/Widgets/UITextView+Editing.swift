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

  public func replace(_ range: UITextRange, withText text: String) {
    selectedRange = range.range
    replaceSelection(with: text)
  }

  func typeDeletion() {
    guard let range = rangeToDelete else { return }
    let (before, old) = (editedText, selectedRange)
    selectedRange = range
    type("")
    if editedText == before { selectedRange = old }
  }
}
