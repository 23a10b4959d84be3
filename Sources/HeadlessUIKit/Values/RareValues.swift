import Foundation

/// Values that few objects have set, kept beside them by the name of their property, so that the others need no room for them.
extension AssociationOwner {
  /// - Parameter name: of the property that asks.
  package func rare<Value>(_ name: String = #function) -> Value? { associations[named: name].flatMap { $0 as? Value } }

  /// Nil takes away what was kept.
  package func setRare<Value>(_ value: Value?, _ name: String = #function) { associations[named: name] = value }
}

extension AssociationOwner {
  /// A value that the property does not keep alive.
  package func rareWeak(_ name: String = #function) -> AnyObject? { (rare(name) as WeakValue?)?.object }
  package func setRareWeak(_ object: AnyObject?, _ name: String = #function) {
    setRare(object.map { WeakValue(object: $0) }, name)
  }
}

private struct WeakValue {
  weak var object: AnyObject?
}
