import Foundation

/// Tasks whose steps are jobs of the background lane: what `Task.detached` is to sources that `PortableSource` has read. So a turn waits for
/// them, and they sleep on the runtime's own clock.
extension Task where Failure == Never {
  @discardableResult
  public static func detachedOnWorkers(
    priority: TaskPriority? = nil, operation: sending @escaping () async -> Success
  ) -> Task {
    detached(executorPreference: LaneExecutor(.background, of: .ofQueues), priority: priority, operation: operation)
  }
}

extension Task where Failure == any Error {
  @discardableResult
  public static func detachedOnWorkers(
    priority: TaskPriority? = nil, operation: sending @escaping () async throws -> Success
  ) -> Task {
    detached(executorPreference: LaneExecutor(.background, of: .ofQueues), priority: priority, operation: operation)
  }
}
