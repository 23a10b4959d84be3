#if !canImport(ObjectiveC)
  import Foundation

  /// Somebody who is told of a property by its name.
  final class NamedObservation: WatchedProperty, @unchecked Sendable {
    let keyPath: String
    let context: UnsafeMutableRawPointer?
    private(set) weak var listener: NSObject?
    private weak var object: NSObject?
    private let options: NSKeyValueObservingOptions
    private var known: Any?

    var watched: AnyObject? { object }

    init(
      of object: NSObject, _ keyPath: String, by listener: NSObject, _ options: NSKeyValueObservingOptions,
      _ context: UnsafeMutableRawPointer?
    ) {
      (self.object, self.keyPath, self.listener) = (object, keyPath, listener)
      (self.options, self.context) = (options, context)
      switch KeyPathValue(keyPath, of: object) {
      case .value(let value): known = value
      case .unreadable(let key, let owner):
        HeadlessRuntime.complain(
          "\(owner) has no property “\(key)” that can be read by its name here: \(type(of: listener)) is never told of “\(keyPath)”"
        )
      }
      if !(listener is KeyValueListener) {
        HeadlessRuntime.complain(
          "\(type(of: listener)) observes “\(keyPath)” and cannot be told: only subclasses of KeyValueListener can be")
      }
      if options.contains(.initial) { tell(from: nil, to: known, isFirst: true) }
    }

    func check() {
      guard let object, listener != nil, case .value(let new) = KeyPathValue(keyPath, of: object) else { return }
      let old = known
      guard !isSame(old, new) else { return }
      known = new
      tell(from: old, to: new, isFirst: false)
    }

    private func tell(from old: Any?, to new: Any?, isFirst: Bool) {
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.new) { change[.newKey] = Self.object(new) }
      if options.contains(.old), !isFirst { change[.oldKey] = Self.object(old) }
      (listener as? KeyValueListener)?.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }

    /// Nothing is an object too, and a case is its number.
    private static func object(_ value: Any?) -> Any {
      guard let value else { return NSNull() }
      return (value as? any RawRepresentable).flatMap(\.number) ?? value
    }
  }

  extension RawRepresentable {
    fileprivate var number: Any? { rawValue is any BinaryInteger ? rawValue : nil }
  }

  extension NSObject {
    /// Watches a property by its name, or one of what a property holds: `item.status`. Those can be read that an object stores itself, and of
    /// the kit's what is read often; anything else is complained about. Told as with a key path: after the job on main in which it changed,
    /// and of scrolling at once.
    public func addObserver(
      _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
      context: UnsafeMutableRawPointer?
    ) {
      let observation = NamedObservation(of: self, keyPath, by: observer, options, context)
      namedObservations.append(observation)
      HeadlessRuntime.current.properties.add(observation)
    }

    /// Nothing happens if nobody listens: Objective-C halts then.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
      removeObservation { $0.listener === observer && $0.keyPath == keyPath }
    }

    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
      removeObservation { $0.listener === observer && $0.keyPath == keyPath && $0.context == context }
    }

    /// Nobody is told before a change.
    public func willChangeValue(forKey key: String) {}

    /// Whoever watches this object is told now of what has become another; from another thread than main, after the next job there.
    public func didChangeValue(forKey key: String) { HeadlessRuntime.current.properties.look(at: self) }

    private func removeObservation(where isMeant: (NamedObservation) -> Bool) {
      guard let index = namedObservations.lastIndex(where: isMeant) else { return }
      HeadlessRuntime.current.properties.forget(namedObservations.remove(at: index))
    }

    private var namedObservations: [NamedObservation] {
      get { AssociationTable.shared.associations(of: self)[named: "observations"] as? [NamedObservation] ?? [] }
      set { AssociationTable.shared.associations(of: self)[named: "observations"] = newValue }
    }
  }
#endif
