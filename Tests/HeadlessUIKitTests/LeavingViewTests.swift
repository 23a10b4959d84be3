import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Views that leave, and layers that are to be drawn") struct LeavingViewTests {
  private final class Panel: UIView {
    var told: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) {
      super.willMove(toSuperview: newSuperview)
      told.append("will move to \(newSuperview == nil ? "nothing" : "a view")")
    }
    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      told.append("moved to \(superview == nil ? "nothing" : "a view")")
    }
    override func didMoveToWindow() {
      super.didMoveToWindow()
      told.append("\(window == nil ? "no window" : "window") in \(superview == nil ? "nothing" : "a view")")
    }
  }

  @Test("a view hears that it will leave its superview, and is out of it when it is out of the window")
  func leaving() {
    HeadlessRuntime().runMain {
      let (window, panel) = (UIWindow(), Panel())
      window.makeKeyAndVisible()
      window.addSubview(panel)
      panel.told = []
      panel.removeFromSuperview()
      #expect(panel.told == ["will move to nothing", "no window in nothing", "moved to nothing"])
    }
  }

  @Test("a layer that is to be drawn again while it is drawn is drawn again, and one that only moves is not")
  func again() {
    final class Drawn: CALayer {
      var times = 0
      override func display() {
        times += 1
        if times == 1 { setNeedsDisplay() }
      }
    }
    HeadlessRuntime().runMain {
      let layer = Drawn()
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      layer.setNeedsDisplay()
      layer.displayIfNeeded()
      #expect(layer.times == 1 && layer.needsDisplay())
      layer.displayIfNeeded()
      #expect(layer.times == 2 && !layer.needsDisplay())
      layer.needsDisplayOnBoundsChange = true
      layer.bounds.origin.y = 5
      #expect(!layer.needsDisplay())
      layer.bounds.size.height = 20
      #expect(layer.needsDisplay())
    }
  }

  @Test("a controller that has another view is nobody for the one that it had")
  func otherView() {
    HeadlessRuntime().runMain {
      let controller = UIViewController()
      let old = controller.view
      controller.view = UIView()
      #expect(old?.next !== controller && controller.view.next === controller)
    }
  }

  @Test("the tab that is shown stays where it still is one")
  func sameTab() {
    HeadlessRuntime().runMain {
      let (window, tabs) = (UIWindow(), UITabBarController())
      let pages = (0..<3).map { _ in UIViewController() }
      tabs.viewControllers = [pages[0], pages[1]]
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      tabs.selectedIndex = 1
      tabs.viewControllers = pages
      #expect(tabs.selectedViewController === pages[1] && tabs.selectedIndex == 1)
    }
  }

  @Test("what a window shows is changed on main only")
  func offMain() {
    let transcript = Transcript()
    let runtime = HeadlessRuntime(transcript)
    runtime.runMain {
      let (window, controller) = (UIWindow(), UIViewController())
      _ = runtime.sync(.layout) { window.rootViewController = controller }
      #expect(window.rootViewController == nil)
    }
    #expect(transcript.brokenRules == ["window-on-main"])
  }
}
