import Foundation

/// A key of the window's keyboard, as a test or a program without a screen plays it. Main only.
extension UIWindow {
  /// Presses a key and lets it go. A command that the first responder, or one further up, has for it is performed, and nobody hears of the
  /// key; else the first responder hears of it, and those further up as far as it passes it on. Where there is none, the controller that
  /// is shown above all others stands in for it. Then it types what it types into a first responder that takes text, whatever that has
  /// done with the press; deletes with the key for that, and moves the cursor with arrows: with those up and down to the ends of the text.
  ///
  /// - Parameter input: what the key types, or one of the names in ``UIKeyCommand``.
  public func press(_ input: String, modifierFlags: UIKeyModifierFlags = []) {
    guard requireMain(.windowOnMain, "press(_:modifierFlags:)"), let responder = firstResponder ?? topController else {
      return
    }
    if perform(input, modifierFlags, from: responder) { return }
    let press = UIPress()
    press.key = UIKey(input, modifierFlags: modifierFlags)
    (press.window, press.responder, press.timestamp) = (self, responder, touchClock)
    let event = UIPressesEvent(touches: [], timestamp: touchClock)
    event.allPresses = [press]
    responder.pressesBegan([press], with: event)
    press.key?.type(into: responder)
    press.phase = .ended
    responder.pressesEnded([press], with: event)
  }

  private var topController: UIViewController? {
    var top = rootViewController
    while let above = top?.presentedViewController { top = above }
    return top
  }

  /// - Returns: whether there was a command for it.
  private func perform(_ input: String, _ flags: UIKeyModifierFlags, from responder: UIResponder) -> Bool {
    var next: UIResponder? = responder
    while let current = next {
      let commands = (current.keyCommands ?? []) + ((current as? UIViewController)?.addedKeyCommands ?? [])
      let command = commands.first { $0.input?.lowercased() == input.lowercased() && $0.modifierFlags == flags }
      if let command, let action = command.action,
        let target = current.target(forAction: action, withSender: command) as AnyObject?
      {
        action.perform(on: target, sender: command)
        return true
      }
      next = current.next
    }
    return false
  }
}
