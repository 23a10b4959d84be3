import Foundation
import HeadlessUIKit

/// The part of a node that answers touches and the responder chain. All on main, once the node is loaded.
///
/// A class beside ``ASDisplayNode`` because only what stands in the body of a class can be overridden.
open class RespondingElement: StyledElement {
  // MARK: Touches

  /// Fingers came down in the node's view. Where no class of the node overrides it, what is above in the responder chain gets the touches.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tracedBase(NodeCall.touchesBegan) {} }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { tracedBase(NodeCall.touchesMoved) {} }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tracedBase(NodeCall.touchesEnded) {} }
  open func touchesCancelled(_ touches: Set<UITouch>?, with event: UIEvent?) {
    tracedBase(NodeCall.touchesCancelled) {}
  }

  /// Whether a gesture on the node's view may begin; asks what is above the view unless overridden.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    tracedBase(NodeCall.gestureRecognizerShouldBegin) {
      state[\.view]?.superview?.gestureRecognizerShouldBegin(gestureRecognizer) ?? true
    }
  }

  /// ``ASDisplayNode/layoutMargins`` are others than before.
  open func layoutMarginsDidChange() {}

  // MARK: Hit testing

  /// The view at a point of the node's bounds: the node's own, one in it, or none.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    tracedBase(NodeCall.hitTest) { answer("hitTest(_:with:)", else: nil) { $0.hitTest(point, with: event) } }
  }

  /// Whether a point is in the node, ``hitTestSlop`` included.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    tracedBase(NodeCall.pointInside) { bounds.inset(by: hitTestSlop).contains(point) }
  }

  /// How much smaller than the bounds the part is that can be touched; negative where it is larger. In points.
  open var hitTestSlop: UIEdgeInsets {
    get { state[\.hitTestSlop] }
    set { state.with { $0.hitTestSlop = newValue } }
  }

  // MARK: First responder

  open func canBecomeFirstResponder() -> Bool {
    tracedBase(NodeCall.canBecomeFirstResponder) {
      answer("canBecomeFirstResponder()", else: false) { $0.canBecomeFirstResponder }
    }
  }

  /// Whether an action would do anything here: that of the view, and no more.
  open func canPerformAction(_ action: Selector, withSender sender: Any) -> Bool {
    answer("canPerformAction(_:withSender:)", else: false) { $0.canPerformAction(action, withSender: sender) }
  }

  open func canResignFirstResponder() -> Bool {
    answer("canResignFirstResponder()", else: true) { $0.canResignFirstResponder }
  }

  open func isFirstResponder() -> Bool { answer("isFirstResponder()", else: false) { $0.isFirstResponder } }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard requireMain(.viewOnMain, "becomeFirstResponder()") else { return false }
    return state[\.view]?.becomeFirstResponder() ?? false
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard requireMain(.viewOnMain, "resignFirstResponder()") else { return false }
    return state[\.view]?.resignFirstResponder() ?? false
  }

  /// What the view answers by itself, without asking the node again. Without a view, or off main, there is no answer.
  private func answer<Answer>(_ what: String, else missing: Answer, _ ask: (UIView) -> Answer) -> Answer {
    guard requireMain(.viewOnMain, what) else { return missing }
    guard let view = state[\.view] else {
      refuse(.touchedOnceLoaded, "\(what) before the view exists")
      return missing
    }
    let outer = view.isAskedByClient
    view.isAskedByClient = true
    defer { view.isAskedByClient = outer }
    return ask(view)
  }
}
