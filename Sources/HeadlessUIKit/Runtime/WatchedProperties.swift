import Foundation

/// Properties of objects that somebody watches. Looked at on main.
final class WatchedProperties: @unchecked Sendable {
  private struct Entry {
    weak var observation: NSKeyValueObservation?
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// In the order in which they were added.
  private var order: [ObjectIdentifier] = []
  /// Whoever is told of a change makes others, of which the next look tells.
  private var isLooking = false

  func add(_ observation: NSKeyValueObservation) {
    let id = ObjectIdentifier(observation)
    lock.withLock {
      entries[id] = Entry(observation: observation)
      order.append(id)
    }
  }

  func forget(_ observation: NSKeyValueObservation) {
    let id = ObjectIdentifier(observation)
    lock.withLock {
      guard entries.removeValue(forKey: id) != nil else { return }
      order.removeAll { $0 == id }
    }
  }

  /// Tells of all that has changed.
  func look() {
    let all = lock.withLock { isLooking ? [] : order.compactMap { entries[$0]?.observation } }
    guard !all.isEmpty else { return }
    isLooking = true
    for observation in all { observation.check() }
    isLooking = false
  }
}
