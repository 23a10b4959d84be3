import Foundation

/// Pushes items: all the time, or once.
open class UIPushBehavior: DirectedBehavior {
  /// For how long it pushes.
  public enum Mode: Int, Hashable, Sendable {
    /// While it is active.
    case continuous
    /// Once each time that it becomes active.
    case instantaneous
  }
  public let mode: Mode
  /// A push that is over is not active any more.
  open var active = true {
    didSet { wake() }
  }
  /// 1 is worth 100 points per second, at once or in every second, for an item of a hundred points square.
  open var pushDirection: CGVector {
    get { force }
    set { direct(newValue) }
  }

  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items: items)
  }

  /// Kept nowhere: pushed is the middle, for nothing turns.
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {}

  override func act(in animator: UIDynamicAnimator, over seconds: CGFloat) {
    guard active else { return }
    for body in items.map(animator.body) {
      body.accelerate(force.scaled(by: 100 / body.mass), over: mode == .instantaneous ? 1 : seconds)
    }
    if mode == .instantaneous { active = false }
  }
}
