import Foundation

/// Runs all lanes on one operating-system thread, one job after another, and takes the next ready job by a seeded choice.
///
/// A job runs to its end unless it waits. While it waits, other jobs run on top of it; while *main* waits, only what it waits for does,
/// because a job started on top of main could not be left again when main may go on. Jobs may be added from other threads, but
/// only one thread at a time drives the scheduler.
public final class DeterministicScheduler: Scheduler, @unchecked Sendable {
  private let lock = NSLock()
  private var queues: LaneQueues
  private var oracle: ScheduleOracle
  /// Who waits for which lane, the innermost last.
  private var waits: [(waiter: ThreadState, lane: Lane)] = []

  /// - Parameter seed: the same seed and the same program give the same run.
  public init(seed: UInt64, layoutWorkers: Int = 2, displayWorkers: Int = 2) {
    queues = LaneQueues(layoutWorkers: layoutWorkers, displayWorkers: displayWorkers)
    oracle = ScheduleOracle(seed: seed)
  }

  /// Makes the choices of an earlier run with the same numbers of workers again.
  public init(replaying schedule: Schedule, layoutWorkers: Int = 2, displayWorkers: Int = 2) {
    queues = LaneQueues(layoutWorkers: layoutWorkers, displayWorkers: displayWorkers)
    oracle = ScheduleOracle(replaying: schedule)
  }

  /// The choices made so far.
  public var schedule: Schedule { lock.withLock { oracle.schedule } }

  public func async(_ lane: Lane, _ work: @escaping () -> Void) {
    lock.withLock { _ = queues.append(work, to: lane) }
  }

  public func sync(_ lane: Lane, _ work: () -> Void) throws(SchedulerDeadlock) {
    try concurrentPerform(lane, count: 1) { _ in work() }
  }

  public func concurrentPerform(_ lane: Lane, count: Int, body: (Int) -> Void) throws(SchedulerDeadlock) {
    let caller = ThreadState.current
    if caller.role == lane.role {
      for index in 0..<count { body(index) }
      return
    }
    let deadlock = withoutActuallyEscaping(body) { body in wait(caller, for: lane, count: count, body: body) }
    if let deadlock { throw deadlock }
  }

  public func runMain(_ body: () -> Void) {
    setMain(busy: true)
    queues.workers(of: .main)[0].state.perform(body)
    setMain(busy: false)
  }

  public func drain() {
    let isMain = ThreadState.isMain
    if isMain { setMain(busy: false) }
    while runOne(awaited: nil, of: nil) {}
    if isMain { setMain(busy: true) }
  }

  public func stop() {}

  // MARK: Waiting

  private func wait(
    _ caller: ThreadState, for lane: Lane, count: Int, body: @escaping (Int) -> Void
  ) -> SchedulerDeadlock? {
    var finished = 0
    let jobs = lock.withLock {
      waits.append((caller, lane))
      return (0..<count).map { index in
        queues.append(
          {
            body(index); finished += 1
          }, to: lane)
      }
    }
    defer { lock.withLock { _ = waits.removeLast() } }
    while finished < count {
      if runOne(awaited: jobs, of: lane) { continue }
      return lock.withLock {
        for job in jobs { queues.cancel(job, on: lane) }
        return SchedulerDeadlock(waits: waits.reversed().map { "\($0.waiter) waits for \($0.lane)" })
      }
    }
    return nil
  }

  // MARK: Choosing and running

  private struct Candidate {
    var lane: Lane
    var position: Int
  }

  /// Runs one of the jobs that are ready; false if none is.
  private func runOne(awaited: [UInt64]?, of lane: Lane?) -> Bool {
    let started = lock.withLock { () -> (job: QueuedJob, lane: Lane, worker: Int, state: ThreadState)? in
      let candidates = ready(awaited: awaited, of: lane)
      guard !candidates.isEmpty else { return nil }
      let chosen = candidates[oracle.choose(among: candidates.count)]
      guard let worker = queues.occupyWorker(of: chosen.lane) else { return nil }
      let job = queues.remove(at: chosen.position, of: chosen.lane)
      return (job, chosen.lane, worker, queues.workers(of: chosen.lane)[worker].state)
    }
    guard let started else { return false }
    started.state.perform(started.job.work)
    lock.withLock { queues.set(busy: false, worker: started.worker, of: started.lane) }
    return true
  }

  private func ready(awaited: [UInt64]?, of awaitedLane: Lane?) -> [Candidate] {
    if let awaited, let awaitedLane, waits.contains(where: { $0.waiter.role == .main }) {
      return readyForMain(awaited, of: awaitedLane)
    }
    return Lane.allCases.flatMap { lane in
      (0..<min(queues.idleWorkers(of: lane), queues.queue(of: lane).count)).map { Candidate(lane: lane, position: $0) }
    }
  }

  /// On a lane with several workers the awaited jobs themselves; on a serial one whatever is queued before them.
  private func readyForMain(_ awaited: [UInt64], of lane: Lane) -> [Candidate] {
    let idle = queues.idleWorkers(of: lane)
    guard idle > 0 else { return [] }
    if queues.workers(of: lane).count == 1 {
      return queues.hasJobs(on: lane) ? [Candidate(lane: lane, position: 0)] : []
    }
    let positions = queues.queue(of: lane).indices.filter { awaited.contains(queues.queue(of: lane)[$0].number) }
    return positions.prefix(idle).map { Candidate(lane: lane, position: $0) }
  }

  private func setMain(busy: Bool) { lock.withLock { queues.set(busy: busy, worker: 0, of: .main) } }
}
