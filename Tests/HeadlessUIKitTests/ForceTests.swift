import Foundation
import HeadlessUIKit
import Testing

@Suite("What forces are made of, and what items are like") struct ForceTests {
  @Test("a force that is nothing yet keeps its direction, and one that is nothing again too")
  func directions() {
    let (push, gravity) = (UIPushBehavior(items: [], mode: .continuous), UIGravityBehavior())
    push.angle = .pi / 2
    push.magnitude = 1
    #expect(abs(push.pushDirection.dx) < 0.001 && push.pushDirection.dy == 1)
    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1) && gravity.magnitude == 1)
    gravity.magnitude = 0
    gravity.magnitude = 2
    #expect(abs(gravity.gravityDirection.dx) < 0.001 && gravity.gravityDirection.dy == 2)
    gravity.gravityDirection = CGVector(dx: -3, dy: 0)
    #expect(abs(gravity.angle - .pi) < 0.001 && gravity.magnitude == 3)
  }

  @Test("an item is like what is said of it, for as long as that is said")
  func anchoredForSomeTime() {
    DynamicsStage.perform(at: [CGPoint(x: 160, y: 100)]) { animator, items, _ in
      let anchor = UIDynamicItemBehavior(items: items)
      anchor.isAnchored = true
      for behavior in [UIGravityBehavior(items: items), anchor] { animator.addBehavior(behavior) }
      DynamicsStage.wait()
      #expect(items[0].center.y == 100)
      animator.removeBehavior(anchor)
      DynamicsStage.wait()
      #expect(items[0].center.y > 200)
    }
  }

  @Test("what is dense is pushed less, whichever is said first", arguments: [true, false])
  func density(isPushedFirst: Bool) {
    DynamicsStage.perform(at: [CGPoint(x: 0, y: 100)]) { animator, items, _ in
      let (push, kind) = (UIPushBehavior(items: items, mode: .instantaneous), UIDynamicItemBehavior(items: items))
      push.magnitude = 1
      kind.density = 4
      for behavior in isPushedFirst ? [push, kind] : [kind, push] { animator.addBehavior(behavior) }
      HeadlessRuntime.current.turn()
      #expect(abs(kind.linearVelocity(for: items[0]).x - 25) < 0.1)
    }
  }

  @Test("resistance takes a part of the speed in every second")
  func resistance() {
    DynamicsStage.perform(at: [CGPoint(x: 0, y: 100)]) { animator, items, _ in
      let kind = UIDynamicItemBehavior(items: items)
      kind.resistance = 0.5
      kind.addLinearVelocity(CGPoint(x: 100, y: 0), for: items[0])
      animator.addBehavior(kind)
      var speed: CGFloat = 0
      HeadlessRuntime.current.async(.main, after: 1) { speed = kind.linearVelocity(for: items[0]).x }
      HeadlessRuntime.current.turn()
      // A hundred by the half-th power of e.
      #expect(abs(speed - 60.7) < 2)
    }
  }

  @Test("an item that no force moves any more begins anew with the next one", arguments: [true, false])
  func forgotten(isChild: Bool) {
    DynamicsStage.perform(at: [CGPoint(x: 160, y: 100)]) { animator, items, _ in
      let (all, gravity, kind) = (UIDynamicBehavior(), UIGravityBehavior(items: items), UIDynamicItemBehavior())
      all.addChildBehavior(gravity)
      for behavior in [all, kind] { animator.addBehavior(behavior) }
      HeadlessRuntime.current.turn()
      #expect(kind.linearVelocity(for: items[0]).y > 1000)
      if isChild { all.removeChildBehavior(gravity) } else { gravity.removeItem(items[0]) }
      #expect(kind.linearVelocity(for: items[0]) == .zero)
    }
  }

  @Test("a force gives away only what is within it, and holds it once")
  func children() {
    DynamicsStage.perform(at: [CGPoint(x: 160, y: 100)]) { animator, items, _ in
      let (all, stranger, own) = (UIDynamicBehavior(), UIGravityBehavior(items: items), UIGravityBehavior())
      for _ in 0..<2 { all.addChildBehavior(own) }
      for behavior in [all, stranger] { animator.addBehavior(behavior) }
      all.removeChildBehavior(stranger)
      #expect(stranger.dynamicAnimator === animator && own.dynamicAnimator === animator)
      #expect(all.childBehaviors.count == 1)
      all.removeChildBehavior(own)
      #expect(own.dynamicAnimator == nil && all.childBehaviors.isEmpty)
    }
  }

  @Test("two items that are held together go each their share of the way")
  func shares() {
    DynamicsStage.perform(at: [CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100)]) { animator, items, _ in
      let (bar, kind) = (
        UIAttachmentBehavior(item: items[0], attachedTo: items[1]), UIDynamicItemBehavior(items: [items[1]])
      )
      kind.density = 3
      bar.length = 200
      for behavior in [bar, kind] { animator.addBehavior(behavior) }
      DynamicsStage.wait()
      #expect(abs(items[0].center.x - 25) < 1 && abs(items[1].center.x - 225) < 1)
    }
  }

  @Test("a spring draws both its ends, until it is as long as it was")
  func spring() {
    DynamicsStage.perform(at: [CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100)]) { animator, items, _ in
      let spring = UIAttachmentBehavior(item: items[0], attachedTo: items[1])
      (spring.length, spring.frequency, spring.damping) = (160, 2, 0.8)
      animator.addBehavior(spring)
      DynamicsStage.wait()
      #expect(abs(items[0].center.x - 70) < 1 && abs(items[1].center.x - 230) < 1)
    }
  }

  @Test("what is anchored is drawn nowhere: to a point, by a bar or by a spring", arguments: [0, 1, 2])
  func anchored(kind: Int) {
    DynamicsStage.perform(at: [CGPoint(x: 100, y: 100)]) { animator, items, _ in
      let (bar, anchor) = (
        UIAttachmentBehavior(item: items[0], attachedToAnchor: CGPoint(x: 100, y: 0)),
        UIDynamicItemBehavior(items: items)
      )
      anchor.isAnchored = true
      bar.length = 50
      if kind == 2 { bar.frequency = 2 }
      // So near that it would be put there at once.
      let snap = UISnapBehavior(item: items[0], snapTo: CGPoint(x: 100.4, y: 100))
      for behavior in [kind == 0 ? snap : bar, anchor] { animator.addBehavior(behavior) }
      DynamicsStage.wait()
      #expect(items[0].center == CGPoint(x: 100, y: 100))
    }
  }
}
