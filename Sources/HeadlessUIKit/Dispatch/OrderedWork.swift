import Dispatch
import Foundation

/// Work that was handed to queues of somebody's own and has not begun, each queue's in its order.
///
/// The background lane has a job for each piece, which does the first one of the queue. Whoever waits for a queue does what is before them
/// without the lane: so nobody is overtaken, as on the system's queues.
final class OrderedWork: @unchecked Sendable {
  private final class Piece {
    let flags: DispatchWorkItemFlags
    let body: () -> Void

    init(flags: DispatchWorkItemFlags, body: @escaping () -> Void) {
      self.flags = flags
      self.body = body
    }
  }

  private let lock = NSLock()
  private var pieces: [ObjectIdentifier: [Piece]] = [:]

  /// The queue has to be held by whoever does the work later.
  func add(_ body: @escaping () -> Void, _ flags: DispatchWorkItemFlags, to queue: DispatchQueue) {
    lock.withLock { pieces[ObjectIdentifier(queue), default: []].append(Piece(flags: flags, body: body)) }
  }

  func count(of queue: DispatchQueue) -> Int { lock.withLock { pieces[ObjectIdentifier(queue)]?.count ?? 0 } }

  /// Does the first piece of a queue on it, unless another thread is quicker.
  func doNext(of queue: DispatchQueue) {
    guard let first = lock.withLock({ pieces[ObjectIdentifier(queue)]?.first }) else { return }
    queue.sync(flags: first.flags) { if take(first, of: queue) { first.body() } }
  }

  private func take(_ piece: Piece, of queue: DispatchQueue) -> Bool {
    lock.withLock {
      let id = ObjectIdentifier(queue)
      guard pieces[id]?.first === piece else { return false }
      pieces[id]?.removeFirst()
      if pieces[id]?.isEmpty == true { pieces[id] = nil }
      return true
    }
  }
}

extension HeadlessRuntime {
  /// Queues work of a queue as a job of its lane. A queue of somebody's own does one piece at a time, or barriers where several go at once.
  package func async(on queue: DispatchQueue, _ flags: DispatchWorkItemFlags, _ work: @escaping () -> Void) {
    guard queue.isOfSomebody else { return async(queue.lane, work) }
    ordered.add(work, flags, to: queue)
    async(.background) { self.ordered.doNext(of: queue) }
  }

  /// Does what was handed to a queue before now, if that has not been done, on a thread that is none of main's.
  func catchUp(_ queue: DispatchQueue) {
    let count = ordered.count(of: queue)
    guard count > 0, queue.isOfSomebody else { return }
    ThreadState(role: .background, number: ThreadState.current.number).perform {
      perform { for _ in 0..<count { ordered.doNext(of: queue) } }
    }
  }
}

extension DispatchQueue {
  var lane: Lane { isMain ? .main : .background }

  /// The system's main queue is another object every time that it is asked for.
  var isMain: Bool { label == "com.apple.main-thread" }

  /// Whether it is none of the system's.
  var isOfSomebody: Bool { !isMain && !label.hasPrefix("com.apple.root") }
}
