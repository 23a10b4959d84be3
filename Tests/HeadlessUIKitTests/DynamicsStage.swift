import Foundation
import HeadlessUIKit

/// A tank of 320 by 480 points with items of 100 points square in it.
enum DynamicsStage {
  final class Hearer: UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
    var heard: [String] = []
    /// Done as soon as an item meets anything.
    var whenMet: (UICollisionBehavior) -> Void = { _ in }

    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { heard.append("moves") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { heard.append("rests") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {
      heard.append("meets \(identifier.map { "\($0)" } ?? "edge")")
      whenMet(behavior)
    }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?
    ) { heard.append("leaves \(identifier.map { "\($0)" } ?? "edge")") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
      at p: CGPoint
    ) {
      heard.append("meets another")
      whenMet(behavior)
    }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) { heard.append("leaves another") }
  }

  static func perform(at centers: [CGPoint], _ body: (UIDynamicAnimator, [UIView], Hearer) -> Void) {
    HeadlessRuntime().runMain {
      let (tank, hearer) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), Hearer())
      let items = centers.map { center in
        let item = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        item.center = center
        tank.addSubview(item)
        return item
      }
      let animator = UIDynamicAnimator(referenceView: tank)
      animator.delegate = hearer
      body(animator, items, hearer)
    }
  }

  /// Lets some seconds pass.
  static func wait() { for _ in 0..<4 { HeadlessRuntime.current.turn() } }
}
