import Foundation
import HeadlessUIKit
import Testing

@Suite("Guides and margins") struct LayoutGuideTests {
  @Test("what is held by the margins of a sibling follows its frame and its margins")
  func sibling() {
    ConstraintStage.run { stage in
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
      stage.room.addSubview(header)
      let view = stage.add(UIView())
      view.topAnchor.constraint(equalTo: header.layoutMarginsGuide.bottomAnchor).isActive = true
      stage.layOut()
      #expect(view.frame.minY == 42)
      stage.layOut { header.frame.size.height = 80 }
      #expect(view.frame.minY == 72)
      stage.layOut { header.layoutMargins.bottom = 20 }
      #expect(view.frame.minY == 60)
    }
  }

  @Test("the readable part of a wide view is in the middle, and that of a narrow one is all between its margins")
  func readable() {
    ConstraintStage.run { stage in
      stage.window.frame.size.width = 1_200
      stage.room.frame.size.width = 1_000
      let view = stage.add(UIView())
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: stage.room.readableContentGuide.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: stage.room.readableContentGuide.trailingAnchor),
      ])
      stage.layOut()
      #expect([view.frame.minX, view.frame.width] == [164, 672])
      stage.layOut { stage.room.frame.size.width = 300 }
      #expect([view.frame.minX, view.frame.width] == [8, 284])
    }
  }

  @Test(
    "margins of the view above count where a view preserves them, and what the system covers where it is not told not to"
  )
  func margins() {
    ConstraintStage.run { stage in
      stage.window.screenInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      let box = UIView(frame: CGRect(x: 5, y: 0, width: 295, height: 200))
      stage.room.addSubview(box)
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor),
        view.leftAnchor.constraint(equalTo: box.layoutMarginsGuide.leftAnchor),
      ])
      stage.layOut()
      #expect(view.frame.origin == CGPoint(x: 8, y: 28))
      stage.layOut { box.insetsLayoutMarginsFromSafeArea = false }
      #expect(view.frame.origin == CGPoint(x: 8, y: 8))
      stage.layOut { box.preservesSuperviewLayoutMargins = true }
      #expect(view.frame.origin == CGPoint(x: 8, y: 28))
      stage.layOut { stage.room.layoutMargins = UIEdgeInsets(top: 8, left: 30, bottom: 8, right: 8) }
      #expect(view.frame.origin == CGPoint(x: 25, y: 28))
    }
  }

  @Test("the guides of a controller are what its bars cover")
  func controller() {
    ConstraintStage.run { stage in
      let controller = stage.show(UIViewController(), insets: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
      NSLayoutConstraint(
        item: view, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide, attribute: .bottom,
        multiplier: 1, constant: 1
      ).isActive = true
      NSLayoutConstraint(
        item: view, attribute: .bottom, relatedBy: .equal, toItem: controller.bottomLayoutGuide, attribute: .top,
        multiplier: 1, constant: -2
      ).isActive = true
      stage.layOut()
      #expect([controller.topLayoutGuide.length, controller.bottomLayoutGuide.length] == [20, 10])
      #expect([view.frame.minY, view.frame.maxY] == [21, controller.view.bounds.height - 12])
    }
  }

  @Test("a guide that is taken away takes its constraints with it")
  func removed() {
    ConstraintStage.run { stage in
      let (guide, view) = (UILayoutGuide(), stage.add(UIView()))
      stage.room.addLayoutGuide(guide)
      let constraint = view.leftAnchor.constraint(equalTo: guide.leftAnchor)
      constraint.isActive = true
      stage.room.removeLayoutGuide(guide)
      #expect(!constraint.isActive)
      #expect(stage.room.layoutGuides == [])
      #expect(guide.owningView == nil)
    }
  }

  @Test("margins keep out of those of the view above, where that is wanted")
  func preserved() {
    ConstraintStage.run { stage in
      let inner = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
      stage.room.addSubview(inner)
      stage.room.layoutMargins.left = 30
      #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
      inner.preservesSuperviewLayoutMargins = true
      #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 8))
    }
  }

  @Test("a controller's view has margins at its sides")
  func controllerMargins() {
    ConstraintStage.run { stage in
      let controller = stage.show(UIViewController(), insets: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
      controller.view.insetsLayoutMarginsFromSafeArea = false
      #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    }
  }

  @Test("the guide of what scrolls is as large as that")
  func scrolled() {
    ConstraintStage.run { _ in
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
      scroll.contentSize = CGSize(width: 300, height: 400)
      #expect(scroll.contentLayoutGuide.layoutFrame.size == CGSize(width: 300, height: 400))
      #expect(scroll.frameLayoutGuide.layoutFrame.size == CGSize(width: 30, height: 40))
    }
  }

  @Test("a guide that is taken out, or given to another view, lets go of what it was held by")
  func givenAway() {
    ConstraintStage.run { stage in
      let (guide, other) = (UILayoutGuide(), stage.add(UIView()))
      stage.room.addLayoutGuide(guide)
      let width = guide.widthAnchor.constraint(equalToConstant: 3)
      width.isActive = true
      other.addLayoutGuide(guide)
      #expect(stage.room.layoutGuides == [])
      #expect(other.layoutGuides == [guide])
      #expect(!width.isActive)
      width.isActive = true
      other.removeLayoutGuide(guide)
      #expect(guide.owningView == nil)
      #expect(!width.isActive)
    }
  }
}
