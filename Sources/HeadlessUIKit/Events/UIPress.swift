import Foundation

/// A press of a key or a button. Main only.
open class UIPress: NSObject {
  /// Which button; a key is none of them.
  public enum PressType: Int, Hashable, Sendable {
    case upArrow
    case downArrow
    case leftArrow
    case rightArrow
    case select
    case menu
    case playPause
  }

  public enum Phase: Int, Hashable, Sendable {
    case began
    case changed
    case stationary
    case ended
    case cancelled
  }

  open internal(set) var type = PressType.select
  open internal(set) var phase = Phase.began
  /// Nil for a button.
  open internal(set) var key: UIKey?
  /// In seconds.
  open internal(set) var timestamp: TimeInterval = 0
  /// How hard it is; keys do not know.
  open var force: CGFloat { 0 }
  open internal(set) weak var window: UIWindow?
  /// Who hears of it first.
  open internal(set) weak var responder: UIResponder?
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
}

/// Presses at one moment.
open class UIPressesEvent: UIEvent {
  open internal(set) var allPresses: Set<UIPress> = []

  /// Those that a recogniser follows: none.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}

/// A key of a keyboard.
open class UIKey: NSObject {
  /// What it types.
  public let characters: String
  public let charactersIgnoringModifiers: String
  public let modifierFlags: UIKeyModifierFlags
  /// Which one it is.
  public let keyCode: UIKeyboardHIDUsage

  init(_ input: String, modifierFlags: UIKeyModifierFlags) {
    let plain = input.lowercased()
    charactersIgnoringModifiers = input.hasPrefix("UIKeyInput") ? input : plain
    characters = modifierFlags.contains(.shift) && !input.hasPrefix("UIKeyInput") ? input.uppercased() : input
    (self.modifierFlags, keyCode) = (modifierFlags, UIKeyboardHIDUsage(input: plain))
  }
}
