/// Has every step of a task be a job of a lane.
final class LaneExecutor: TaskExecutor {
  private let runtime: HeadlessRuntime
  private let lane: Lane

  init(_ lane: Lane, of runtime: HeadlessRuntime) { (self.lane, self.runtime) = (lane, runtime) }

  func enqueue(_ job: consuming ExecutorJob) {
    let step = UnownedJob(job)
    runtime.async(lane) { step.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
