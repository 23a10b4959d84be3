import HeadlessUIKit

/// A navigation of controllers whose views are nodes'. What is below the top prepares the less the more is above it; the first one can be
/// gone back to at once, and counts as next to the top.
open class ASNavigationController: UINavigationController, ASManagesChildVisibilityDepth {
  var ownDepth = 0

  open func visibilityDepth() -> Int { depth }
  open func visibilityDepthDidChange() { viewControllers.tellOfVisibilityDepth() }

  open func visibilityDepthOfChildViewController(_ childViewController: UIViewController) -> Int {
    guard let place = viewControllers.place(of: childViewController) else { return .max }
    let above = viewControllers.count - 1 - place
    return visibilityDepth() + (place == 0 ? min(above, 1) : above)
  }

  open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
    visibilityDepthDidChange()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    setOwnDepth(0)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    setOwnDepth(1)
  }

  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    visibilityDepthDidChange()
  }
}

/// Tabs of controllers whose views are nodes'. Those that are not selected prepare little.
open class ASTabBarController: UITabBarController, ASManagesChildVisibilityDepth {
  var ownDepth = 0

  open func visibilityDepth() -> Int { depth }
  open func visibilityDepthDidChange() { viewControllers?.tellOfVisibilityDepth() }

  open func visibilityDepthOfChildViewController(_ childViewController: UIViewController) -> Int {
    guard let place = viewControllers?.place(of: childViewController) else { return .max }
    return visibilityDepth() + (place == selectedIndex ? 0 : 1)
  }

  open override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
    visibilityDepthDidChange()
  }

  open override var selectedViewController: UIViewController? {
    get { super.selectedViewController }
    set {
      super.selectedViewController = newValue
      visibilityDepthDidChange()
    }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    setOwnDepth(0)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    setOwnDepth(1)
  }

  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    visibilityDepthDidChange()
  }
}

extension ASNavigationController: DepthKeeper {}
extension ASTabBarController: DepthKeeper {}

public typealias ASDKNavigationController = ASNavigationController
public typealias ASDKTabBarController = ASTabBarController
