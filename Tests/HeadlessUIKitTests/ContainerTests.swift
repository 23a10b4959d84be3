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
      #expect(
        log.lines == [
          "2 will join", "2 load", "1 will go", "2 will appear", "1 gone", "2 appeared", "2 joined",
        ])
      #expect(navigation.topViewController === second)
      log.lines = []
      #expect(navigation.popViewController(animated: true) === second)
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

  private func onMain(_ body: (UIWindow) -> Void) { HeadlessRuntime().runMain { body(UIWindow()) } }

  private func show(_ controller: UIViewController, in window: UIWindow) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    HeadlessRuntime.current.turn()
  }
}
