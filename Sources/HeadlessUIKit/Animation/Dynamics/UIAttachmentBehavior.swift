import Foundation

/// Keeps an item at a distance from a point, or from another item: stiffly, or as a spring does. Of two items each goes its share of the
/// way, the heavier one the less.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What holds the item.
  public enum AttachmentType: Int, Hashable, Sendable {
    case items
    case anchor
  }

  public let items: [any UIDynamicItem]
  open var attachedBehaviorType: AttachmentType { items.count > 1 ? .items : .anchor }
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
    let held = item.center.moved(by: CGVector(dx: offset.horizontal, dy: offset.vertical))
    length = CGVector(from: point, to: held).length
    super.init()
  }

  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  public init(item: any UIDynamicItem, attachedTo other: any UIDynamicItem) {
    (items, anchorPoint, offset) = ([item, other], other.center, .zero)
    length = CGVector(from: other.center, to: item.center).length
    super.init()
  }

  override var movedItems: [any UIDynamicItem] { items }

  private var held: CGPoint {
    items[0].center.moved(by: CGVector(dx: offset.horizontal, dy: offset.vertical))
  }

  /// Where the held point has to go, as seen from what holds it.
  private var goal: CGPoint {
    let anchor = items.count > 1 ? items[1].center : anchorPoint
    let normal = CGVector(from: anchor, to: held).normal ?? CGVector(dx: 0, dy: 1)
    return anchor.moved(by: normal.scaled(by: length))
  }

  override func act(in animator: UIDynamicAnimator, over seconds: CGFloat) {
    guard frequency > 0 else { return }
    let bodies = items.map(animator.body)
    bodies[0].spring(by: left, from: bodies.dropFirst().first, frequency: frequency, damping: damping, over: seconds)
  }

  override func correct(in animator: UIDynamicAnimator, over seconds: CGFloat) {
    guard frequency == 0 else { return }
    let bodies = items.map(animator.body)
    bodies[0].shift(by: left, from: bodies.dropFirst().first, over: seconds)
  }

  /// How far the held point has to go.
  private var left: CGVector { CGVector(from: held, to: goal) }
}
