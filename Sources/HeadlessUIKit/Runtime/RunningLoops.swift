import CThreadState
import Foundation

/// The runtimes whose main loops run now, wherever in the process.
final class RunningLoops: @unchecked Sendable {
  static let shared = RunningLoops()

  private let lock = NSLock()
  private var runtimes: [HeadlessRuntime] = []

  func begin(_ runtime: HeadlessRuntime) { lock.withLock { runtimes.append(runtime) } }

  func end(_ runtime: HeadlessRuntime) {
    lock.withLock {
      if let place = runtimes.lastIndex(where: { $0 === runtime }) { runtimes.remove(at: place) }
    }
  }

  func contains(_ runtime: HeadlessRuntime) -> Bool { lock.withLock { runtimes.contains { $0 === runtime } } }

  /// Nil if there is none, or more than one.
  var only: HeadlessRuntime? {
    lock.withLock {
      guard let first = runtimes.first, runtimes.allSatisfy({ $0 === first }) else { return nil }
      return first
    }
  }
}

extension HeadlessRuntime {
  /// The runtime that runs what the caller hands to queues: the one whose job the calling thread runs, or, on a thread that is nobody's,
  /// as those of sessions and of operation queues are, the one whose main loop runs, if it is the only one.
  package static var ofQueues: HeadlessRuntime { isOnOwnThread ? .current : RunningLoops.shared.only ?? .current }

  /// Whether the calling thread runs a job of some runtime.
  static var isOnOwnThread: Bool { thread_state_here().pointee.runtime != nil }
}
