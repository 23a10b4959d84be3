import Foundation
import HeadlessUIKit
import Testing

/// Containers pass on what becomes of them, in UIKit's order.
@Suite struct ContainerTests {
  @Test func pushingAndPopping() {
    let log = PageLog()
    onMain { window in
      let (first, second) = (LoggingPage("1", log), LoggingPage("2", log))
      let navigation = UINavigationController(rootViewController: first)
      show(navigation, in: window)
      #expect(log.lines == ["1 will join", "1 joined", "1 load", "1 will appear", "1 appeared"])
      #expect(first.navigationController === navigation)
      log.lines = []
      navigation.pushViewController(second, animated: true)
      HeadlessRuntime.current.turn()
      #expect(
        log.lines == [
          "2 will join", "2 load", "1 will go", "2 will appear", "1 gone", "2 appeared", "2 joined",
        ])
      #expect(navigation.topViewController === second)
      log.lines = []
      #expect(navigation.popViewController(animated: true) === second)
      HeadlessRuntime.current.turn()
      #expect(log.lines == ["2 will leave", "2 will go", "1 will appear", "2 gone", "1 appeared", "2 left"])
      #expect(second.navigationController == nil)
      #expect(navigation.popViewController(animated: true) == nil)
    }
  }

  @Test func tabsLoadWhenTheyAreSelected() {
    let log = PageLog()
    onMain { window in
      let tabs = UITabBarController()
      tabs.viewControllers = [LoggingPage("1", log), LoggingPage("2", log)]
      #expect(log.lines == ["1 will join", "2 will join", "1 joined", "2 joined"])
      log.lines = []
      show(tabs, in: window)
      #expect(log.lines == ["1 load", "1 will appear", "1 appeared"])
      log.lines = []
      tabs.selectedIndex = 1
      #expect(log.lines == ["2 load", "2 will appear", "1 will go", "1 gone", "2 appeared"])
      log.lines = []
      tabs.selectedIndex = 1
      tabs.selectedIndex = 7
      #expect(log.lines == [])
      #expect(tabs.selectedIndex == 1)
      tabs.viewControllers = [tabs.viewControllers?[1]].compactMap(\.self)
      #expect(log.lines == ["1 will leave", "1 left"])
    }
  }

  @Test func aTabThatIsSelectedIsToldOfOnce() {
    final class Listener: UITabBarControllerDelegate {
      var told: [UIViewController] = []
      func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        told.append(viewController)
      }
    }
    onMain { window in
      let (tabs, pages, listener) = (UITabBarController(), [UIViewController(), UIViewController()], Listener())
      tabs.viewControllers = pages
      tabs.delegate = listener
      show(tabs, in: window)
      for index in [1, 1, 0] { tabs.selectedIndex = index }
      #expect(listener.told == [pages[1], pages[0]])
    }
  }

  @Test("whichever container has its children exchanged, they hear of it in one order", arguments: 0..<4)
  func exchanging(container: Int) {
    let log = PageLog()
    onMain { window in
      let (first, second) = (LoggingPage("1", log), LoggingPage("2", log))
      let (container, exchange) = exchangeable(container, first)
      show(container, in: window)
      log.lines = []
      exchange(second)
      #expect(
        log.lines.filter { $0.contains("leave") || $0.contains("left") || $0.contains("join") } == [
          "1 will leave", "2 will join", "2 joined", "1 left",
        ])
      #expect(container.children == [second] && first.parent == nil)
    }
  }

  /// A container that shows a controller, and what shows another one in its place.
  private func exchangeable(
    _ number: Int, _ first: UIViewController
  ) -> (UIViewController, exchange: (UIViewController) -> Void) {
    switch number {
    case 0:
      let navigation = UINavigationController(rootViewController: first)
      return (navigation, { navigation.viewControllers = [$0] })
    case 1:
      let tabs = UITabBarController()
      tabs.viewControllers = [first]
      return (tabs, { tabs.viewControllers = [$0] })
    case 2:
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([first], direction: .forward, animated: false)
      return (pages, { pages.setViewControllers([$0], direction: .forward, animated: false) })
    default:
      let split = UISplitViewController()
      split.viewControllers = [first]
      return (split, { split.viewControllers = [$0] })
    }
  }

  @Test func whatIsPresentedGoesAgain() {
    let log = PageLog()
    onMain { window in
      let (first, second) = (LoggingPage("1", log), LoggingPage("2", log))
      show(first, in: window)
      log.lines = []
      first.present(second, animated: true) { log.lines.append("done") }
      HeadlessRuntime.current.turn()
      #expect(log.lines == ["2 load", "2 will appear", "2 appeared", "done"])
      log.lines = []
      second.dismiss(animated: true)
      HeadlessRuntime.current.turn()
      #expect(log.lines == ["2 will go", "2 gone"])
      #expect(first.presentedViewController == nil)
    }
  }

  @Test func aContainerOffScreenTellsNobody() {
    let log = PageLog()
    onMain { window in
      let navigation = UINavigationController(rootViewController: LoggingPage("1", log))
      navigation.pushViewController(LoggingPage("2", log), animated: false)
      #expect(log.lines == ["1 will join", "1 joined", "2 will join", "2 joined"])
      log.lines = []
      show(navigation, in: window)
      #expect(log.lines == ["2 load", "2 will appear", "2 appeared"])
    }
  }

  @Test func aContainerThatHasLeftTheScreenTellsNobodyEither() {
    let log = PageLog()
    onMain { window in
      let navigation = UINavigationController(rootViewController: LoggingPage("1", log))
      show(navigation, in: window)
      window.rootViewController = nil
      log.lines = []
      navigation.pushViewController(LoggingPage("2", log), animated: false)
      #expect(log.lines == ["2 will join", "2 load", "2 joined"])
      log.lines = []
      show(navigation, in: window)
      #expect(log.lines == ["2 will appear", "2 appeared"])
    }
  }

  @Test func aChildIsInOneContainerOnly() {
    onMain { _ in
      let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
      first.addChild(child)
      second.addChild(child)
      #expect(first.children == [] && second.children == [child] && child.parent === second)
    }
  }

  @Test func whatIsInANavigationIsNotPushedAgain() {
    onMain { window in
      let (first, second) = (UIViewController(), UIViewController())
      let navigation = UINavigationController(rootViewController: first)
      show(navigation, in: window)
      for controller in [second, first, second] { navigation.pushViewController(controller, animated: false) }
      #expect(navigation.viewControllers == [first, second])
    }
  }

  private func onMain(_ body: (UIWindow) -> Void) { HeadlessRuntime().runMain { body(UIWindow()) } }

  private func show(_ controller: UIViewController, in window: UIWindow) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    HeadlessRuntime.current.turn()
  }
}
