import Foundation

/// How a value is kept for an object. The object is all that matters here: copies and locks are left to the value.
public enum objc_AssociationPolicy: UInt, Hashable, Sendable {
  /// Not kept alive.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Keeps a value for an object by a key; nil takes away what was kept.
///
/// Responders and nodes keep it themselves. For any other object a table does, which lets go what was kept for those that are gone when it
/// has grown to twice its size.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let value = value.map { AssociatedValue($0, isWeak: policy == .OBJC_ASSOCIATION_ASSIGN) }
  AssociationTable.shared.associations(of: object as AnyObject)[key] = value
}

/// What was kept for an object by a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociationTable.shared.associations(of: object as AnyObject)[key]?.value
}

public func objc_removeAssociatedObjects(_ object: Any) {
  AssociationTable.shared.associations(of: object as AnyObject).removeAll()
}

/// Keeps what others keep for it.
package protocol AssociationOwner: AnyObject {
  var associations: Associations { get }
}

/// A value, or an object that is not kept alive.
struct AssociatedValue {
  private let kept: Any?
  private weak var object: AnyObject?

  init(_ value: Any, isWeak: Bool) {
    kept = isWeak ? nil : value
    object = isWeak ? value as AnyObject : nil
  }

  var value: Any? { kept ?? object }
}

/// The values that are kept for one object. On any thread.
package final class Associations: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [UnsafeRawPointer: AssociatedValue] = [:]
  private var named: [String: Any] = [:]

  package init() {}

  /// What properties keep, by their names.
  subscript(named name: String) -> Any? {
    get { lock.withLock { named[name] } }
    set {
      // What goes is let go without the lock.
      let old = lock.withLock {
        defer { named[name] = newValue }
        return named[name]
      }
      withExtendedLifetime(old) {}
    }
  }

  subscript(key: UnsafeRawPointer) -> AssociatedValue? {
    get { lock.withLock { values[key] } }
    set {
      // What goes is let go without the lock: it may ask for something in turn.
      let old = lock.withLock {
        defer { values[key] = newValue }
        return values[key]
      }
      withExtendedLifetime(old) {}
    }
  }

  func removeAll() {
    let old = lock.withLock {
      defer { values = [:] }
      return values
    }
    withExtendedLifetime(old) {}
  }
}

/// The associations of objects that do not keep them.
final class AssociationTable: @unchecked Sendable {
  static let shared = AssociationTable()

  private struct Entry {
    weak var owner: AnyObject?
    let associations: Associations
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// How many entries there may be before those of objects that are gone are looked for.
  private var limit = 64

  func associations(of object: AnyObject) -> Associations {
    if let owner = object as? any AssociationOwner { return owner.associations }
    var gone: [ObjectIdentifier: Entry] = [:]
    defer { withExtendedLifetime(gone) {} }
    return lock.withLock {
      let name = ObjectIdentifier(object)
      if let entry = entries[name], entry.owner === object { return entry.associations }
      if entries.count >= limit { gone = takeThoseGone() }
      let associations = Associations()
      entries[name] = Entry(owner: object, associations: associations)
      return associations
    }
  }

  private func takeThoseGone() -> [ObjectIdentifier: Entry] {
    let gone = entries.filter { $0.value.owner == nil }
    for name in gone.keys { entries[name] = nil }
    limit = max(64, 2 * entries.count)
    return gone
  }
}
