import Foundation

/// Draws an item to a point, where it stays.
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  open var snapPoint: CGPoint {
    didSet { wake() }
  }
  /// From 0, for much swinging, to 1, for little.
  open var damping: CGFloat = 0.5

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    (self.item, snapPoint) = (item, point)
    super.init()
  }

  override var movedItems: [any UIDynamicItem] { [item] }

  override func act(in animator: UIDynamicAnimator, over seconds: CGFloat) {
    let body = animator.body(of: item)
    body.spring(by: left, frequency: 2.5, damping: 0.4 + 0.6 * min(max(damping, 0), 1), over: seconds)
  }

  /// How far it is to the point.
  private var left: CGVector { CGVector(from: item.center, to: snapPoint) }

  override func correct(in animator: UIDynamicAnimator, over seconds: CGFloat) {
    let body = animator.body(of: item)
    guard !body.isAnchored, left.length < 0.5, body.velocity.length < 10 else { return }
    item.center = snapPoint
    body.velocity = .zero
  }
}
