import Foundation

/// Work that waits for its time, or for a group of others.
///
/// Time is the runtime's own: it stands still while anything is left to do, and then goes on to the next job that waits. So nobody ever
/// waits, and the same program gives the same run.
final class LaterJobs: @unchecked Sendable {
  private struct Timed {
    let due: Int
    let lane: Lane
    let work: () -> Void
  }

  private struct Grouped {
    let group: DispatchGroup
    let lane: Lane
    let work: () -> Void
  }

  /// How much time passes in one turn at most, in hundredths of a second; without it a clock that ticks would never let it end.
  static let longestTurn = 500
  /// How long a turn waits for threads that are not the runtime's, in milliseconds.
  private static let patience = 250

  private let lock = NSLock()
  private var now = 0
  private var timed: [Timed] = []
  private var grouped: [Grouped] = []

  /// In hundredths of a second.
  var time: Int { lock.withLock { now } }

  /// The time that jobs of this turn have to be due by.
  var endOfTurn: Int { lock.withLock { now + Self.longestTurn } }

  /// What the clock counts. 0.14 seconds are 14.000000000000002 hundredths to a machine, and not 15.
  static func hundredths(of seconds: TimeInterval) -> Double { (seconds * 100 - 1e-6).rounded(.up) }

  /// - Parameter delay: in hundredths of a second.
  func add(after delay: Int, on lane: Lane, _ work: @escaping () -> Void) {
    lock.withLock {
      let due = now + max(0, delay)
      let place = timed.firstIndex { $0.due > due } ?? timed.endIndex
      timed.insert(Timed(due: due, lane: lane, work: work), at: place)
    }
  }

  func add(after group: DispatchGroup, on lane: Lane, _ work: @escaping () -> Void) {
    lock.withLock { grouped.append(Grouped(group: group, lane: lane, work: work)) }
  }

  /// Takes out what can be done next: what waits for a group that is done, or else what is due first. Only if nothing is, threads that
  /// are not the runtime's get a moment to be done with a group.
  func takeNext(until end: Int) -> (lane: Lane, work: () -> Void)? {
    takeGrouped(by: .now()) ?? takeTimed(until: end) ?? takeGrouped(by: .now() + .milliseconds(Self.patience))
  }

  private func takeTimed(until end: Int) -> (lane: Lane, work: () -> Void)? {
    lock.withLock {
      guard let next = timed.first, next.due <= end else { return nil }
      timed.removeFirst()
      now = next.due
      return (next.lane, next.work)
    }
  }

  private func takeGrouped(by deadline: DispatchTime) -> (lane: Lane, work: () -> Void)? {
    let waiting = lock.withLock { grouped }
    guard let place = waiting.firstIndex(where: { $0.group.wait(timeout: deadline) == .success }) else { return nil }
    let next = lock.withLock { grouped.remove(at: place) }
    return (next.lane, next.work)
  }
}

extension HeadlessRuntime {
  /// What the runtime's own clock shows, in seconds from its beginning.
  public var time: TimeInterval { TimeInterval(later.time) / 100 }

  /// Puts `work` on a lane once `seconds` have passed on the runtime's own clock.
  ///
  /// - Parameter seconds: rounded up to hundredths.
  public func async(_ lane: Lane, after seconds: TimeInterval, _ work: @escaping () -> Void) {
    let hundredths = LaterJobs.hundredths(of: seconds)
    guard hundredths.isFinite, hundredths < 1e12 else { return }
    later.add(after: Int(hundredths), on: lane, work)
  }

  /// Runs all jobs, then those that wait for their time, one after the other, until none is due in this turn.
  ///
  /// - Returns: the lanes of jobs that were put off.
  func drainWithLaterJobs() -> [Lane] {
    let end = later.endOfTurn
    var putOff = scheduler.drain()
    while putOff.isEmpty, let next = later.takeNext(until: end) {
      async(next.lane, next.work)
      putOff = scheduler.drain()
    }
    return putOff
  }
}
