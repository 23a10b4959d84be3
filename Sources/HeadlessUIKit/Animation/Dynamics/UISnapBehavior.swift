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
    body.spring(to: snapPoint, frequency: 2.5, damping: 0.4 + 0.6 * min(max(damping, 0), 1), over: seconds)
  }

  override func correct(in animator: UIDynamicAnimator, over seconds: CGFloat) {
    let body = animator.body(of: item)
    let left = CGVector(dx: snapPoint.x - item.center.x, dy: snapPoint.y - item.center.y)
    guard left.length < 0.5, body.velocity.length < 10 else { return }
    item.center = snapPoint
    body.velocity = .zero
  }
}

/// Keeps an item at a distance from a point, or from another item: stiffly, or as a spring does.
open class UIAttachmentBehavior: UIDynamicBehavior {
  public enum AttachmentType: Int, Hashable, Sendable {
    case items
    case anchor
  }

  public let items: [any UIDynamicItem]
  public var attachedBehaviorType: AttachmentType { items.count > 1 ? .items : .anchor }
  /// Where the item hangs, unless it is at another one.
  open var anchorPoint: CGPoint {
    didSet { wake() }
  }
  /// In points: what it was at first.
  open var length: CGFloat {
    didSet { wake() }
  }
  open var damping: CGFloat = 0
  /// Swings per second; 0 is stiff.
  open var frequency: CGFloat = 0
  /// Kept: there is no friction.
  open var frictionTorque: CGFloat = 0
  private let offset: UIOffset

  /// - Parameter offset: where the item is held, from its middle.
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    (items, anchorPoint, self.offset) = ([item], point, offset)
    length =
      CGVector(
        dx: item.center.x + offset.horizontal - point.x, dy: item.center.y + offset.vertical - point.y
      ).length
    super.init()
  }

  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  public init(item: any UIDynamicItem, attachedTo other: any UIDynamicItem) {
    (items, anchorPoint, offset) = ([item, other], other.center, .zero)
    length = CGVector(dx: item.center.x - other.center.x, dy: item.center.y - other.center.y).length
    super.init()
  }

  override var movedItems: [any UIDynamicItem] { items }

  private var held: CGPoint {
    CGPoint(x: items[0].center.x + offset.horizontal, y: items[0].center.y + offset.vertical)
  }

  /// Where the held point has to go.
  private var goal: CGPoint {
    let anchor = items.count > 1 ? items[1].center : anchorPoint
    let way = CGVector(dx: held.x - anchor.x, dy: held.y - anchor.y)
    guard way.length > 0 else { return CGPoint(x: anchor.x, y: anchor.y + length) }
    return CGPoint(x: anchor.x + way.dx / way.length * length, y: anchor.y + way.dy / way.length * length)
  }

  override func act(in animator: UIDynamicAnimator, over seconds: CGFloat) {
    guard frequency > 0 else { return }
    let center = CGPoint(x: goal.x - offset.horizontal, y: goal.y - offset.vertical)
    animator.body(of: items[0]).spring(to: center, frequency: frequency, damping: damping, over: seconds)
  }

  override func correct(in animator: UIDynamicAnimator, over seconds: CGFloat) {
    guard frequency == 0 else { return }
    let (body, goal, held) = (animator.body(of: items[0]), goal, held)
    let way = CGVector(dx: goal.x - held.x, dy: goal.y - held.y)
    items[0].center = CGPoint(x: items[0].center.x + way.dx, y: items[0].center.y + way.dy)
    body.accelerate(way, over: 1 / seconds)
  }
}

extension DynamicBody {
  /// - Parameters:
  ///   - frequency: swings per second.
  ///   - damping: 1 for none beyond the goal.
  func spring(to goal: CGPoint, frequency: CGFloat, damping: CGFloat, over seconds: CGFloat) {
    let rate = 2 * .pi * frequency
    let pull = CGVector(dx: goal.x - item.center.x, dy: goal.y - item.center.y)
    accelerate(
      CGVector(
        dx: pull.dx * rate * rate - velocity.dx * 2 * damping * rate,
        dy: pull.dy * rate * rate - velocity.dy * 2 * damping * rate), over: seconds)
  }
}
