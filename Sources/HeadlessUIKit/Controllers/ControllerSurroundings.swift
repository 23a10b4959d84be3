import Foundation

/// What is around a controller: the container it is in, what it shows above itself, and what bars show of it.
struct ControllerSurroundings {
  weak var parent: UIViewController?
  var children: [UIViewController] = []
  var presented: UIViewController?
  weak var presenting: UIViewController?
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var modalPresentationStyle = UIModalPresentationStyle.fullScreen
  var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  var hidesBottomBar = false
  var extendedEdges = UIRectEdge.all
  var extendsBelowOpaqueBars = false
  var adjustsInsets = true
  var definesContext = false
  var isModal = false
  var interfaceStyle = UIUserInterfaceStyle.unspecified
  var isEditing = false
  var safeAreaInsets = UIEdgeInsets.zero
  var move = ControllerMove.none
  var presentation: (style: UIModalPresentationStyle, controller: UIPresentationController)?
  var preferredContentSize = CGSize.zero
  var toolbarItems: [UIBarButtonItem]?
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
}

public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  case automatic = -2
  case fullScreen = 0
  case pageSheet
  case formSheet
  case currentContext
  case custom
  case overFullScreen
  case overCurrentContext
  case popover
}

public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  case coverVertical
  case flipHorizontal
  case crossDissolve
  case partialCurl
}

extension UIViewController {
  // MARK: Containers

  public var parent: UIViewController? { surroundings.parent }
  public var children: [UIViewController] { surroundings.children }

  /// Takes a controller in. Its view, and its appearing, are the container's business.
  public func addChild(_ child: UIViewController) {
    guard child !== self, child.parent !== self else { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    surroundings.children.append(child)
    child.surroundings.parent = self
  }

  public func removeFromParent() {
    guard let parent else { return }
    parent.surroundings.children.removeAll { $0 === self }
    surroundings.parent = nil
    didMove(toParent: nil)
  }

  public var navigationController: UINavigationController? { container() }
  public var tabBarController: UITabBarController? { container() }

  private func container<Container: UIViewController>() -> Container? {
    var next = parent
    while let current = next {
      if let container = current as? Container { return container }
      next = current.parent
    }
    return nil
  }

  // MARK: Bars

  public var navigationItem: UINavigationItem {
    if let item = surroundings.navigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    surroundings.navigationItem = item
    return item
  }

  public var tabBarItem: UITabBarItem! {
    get {
      if surroundings.tabBarItem == nil { surroundings.tabBarItem = UITabBarItem() }
      return surroundings.tabBarItem
    }
    set { surroundings.tabBarItem = newValue }
  }

  public var hidesBottomBarWhenPushed: Bool {
    get { surroundings.hidesBottomBar }
    set { surroundings.hidesBottomBar = newValue }
  }
  public var edgesForExtendedLayout: UIRectEdge {
    get { surroundings.extendedEdges }
    set { surroundings.extendedEdges = newValue }
  }
  public var extendedLayoutIncludesOpaqueBars: Bool {
    get { surroundings.extendsBelowOpaqueBars }
    set { surroundings.extendsBelowOpaqueBars = newValue }
  }
  public var automaticallyAdjustsScrollViewInsets: Bool {
    get { surroundings.adjustsInsets }
    set { surroundings.adjustsInsets = newValue }
  }
  // Whoever wants to know asks the controller anew each time.
  public func setNeedsStatusBarAppearanceUpdate() {}
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Kept; nothing else changes.
  public var definesPresentationContext: Bool {
    get { surroundings.definesContext }
    set { surroundings.definesContext = newValue }
  }
  /// Whether the user cannot take the controller away; kept only.
  public var isModalInPresentation: Bool {
    get { surroundings.isModal }
    set { surroundings.isModal = newValue }
  }
  /// Kept; the traits stay as they are.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { surroundings.interfaceStyle }
    set { surroundings.interfaceStyle = newValue }
  }
  /// What the safe area of the controller's view is smaller by, beside what the system covers; in points.
  public var additionalSafeAreaInsets: UIEdgeInsets {
    get { surroundings.safeAreaInsets }
    set {
      surroundings.safeAreaInsets = newValue
      viewIfLoaded?.tellOfSafeArea()
    }
  }
  public var isEditing: Bool {
    get { surroundings.isEditing }
    set { surroundings.isEditing = newValue }
  }

  // MARK: Above itself

  public var presentedViewController: UIViewController? { surroundings.presented }
  public var presentingViewController: UIViewController? { surroundings.presenting }
  public var modalPresentationStyle: UIModalPresentationStyle {
    get { surroundings.modalPresentationStyle }
    set { surroundings.modalPresentationStyle = newValue }
  }
  public var modalTransitionStyle: UIModalTransitionStyle {
    get { surroundings.modalTransitionStyle }
    set { surroundings.modalTransitionStyle = newValue }
  }

  /// Shows a controller above this one, which stays where it is. Does nothing off screen, or while another is shown.
  public func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    guard requireMain(.controllerOnMain, "present(_:animated:completion:)"), surroundings.presented == nil,
      let window = loadedView.window
    else { return }
    surroundings.presented = controller
    controller.surroundings.presenting = self
    Self.moving([controller], .presented) { runtime.controllerSteps.appear(controller, in: window) }
    if let completion { runtime.async(.main, completion) }
  }

  /// Takes away what is shown above this controller, or this one if nothing is.
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard requireMain(.controllerOnMain, "dismiss(animated:completion:)") else { return }
    guard let shown = surroundings.presented else {
      surroundings.presenting?.dismiss(animated: animated, completion: completion)
      return
    }
    surroundings.presented = nil
    shown.surroundings.presenting = nil
    if let window = shown.loadedView.window {
      Self.moving([shown], .dismissed) { runtime.controllerSteps.disappear(shown, from: window) }
    }
    if let completion { runtime.async(.main, completion) }
  }
}
