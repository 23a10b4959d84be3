/// Somebody who waits for jobs; guarded by the scheduler's lock.
final class ThreadedWait: @unchecked Sendable {
  let waiter: ThreadState
  let lane: Lane
  var remaining: Int
  var jobs: [UInt64] = []
  var deadlock: SchedulerDeadlock?
  /// Not captured by the jobs themselves: a worker may hold a job a moment longer than the caller waits for it, and the body does not
  /// outlive the caller.
  var body: ((Int) -> Void)?

  /// Calls the body, of which the calling worker keeps nothing after that.
  @inline(never) func run(_ index: Int) { body?(index) }

  init(waiter: ThreadState, lane: Lane, remaining: Int, body: @escaping (Int) -> Void) {
    self.body = body
    self.waiter = waiter
    self.lane = lane
    self.remaining = remaining
  }
}
