import Foundation

/// What was said of all items of a class.
struct ItemAppearance {
  /// What it was said to.
  let item: UIBarItem
  let containers: [any UIAppearanceContainer.Type]
  /// Whether an item is of the class.
  let suits: (UIBarItem) -> Bool
}

extension UIBarItem: UIAppearance {
  /// What stands for all items of this class: what is set on it with a state or a bar's height counts for each of them that has nothing of
  /// its own there.
  ///
  /// It is an item of the class, made by `init(coder:)`: there is no other way to make one of a subclass. Main only; off main what is set on
  /// it is for nobody.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// The same for items in bars of a class, or in bars that are in others or in controllers.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    let proxies = HeadlessRuntime.current.appearances
    if ThreadState.isMain, let known = proxies.item(of: self, in: containerTypes) as? Self { return known }
    guard let proxy = Self(coder: NSCoder()) else {
      preconditionFailure("\(self).appearance() needs init(coder:) to make an item")
    }
    if ThreadState.isMain {
      proxies.items.append(ItemAppearance(item: proxy, containers: containerTypes, suits: { $0 is Self }))
    }
    return proxy
  }

  /// What was said of all items of this one's kind: what is said of fewer counts before what is said of more, those in certain bars before
  /// all, and those of a subclass before those of its class.
  func said<Value>(_ value: (UIBarItem) -> Value?) -> Value? {
    guard ThreadState.isMain else { return nil }
    let around = around
    let proxies = HeadlessRuntime.current.appearances.items.filter {
      $0.item !== self && $0.suits(self) && value($0.item) != nil && $0.containers.surround(around)
    }
    let most = proxies.map(\.containers.count).max()
    let closest = proxies.first { one in
      one.containers.count == most
        && proxies.allSatisfy { $0.containers.count < one.containers.count || $0.suits(one.item) }
    }
    return closest.flatMap { value($0.item) }
  }
}

// MARK: - What an item is in

extension UIBarItem {
  /// Who has the item: the bar, the controller whose tab it is, or what bars show of a controller.
  func belong(to owner: AnyObject?) { setRareWeak(owner, "owner") }

  /// The bar that the item is in and what that is in, from the inside.
  private var around: [UIResponder] {
    switch rareWeak("owner") {
    case let bar as UIView: bar.upwards
    case let controller as UIViewController: controller.tabBarController.map { $0.around($0.tabBar) } ?? []
    case let item as UINavigationItem: item.owner?.navigationController.map { $0.around($0.navigationBar) } ?? []
    default: []
    }
  }
}

extension UIContainerController {
  /// A bar of the controller's, itself, and what it is in.
  fileprivate func around(_ bar: UIView) -> [UIResponder] { [bar] + parents }
}

extension UIViewController {
  fileprivate var parents: [UIResponder] { [self] + (parent?.parents ?? (viewIfLoaded?.window).map { [$0] } ?? []) }
}

extension UINavigationItem {
  /// The controller that bars show it of.
  var owner: UIViewController? {
    get { rareWeak("owner") as? UIViewController }
    set { setRareWeak(newValue, "owner") }
  }

  func own(_ items: [UIBarButtonItem]?) {
    for item in items ?? [] { item.belong(to: self) }
  }
}

extension AppearanceProxies {
  func item(of type: UIBarItem.Type, in containers: [any UIAppearanceContainer.Type]) -> UIBarItem? {
    let wanted = containers.map { ObjectIdentifier($0) }
    return items.first {
      Swift.type(of: $0.item) == type && $0.containers.map { ObjectIdentifier($0) } == wanted
    }?.item
  }
}
