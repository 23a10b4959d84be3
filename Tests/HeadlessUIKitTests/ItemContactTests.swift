import Foundation
import HeadlessUIKit
import Testing

@Suite("Items that meet walls and one another") struct ItemContactTests {
  @Test("items meet and part, and what is anchored stays")
  func items() {
    DynamicsStage.perform(at: [CGPoint(x: 160, y: 60), CGPoint(x: 160, y: 300)]) { animator, items, hearer in
      let (walls, anchor) = (UICollisionBehavior(items: items), UIDynamicItemBehavior(items: [items[1]]))
      let gravity = UIGravityBehavior(items: [items[0]])
      anchor.isAnchored = true
      walls.collisionDelegate = hearer
      walls.addBoundary(
        withIdentifier: "shelf" as NSString, from: CGPoint(x: 0, y: 400), to: CGPoint(x: 320, y: 400))
      for behavior in [gravity, walls, anchor] { animator.addBehavior(behavior) }
      DynamicsStage.wait()
      #expect(items[1].center == CGPoint(x: 160, y: 300) && abs(items[0].center.y - 200) < 0.5)
      #expect(hearer.heard.filter { $0 != "moves" } == ["meets another", "rests"])
      gravity.angle = -.pi / 2
      DynamicsStage.wait()
      #expect(items[0].center.y < 0 && hearer.heard.filter { $0 != "moves" }.last == "leaves another")
    }
  }

  @Test("an item leaves a wall once it is away from it")
  func walls() {
    DynamicsStage.perform(at: [CGPoint(x: 160, y: 60)]) { animator, items, hearer in
      let (walls, gravity) = (UICollisionBehavior(items: items), UIGravityBehavior(items: items))
      walls.translatesReferenceBoundsIntoBoundary = true
      walls.collisionDelegate = hearer
      for behavior in [gravity, walls] { animator.addBehavior(behavior) }
      DynamicsStage.wait()
      gravity.gravityDirection.dy = -1
      DynamicsStage.wait()
      #expect(hearer.heard.filter { $0.hasSuffix("edge") } == ["meets edge", "leaves edge", "meets edge"])
    }
  }

  @Test("whoever is told of a contact may take items out", arguments: [true, false])
  func takenOut(meetsWall: Bool) {
    let centers = [CGPoint(x: 100, y: 60), CGPoint(x: 150, y: 60), CGPoint(x: 200, y: 60)]
    DynamicsStage.perform(at: centers) { animator, items, hearer in
      let collision = UICollisionBehavior(items: items)
      collision.collisionMode = meetsWall ? .boundaries : .items
      collision.setTranslatesReferenceBoundsIntoBoundary(
        with: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
      collision.collisionDelegate = hearer
      hearer.whenMet = { behavior in for item in behavior.items { behavior.removeItem(item) } }
      animator.addBehavior(collision)
      DynamicsStage.wait()
      #expect(hearer.heard.filter { $0.hasPrefix("meets") } == [meetsWall ? "meets edge" : "meets another"])
      #expect(collision.items.isEmpty)
    }
  }

  @Test("nothing goes through a wall, as fast as it may be", arguments: [1_000.0, 100_000])
  func fast(speed: CGFloat) {
    DynamicsStage.perform(at: [CGPoint(x: 160, y: 100)]) { animator, items, _ in
      let (walls, kind) = (UICollisionBehavior(items: items), UIDynamicItemBehavior(items: items))
      walls.translatesReferenceBoundsIntoBoundary = true
      kind.addLinearVelocity(CGPoint(x: 0, y: speed), for: items[0])
      for behavior in [walls, kind] { animator.addBehavior(behavior) }
      DynamicsStage.wait()
      #expect(abs(items[0].center.y - 430) < 0.5)
    }
  }
}
