import Foundation

/// Posted by nobody: there is no keyboard. Tests can post them.
extension UIResponder {
  public static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
  public static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
  public static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
  public static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
  public static let keyboardWillChangeFrameNotification = NSNotification.Name("UIKeyboardWillChangeFrameNotification")
  public static let keyboardDidChangeFrameNotification = NSNotification.Name("UIKeyboardDidChangeFrameNotification")

  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

extension UIResponder {
  func isIn(_ view: UIView) -> Bool {
    var next: UIResponder? = self
    while let current = next {
      if current === view { return true }
      next = current.next
    }
    return false
  }
}
