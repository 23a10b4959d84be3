import Foundation

/// What is around a controller: the container it is in, what it shows above itself, and what bars show of it.
struct ControllerSurroundings {
  weak var parent: UIViewController?
  var children: [UIViewController] = []
  var presented: UIViewController?
  weak var presenting: UIViewController?
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var safeAreaInsets = UIEdgeInsets.zero
  var move = ControllerMove.none
  /// The last way that it took time to go as one that is presented, or that presents; it may be over.
  var transition: ControllerTransition?
  /// The last one that its children went.
  var childrensTransition: ControllerTransition?
  /// What the view is in that somebody else has shown.
  var container: UIView?
  var presentation: (style: UIModalPresentationStyle, controller: UIPresentationController)?
}

public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  case automatic = -2
  /// What a delegate says that wants nothing else.
  case none = -1
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

  func takeIn(_ child: UIViewController) {
    guard child !== self, child.parent !== self else { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    surroundings.children.append(child)
    child.surroundings.parent = self
  }

  func leaveParent() {
    guard let parent else { return }
    parent.surroundings.children.removeAll { $0 === self }
    surroundings.parent = nil
    didMove(toParent: nil)
  }

  func container<Container: UIViewController>() -> Container? {
    var next = parent
    while let current = next {
      if let container = current as? Container { return container }
      next = current.parent
    }
    return nil
  }

  // MARK: Bars

  var madeNavigationItem: UINavigationItem {
    if let item = surroundings.navigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    item.owner = self
    surroundings.navigationItem = item
    return item
  }

  func own(_ item: UITabBarItem?) {
    surroundings.tabBarItem = item
    item?.belong(to: self)
  }

  var madeTabBarItem: UITabBarItem {
    if let item = surroundings.tabBarItem { return item }
    let item = UITabBarItem()
    own(item)
    return item
  }
}
