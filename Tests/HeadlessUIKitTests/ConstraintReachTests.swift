import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("What constraints reach, and when they count") struct ConstraintReachTests {
  @Test("without constraints the size that fits is that of the content, or what must be")
  func fittingContent() {
    ConstraintStage.run { _ in
      let view = OddView()
      view.content = CGSize(width: 30, height: 10)
      #expect(view.systemLayoutSizeFitting(CGSize(width: 90, height: 90)) == CGSize(width: 30, height: 10))
      #expect(
        view.systemLayoutSizeFitting(
          CGSize(width: 90, height: 90), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 90, height: 10))
    }
  }

  @Test("the view of the controller that a window shows is where the window puts it")
  func rootView() {
    ConstraintStage.run(breaking: ["constraints-agree"]) { stage in
      let controller = UIViewController()
      controller.view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.widthAnchor.constraint(equalToConstant: 50).isActive = true
      stage.window.rootViewController = controller
      stage.window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      #expect(controller.view.frame == stage.window.bounds)
    }
  }

  @Test("the constraints that have to do with an axis of a view")
  func affecting() {
    ConstraintStage.run { stage in
      let view = stage.add(UIView())
      let (width, top) = (
        view.widthAnchor.constraint(equalToConstant: 3), view.topAnchor.constraint(equalTo: stage.room.topAnchor)
      )
      NSLayoutConstraint.activate([width, top, stage.room.heightAnchor.constraint(equalToConstant: 200)])
      #expect(view.constraintsAffectingLayout(for: .horizontal) == [width])
      #expect(view.constraintsAffectingLayout(for: .vertical) == [top])
    }
  }

  @Test("constraints reach to a guide within a view whose frame is set by hand")
  func innerGuide() {
    ConstraintStage.run { stage in
      let (box, guide, inner) = (UIView(frame: CGRect(x: 40, y: 0, width: 60, height: 70)), UILayoutGuide(), UIView())
      stage.room.addSubview(box)
      box.addLayoutGuide(guide)
      box.addSubview(inner)
      inner.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        guide.leftAnchor.constraint(equalTo: stage.room.leftAnchor, constant: 70),
        inner.leftAnchor.constraint(equalTo: guide.leftAnchor), inner.widthAnchor.constraint(equalToConstant: 9),
      ])
      stage.window.layoutIfNeeded()
      #expect(inner.frame.minX == 30)
    }
  }

  @Test("what a view brings along counts from the moment that it is in a window")
  func joining() {
    ConstraintStage.run { stage in
      stage.window.layoutIfNeeded()
      let (sized, updating) = (OddView(), OddView())
      sized.translatesAutoresizingMaskIntoConstraints = false
      sized.widthAnchor.constraint(equalToConstant: 33).isActive = true
      stage.room.addSubview(sized)
      stage.window.layoutIfNeeded()
      #expect(sized.frame.width == 33)
      updating.setNeedsUpdateConstraints()
      stage.room.addSubview(updating)
      stage.window.layoutIfNeeded()
      #expect(updating.updates == 1)
    }
  }

  @Test("a view that gives up its own frame later is placed from then on")
  func translated() {
    ConstraintStage.run(breaking: ["constraints-agree", "constraints-agree"]) { stage in
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      stage.room.addSubview(view)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalToSystemSpacingAfter: stage.room.leftAnchor, multiplier: 2),
        view.widthAnchor.constraint(equalToConstant: 50),
      ])
      stage.window.layoutIfNeeded()
      view.translatesAutoresizingMaskIntoConstraints = false
      stage.window.layoutIfNeeded()
      #expect(view.frame.minX == 16)
      #expect(view.frame.width == 50)
    }
  }

  @Test("what contradicts others is told anew once it has changed")
  func changedConflict() {
    ConstraintStage.run(breaking: ["constraints-agree", "constraints-agree"]) { stage in
      let view = stage.add(UIView())
      view.widthAnchor.constraint(equalToConstant: 50).isActive = true
      let other = view.widthAnchor.constraint(equalToConstant: 60)
      other.isActive = true
      stage.window.layoutIfNeeded()
      other.constant = 70
      stage.window.layoutIfNeeded()
    }
  }

  @Test("distances between edges are lengths that can be compared, and are less than 0 where they run backwards")
  func distances() {
    ConstraintStage.run { stage in
      let (one, two) = (stage.add(UIView()), stage.add(UIView()))
      let before = stage.room.leftAnchor.anchorWithOffset(to: one.leftAnchor)
      let between = one.rightAnchor.anchorWithOffset(to: two.leftAnchor)
      NSLayoutConstraint.activate([
        one.widthAnchor.constraint(equalToConstant: 60), two.widthAnchor.constraint(equalToConstant: 40),
        between.constraint(equalTo: before, multiplier: 2),
        stage.room.rightAnchor.constraint(equalTo: two.rightAnchor, constant: 50),
        one.topAnchor.constraint(equalTo: stage.room.topAnchor, constant: 30),
        one.topAnchor.anchorWithOffset(to: two.topAnchor).constraint(equalToConstant: -20),
      ])
      stage.window.layoutIfNeeded()
      #expect(one.frame.origin == CGPoint(x: 50, y: 30))
      #expect(two.frame.origin == CGPoint(x: 210, y: 10))
    }
  }
}
