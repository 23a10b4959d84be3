import Foundation

/// Says what items are like.
open class UIDynamicItemBehavior: ItemsBehavior {
  /// How much of its speed an item keeps when it hits something, from 0 to 1.
  open var elasticity: CGFloat = 0 {
    didSet { wake() }
  }
  open var density: CGFloat = 1 {
    didSet { wake() }
  }
  /// The part of its speed that an item loses in every second.
  open var resistance: CGFloat = 0 {
    didSet { wake() }
  }
  /// Forces do not move the items, and others bounce off them.
  open var isAnchored = false {
    didSet { wake() }
  }
  // Kept only: there is no friction, and nothing turns.
  open var friction: CGFloat = 0
  open var angularResistance: CGFloat = 0
  open var allowsRotation = true
  open var charge: CGFloat = 0
  private var pushes: [(item: any UIDynamicItem, velocity: CGVector)] = []

  /// - Parameter velocity: in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    pushes.append((item, CGVector(dx: velocity.x, dy: velocity.y)))
    wake()
  }

  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let waiting = pushes.filter { $0.item === item }.map(\.velocity)
    let velocity = waiting.reduce(dynamicAnimator?.body(of: item).velocity ?? .zero) { $0.adding($1) }
    return CGPoint(x: velocity.dx, y: velocity.dy)
  }

  /// Kept nowhere: nothing turns.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }

  override func describe(in animator: UIDynamicAnimator) {
    for body in items.map(animator.body) {
      (body.elasticity, body.density) = (elasticity, density)
      (body.resistance, body.isAnchored) = (resistance, isAnchored)
    }
  }

  override func act(in animator: UIDynamicAnimator, over seconds: CGFloat) {
    for (item, velocity) in pushes { animator.body(of: item).accelerate(velocity, over: 1) }
    pushes = []
  }
}
