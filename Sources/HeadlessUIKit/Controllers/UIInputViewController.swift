import Foundation

/// The controller of a keyboard of an app's own.
open class UIInputViewController: UIViewController {
  /// Has whoever is the first responder in the window let go, as a keyboard that is put away does.
  open func dismissKeyboard() { viewIfLoaded?.window?.endEditing(true) }
}
