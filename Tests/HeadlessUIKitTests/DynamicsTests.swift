import Foundation
import HeadlessUIKit
import Testing

@Suite("Forces on items") struct DynamicsTests {
  @Test("what falls comes to rest at the bottom, and both are told")
  func gravity() {
    DynamicsStage.perform(at: [CGPoint(x: 160, y: 100)]) { animator, items, hearer in
      let walls = UICollisionBehavior(items: items)
      walls.translatesReferenceBoundsIntoBoundary = true
      walls.collisionDelegate = hearer
      animator.addBehavior(UIGravityBehavior(items: items))
      animator.addBehavior(walls)
      DynamicsStage.wait()
      #expect(abs(items[0].center.y - 430) < 0.5 && items[0].center.x == 160)
      #expect(hearer.heard == ["moves", "meets edge", "rests"] && !animator.isRunning)
      // 330 points take sqrt(2 * 330 / 1000) seconds; then it has to be seen that nothing moves.
      #expect(abs(animator.elapsedTime - 0.81 - 12.0 / 50) < 0.1)
    }
  }

  @Test("what is elastic comes back, but not as high")
  func elasticity() {
    DynamicsStage.perform(at: [CGPoint(x: 160, y: 100)]) { animator, items, _ in
      let (walls, kind) = (UICollisionBehavior(items: items), UIDynamicItemBehavior(items: items))
      walls.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: 0, left: 0, bottom: 80, right: 0))
      kind.elasticity = 0.5
      var (lowest, back) = (CGFloat(0), CGFloat(1000))
      kind.action = {
        lowest = max(lowest, items[0].center.y)
        if lowest > 340 { back = min(back, items[0].center.y) }
      }
      for behavior in [UIGravityBehavior(items: items), walls, kind] { animator.addBehavior(behavior) }
      DynamicsStage.wait()
      #expect(abs(lowest - 350) < 2)
      // A quarter of the 250 points that it fell.
      #expect(abs(back - 287.5) < 12)
      #expect(abs(items[0].center.y - 350) < 0.5)
    }
  }

  @Test("an item snaps to its point and stays there, and to the next one")
  func snapping() {
    DynamicsStage.perform(at: [CGPoint(x: 60, y: 60)]) { animator, items, hearer in
      let snap = UISnapBehavior(item: items[0], snapTo: CGPoint(x: 200, y: 300))
      animator.addBehavior(snap)
      DynamicsStage.wait()
      #expect(items[0].center == CGPoint(x: 200, y: 300) && hearer.heard == ["moves", "rests"])
      snap.snapPoint = CGPoint(x: 100, y: 100)
      DynamicsStage.wait()
      #expect(items[0].center == CGPoint(x: 100, y: 100))
      #expect(animator.elapsedTime < 4)
    }
  }

  @Test("a push moves by what it is worth for the item's size, once or all the time")
  func pushes() {
    DynamicsStage.perform(at: [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 200)]) { animator, items, _ in
      let once = UIPushBehavior(items: [items[0]], mode: .instantaneous)
      let always = UIPushBehavior(items: [items[1]], mode: .continuous)
      once.setAngle(0, magnitude: 2)
      always.pushDirection = CGVector(dx: 1, dy: 0)
      let kind = UIDynamicItemBehavior(items: items)
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
    DynamicsStage.perform(at: [CGPoint(x: 160, y: 150)]) { animator, items, _ in
      let stiff = UIAttachmentBehavior(item: items[0], attachedToAnchor: CGPoint(x: 160, y: 50))
      #expect(stiff.length == 100 && stiff.attachedBehaviorType == .anchor)
      animator.addBehavior(UIGravityBehavior(items: items))
      animator.addBehavior(stiff)
      DynamicsStage.wait()
      #expect(abs(items[0].center.y - 150) < 0.5)
      stiff.anchorPoint = CGPoint(x: 160, y: 120)
      DynamicsStage.wait()
      #expect(abs(items[0].center.y - 220) < 0.5 && !animator.isRunning)
    }
  }

  @Test("who is taken out moves no more")
  func takenOut() {
    DynamicsStage.perform(at: [CGPoint(x: 160, y: 60)]) { animator, items, _ in
      let gravity = UIGravityBehavior(items: items)
      animator.addBehavior(gravity)
      animator.removeBehavior(gravity)
      DynamicsStage.wait()
      #expect(items[0].center.y == 60 && animator.behaviors.isEmpty && gravity.dynamicAnimator == nil)
    }
  }

  @Test("a second of movement is a second of the clock")
  func clock() {
    DynamicsStage.perform(at: [CGPoint(x: 160, y: 100)]) { animator, items, _ in
      animator.addBehavior(UIGravityBehavior(items: items))
      var elapsed = 0.0
      HeadlessRuntime.current.async(.main, after: 1) { elapsed = animator.elapsedTime }
      HeadlessRuntime.current.turn()
      #expect(abs(elapsed - 1) < 0.03)
    }
  }

  @Test("a force that is added by whoever hears that items move makes nothing faster")
  func addedOnTheWay() {
    final class Adding: UIDynamicAnimatorDelegate {
      var told = 0
      func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
        told += 1
        if told == 1 { animator.addBehavior(UIDynamicItemBehavior()) }
      }
    }
    DynamicsStage.perform(at: [CGPoint(x: 160, y: 100)]) { animator, items, _ in
      let adding = Adding()
      animator.delegate = adding
      animator.addBehavior(UIGravityBehavior(items: items))
      var elapsed = 0.0
      HeadlessRuntime.current.async(.main, after: 1) { elapsed = animator.elapsedTime }
      HeadlessRuntime.current.turn()
      #expect(adding.told == 1 && abs(elapsed - 1) < 0.03)
    }
  }

  @Test("what a weak force moves is not still")
  func weakForce() {
    DynamicsStage.perform(at: [CGPoint(x: 160, y: 100)]) { animator, items, _ in
      let gravity = UIGravityBehavior(items: items)
      gravity.magnitude = 0.005
      animator.addBehavior(gravity)
      HeadlessRuntime.current.turn()
      // 5 points per second per second.
      let seconds = CGFloat(animator.elapsedTime)
      #expect(animator.isRunning && abs(items[0].center.y - 100 - 2.5 * seconds * seconds) < 2)
    }
  }

  @Test("items are found where they are")
  func found() {
    DynamicsStage.perform(at: [CGPoint(x: 100, y: 100), CGPoint(x: 250, y: 100)]) { animator, items, _ in
      animator.addBehavior(UISnapBehavior(item: items[0], snapTo: CGPoint(x: 100, y: 400)))
      animator.addBehavior(UISnapBehavior(item: items[1], snapTo: CGPoint(x: 250, y: 100)))
      DynamicsStage.wait()
      #expect(animator.items(in: CGRect(x: 0, y: 351, width: 320, height: 10)).map { $0 === items[0] } == [true])
      #expect(animator.items(in: CGRect(x: 0, y: 51, width: 320, height: 10)).map { $0 === items[1] } == [true])
    }
  }

  @Test("an item that somebody else moves stands still there")
  func movedByOthers() {
    DynamicsStage.perform(at: [CGPoint(x: 0, y: 100)]) { animator, items, _ in
      let push = UIPushBehavior(items: items, mode: .instantaneous)
      push.magnitude = 1
      animator.addBehavior(push)
      HeadlessRuntime.current.turn()
      #expect(items[0].center.x > 100)
      items[0].center = CGPoint(x: 10, y: 20)
      animator.updateItem(usingCurrentState: items[0])
      DynamicsStage.wait()
      #expect(items[0].center == CGPoint(x: 10, y: 20) && !animator.isRunning)
    }
  }
}
