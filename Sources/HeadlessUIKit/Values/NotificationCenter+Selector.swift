import Foundation

// What Foundation has of selectors only where there is Objective-C.
#if !canImport(ObjectiveC)
  extension NotificationCenter {
    /// Has the method called on `observer`, which is not kept alive, whenever the notification is posted.
    public func addObserver(
      _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
    ) {
      let tap = TargetAction(target: observer, action: selector)
      let token = addObserver(forName: name, object: object, queue: nil) { notification in
        if let target = tap.target { selector.perform(on: target, sender: notification) }
      }
      let entry = SelectorObservers.Entry(
        center: ObjectIdentifier(self), tap: tap, name: name, object: object.map { $0 as AnyObject }, token: token)
      SelectorObservers.all.add(entry, for: observer as AnyObject).forEach { removeObserver($0 as Any) }
    }

    /// The observer hears nothing more: neither by its methods nor, if it is a block's token, by the block.
    public func removeObserver<Observer: AnyObject>(_ observer: Observer) {
      SelectorObservers.all.take(of: observer, in: self) { _ in true }.forEach { removeObserver($0 as Any) }
      removeObserver(observer as Any)
    }

    /// - Parameters:
    ///   - name: what it is no longer told of; nil for anything.
    ///   - object: whose notifications it no longer hears; nil for anybody's.
    public func removeObserver<Observer: AnyObject>(_ observer: Observer, name: Notification.Name?, object: Any?) {
      let sender = object.map { $0 as AnyObject }
      SelectorObservers.all.take(of: observer, in: self) { entry in
        (name == nil || entry.name == name) && (sender == nil || entry.object === sender)
      }.forEach { removeObserver($0 as Any) }
      removeObserver(observer as Any, name: name, object: object)
    }
  }

  /// The system's tokens of everybody who is told by a method.
  private final class SelectorObservers: @unchecked Sendable {
    struct Entry {
      let center: ObjectIdentifier
      let tap: TargetAction
      let name: Notification.Name?
      weak var object: AnyObject?
      let token: any NSObjectProtocol
    }

    static let all = SelectorObservers()

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: [Entry]] = [:]

    /// - Returns: the tokens of whoever was at this address of memory before.
    func add(_ entry: Entry, for observer: AnyObject) -> [any NSObjectProtocol] {
      lock.withLock {
        let all = entries[ObjectIdentifier(observer)] ?? []
        entries[ObjectIdentifier(observer)] = all.filter { $0.tap.target != nil } + [entry]
        return all.filter { $0.tap.target == nil }.map(\.token)
      }
    }

    /// Takes out what an observer hears from a center.
    func take(
      of observer: AnyObject, in center: NotificationCenter, where isMeant: (Entry) -> Bool
    ) -> [any NSObjectProtocol] {
      lock.withLock {
        let all = entries[ObjectIdentifier(observer)] ?? []
        let taken = all.filter { $0.center == ObjectIdentifier(center) && isMeant($0) }
        let tokens = Set(taken.map { ObjectIdentifier($0.token) })
        let kept = all.filter { !tokens.contains(ObjectIdentifier($0.token)) }
        entries[ObjectIdentifier(observer)] = kept.isEmpty ? nil : kept
        return taken.map(\.token)
      }
    }
  }
#endif
