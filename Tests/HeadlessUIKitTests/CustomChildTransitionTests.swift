import Foundation
import HeadlessUIKit
import Testing

@Suite("Ways of children that a container's delegate shows") struct CustomChildTransitionTests {
  private typealias Fade = CustomTransitionTests.Fade
  private typealias Page = CustomTransitionTests.Page

  private final class Delegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
    let fade = Fade()
    var operations: [UINavigationController.Operation] = []
    var shown: [String] = []
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      operations.append(operation)
      return fade
    }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { shown.append(viewController.title ?? "") }
    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
  }

  /// A container with two pages on screen.
  private func onScreen(
    _ make: @escaping (Page, Page, Delegate) -> UIViewController,
    _ body: @escaping (UIViewController, Page, Page, Delegate) -> Void
  ) {
    HeadlessRuntime().runMain {
      let (first, second) = (CustomTransitionTests.page("1"), CustomTransitionTests.page("2"))
      let (window, delegate) = (UIWindow(), Delegate())
      let container = make(first, second, delegate)
      window.rootViewController = container
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      body(container, first, second, delegate)
      HeadlessRuntime.current.turn()
    }
  }

  @Test("a push and a pop are shown by whom the delegate says")
  func navigation() {
    onScreen { first, second, delegate in
      let navigation = UINavigationController(rootViewController: first)
      navigation.delegate = delegate
      return navigation
    } _: { controller, first, second, delegate in
      guard let navigation = controller as? UINavigationController else { return }
      (first.lines, delegate.shown) = ([], [])
      navigation.pushViewController(second, animated: true)
      #expect(delegate.fade.told == ["1 to 2"] && second.view.superview != nil && second.view.alpha == 1)
      HeadlessRuntime.current.async(.main, after: 0.4) { #expect(second.lines == ["will appear"]) }
      HeadlessRuntime.current.turn()
      #expect(first.lines == ["will go", "gone"] && second.lines == ["will appear", "appeared"])
      #expect(first.view.superview == nil && delegate.shown == ["2"])
      navigation.popViewController(animated: true)
      HeadlessRuntime.current.turn()
      #expect(delegate.operations == [.push, .pop] && delegate.shown == ["2", "1"] && second.view.superview == nil)
      #expect(delegate.fade.told == ["1 to 2", "ended true", "2 to 1", "ended true"])
    }
  }

  @Test("a pop that is not completed leaves the navigation as it was")
  func undone() {
    onScreen { first, second, delegate in
      let navigation = UINavigationController(rootViewController: first)
      navigation.pushViewController(second, animated: false)
      navigation.delegate = delegate
      return navigation
    } _: { controller, first, second, delegate in
      guard let navigation = controller as? UINavigationController else { return }
      (first.lines, second.lines, delegate.shown) = ([], [], [])
      delegate.fade.completes = false
      navigation.popViewController(animated: true)
      HeadlessRuntime.current.turn()
      #expect(
        first.lines == ["will appear", "will go", "gone"] && second.lines == ["will go", "will appear", "appeared"])
      #expect(navigation.viewControllers == [first, second] && second.parent === navigation)
      #expect(second.view.superview === navigation.view && first.view.superview == nil && delegate.shown.isEmpty)
      #expect(!second.isMovingFromParent)
    }
  }

  @Test("another tab is shown by whom the delegate says")
  func tabs() {
    onScreen { first, second, delegate in
      let tabs = UITabBarController()
      tabs.viewControllers = [first, second]
      tabs.delegate = delegate
      return tabs
    } _: { controller, first, second, delegate in
      guard let tabs = controller as? UITabBarController else { return }
      tabs.selectedIndex = 1
      #expect(delegate.fade.told == ["1 to 2"] && second.lines == ["will appear"] && tabs.selectedIndex == 1)
      HeadlessRuntime.current.turn()
      #expect(second.lines == ["will appear", "appeared"] && first.view.superview == nil)
      #expect(tabs.children.count == 2)
    }
  }

  @Test("what a bar shows of a button is there by its old name") func shownView() {
    HeadlessRuntime().runMain {
      let (own, item) = (UIView(), UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil))
      let shown = item.value(forKey: "view") as? UIView
      #expect(shown?.bounds.size == CGSize(width: 44, height: 44) && item.value(forKey: "view") as? UIView === shown)
      #expect(UIBarButtonItem(customView: own).value(forKey: "view") as? UIView === own)
    }
  }
}
