import CThreadState
import Foundation

/// Runs every lane on threads of its own: the main loop on the thread that calls ``runMain(_:)``, and real workers for the others.
///
/// Idle threads sleep. A wait that closes a circle is ended with an error as soon as it begins: see ``WaitGraph``.
public final class ThreadedScheduler: LaneScheduler, @unchecked Sendable {
  private let condition = NSCondition()
  private var queues: LaneQueues
  private var threads: [(state: ThreadState, thread: UnsafeMutableRawPointer)] = []
  private var isStopping = false
  /// The oldest first.
  private var waits: [PendingWait] = []
  /// Whether some thread is inside ``runMain(_:)``; no job of main can run otherwise.
  private var hasMain = false

  public init(layoutWorkers: Int = 2, displayWorkers: Int = 2) {
    queues = LaneQueues(layoutWorkers: layoutWorkers, displayWorkers: displayWorkers)
  }

  public func async(_ lane: Lane, _ work: @escaping () -> Void) {
    let caller = ThreadState.current
    locked {
      startThreads()
      queues.append(work, to: lane, by: caller)
      condition.broadcast()
    }
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
      locked { wait(caller, for: lane, count: count, body: body) }
    }
    if let deadlock { throw deadlock }
  }

  public func wait(for lock: OwnedLock, _ what: String) throws(SchedulerDeadlock) {
    let caller = ThreadState.current
    let wait = PendingWait(waiter: caller, target: .lock(lock, what))
    locked {
      begin(wait)
      while wait.deadlock == nil, !lock.tryLock(for: caller) {
        // Asking for the holder has it tell us when it lets go.
        if lock.awaitedHolder() != nil { condition.wait() }
      }
      end(wait)
    }
    if let deadlock = wait.deadlock { throw deadlock }
  }

  public func wait(for signal: any AwaitedSignal) throws(SchedulerDeadlock) {
    let wait = PendingWait(waiter: .current, target: .signal(signal))
    locked {
      startThreads()
      begin(wait)
      while wait.deadlock == nil, !signal.take() {
        if isHopeless(wait) { wait.deadlock = .nothingLeft(for: wait.waiter) } else { condition.wait() }
      }
      end(wait)
    }
    if let deadlock = wait.deadlock { throw deadlock }
  }

  public func lockWasReleased() { locked { condition.broadcast() } }

  // MARK: Main

  public func runMain(_ body: () -> Void) {
    locked {
      hasMain = true
      queues.setMain(busy: true)
    }
    ThreadState(role: .main, number: 1).perform(body)
    locked {
      hasMain = false
      queues.setMain(busy: false)
      refuseCircles()
    }
  }

  /// While main drains it is a worker like any other: idle until it takes a job.
  public func drain() -> [Lane] {
    locked {
      queues.takeUpPutOffJobs()
      condition.broadcast()
      let before = queues.setMain(busy: false)
      while queues.hasJobs(on: .main) || !isQuiet {
        if queues.hasJobs(on: .main) { run(.main, worker: 0) } else { condition.wait() }
      }
      queues.restoreMain(before)
      return queues.lanesPutOff
    }
  }

  /// Nobody can start anything, and whoever has a job waits: for nothing but what main does after this turn.
  private var isQuiet: Bool {
    if queues.canStart { return false }
    let waiting = Set(waits.compactMap { $0.edge(in: queues)?.waiter })
    return queues.busyWorkers.allSatisfy { waiting.contains($0.state) }
  }

  /// Whether nobody can run that gives this signal, and it is this wait that has to end.
  private func isHopeless(_ wait: PendingWait) -> Bool { isQuiet && waits.gives(up: wait) }

  // MARK: Workers

  public func stop() {
    let ended = locked {
      isStopping = true
      condition.broadcast()
      defer { threads = [] }
      // Who waits for a signal may do so for ever.
      return threads.filter { one in !waits.contains { $0.isForSignal && $0.waiter == one.state } }
    }
    for one in ended { thread_state_join(one.thread) }
    locked { isStopping = false }
  }

  private func startThreads() {
    guard threads.isEmpty, !isStopping else { return }
    for lane in Lane.allCases where lane != .main {
      for (index, state) in queues.workers(of: lane).map(\.state).enumerated() {
        let worker = WorkerThread(scheduler: self, lane: lane, index: index)
        if let thread = worker.start() { threads.append((state, thread)) }
      }
    }
  }

  /// What a worker's thread does until the scheduler stops.
  func workerLoop(_ lane: Lane, index: Int) {
    locked {
      while !isStopping {
        if queues.hasJobs(on: lane) { run(lane, worker: index) } else { condition.wait() }
      }
    }
  }

  /// Runs the first job of a lane. The lock is held before and after, not while the job runs.
  private func run(_ lane: Lane, worker: Int) {
    let started = queues.start(at: 0, of: lane, worker: worker)
    condition.unlock()
    started.state.perform(started.job.work.run)
    condition.lock()
    queues.finish(started)
    condition.broadcast()
  }

  // MARK: Waiting, with the lock held

  private func wait(
    _ caller: ThreadState, for lane: Lane, count: Int, body: @escaping (Int) -> Void
  ) -> SchedulerDeadlock? {
    startThreads()
    let wait = PendingWait(waiter: caller, target: .jobs([], on: lane), remaining: count, body: body)
    let jobs = (0..<count).map { index in
      let job = { [self] in
        wait.run(index)
        locked { wait.remaining -= 1 }
      }
      return queues.appendAwaited(job, to: lane, by: caller)
    }
    wait.target = .jobs(Set(jobs), on: lane)
    begin(wait)
    while wait.remaining > 0 && wait.deadlock == nil { condition.wait() }
    if wait.deadlock != nil { wait.cancelJobs(in: &queues) }
    wait.body = nil
    end(wait)
    return wait.deadlock
  }

  private func begin(_ wait: PendingWait) {
    waits.append(wait)
    refuseCircles()
    condition.broadcast()
  }

  private func end(_ wait: PendingWait) { waits.removeAll { $0 === wait } }

  private func refuseCircles() {
    waits.refuseCircles(in: queues, hasMain: hasMain)
    condition.broadcast()
  }

  private func locked<Result>(_ work: () -> Result) -> Result {
    condition.lock()
    defer { condition.unlock() }
    return work()
  }
}
