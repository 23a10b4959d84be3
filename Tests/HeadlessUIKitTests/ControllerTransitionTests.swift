import Foundation
import HeadlessUIKit
import Testing

@Suite("Controllers that take their time to come and go") struct ControllerTransitionTests {
  private final class Told {
    var lines: [String] = []
    func page(_ name: String) -> Page {
      let page = Page()
      (page.title, page.told) = (name, self)
      return page
    }
  }

  private final class Page: UIViewController {
    var told: Told?
    private func note(_ what: String, _ animated: Bool) {
      told?.lines.append("\(title ?? "") \(what)\(animated ? " animated" : "")")
    }
    override func viewWillAppear(_ animated: Bool) { note("will appear", animated) }
    override func viewDidAppear(_ animated: Bool) { note("appeared", animated) }
    override func viewWillDisappear(_ animated: Bool) { note("will go", animated) }
    override func viewDidDisappear(_ animated: Bool) { note("gone", animated) }
  }

  /// A navigation on screen.
  private func onScreen(_ body: (UINavigationController, Page, UIWindow, Told) -> Void) {
    HeadlessRuntime().runMain {
      let told = Told()
      let (window, first) = (UIWindow(), told.page("1"))
      let navigation = UINavigationController(rootViewController: first)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      told.lines = []
      body(navigation, first, window, told)
    }
  }

  @Test("both are in the window while one is pushed, and the clock says when they have arrived") func pushing() {
    onScreen { navigation, first, window, told in
      let second = told.page("2")
      var early: [String]?
      HeadlessRuntime.current.async(.main, after: 0.3) { early = told.lines }
      navigation.pushViewController(second, animated: true)
      #expect(first.view.window === window && second.view.window === window)
      #expect(second.isMovingToParent && navigation.topViewController === second)
      HeadlessRuntime.current.turn()
      #expect(early == ["1 will go animated", "2 will appear animated"])
      #expect(told.lines.suffix(2) == ["1 gone animated", "2 appeared animated"] && told.lines.count == 4)
      #expect(first.view.window == nil && !second.isMovingToParent)
    }
  }

  @Test("another move, or the end of it all, has them arrive first") func early() {
    onScreen { navigation, _, window, told in
      navigation.pushViewController(told.page("2"), animated: true)
      navigation.popViewController(animated: false)
      #expect(
        told.lines == [
          "1 will go animated", "2 will appear animated", "1 gone animated", "2 appeared animated", "2 will go",
          "1 will appear", "2 gone", "1 appeared",
        ])
      navigation.pushViewController(told.page("3"), animated: true)
      told.lines = []
      window.rootViewController = UIViewController()
      #expect(told.lines == ["1 gone animated", "3 appeared animated", "3 will go", "3 gone"])
      HeadlessRuntime.current.turn()
      #expect(told.lines.count == 4)
    }
  }

  @Test("a coordinator runs what comes with the way, and what comes after it") func coordinator() {
    onScreen { navigation, first, _, pages in
      var told: [String] = []
      #expect(navigation.transitionCoordinator == nil)
      let second = pages.page("2")
      navigation.pushViewController(second, animated: true)
      let coordinator = second.transitionCoordinator
      #expect(coordinator === navigation.transitionCoordinator && coordinator?.isAnimated == true)
      #expect(coordinator?.viewController(forKey: .from) === first)
      coordinator?.animate { _ in
        told.append("beside")
      } completion: { [weak second] _ in
        told.append("after \(pages.lines.last ?? "") \(second?.transitionCoordinator == nil)")
      }
      #expect(told == ["beside"])
      HeadlessRuntime.current.turn()
      #expect(told == ["beside", "after 2 appeared animated true"])
      navigation.pushViewController(pages.page("3"), animated: false)
      #expect(navigation.transitionCoordinator == nil)
    }
  }

  @Test("one that is presented and taken away") func presenting() {
    onScreen { _, first, _, told in
      let above = told.page("2")
      var done: [String] = []
      first.present(above, animated: true) { done.append("there") }
      #expect(told.lines == ["2 will appear animated"] && above.isBeingPresented && done == [])
      HeadlessRuntime.current.turn()
      #expect(told.lines.last == "2 appeared animated" && !above.isBeingPresented && done == ["there"])
      first.dismiss(animated: true) { done.append("gone") }
      first.dismiss(animated: true) { done.append("gone too") }
      #expect(told.lines.last == "2 will go animated" && first.presentedViewController === above)
      HeadlessRuntime.current.turn()
      #expect(told.lines.last == "2 gone animated" && done == ["there", "gone", "gone too"])
      #expect(first.presentedViewController == nil && above.presentingViewController == nil)
    }
  }

  @Test("nobody keeps what has gone") func memory() {
    onScreen { navigation, first, _, pages in
      weak var second: Page?
      weak var above: Page?
      do {
        let (pushed, presented) = (pages.page("2"), pages.page("3"))
        (second, above) = (pushed, presented)
        navigation.pushViewController(pushed, animated: true)
        navigation.popViewController(animated: true)
        HeadlessRuntime.current.turn()
        first.present(presented, animated: true)
        first.dismiss(animated: true)
        HeadlessRuntime.current.turn()
      }
      #expect(second == nil && above == nil)
    }
  }

  @Test("what a container shows while it is about to appear appears with it") func coming() {
    final class Tabs: UITabBarController {
      let told = Told()
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        setViewControllers([told.page("1"), told.page("2")], animated: true)
      }
    }
    HeadlessRuntime().runMain {
      let (window, tabs) = (UIWindow(), Tabs())
      let told = tabs.told
      tabs.viewControllers = [told.page("0")]
      window.rootViewController = tabs
      told.lines = []
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      #expect(
        told.lines == ["0 will appear", "1 will appear", "0 will go", "0 gone", "1 appeared"])
      #expect(tabs.selectedViewController?.viewIfLoaded?.window === window)
    }
  }
}
