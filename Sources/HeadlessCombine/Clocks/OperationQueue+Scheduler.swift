import Foundation
import HeadlessUIKit

#if !canImport(Combine)
  import OpenCombine

  /// The main queue of operations is the main loop. Others have threads of the system, and a turn waits for those that `PortableSource` knows.
  extension OperationQueue: @retroactive OpenCombine.Scheduler {
    public typealias SchedulerOptions = RunLoop.SchedulerOptions

    public var now: SchedulerTimeType { .now }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      if isMainLoop { return HeadlessRuntime.ofQueues.async(.main, action) }
      nonisolated(unsafe) let action = action
      addOperation { action() }
    }

    public func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) { later(now.distance(to: date).magnitude, action) }

    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      let work = RepeatedWork(every: interval.magnitude, action) { self.later($0, $1) }
      work.begin(after: now.distance(to: date).magnitude)
      return work
    }

    private func later(_ seconds: TimeInterval, _ action: @escaping () -> Void) {
      DispatchQueue.main.asyncOnClock(after: seconds) {
        if self.isMainLoop { action() } else { self.schedule(options: nil, action) }
      }
    }
  }
#endif
