import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("How far controllers are from being seen") struct VisibilityDepthTests {
  /// A controller of a list, and how often it heard of its depth.
  private final class ListController: ASViewController<ASTableNode> {
    var changes = 0
    let source = TableTests.Source("abcdefgh")

    init() {
      super.init(node: ASTableNode())
      node.dataSource = source
    }
    required init?(coder: NSCoder) { nil }

    override func visibilityDepthDidChange() {
      super.visibilityDepthDidChange()
      changes += 1
    }
  }

  private func perform(_ body: (UIWindow) -> Void) {
    HeadlessRuntime(Transcript(), scheduler: Engine.deterministic.scheduler).runMain {
      let window = UIWindow()
      body(window)
      HeadlessRuntime.current.turn()
    }
  }

  private func show(_ controller: UIViewController, in window: UIWindow) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    HeadlessRuntime.current.turn()
  }

  private func modes(of lists: [ListController]) -> [ASLayoutRangeMode?] { lists.map(\.node.rangeMode) }

  @Test("the deeper a controller is in a navigation, the less it prepares; the first counts as next to the top")
  func navigation() {
    perform { window in
      let lists = (0..<5).map { _ in ListController() }
      let navigation = ASNavigationController(rootViewController: lists[0])
      show(navigation, in: window)
      #expect(modes(of: lists)[0] == .full)
      for list in lists.dropFirst() {
        navigation.pushViewController(list, animated: true)
        HeadlessRuntime.current.turn()
      }
      #expect(lists.map { $0.visibilityDepth() } == [1, 3, 2, 1, 0])
      #expect(modes(of: lists) == [.minimum, .lowMemory, .visibleOnly, .minimum, .full])
      navigation.popToViewController(lists[2], animated: true)
      HeadlessRuntime.current.turn()
      #expect(lists.map { $0.visibilityDepth() } == [1, 1, 0, 1, 1])
      #expect(modes(of: Array(lists.prefix(3))) == [.minimum, .minimum, .full])
    }
  }

  @Test("a tab that is not selected is one step away, and what is in it that much further")
  func tabs() {
    perform { window in
      let lists = (0..<3).map { _ in ListController() }
      let (navigation, tabs) = (ASNavigationController(), ASTabBarController())
      navigation.setViewControllers([ListController(), lists[0], lists[1]], animated: false)
      tabs.viewControllers = [navigation, lists[2]]
      show(tabs, in: window)
      #expect(lists.map { $0.visibilityDepth() } == [1, 0, 1])
      tabs.selectedIndex = 1
      HeadlessRuntime.current.turn()
      #expect(navigation.visibilityDepth() == 1)
      #expect(lists.map { $0.visibilityDepth() } == [2, 1, 0])
      #expect(modes(of: lists) == [.visibleOnly, .minimum, .full])
    }
  }

  @Test("who is selected because the one before is gone prepares all, even if nothing is on screen yet")
  func remainingTab() {
    perform { _ in
      let (lists, tabs) = ([ListController(), ListController()], ASTabBarController())
      tabs.viewControllers = lists
      #expect(modes(of: lists) == [.full, .minimum])
      tabs.viewControllers = [lists[1]]
      #expect(modes(of: lists)[1] == .full)
    }
  }

  @Test("a controller in none of these is away by one once it has disappeared, and all it keeps is its own")
  func alone() {
    perform { window in
      let list = ListController()
      show(list, in: window)
      #expect(list.visibilityDepth() == 0)
      show(UIViewController(), in: window)
      #expect(list.visibilityDepth() == 1)
      #expect(list.node.rangeMode == .minimum)
      #expect(list.changes == 2)
    }
  }

  @Test("what leaves with its container is as far away as that")
  func together() {
    perform { window in
      let lists = [ListController(), ListController(), ListController()]
      let navigation = ASNavigationController()
      navigation.viewControllers = lists
      show(navigation, in: window)
      show(UIViewController(), in: window)
      #expect(lists.map { $0.visibilityDepth() } == [2, 2, 1])
    }
  }

  @Test("whoever does not want that keeps the ranges as they are")
  func refusing() {
    perform { window in
      let list = ListController()
      list.automaticallyAdjustRangeModeBasedOnViewEvents = false
      show(list, in: window)
      #expect(list.node.rangeMode == .minimum)
    }
  }

  @Test("the further away, the less is prepared")
  func modes() {
    let modes: [ASLayoutRangeMode] = [0, 1, 2, 3, 9].map(ASLayoutRangeModeForVisibilityDepth)
    #expect(modes == [.full, .minimum, .visibleOnly, .lowMemory, .lowMemory])
  }
}
