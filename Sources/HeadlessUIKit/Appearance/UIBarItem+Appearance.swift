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

  /// The same for items in bars that are in others, or in controllers. Kept only: which bar an item is in is not known.
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

  /// What was said of all items of this one's kind; what was said of a subclass counts before what was said of its class.
  func said<Value>(_ value: (UIBarItem) -> Value?) -> Value? {
    guard ThreadState.isMain else { return nil }
    let proxies = HeadlessRuntime.current.appearances.items.filter {
      $0.containers.isEmpty && $0.item !== self && $0.suits(self) && value($0.item) != nil
    }
    let closest = proxies.first { one in proxies.allSatisfy { $0.suits(one.item) } }
    return closest.flatMap { value($0.item) }
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
