import Foundation

/// Runs all lanes one job after another, and takes the next ready job by a seeded choice.
///
/// A job runs to its end unless it waits. Then what it waits for runs on top of it, and everything else on a stack of its own, so that
/// nobody is kept from going on by a job above that has nothing to do with it. While *main* waits, what it waits for goes first. Jobs may
/// be added from other threads, but only one thread at a time drives the scheduler.
public final class DeterministicScheduler: LaneScheduler, @unchecked Sendable {
  private let lock = NSLock()
  private var queues: LaneQueues
  private var oracle: ScheduleOracle
  /// Whoever waits, the oldest first.
  private var frames: [WaitingFrame] = []
  /// The one that runs.
  private var strand = Strand()

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
    let caller = ThreadState.current
    lock.withLock { queues.append(work, to: lane, by: caller) }
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
    let deadlock = withoutActuallyEscaping(body) { body in
      lock.withLock { wait(caller, for: lane, count: count, body: body) }
    }
    if let deadlock { throw deadlock }
  }

  public func wait(for owned: OwnedLock, _ what: String) throws(SchedulerDeadlock) {
    let caller = ThreadState.current
    let wait = PendingWait(waiter: caller, target: .lock(owned, what))
    lock.withLock {
      while wait.deadlock == nil, !owned.tryLock(for: caller) { runOthers(until: wait) }
    }
    if let deadlock = wait.deadlock { throw deadlock }
  }

  public func wait(for signal: any AwaitedSignal) throws(SchedulerDeadlock) {
    let wait = PendingWait(waiter: .current, target: .signal(signal))
    lock.withLock {
      while wait.deadlock == nil, !signal.take() { runOthers(until: wait) }
    }
    if let deadlock = wait.deadlock { throw deadlock }
  }

  public func lockWasReleased() {}

  public func runMain(_ body: () -> Void) {
    lock.withLock { _ = queues.setMain(busy: true) }
    queues.workers(of: .main)[0].state.perform(body)
    lock.withLock { _ = queues.setMain(busy: false) }
  }

  public func drain() -> [Lane] {
    lock.withLock {
      queues.takeUpPutOffJobs()
      let before = queues.setMain(busy: false)
      runOthers(until: nil)
      queues.restoreMain(before)
      return queues.lanesPutOff
    }
  }

  public func stop() {}

  // MARK: Waiting, with the lock held

  private func wait(
    _ caller: ThreadState, for lane: Lane, count: Int, body: @escaping (Int) -> Void
  ) -> SchedulerDeadlock? {
    let wait = PendingWait(waiter: caller, target: .jobs([], on: lane), remaining: count, body: body)
    let jobs = (0..<count).map { index in
      let job = {
        wait.run(index)
        wait.remaining -= 1
      }
      return queues.appendAwaited(job, to: lane, by: caller)
    }
    wait.target = .jobs(Set(jobs), on: lane)
    if count > 0 { runOthers(until: wait) }
    if wait.deadlock != nil { wait.cancelJobs(in: &queues) }
    wait.body = nil
    return wait.deadlock
  }

  /// Lets jobs run until a wait is over, or, without one, until nothing is left to run.
  private func runOthers(until wait: PendingWait?) {
    let frame = WaitingFrame(wait: wait, strand: strand)
    frames.append(frame)
    frames.compactMap(\.wait).refuseCircles(in: queues, hasMain: true)
    while !frame.isOver(in: queues) {
      switch nextStep(for: frame) {
      case .start(let position, let lane): start(position, of: lane, for: frame)
      case .goOn(let other): if other !== frame { handOver(to: other.strand) }
      }
    }
    frames.removeAll { $0 === frame }
  }

  /// What the frame waits for runs on top of it, everything else on a stack of its own.
  private func start(_ position: Int, of lane: Lane, for frame: WaitingFrame) {
    guard let worker = queues.idleWorker(of: lane) else { return }
    let started = queues.start(at: position, of: lane, worker: worker)
    if !frame.needs(started.job, of: lane), let other = Strand.ready(for: { [self] in work(on: $0, from: started) }) {
      handOver(to: other)
    } else {
      run(started)
    }
  }

  /// What a strand of its own does: jobs, until somebody else is to go on.
  private func work(on own: Strand, from first: StartedJob) {
    lock.lock()
    run(first)
    while true {
      switch nextStep(for: nil) {
      case .start(let position, let lane):
        guard let worker = queues.idleWorker(of: lane) else { continue }
        run(queues.start(at: position, of: lane, worker: worker))
      case .goOn(let frame):
        strand = frame.strand
        own.release()
        strand.wake()
        lock.unlock()
        return
      }
    }
  }

  private func run(_ started: StartedJob) {
    lock.unlock()
    started.state.perform(started.job.work.run)
    lock.lock()
    queues.finish(started)
  }

  private func handOver(to next: Strand) {
    let own = strand
    strand = next
    next.wake()
    lock.unlock()
    own.sleep()
    lock.lock()
  }

  // MARK: Choosing

  private func nextStep(for frame: WaitingFrame?) -> ScheduleStep {
    let steps = ScheduleStep.possible(for: frame, among: frames, in: queues)
    if !steps.isEmpty { return steps[oracle.choose(among: steps.count)] }
    return .goOn(frames.giveUp(in: queues))
  }
}
