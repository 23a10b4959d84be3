import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Margins and guides") struct GuideTests {
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

  @Test("a controller's view has margins at its sides, and guides where bars end")
  func controller() {
    ConstraintStage.run { stage in
      let controller = UIViewController()
      stage.window.screenInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
      stage.window.rootViewController = controller
      stage.window.makeKeyAndVisible()
      controller.view.insetsLayoutMarginsFromSafeArea = false
      #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
      #expect(controller.topLayoutGuide.length == 20)
      #expect(controller.bottomLayoutGuide.length == 10)
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
  func removed() {
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
