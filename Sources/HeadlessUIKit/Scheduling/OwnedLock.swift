import Synchronization

/// A lock that knows who holds it, so that waiting for it can be seen to be hopeless. Its holder may take it again.
///
/// Free, it costs one atomic exchange. Taken, its scheduler is asked, which lets other work run or refuses.
public final class OwnedLock: Sendable {
  /// The number of the holder above the lowest bit; 0 if there is none. The lowest bit says that somebody waits.
  private let word = Atomic<UInt32>(0)
  /// How often the holder has taken it again. Touched by the holder only.
  private let depth = Atomic<Int>(0)

  public init() {}

  /// Takes the lock.
  ///
  /// - Parameter what: what it guards, for a report.
  /// - Throws: ``SchedulerDeadlock`` if whoever holds it waits for the caller. The lock is not taken then.
  public func lock(on scheduler: any LaneScheduler, _ what: @autoclosure () -> String) throws(SchedulerDeadlock) {
    let me = ThreadState.current
    if isHeld(by: me.number) {
      depth.add(1, ordering: .relaxed)
    } else if !tryLock(for: me) {
      try scheduler.wait(for: self, what())
    }
  }

  /// Lets go of what ``lock(on:_:)`` has taken.
  public func unlock(on scheduler: any LaneScheduler) {
    if depth.load(ordering: .relaxed) > 0 {
      depth.subtract(1, ordering: .relaxed)
    } else if word.exchange(0, ordering: .acquiringAndReleasing) & 1 == 1 {
      scheduler.lockWasReleased()
    }
  }

  /// Whether the calling thread holds the lock.
  package var isHeldHere: Bool { isHeld(by: ThreadState.current.number) }

  // MARK: For schedulers

  /// Takes the lock if it is free.
  func tryLock(for thread: ThreadState) -> Bool {
    word.compareExchange(expected: 0, desired: UInt32(thread.number) << 1, ordering: .acquiringAndReleasing).exchanged
  }

  /// The number of the holder, who will tell the scheduler when it lets go; nil if the lock is free.
  func awaitedHolder() -> UInt16? {
    var seen = word.load(ordering: .relaxed)
    while seen != 0 {
      if seen & 1 == 1 { return UInt16(seen >> 1) }
      let marked = word.compareExchange(expected: seen, desired: seen | 1, ordering: .acquiringAndReleasing)
      if marked.exchanged { return UInt16(seen >> 1) }
      seen = marked.original
    }
    return nil
  }

  private func isHeld(by number: UInt16) -> Bool { UInt16(word.load(ordering: .relaxed) >> 1) == number }
}
