import Foundation

/// Posted after the delegate was told, with the field as their object.
extension UITextField {
  public static let textDidBeginEditingNotification = NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  public static let textDidEndEditingNotification = NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  public static let textDidChangeNotification = NSNotification.Name("UITextFieldTextDidChangeNotification")
}

/// Posted after the delegate was told, with the view as their object.
extension UITextView {
  public static let textDidBeginEditingNotification = NSNotification.Name("UITextViewTextDidBeginEditingNotification")
  public static let textDidEndEditingNotification = NSNotification.Name("UITextViewTextDidEndEditingNotification")
  public static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")

  func tellOfBeginning() {
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func tellOfEnd() {
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  func tellOfChange() {
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}

extension UIContentSizeCategory {
  /// Posted by nobody: the size is always the same. Tests can post it.
  public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
