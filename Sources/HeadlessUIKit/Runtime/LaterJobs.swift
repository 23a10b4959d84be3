import Foundation

/// Work that waits for its time, or for a group of others.
///
/// Time is the runtime's own: it stands still while anything is left to do, and then goes on to the next job that waits. So nobody ever
/// waits, and the same program gives the same run.
final class LaterJobs: @unchecked Sendable {
  struct Job {
    /// Nil for what may be done by anybody, whatever they wait for.
    let lane: Lane?
    let work: () -> Void
  }

  private struct Timed {
    let number: Int
    let due: Int
    let job: Job
  }

  private struct Grouped {
    let group: DispatchGroup
    let job: Job
  }

  /// How much time passes in one turn at most, in hundredths of a second; without it a clock that ticks would never let it end.
  static let longestTurn = 500
  /// How long a turn waits for threads that are not the runtime's, in milliseconds.
  private static let patience = 250

  private let lock = NSLock()
  private var now = 0
  private var lastNumber = 0
  private var timed: [Timed] = []
  private var grouped: [Grouped] = []

  /// In hundredths of a second.
  var time: Int { lock.withLock { now } }

  /// The time that jobs of this turn have to be due by.
  var endOfTurn: Int { lock.withLock { now + Self.longestTurn } }

  /// What the clock counts. 0.14 seconds are 14.000000000000002 hundredths to a machine, and not 15.
  static func hundredths(of seconds: TimeInterval) -> Double { (seconds * 100 - 1e-6).rounded(.up) }

  /// - Parameter delay: in hundredths of a second.
  /// - Returns: what ``remove(_:)`` knows it by.
  @discardableResult
  func add(after delay: Int, on lane: Lane?, _ work: @escaping () -> Void) -> Int {
    lock.withLock {
      lastNumber += 1
      let due = now + max(0, delay)
      let place = timed.firstIndex { $0.due > due } ?? timed.endIndex
      timed.insert(Timed(number: lastNumber, due: due, job: Job(lane: lane, work: work)), at: place)
      return lastNumber
    }
  }

  func add(after group: DispatchGroup, on lane: Lane, _ work: @escaping () -> Void) {
    lock.withLock { grouped.append(Grouped(group: group, job: Job(lane: lane, work: work))) }
  }

  func remove(_ number: Int) { lock.withLock { timed.removeAll { $0.number == number } } }

  /// Takes out what is due first. Only if nothing is, threads that are not the runtime's get a moment to be done with a group.
  func takeNext(until end: Int) -> Job? {
    takeTimed(until: end) ?? takeGrouped(by: .now() + .milliseconds(Self.patience))
  }

  /// Takes out what waits for a group that is done.
  func takeGrouped() -> Job? { takeGrouped(by: .now()) }

  func takeTimed(until end: Int) -> Job? {
    lock.withLock {
      guard let next = timed.first, next.due <= end else { return nil }
      timed.removeFirst()
      now = next.due
      return next.job
    }
  }

  private func takeGrouped(by deadline: DispatchTime) -> Job? {
    let waiting = lock.withLock { grouped }
    guard let place = waiting.firstIndex(where: { $0.group.wait(timeout: deadline) == .success }) else { return nil }
    return lock.withLock { grouped.remove(at: place) }.job
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
    var patience = OutsideWork.patience
    var putOff = scheduler.drain()
    while putOff.isEmpty {
      if let next = later.takeGrouped() {
        begin(next)
      } else if !hearsFromOutside(within: &patience) {
        guard let next = later.takeNext(until: end) else { break }
        begin(next)
      }
      putOff = scheduler.drain()
    }
    return putOff
  }

  func begin(_ job: LaterJobs.Job) { if let lane = job.lane { async(lane, job.work) } else { job.work() } }

  /// - Parameter patience: in seconds of real time; less by what was waited.
  private func hearsFromOutside(within patience: inout TimeInterval) -> Bool {
    let begin = Date()
    defer { patience -= Date().timeIntervalSince(begin) }
    return outside.awaitNews(until: begin.addingTimeInterval(patience))
  }
}
