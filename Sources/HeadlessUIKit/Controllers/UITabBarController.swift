import Foundation

/// Is told which tab is selected. On main.
public protocol UITabBarControllerDelegate: AnyObject {
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Whether a tab that is tapped is shown; setting it by hand asks nobody.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Who shows that one gives way to another; it takes no time for nil.
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// Shows the selected one of several controllers. When another is selected it hears of it before the old one.
open class UITabBarController: UIContainerController {
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// At the bottom, with the height that it wants to have.
  open var tabBar: UITabBar { placed(madeBar, .bottom) }
  private lazy var madeBar: UITabBar = bar {
    let bar = UITabBar(frame: .zero)
    bar.belong(to: self)
    return bar
  }
  private var tabs: [UIViewController] = []

  /// An item of the bar was tapped.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    guard requireMain(.controllerOnMain, "setViewControllers(_:animated:)") else { return }
    let old = tabs
    tabs = viewControllers ?? []
    exchangeChildren(old, for: tabs) {
      let isStillThere = tabs.contains { $0 === shown }
      if !isStillThere { show(Array(tabs.prefix(1)), leavingFirst: false) }
    }
  }

  /// An index beyond the tabs selects nothing else.
  open var selectedIndex: Int {
    get { tabs.firstIndex { $0 === shown } ?? 0 }
    set { if tabs.indices.contains(newValue) { selectedViewController = tabs[newValue] } }
  }

  open var selectedViewController: UIViewController? {
    get { shown }
    set {
      guard requireMain(.controllerOnMain, "selectedViewController"), let newValue,
        tabs.contains(where: { $0 === newValue }), newValue !== shown
      else { return }
      let custom = stage == .here ? customTransition(to: newValue) : nil
      exchangeChildren(tabs, for: tabs, to: newValue, animated: custom != nil, by: { custom }) {
        show([newValue], leavingFirst: false)
      }
      delegate?.tabBarController(self, didSelect: newValue)
    }
  }

  private func customTransition(to new: UIViewController) -> CustomTransition? {
    guard let delegate, let old = shown else { return nil }
    return delegate.tabBarController(self, animationControllerForTransitionFrom: old, to: new).map { animator in
      let interactor = delegate.tabBarController(self, interactionControllerFor: animator)
      return customTransition(from: old, to: new, by: animator, following: interactor)
    }
  }

  // MARK: What extensions of sources that `portable-source` has read can take the place of

  open dynamic override var shouldAutorotate: Bool { super.shouldAutorotate }
  open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    super.supportedInterfaceOrientations
  }
  open dynamic override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    super.preferredInterfaceOrientationForPresentation
  }
  open dynamic override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
  open dynamic override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
  open dynamic override var childForStatusBarStyle: UIViewController? { super.childForStatusBarStyle }
  open dynamic override var childForStatusBarHidden: UIViewController? { super.childForStatusBarHidden }
  open dynamic override var childForHomeIndicatorAutoHidden: UIViewController? { super.childForHomeIndicatorAutoHidden }
  open dynamic override func viewDidLoad() { super.viewDidLoad() }
  open dynamic override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
}
