import Foundation
import HeadlessUIKit
import Testing

@Suite("Forces on items") struct DynamicsTests {
  private final class Hearer: UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
    var heard: [String] = []
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { heard.append("moves") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { heard.append("rests") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { heard.append("meets \(identifier.map { "\($0)" } ?? "edge")") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
      at p: CGPoint
    ) { heard.append("meets another") }
  }

  /// A tank of 320 by 480 points with items of 100 points square in it.
  private func perform(at centers: [CGPoint], _ body: (UIDynamicAnimator, [UIView], Hearer) -> Void) {
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
  private func wait() { for _ in 0..<4 { HeadlessRuntime.current.turn() } }

  @Test("what falls comes to rest at the bottom, and both are told")
  func gravity() {
    perform(at: [CGPoint(x: 160, y: 100)]) { animator, items, hearer in
      let walls = UICollisionBehavior(items: items)
      walls.translatesReferenceBoundsIntoBoundary = true
      walls.collisionDelegate = hearer
      animator.addBehavior(UIGravityBehavior(items: items))
      animator.addBehavior(walls)
      wait()
      #expect(abs(items[0].center.y - 430) < 0.5 && items[0].center.x == 160)
      #expect(hearer.heard == ["moves", "meets edge", "rests"] && !animator.isRunning)
      // 330 points take sqrt(2 * 330 / 1000) seconds.
      #expect(abs(animator.elapsedTime - 0.81 - 11.0 / 60) < 0.1)
    }
  }

  @Test("what is elastic comes back, but not as high")
  func elasticity() {
    perform(at: [CGPoint(x: 160, y: 100)]) { animator, items, _ in
      let (walls, kind) = (UICollisionBehavior(items: items), UIDynamicItemBehavior(items: items))
      walls.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: 0, left: 0, bottom: 80, right: 0))
      kind.elasticity = 0.5
      var (lowest, back) = (CGFloat(0), CGFloat(1000))
      kind.action = {
        lowest = max(lowest, items[0].center.y)
        if lowest > 340 { back = min(back, items[0].center.y) }
      }
      for behavior in [UIGravityBehavior(items: items), walls, kind] { animator.addBehavior(behavior) }
      wait()
      #expect(abs(lowest - 350) < 2)
      // A quarter of the 250 points that it fell.
      #expect(abs(back - 287.5) < 12)
      #expect(abs(items[0].center.y - 350) < 0.5)
    }
  }

  @Test("an item snaps to its point and stays there, and to the next one")
  func snapping() {
    perform(at: [CGPoint(x: 60, y: 60)]) { animator, items, hearer in
      let snap = UISnapBehavior(item: items[0], snapTo: CGPoint(x: 200, y: 300))
      animator.addBehavior(snap)
      wait()
      #expect(items[0].center == CGPoint(x: 200, y: 300) && hearer.heard == ["moves", "rests"])
      snap.snapPoint = CGPoint(x: 100, y: 100)
      wait()
      #expect(items[0].center == CGPoint(x: 100, y: 100))
      #expect(animator.elapsedTime < 4)
    }
  }

  @Test("a push moves by what it is worth for the item's size, once or all the time")
  func pushes() {
    perform(at: [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 200)]) { animator, items, _ in
      let once = UIPushBehavior(items: [items[0]], mode: .instantaneous)
      let always = UIPushBehavior(items: [items[1]], mode: .continuous)
      once.setAngle(0, magnitude: 2)
      always.pushDirection = CGVector(dx: 1, dy: 0)
      let kind = UIDynamicItemBehavior(items: items)
      var places: [CGFloat] = []
      kind.action = { if places.count < 60 { places = [CGFloat](repeating: 0, count: places.count + 1) } }
      for behavior in [once, always, kind] { animator.addBehavior(behavior) }
      HeadlessRuntime.current.turn()
      let seconds = CGFloat(animator.elapsedTime)
      #expect(!once.active && always.active)
      #expect(abs(items[0].center.x - 200 * seconds) < 5)
      #expect(abs(items[1].center.x - 50 * seconds * seconds) < 10)
      #expect(abs(kind.linearVelocity(for: items[0]).x - 200) < 1)
    }
  }

  @Test("an item that falls hangs at its length from a point, wherever that goes")
  func attachments() {
    perform(at: [CGPoint(x: 160, y: 150)]) { animator, items, _ in
      let stiff = UIAttachmentBehavior(item: items[0], attachedToAnchor: CGPoint(x: 160, y: 50))
      #expect(stiff.length == 100 && stiff.attachedBehaviorType == .anchor)
      animator.addBehavior(UIGravityBehavior(items: items))
      animator.addBehavior(stiff)
      wait()
      #expect(abs(items[0].center.y - 150) < 0.5)
      stiff.anchorPoint = CGPoint(x: 160, y: 120)
      wait()
      #expect(abs(items[0].center.y - 220) < 0.5 && !animator.isRunning)
    }
  }

  @Test("items meet and part, and what is anchored stays")
  func items() {
    perform(at: [CGPoint(x: 160, y: 60), CGPoint(x: 160, y: 300)]) { animator, items, hearer in
      let (walls, anchor) = (UICollisionBehavior(items: items), UIDynamicItemBehavior(items: [items[1]]))
      anchor.isAnchored = true
      walls.collisionDelegate = hearer
      walls.addBoundary(
        withIdentifier: "shelf" as NSString, from: CGPoint(x: 0, y: 400), to: CGPoint(x: 320, y: 400))
      for behavior in [UIGravityBehavior(items: [items[0]]), walls, anchor] { animator.addBehavior(behavior) }
      wait()
      #expect(items[1].center == CGPoint(x: 160, y: 300) && abs(items[0].center.y - 200) < 0.5)
      #expect(hearer.heard.contains("meets another") && !hearer.heard.contains("meets shelf"))
    }
  }

  @Test("who is taken out moves no more")
  func takenOut() {
    perform(at: [CGPoint(x: 160, y: 60)]) { animator, items, _ in
      let gravity = UIGravityBehavior(items: items)
      animator.addBehavior(gravity)
      animator.removeBehavior(gravity)
      wait()
      #expect(items[0].center.y == 60 && animator.behaviors.isEmpty && gravity.dynamicAnimator == nil)
    }
  }
}
