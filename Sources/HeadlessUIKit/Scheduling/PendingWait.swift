/// Somebody who waits; guarded by the scheduler's lock.
final class PendingWait: @unchecked Sendable {
  enum Target {
    case jobs(Set<UInt64>, on: Lane)
    case lock(OwnedLock, String)
    case signal(any AwaitedSignal)
  }

  let waiter: ThreadState
  var target: Target
  /// How many jobs are not over.
  var remaining: Int
  var deadlock: SchedulerDeadlock?
  /// Not captured by the jobs themselves: a worker may hold a job a moment longer than the caller waits for it, and the body does not
  /// outlive the caller.
  var body: ((Int) -> Void)?

  init(waiter: ThreadState, target: Target, remaining: Int = 0, body: ((Int) -> Void)? = nil) {
    self.waiter = waiter
    self.target = target
    self.remaining = remaining
    self.body = body
  }

  /// Calls the body, of which the calling worker keeps nothing after that.
  @inline(never) func run(_ index: Int) { body?(index) }

  /// What it looks like to a graph of all waits; nil if it is over and the waiter only has to wake up.
  func edge(in queues: LaneQueues) -> WaitGraph.Wait? {
    if deadlock != nil { return nil }
    switch target {
    case .jobs(let jobs, let lane):
      return remaining == 0 ? nil : WaitGraph.Wait(waiter: waiter, goal: queues.goal(of: jobs, on: lane))
    case .lock(let lock, let what):
      let holder = lock.awaitedHolder().map { number in
        queues.worker(number: number)?.state ?? ThreadState(role: .unknown, number: number)
      }
      return holder.map { WaitGraph.Wait(waiter: waiter, goal: .lock(what, heldBy: $0)) }
    case .signal(let signal): return signal.isGiven ? nil : WaitGraph.Wait(waiter: waiter, goal: .signal)
    }
  }

  var isForSignal: Bool { if case .signal = target { true } else { false } }
  var isMainForSignal: Bool { isForSignal && waiter.role == .main }

  func cancelJobs(in queues: inout LaneQueues) {
    guard case .jobs(let jobs, let lane) = target else { return }
    for job in jobs { queues.cancel(job, on: lane) }
  }
}

extension Sequence<PendingWait> {
  /// Ends one wait of every circle with an error.
  ///
  /// - Parameter hasMain: whether anybody runs the jobs of main.
  func refuseCircles(in queues: LaneQueues, hasMain: Bool) {
    while true {
      let open = compactMap { wait in wait.edge(in: queues).map { (wait, $0) } }
      let graph = WaitGraph(waits: open.map(\.1), workers: queues.statesOfWorkers(hasMain: hasMain))
      let circle = graph.circle()
      guard let refused = open.first(where: { $0.1 == circle.first }) else { return }
      refused.0.deadlock = graph.deadlock(of: circle)
    }
  }
}

extension LaneQueues {
  fileprivate func statesOfWorkers(hasMain: Bool) -> [Lane: [ThreadState]] {
    var states: [Lane: [ThreadState]] = [:]
    for lane in Lane.allCases where lane != .main || hasMain { states[lane] = workers(of: lane).map(\.state) }
    return states
  }
}

extension [PendingWait] {
  /// Whether main waits too, and of all waits for signals, main's first, it is this one that has to end.
  func gives(up wait: PendingWait) -> Bool {
    contains { $0.waiter.role == .main } && wait === (last(where: \.isMainForSignal) ?? last(where: \.isForSignal))
  }
}
