/// Runs all work of a runtime: a main loop, workers and queues. `Scheduler` alone is a name of Combine's.
///
/// The closures carry objects that are not `Sendable` to other threads. Whoever hands one over guarantees that what it touches is
/// protected by a lock, or touched by one thread at a time.
public protocol LaneScheduler: AnyObject, Sendable {
  /// Puts `work` at the end of a lane and returns at once.
  func async(_ lane: Lane, _ work: @escaping () -> Void)

  /// Runs `work` on a lane and waits for it; inline if the caller is on that lane already.
  ///
  /// - Throws: ``SchedulerDeadlock`` instead of waiting for something that can never happen. `work` is not run then.
  func sync(_ lane: Lane, _ work: () -> Void) throws(SchedulerDeadlock)

  /// Runs `body` for 0 up to `count` on a lane, side by side as far as it has workers, and waits for all of them.
  ///
  /// - Throws: ``SchedulerDeadlock`` like ``sync(_:_:)``. None of the calls has been made then that is not over.
  func concurrentPerform(_ lane: Lane, count: Int, body: (Int) -> Void) throws(SchedulerDeadlock)

  /// Waits for a lock that somebody else holds, and takes it. Called by the lock.
  ///
  /// - Throws: ``SchedulerDeadlock`` if its holder waits for the caller.
  func wait(for lock: OwnedLock, _ what: String) throws(SchedulerDeadlock)

  /// Waits for a signal, and takes it.
  ///
  /// - Throws: ``SchedulerDeadlock`` as soon as nothing is left to run that could give it.
  func wait(for signal: any AwaitedSignal) throws(SchedulerDeadlock)

  /// A lock that somebody waits for is free, or a signal was given. Called by those.
  func lockWasReleased()

  /// Makes the calling thread the main loop while `body` runs.
  func runMain(_ body: () -> Void)

  /// Runs main jobs until every lane is empty and idle. Called by main only.
  ///
  /// - Returns: the lanes of the jobs that were put off until the next call, because 10 000 jobs had each asked for the next one.
  func drain() -> [Lane]

  /// Ends the threads the scheduler has; further work starts new ones.
  func stop()
}

/// A wait that would never have ended.
public struct SchedulerDeadlock: Error, Hashable, Sendable, CustomStringConvertible {
  /// Who waits for what, whoever is refused first, then what each waits for: `layout 2 waits for main`, `main waits for layout`.
  public let waits: [String]

  public init(waits: [String]) { self.waits = waits }

  static func nothingLeft(for waiter: ThreadState) -> SchedulerDeadlock {
    SchedulerDeadlock(waits: ["\(waiter) waits, and nothing is left to run"])
  }

  public var description: String { waits.joined(separator: ", while ") }
}
