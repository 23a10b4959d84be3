import Foundation

/// A force, or several that belong together. Main only.
open class UIDynamicBehavior: NSObject {
  /// Called at every step.
  open var action: (() -> Void)?
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator? {
    didSet { for child in childBehaviors { child.dynamicAnimator = dynamicAnimator } }
  }

  public override init() { super.init() }

  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    behavior.willMove(to: dynamicAnimator)
    behavior.dynamicAnimator = dynamicAnimator
    wake()
  }

  /// Nothing happens to what is no child of this one.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.removeAll { $0 === behavior }
    behavior.willMove(to: nil)
    behavior.dynamicAnimator = nil
    dynamicAnimator?.forgetIdleBodies()
    wake()
  }

  /// For subclasses: it goes to an animator, or leaves the one it has.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// The items that it moves.
  var movedItems: [any UIDynamicItem] { [] }

  /// Says what items are like, before anything acts on them.
  func describe(in animator: UIDynamicAnimator) {}
  /// Changes how fast items are.
  func act(in animator: UIDynamicAnimator, over seconds: CGFloat) {}
  /// Puts items right that have moved.
  func correct(in animator: UIDynamicAnimator, over seconds: CGFloat) {}

  /// What is at rest is looked at again.
  final func wake() { dynamicAnimator?.resume() }

  /// With what is within, the outer ones first.
  final var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }
}
