import AsyncDisplayKit
import HeadlessUIKit

/// A node that follows the fingers on it, and lets gestures begin unless it is told not to.
open class PressNode: ASDisplayNode {
  private(set) var isPressed = false
  var allowsGestures = true

  override init() {
    super.init()
    backgroundColor = UIColor(red: 0.95, green: 0.65, blue: 0.3, alpha: 1)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    isPressed = true
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    isPressed = false
  }

  open override func touchesCancelled(_ touches: Set<UITouch>?, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    isPressed = false
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allowsGestures }
}
