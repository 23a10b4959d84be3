import CThreadState
import Foundation

/// Runs every lane on threads of its own: the main loop on the thread that calls ``runMain(_:)``, and real workers for the others.
///
/// The workers start with the first job and end with ``stop()``.
public final class ThreadedScheduler: Scheduler, @unchecked Sendable {
  private let condition = NSCondition()
  private var queues: LaneQueues
  private var threads: [UnsafeMutableRawPointer] = []
  private var isStopping = false
  private var waits: [ThreadedWait] = []
  /// Jobs that run now and are not waiting for another.
  private var active = 0
  /// Whether some thread is inside ``runMain(_:)``; no job of main can run otherwise.
  private var hasMain = false

  public init(layoutWorkers: Int = 2, displayWorkers: Int = 2) {
    queues = LaneQueues(layoutWorkers: layoutWorkers, displayWorkers: displayWorkers)
  }

  public func async(_ lane: Lane, _ work: @escaping () -> Void) {
    locked {
      startThreads()
      _ = queues.append(work, to: lane)
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
      let wait = ThreadedWait(waiter: caller, lane: lane, remaining: count, body: body)
      defer { wait.body = nil }
      return locked { self.wait(wait) }
    }
    if let deadlock { throw deadlock }
  }

  // MARK: Main

  public func runMain(_ body: () -> Void) {
    locked {
      hasMain = true
      active += 1
      queues.set(busy: true, worker: 0, of: .main)
    }
    ThreadState(role: .main, number: 1).perform(body)
    locked {
      hasMain = false
      active -= 1
      queues.set(busy: false, worker: 0, of: .main)
    }
  }

  public func drain() {
    locked {
      setMainRunning(false)
      while true {
        if queues.hasJobs(on: .main) {
          run(.main, worker: 0)
        } else if queues.isEmpty && queues.isIdle {
          break
        } else {
          failHopelessWait()
          condition.wait()
        }
      }
      setMainRunning(true)
    }
  }

  /// While main drains it is a worker like any other: idle until it takes a job.
  private func setMainRunning(_ isRunning: Bool) {
    queues.set(busy: isRunning, worker: 0, of: .main)
    active += isRunning ? 1 : -1
  }

  // MARK: Workers

  public func stop() {
    let ended = locked {
      isStopping = true
      condition.broadcast()
      defer { threads = [] }
      return threads
    }
    for thread in ended { thread_state_join(thread) }
    locked { isStopping = false }
  }

  private func startThreads() {
    guard threads.isEmpty, !isStopping else { return }
    for lane in Lane.allCases where lane != .main {
      for index in queues.workers(of: lane).indices {
        let worker = WorkerThread(scheduler: self, lane: lane, index: index)
        if let thread = worker.start() { threads.append(thread) }
      }
    }
  }

  /// What a worker's thread does until the scheduler stops.
  func workerLoop(_ lane: Lane, index: Int) {
    locked {
      while !isStopping {
        if queues.hasJobs(on: lane) {
          run(lane, worker: index)
        } else {
          failHopelessWait()
          condition.wait()
        }
      }
    }
  }

  /// Runs the first job of a lane. The lock is held before and after, not while the job runs.
  private func run(_ lane: Lane, worker: Int) {
    let job = queues.remove(at: 0, of: lane)
    queues.set(busy: true, worker: worker, of: lane)
    active += 1
    let state = queues.workers(of: lane)[worker].state
    condition.unlock()
    state.perform(job.work)
    condition.lock()
    active -= 1
    queues.set(busy: false, worker: worker, of: lane)
    condition.broadcast()
  }

  // MARK: Waiting

  private func wait(_ wait: ThreadedWait) -> SchedulerDeadlock? {
    startThreads()
    let isCounted = wait.waiter.role != .unknown
    wait.jobs = (0..<wait.remaining).map { index in
      let job = { [self] in
        wait.run(index)
        locked { wait.remaining -= 1 }
      }
      return queues.append(job, to: wait.lane)
    }
    waits.append(wait)
    if isCounted { active -= 1 }
    condition.broadcast()
    while wait.remaining > 0 && wait.deadlock == nil {
      failHopelessWait()
      if wait.deadlock == nil { condition.wait() }
    }
    if isCounted { active += 1 }
    waits.removeAll { $0 === wait }
    for job in wait.jobs where wait.deadlock != nil { queues.cancel(job, on: wait.lane) }
    return wait.deadlock
  }

  /// Ends the youngest wait with an error if no thread runs and none can start anything, so that nobody would ever be woken.
  private func failHopelessWait() {
    let mainIsAbsent = !hasMain && queues.hasJobs(on: .main)
    let canStart = Lane.allCases.contains { lane in
      queues.hasJobs(on: lane) && queues.idleWorkers(of: lane) > 0 && (lane != .main || hasMain)
    }
    // Somebody who has what they waited for, or was told that it never comes, only has to wake up.
    let someoneGoesOn = waits.contains { $0.remaining == 0 || $0.deadlock != nil }
    guard active == 0, !canStart, !someoneGoesOn, let wait = waits.last else { return }
    var reasons = waits.reversed().map { "\($0.waiter) waits for \($0.lane)" }
    if mainIsAbsent { reasons.append("no main loop runs") }
    wait.deadlock = SchedulerDeadlock(waits: reasons)
    condition.broadcast()
  }

  private func locked<Result>(_ work: () -> Result) -> Result {
    condition.lock()
    defer { condition.unlock() }
    return work()
  }
}
