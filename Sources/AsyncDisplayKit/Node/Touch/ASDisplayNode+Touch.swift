import Foundation
import HeadlessUIKit

/// What the backing view asks the node about touches.
extension ASDisplayNode {
  /// The node is told in any case; what is above gets the touches too where no class of the node does anything with them.
  package func viewTouches(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
    switch phase {
    case .began: call(NodeCall.touchesBegan) { $0.touchesBegan(touches, with: event) }
    case .moved, .stationary: call(NodeCall.touchesMoved) { $0.touchesMoved(touches, with: event) }
    case .ended: call(NodeCall.touchesEnded) { $0.touchesEnded(touches, with: event) }
    case .cancelled: call(NodeCall.touchesCancelled) { $0.touchesCancelled(touches, with: event) }
    }
    return OverriddenMethod.touches(phase).isOverridden(by: type(of: self))
  }

  package func viewGestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer, in view: UIView) -> Bool {
    steps.mayBegin(recognizer, on: self)
  }

  /// Asks the hook whether a gesture may begin.
  package func callGestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    traced(NodeCall.gestureRecognizerShouldBegin) { gestureRecognizerShouldBegin(recognizer) }
  }

  package func viewHitTest(_ point: CGPoint, _ event: UIEvent?, in view: UIView) -> UIView? {
    traced(NodeCall.hitTest) { hitTest(point, with: event) }
  }

  package func viewPoint(inside point: CGPoint, _ event: UIEvent?, in view: UIView) -> Bool {
    traced(NodeCall.pointInside) { self.point(inside: point, with: event) }
  }

  package func viewCanBecomeFirstResponder(_ view: UIView) -> Bool {
    traced(NodeCall.canBecomeFirstResponder) { canBecomeFirstResponder() }
  }
}
