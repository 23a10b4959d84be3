import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Constraints of unusual views") struct ConstraintCornerTests {
  @Test("what is wanted gives way to what is required, and to what is wanted more")
  func wishes() {
    ConstraintStage.run { stage in
      let view = stage.add(UIView())
      let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: 40)
      for (width, priority) in [(50, 999), (30, 998)] {
        let wish = view.widthAnchor.constraint(equalToConstant: CGFloat(width))
        wish.priority = UILayoutPriority(Float(priority))
        wish.isActive = true
      }
      limit.isActive = true
      stage.window.layoutIfNeeded()
      #expect(view.frame.width == 40)
      limit.priority = UILayoutPriority(997)
      stage.window.layoutIfNeeded()
      #expect(view.frame.width == 50)
    }
  }

  @Test("a view without a width of its own keeps close to none")
  func noContent() {
    ConstraintStage.run { stage in
      let view = stage.add(OddView())
      view.content.height = 20
      let wish = view.widthAnchor.constraint(equalToConstant: 50)
      wish.priority = UILayoutPriority(10)
      wish.isActive = true
      stage.window.layoutIfNeeded()
      #expect(view.frame.size == CGSize(width: 50, height: 20))
    }
  }

  @Test("a view that has no size yet contradicts nothing")
  func noSize() {
    ConstraintStage.run { stage in
      let (card, inner) = (UIView(), UIView())
      stage.room.addSubview(card)
      card.addSubview(inner)
      inner.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        inner.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 10),
        card.rightAnchor.constraint(equalTo: inner.rightAnchor, constant: 10),
      ])
      stage.window.layoutIfNeeded()
      card.frame.size = CGSize(width: 100, height: 50)
      stage.window.layoutIfNeeded()
      #expect(inner.frame.minX == 10)
      #expect(inner.frame.width == 80)
    }
  }

  @Test("half a pixel is rounded up, however the number came about")
  func pixels() {
    ConstraintStage.run { stage in
      let (guide, view) = (UILayoutGuide(), stage.add(UIView()))
      stage.room.addLayoutGuide(guide)
      // 0.35 less 0.1 is a little less than 0.25.
      NSLayoutConstraint.activate([
        guide.leftAnchor.constraint(equalTo: stage.room.leftAnchor, constant: 0.35),
        view.leftAnchor.constraint(equalTo: guide.leftAnchor, constant: -0.1),
        view.widthAnchor.constraint(equalToConstant: 10),
      ])
      stage.window.layoutIfNeeded()
      #expect(view.frame.minX == 0.5)
    }
  }

  @Test("content is held against what is outside of the view that scrolls it, and against its guides")
  func scrolled() {
    ConstraintStage.run { stage in
      let scroll = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
      let (fixed, wide) = (UIView(), UIView())
      stage.room.addSubview(scroll)
      for view in [fixed, wide] {
        view.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(view)
      }
      NSLayoutConstraint.activate([
        fixed.leftAnchor.constraint(equalTo: stage.room.leftAnchor),
        fixed.topAnchor.constraint(equalTo: stage.room.topAnchor),
        scroll.bottomAnchor.constraint(equalTo: scroll.frameLayoutGuide.bottomAnchor),
        wide.leftAnchor.constraint(equalTo: scroll.contentLayoutGuide.leftAnchor),
        wide.rightAnchor.constraint(equalTo: scroll.contentLayoutGuide.rightAnchor),
        wide.widthAnchor.constraint(equalToConstant: 500),
        wide.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor),
      ])
      scroll.contentOffset = CGPoint(x: 30, y: 40)
      stage.window.layoutIfNeeded()
      #expect(fixed.frame.origin == CGPoint(x: 20, y: 20))
      #expect(wide.frame.width == 500)
      #expect(wide.frame.height == 100)
      #expect(scroll.contentSize == CGSize(width: 500, height: 0))
    }
  }

  @Test("a view is placed by its alignment rectangle, and wherever its layer is anchored")
  func anchored() {
    ConstraintStage.run { stage in
      let (view, beside) = (stage.add(OddView()), UIView(frame: CGRect(x: 30, y: 0, width: 40, height: 10)))
      view.outset = UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 3)
      stage.room.addSubview(beside)
      for layer in [view.layer, beside.layer] { layer.anchorPoint = .zero }
      beside.frame = CGRect(x: 30, y: 0, width: 40, height: 10)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: beside.leftAnchor), view.widthAnchor.constraint(equalToConstant: 45),
      ])
      stage.window.layoutIfNeeded()
      #expect(view.frame.minX == 28)
      #expect(view.frame.width == 50)
    }
  }

  @Test("a label that is told where lines end is as high as those lines are")
  func preferredWidth() {
    ConstraintStage.run { stage in
      let label = stage.add(UILabel())
      label.font = UIFont.systemFont(ofSize: 10)
      label.numberOfLines = 0
      label.text = "one two three four"
      label.preferredMaxLayoutWidth = 100
      label.widthAnchor.constraint(equalToConstant: 80).isActive = true
      stage.window.layoutIfNeeded()
      #expect(label.frame.size == CGSize(width: 80, height: 20))
    }
  }
}
