import Foundation

/// Draws items one way, down at first: at 1000 points per second per second where the direction is one long.
open class UIGravityBehavior: DirectedBehavior {
  open var gravityDirection: CGVector {
    get { force }
    set { direct(newValue) }
  }

  public override init(items: [any UIDynamicItem]) {
    super.init(items: items)
    direct(CGVector(dx: 0, dy: 1))
  }

  override func act(in animator: UIDynamicAnimator, over seconds: CGFloat) {
    for item in items { animator.body(of: item).accelerate(force.scaled(by: 1000), over: seconds) }
  }
}
