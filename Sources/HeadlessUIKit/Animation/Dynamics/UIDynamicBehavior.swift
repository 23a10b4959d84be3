import Foundation

/// A force, or several that belong together. Main only.
open class UIDynamicBehavior: NSObject {
  /// Called at every step.
  open var action: (() -> Void)?
  public private(set) var childBehaviors: [UIDynamicBehavior] = []
  public internal(set) weak var dynamicAnimator: UIDynamicAnimator? {
    didSet { for child in childBehaviors { child.dynamicAnimator = dynamicAnimator } }
  }

  public override init() { super.init() }

  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
    behavior.willMove(to: dynamicAnimator)
    behavior.dynamicAnimator = dynamicAnimator
    wake()
  }

  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
    behavior.willMove(to: nil)
    behavior.dynamicAnimator = nil
    wake()
  }

  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// The items that it moves.
  var movedItems: [any UIDynamicItem] { [] }

  /// Changes how fast items are.
  func act(in animator: UIDynamicAnimator, over seconds: CGFloat) {}
  /// Puts items right that have moved.
  func correct(in animator: UIDynamicAnimator, over seconds: CGFloat) {}

  /// What is at rest is looked at again.
  final func wake() { dynamicAnimator?.resume() }

  /// With what is within, the outer ones first.
  final var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }
}

/// A force on a list of items.
open class ItemsBehavior: UIDynamicBehavior {
  public internal(set) var items: [any UIDynamicItem]

  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }
  public override convenience init() { self.init(items: []) }

  open func addItem(_ item: any UIDynamicItem) {
    guard !items.contains(where: { $0 === item }) else { return }
    items.append(item)
    wake()
  }

  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    wake()
  }

  override var movedItems: [any UIDynamicItem] { items }
}

/// Draws items one way: at 1000 points per second per second where the direction is one long.
open class UIGravityBehavior: ItemsBehavior {
  open var gravityDirection = CGVector(dx: 0, dy: 1) {
    didSet { wake() }
  }
  /// Clockwise from the right, in radians.
  open var angle: CGFloat {
    get { gravityDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  open var magnitude: CGFloat {
    get { gravityDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, length: magnitude)
  }

  override func act(in animator: UIDynamicAnimator, over seconds: CGFloat) {
    let pull = CGVector(dx: gravityDirection.dx * 1000, dy: gravityDirection.dy * 1000)
    for item in items { animator.body(of: item).accelerate(pull, over: seconds) }
  }
}

/// Pushes items: all the time, or once.
open class UIPushBehavior: ItemsBehavior {
  public enum Mode: Int, Hashable, Sendable {
    case continuous
    case instantaneous
  }
  public let mode: Mode
  /// A push that is over is not active any more.
  open var active = true {
    didSet { wake() }
  }
  /// 1 is worth 100 points per second, at once or in every second, for an item of a hundred points square.
  open var pushDirection = CGVector.zero {
    didSet { wake() }
  }
  /// Clockwise from the right, in radians.
  open var angle: CGFloat {
    get { pushDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  open var magnitude: CGFloat {
    get { pushDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }

  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items: items)
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(angle: angle, length: magnitude)
  }
  /// Kept nowhere: pushed is the middle, for nothing turns.
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {}

  override func act(in animator: UIDynamicAnimator, over seconds: CGFloat) {
    guard active else { return }
    for body in items.map(animator.body) {
      let push = CGVector(dx: pushDirection.dx * 100 / body.mass, dy: pushDirection.dy * 100 / body.mass)
      body.accelerate(push, over: mode == .instantaneous ? 1 : seconds)
    }
    if mode == .instantaneous { active = false }
  }
}

extension CGVector {
  var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
  var angle: CGFloat { CGFloat(atan2(Double(dy), Double(dx))) }

  init(angle: CGFloat, length: CGFloat) {
    self.init(dx: CGFloat(cos(Double(angle))) * length, dy: CGFloat(sin(Double(angle))) * length)
  }
}
