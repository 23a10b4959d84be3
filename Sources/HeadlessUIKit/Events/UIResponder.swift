import Foundation

/// Where commands of editing are declared.
public typealias UIResponderStandardEditActions = UIResponder

/// Something that touches and key presses can go to. Main only.
open class UIResponder: ResponderHooks {
  public override init() { super.init() }

  /// Who gets what this one does not want.
  open var next: UIResponder? { nil }

  // MARK: Touches

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Motion, of which there is none here

  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  // MARK: First responder

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { window(of: self)?.firstResponder === self }

  /// - Returns: whether this is the first responder now: it has to be in a window, to want it, and the one before has to let go.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = window(of: self) else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder, window.firstResponder?.resignFirstResponder() ?? true else { return false }
    window.firstResponder = self
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let window = window(of: self), window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }

  // MARK: Commands of editing, which what cannot be edited ignores

  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}

  private static let commands: Set = ["cut(_:)", "copy(_:)", "paste(_:)", "delete(_:)", "select(_:)", "selectAll(_:)"]

  /// Who takes changes back here: that of the window. What is typed is not registered.
  open var undoManager: UndoManager? { next?.undoManager }

  /// Whether an action would do anything here: a command of editing where there is something to edit, any other where its method is.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    !Self.commands.contains(action.description) && action.isMethod(of: self)
  }

  /// Who performs an action: this one, or the first further up that can.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: What comes up while this is the first responder

  /// In place of a keyboard; kept only, wherever it can be set.
  open var inputView: UIView? { nil }
  /// Above the keyboard.
  open var inputAccessoryView: UIView? { nil }

  private func window(of responder: UIResponder) -> UIWindow? {
    var next: UIResponder? = responder
    while let current = next {
      if let view = current as? UIView { return view.window }
      next = current.next
    }
    return nil
  }
}
