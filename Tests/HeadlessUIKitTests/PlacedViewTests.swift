import Foundation
import HeadlessUIKit
import Testing

@Suite("Views that constraints place") struct PlacedViewTests {
  private final class Told: UIView {
    var log: [String] = []
    override var bounds: CGRect { didSet { log.append("\(oldValue.width) to \(bounds.width)") } }
    override func safeAreaInsetsDidChange() { log.append("safe area \(safeAreaInsets)") }
  }

  @Test("are moved at once: no safe area on the way, and an override hears of the new size")
  func atOnce() {
    ConstraintStage.run { stage in
      let view = stage.add(Told())
      NSLayoutConstraint.activate(NSLayoutConstraint.pin(view, to: stage.room))
      view.log = []
      stage.layOut()
      #expect(view.frame == stage.room.bounds)
      #expect(view.log == ["0.0 to 300.0"])
    }
  }

  @Test("are as large as their content without what is around the part that is aligned")
  func alignment() {
    ConstraintStage.run { stage in
      let view = stage.add(SizedView(20, 10))
      view.insets = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
      view.leftAnchor.constraint(equalTo: stage.room.leftAnchor).isActive = true
      view.topAnchor.constraint(equalTo: stage.room.topAnchor).isActive = true
      stage.layOut()
      #expect(view.frame == CGRect(x: -2, y: -2, width: 24, height: 14))
    }
  }

  @Test("keep their constraints when they are added once more where they are, and are in front then")
  func again() {
    ConstraintStage.run { stage in
      let (view, other) = (stage.add(UIView()), stage.add(UIView()))
      let constraint = view.leftAnchor.constraint(equalTo: stage.room.leftAnchor, constant: 9)
      constraint.isActive = true
      stage.room.addSubview(view)
      #expect(constraint.isActive)
      #expect(stage.room.subviews == [other, view])
      #expect(stage.room.layer.sublayers == [other.layer, view.layer])
      stage.room.insertSubview(view, at: 0)
      #expect(constraint.isActive)
      #expect(stage.room.subviews == [view, other])
      stage.room.insertSubview(view, aboveSubview: other)
      #expect(stage.room.subviews == [other, view])
      stage.layOut()
      #expect(view.frame.minX == 9)
    }
  }

  @Test("stay arranged by a stack that they are added to once more")
  func arranged() {
    ConstraintStage.run { stage in
      let stack = stage.add(UIStackView(arrangedSubviews: [SizedView(20, 10), SizedView(30, 10)]))
      let views = stack.arrangedSubviews
      stack.addSubview(views[0])
      #expect(stack.arrangedSubviews == views)
      #expect(stack.subviews == [views[1], views[0]])
      stage.layOut()
      #expect(views.map(\.frame.minX) == [0, 20])
    }
  }

  @Test("a view that leaves takes along what is inside of it, not what held that to others")
  func leaving() {
    ConstraintStage.run { stage in
      let (view, inner) = (stage.add(UIView()), UIView())
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      let inside = inner.topAnchor.constraint(equalTo: view.topAnchor)
      let own = view.widthAnchor.constraint(equalToConstant: 9)
      let outward = [
        view.leftAnchor.constraint(equalTo: stage.room.leftAnchor),
        inner.leftAnchor.constraint(equalTo: stage.room.leftAnchor),
      ]
      NSLayoutConstraint.activate([inside, own] + outward)
      view.removeFromSuperview()
      #expect([inside, own].map(\.isActive) == [true, true])
      #expect(outward.map(\.isActive) == [false, false])
      #expect(stage.room.constraints == [])
    }
  }
}
