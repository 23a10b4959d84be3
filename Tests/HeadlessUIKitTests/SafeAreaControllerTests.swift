import Foundation
import HeadlessUIKit
import Testing

@Suite("The safe area of controllers") struct SafeAreaControllerTests {
  private final class Told: UIViewController {
    var safeAreas: [UIEdgeInsets] = []
    var margins = 0
    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      safeAreas.append(view.safeAreaInsets)
    }
    override func viewLayoutMarginsDidChange() {
      super.viewLayoutMarginsDidChange()
      margins += 1
    }
  }

  @Test("a controller hears of what the system covers of its view, and can add to it")
  func hears() {
    HeadlessRuntime().runMain {
      let (window, controller, inner) = (UIWindow(), Told(), UIView())
      window.screenInsets.top = 20
      window.rootViewController = UINavigationController(rootViewController: controller)
      window.makeKeyAndVisible()
      controller.view.addSubview(inner)
      #expect(controller.safeAreas.last == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
      controller.safeAreas = []
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0)
      inner.frame = controller.view.bounds
      #expect(inner.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0))
      window.screenInsets.top = 50
      #expect(controller.safeAreas.map(\.top) == [64, 94])
      // What is covered is part of the margins.
      #expect(controller.margins == 3)
      controller.view.layoutMargins.left = 3
      #expect(controller.margins == 4)
      controller.view.layoutMargins = controller.view.layoutMargins
      controller.view.insetsLayoutMarginsFromSafeArea = false
      controller.margins = 0
      window.screenInsets.top = 60
      #expect(controller.margins == 0)
    }
  }

  @Test("what was laid out before it was covered is laid out again, and what is not covered is not")
  func laidOutAgain() {
    final class Counted: UIView {
      var tops: [CGFloat] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        tops.append(safeAreaInsets.top)
      }
    }
    HeadlessRuntime().runMain {
      let (window, view) = (UIWindow(), Counted(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
      view.layoutIfNeeded()
      window.addSubview(view)
      HeadlessRuntime.current.turn()
      #expect(view.tops == [0])
      window.screenInsets.top = 7
      HeadlessRuntime.current.turn()
      #expect(view.tops == [0, 7])
    }
  }
}
