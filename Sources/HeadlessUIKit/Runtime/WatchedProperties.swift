import Foundation

/// A property that somebody watches.
protocol WatchedProperty: AnyObject {
  /// Whose property it is.
  var watched: AnyObject? { get }
  /// Tells of the property if it has another value.
  func check()
}

/// Properties of objects that somebody watches. Looked at on main. Where Foundation has such observations itself, there are none here.
final class WatchedProperties: @unchecked Sendable {
  private struct Entry {
    weak var observation: (any WatchedProperty)?
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// In the order in which they were added.
  private var order: [ObjectIdentifier] = []
  /// Whoever is told of a change makes others, of which the next look tells.
  private var isLooking = false

  func add(_ observation: any WatchedProperty) {
    let id = ObjectIdentifier(observation)
    lock.withLock {
      entries[id] = Entry(observation: observation)
      order.append(id)
    }
  }

  func forget(_ observation: any WatchedProperty) {
    let id = ObjectIdentifier(observation)
    lock.withLock {
      guard entries.removeValue(forKey: id) != nil else { return }
      order.removeAll { $0 == id }
    }
  }

  /// Tells of what has changed of an object at once, and of what that changes of it in turn. On other threads nothing is told: main looks
  /// after its next job.
  func look(at object: AnyObject) {
    guard ThreadState.isMain else { return }
    for observation in lock.withLock({ order.compactMap { entries[$0]?.observation } })
    where observation.watched === object && isWatched(observation) { observation.check() }
  }

  /// Whoever is told of one may take others away.
  private func isWatched(_ observation: any WatchedProperty) -> Bool {
    lock.withLock { entries[ObjectIdentifier(observation)] != nil }
  }

  /// Tells of all that has changed.
  func look() {
    let all = lock.withLock { isLooking ? [] : order.compactMap { entries[$0]?.observation } }
    guard !all.isEmpty else { return }
    isLooking = true
    for observation in all where isWatched(observation) { observation.check() }
    isLooking = false
  }
}
