import Foundation
import HeadlessUIKit
import Testing

/// Containers pass on what becomes of them, in UIKit's order.
@Suite struct ContainerTests {
  final class Log { var lines: [String] = [] }

  final class Page: UIViewController {
    let log: Log

    init(_ name: String, _ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
      title = name
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      note("load")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note("will appear")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note(view.window == nil ? "appeared nowhere" : "appeared")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      note("will go")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      note(view.window == nil ? "gone" : "not gone")
    }

    private func note(_ what: String) { log.lines.append("\(title ?? "") \(what)") }
  }

  @Test func pushingAndPopping() {
    let log = Log()
    onMain { window in
      let (first, second) = (Page("1", log), Page("2", log))
      let navigation = UINavigationController(rootViewController: first)
      show(navigation, in: window)
      #expect(log.lines == ["1 load", "1 will appear", "1 appeared"])
      #expect(first.navigationController === navigation)
      log.lines = []
      navigation.pushViewController(second, animated: true)
      #expect(log.lines == ["2 load", "1 will go", "2 will appear", "1 gone", "2 appeared"])
      #expect(navigation.topViewController === second)
      log.lines = []
      #expect(navigation.popViewController(animated: true) === second)
      #expect(log.lines == ["2 will go", "1 will appear", "2 gone", "1 appeared"])
      #expect(second.navigationController == nil)
      #expect(navigation.popViewController(animated: true) == nil)
    }
  }

  @Test func tabsLoadWhenTheyAreSelected() {
    let log = Log()
    onMain { window in
      let tabs = UITabBarController()
      tabs.viewControllers = [Page("1", log), Page("2", log)]
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
    }
  }

  @Test func whatIsPresentedGoesAgain() {
    let log = Log()
    onMain { window in
      let (first, second) = (Page("1", log), Page("2", log))
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
    let log = Log()
    onMain { window in
      let navigation = UINavigationController(rootViewController: Page("1", log))
      navigation.pushViewController(Page("2", log), animated: false)
      #expect(log.lines == [])
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
