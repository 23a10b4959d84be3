import CThreadState

/// What a new thread is told; the thread owns it.
final class WorkerThread {
  let scheduler: ThreadedScheduler
  let lane: Lane
  let index: Int

  init(scheduler: ThreadedScheduler, lane: Lane, index: Int) {
    self.scheduler = scheduler
    self.lane = lane
    self.index = index
  }

  func start() -> UnsafeMutableRawPointer? {
    let retained = Unmanaged.passRetained(self)
    let thread = thread_state_spawn(
      { info in
        guard let info else { return }
        let worker = Unmanaged<WorkerThread>.fromOpaque(info).takeRetainedValue()
        worker.scheduler.workerLoop(worker.lane, index: worker.index)
      }, retained.toOpaque())
    if thread == nil { retained.release() }
    return thread
  }
}
