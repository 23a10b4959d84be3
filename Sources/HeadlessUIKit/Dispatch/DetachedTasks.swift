import Foundation

/// Tasks whose steps are jobs of the background lane: what `Task.detached` is to sources that `PortableSource` has read. So a turn waits for
/// them, and they sleep on the runtime's own clock.
extension Task where Failure == Never {
  @discardableResult
  public static func detachedOnWorkers(
    priority: TaskPriority? = nil, operation: sending @escaping () async -> Success
  ) -> Task {
    detached(executorPreference: WorkerExecutor(runtime: .ofQueues), priority: priority, operation: operation)
  }
}

extension Task where Failure == any Error {
  @discardableResult
  public static func detachedOnWorkers(
    priority: TaskPriority? = nil, operation: sending @escaping () async throws -> Success
  ) -> Task {
    detached(executorPreference: WorkerExecutor(runtime: .ofQueues), priority: priority, operation: operation)
  }
}

/// Every step of a task as a job of a worker that belongs to nobody.
private final class WorkerExecutor: TaskExecutor {
  private let runtime: HeadlessRuntime

  init(runtime: HeadlessRuntime) { self.runtime = runtime }

  func enqueue(_ job: consuming ExecutorJob) {
    let step = UnownedJob(job)
    runtime.async(.background) { step.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
