import Foundation

/// What responders are told and asked of keys, presses, remote controls and focus. There are no remote controls and there is no focus here, so
/// nobody calls what is about them; what can be set is kept. Main only.
open class ResponderHooks: AccessibleObject {
  public override init() { super.init() }

  private var above: UIResponder? { (self as? UIResponder)?.next }

  // MARK: Presses of keys and buttons, which go to the first responder and on to whom it gives them

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    above?.pressesBegan(presses, with: event)
  }
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    above?.pressesChanged(presses, with: event)
  }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    above?.pressesEnded(presses, with: event)
  }
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    above?.pressesCancelled(presses, with: event)
  }
  open func remoteControlReceived(with event: UIEvent?) {}
  /// What was guessed of touches is known now.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  // MARK: Commands

  open var keyCommands: [UIKeyCommand]? { nil }
  open func validate(_ command: UICommand) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  open func increaseSize(_ sender: Any?) {}
  open func decreaseSize(_ sender: Any?) {}

  // MARK: What comes up

  /// What is above the keyboard is asked for whenever somebody wants to know: there is nothing to load again.
  open func reloadInputViews() {}
  open var inputViewController: UIInputViewController? { nil }
  open var inputAccessoryViewController: UIInputViewController? { nil }
  open var textInputContextIdentifier: String? { nil }

  // MARK: Focus

  open var isFocused: Bool { false }
  open var canBecomeFocused: Bool { false }
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  open var focusGroupIdentifier: String? {
    get { rare() }
    set { setRare(newValue) }
  }
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  // MARK: Another time

  /// A name to be found by when an app starts again; kept only.
  open var restorationIdentifier: String? {
    get { rare() }
    set { setRare(newValue) }
  }
  // Nothing is left of an app that has ended.
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
}

/// Something that the focus can be in.
public protocol UIFocusEnvironment: AnyObject {}

extension UIView: UIFocusEnvironment {}
extension UIViewController: UIFocusEnvironment {}

/// From where to where the focus goes. Nobody makes one.
open class UIFocusUpdateContext: NSObject {
  open weak var previouslyFocusedView: UIView?
  open weak var nextFocusedView: UIView?
}

/// Animates beside a move of the focus. Nobody makes one.
open class UIFocusAnimationCoordinator: NSObject {
  /// As of a move that takes no time.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}
