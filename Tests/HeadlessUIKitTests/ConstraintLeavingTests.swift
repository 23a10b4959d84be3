import Foundation
import HeadlessUIKit
import Testing

@Suite("Constraints of views that leave") struct ConstraintLeavingTests {
  /// A box with a view and a guide in it.
  private final class Box {
    let view: UIView
    let inner = UIView()
    let guide = UILayoutGuide()

    init(on stage: ConstraintStage) {
      view = stage.add(UIView())
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      inner.addLayoutGuide(guide)
    }
  }

  @Test("what holds a view, or anything in it, to others is over, and the others keep the rest in its order")
  func outer() {
    ConstraintStage.run { stage in
      let (box, other) = (Box(on: stage), stage.add(UIView()))
      let gone = [
        box.view.leftAnchor.constraint(equalTo: stage.room.leftAnchor),
        box.inner.topAnchor.constraint(equalTo: other.topAnchor),
        box.guide.widthAnchor.constraint(equalTo: other.widthAnchor),
        other.bottomAnchor.constraint(equalTo: box.inner.layoutMarginsGuide.bottomAnchor),
      ]
      let kept = [10, 20, 30].map {
        other.leftAnchor.constraint(greaterThanOrEqualTo: stage.room.leftAnchor, constant: $0)
      }
      NSLayoutConstraint.activate([kept[0], gone[0], gone[1], kept[1], gone[2], gone[3], kept[2]])
      box.view.removeFromSuperview()
      #expect(gone.filter { $0.isActive } == [])
      #expect(stage.room.constraints == kept)
      stage.layOut()
      #expect(other.frame.minX == 30)
    }
  }

  @Test("what holds among things in the view goes with it, and what a lower view keeps for others stays")
  func inner() {
    ConstraintStage.run { stage in
      let box = Box(on: stage)
      let kept = [
        box.view.widthAnchor.constraint(equalToConstant: 70),
        box.inner.widthAnchor.constraint(equalTo: box.view.widthAnchor, multiplier: 0.5),
        box.guide.leftAnchor.constraint(equalTo: box.inner.leftAnchor),
      ]
      NSLayoutConstraint.activate(kept)
      let gone = box.inner.leftAnchor.constraint(equalTo: stage.room.leftAnchor)
      gone.isActive = true
      box.view.removeFromSuperview()
      #expect(kept.filter { !$0.isActive } == [])
      #expect(!gone.isActive)
      stage.room.addSubview(box.view)
      stage.layOut()
      #expect(box.inner.frame.width == 35)
    }
  }

  @Test("a view that has left is placed by whoever takes it, and one that is back by what is activated then")
  func again() {
    ConstraintStage.run { stage in
      let view = stage.add(UIView())
      let pinned = NSLayoutConstraint.pin(view, to: stage.room)
      for _ in 0..<3 {
        NSLayoutConstraint.activate(pinned)
        stage.layOut()
        #expect(view.frame == stage.room.bounds)
        view.removeFromSuperview()
        #expect(stage.room.constraints == [])
        stage.room.addSubview(view)
      }
    }
  }
}
