import Foundation
import HeadlessUIKit
import Testing

@Suite("Controllers and what is around them") struct ParentTests {
  final class Log { var lines: [String] = [] }

  final class Page: UIViewController {
    let log: Log

    init(_ name: String, _ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
      title = name
    }

    required init?(coder: NSCoder) { nil }

    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      note(parent == nil ? "will leave" : "will join")
    }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      note(parent == nil ? "left" : "joined")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      note("will go")
    }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      note("\(Int(size.width))x\(Int(size.height))")
    }

    private func note(_ what: String) { log.lines.append("\(title ?? "") \(what)") }
  }

  private func perform(_ body: (UIWindow, Log) -> Void) {
    HeadlessRuntime().runMain {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 30, height: 60))
      body(window, Log())
    }
  }

  @Test("a controller that is popped hears before it goes, and when it is gone")
  func popping() {
    perform { window, log in
      let (first, second) = (Page("1", log), Page("2", log))
      let navigation = UINavigationController(rootViewController: first)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      navigation.pushViewController(second, animated: false)
      #expect(log.lines == ["1 will join", "1 joined", "2 will join", "1 will go", "2 joined"])
      log.lines = []
      navigation.popViewController(animated: false)
      #expect(log.lines == ["2 will leave", "2 will go", "2 left"])
    }
  }

  @Test("a tab hears that it has joined, and that it leaves")
  func tabs() {
    perform { _, log in
      let (first, second) = (Page("1", log), Page("2", log))
      let bar = UITabBarController()
      bar.viewControllers = [first, second]
      #expect(log.lines == ["1 will join", "2 will join", "1 joined", "2 joined"])
      log.lines = []
      bar.viewControllers = [first]
      #expect(log.lines == ["2 will leave", "2 left"])
    }
  }

  @Test("what is shown above the root turns with the window")
  func presented() {
    perform { window, log in
      let (root, above, top) = (Page("root", log), Page("above", log), Page("top", log))
      window.rootViewController = root
      window.makeKeyAndVisible()
      root.present(above, animated: false)
      above.present(top, animated: false)
      window.rotate(to: .landscape)
      #expect(log.lines == ["root 60x30", "above 60x30", "top 60x30"])
      #expect([root, above, top].map(\.view.frame.size) == Array(repeating: CGSize(width: 60, height: 30), count: 3))
    }
  }

  @Test("what a child shows above itself turns too")
  func presentedByChild() {
    perform { window, log in
      let (page, above) = (Page("page", log), Page("above", log))
      window.rootViewController = UINavigationController(rootViewController: page)
      window.makeKeyAndVisible()
      page.present(above, animated: false)
      log.lines = []
      window.rotate(to: .landscape)
      #expect(log.lines == ["page 60x30", "above 60x30"])
      #expect(above.view.frame.size == CGSize(width: 60, height: 30))
    }
  }
}
