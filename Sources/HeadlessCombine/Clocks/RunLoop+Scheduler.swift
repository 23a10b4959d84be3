import Foundation
import HeadlessUIKit

#if !canImport(Combine)
  import OpenCombine

  /// Every run loop is the main loop.
  extension RunLoop: @retroactive OpenCombine.Scheduler {
    /// There are none.
    public struct SchedulerOptions: Sendable {
      public init() {}
    }

    public var now: SchedulerTimeType { .now }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { performOnMain(action) }

    public func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) { DispatchQueue.main.asyncOnClock(after: now.distance(to: date).magnitude, execute: action) }

    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      let work = RepeatedWork(every: interval.magnitude, action) {
        DispatchQueue.main.asyncOnClock(after: $0, execute: $1)
      }
      work.begin(after: now.distance(to: date).magnitude)
      return work
    }
  }
#endif
