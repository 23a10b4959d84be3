import Foundation

/// What was said of all views of a class.
struct AppearanceProxy {
  /// What it was said to.
  let view: UIView
  /// One that nothing was said to.
  let fresh: UIView
  /// What a view has to be in, from the inside.
  let containers: [any UIAppearanceContainer.Type]
  /// Whether a view is of the class.
  let suits: (UIView) -> Bool

  func isContained(_ view: UIView) -> Bool { containers.surround(view.next.map { $0.upwards } ?? []) }
}

extension UIResponder {
  /// The responder and what it is in, from the inside.
  var upwards: [UIResponder] {
    var (found, next) = ([self], next)
    while let responder = next {
      found.append(responder)
      next = responder.next
    }
    return found
  }
}

extension [any UIAppearanceContainer.Type] {
  /// Whether one of the first class is among responders, and further out one of the second, and so on.
  func surround(_ responders: [UIResponder]) -> Bool {
    var rest = self[...]
    for responder in responders {
      guard let type = rest.first else { break }
      if Self.isInstance(responder, of: type) { rest = rest.dropFirst() }
    }
    return rest.isEmpty
  }

  private static func isInstance<Container: UIAppearanceContainer>(
    _ responder: UIResponder, of type: Container.Type
  ) -> Bool { responder is Container }
}

/// What was said of views by their classes. Main only.
final class AppearanceProxies {
  private var proxies: [AppearanceProxy] = []
  var items: [ItemAppearance] = []

  func proxy(of type: UIView.Type, in containers: [any UIAppearanceContainer.Type]) -> UIView? {
    let wanted = containers.map { ObjectIdentifier($0) }
    return proxies.first {
      Swift.type(of: $0.view) == type && $0.containers.map { ObjectIdentifier($0) } == wanted
    }?.view
  }

  func add(_ proxy: AppearanceProxy) { proxies.append(proxy) }

  /// What is said of fewer views counts more: those in others before all, and those of a subclass before those of its class.
  func apply(to view: UIView) {
    guard !proxies.isEmpty else { return }
    var isSet: Set<Int> = []
    for proxy in proxies.filter({ $0.suits(view) && $0.isContained(view) }).sorted(by: Self.isCloser) {
      for (index, property) in AppearanceProperty.all.enumerated() where !isSet.contains(index) {
        if property.copy(proxy, view) { isSet.insert(index) }
      }
    }
  }

  private static func isCloser(_ one: AppearanceProxy, _ other: AppearanceProxy) -> Bool {
    if one.containers.count != other.containers.count { return one.containers.count > other.containers.count }
    return other.suits(one.view) && !one.suits(other.view)
  }
}
