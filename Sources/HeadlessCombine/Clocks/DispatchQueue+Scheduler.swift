import Dispatch
import HeadlessUIKit

#if !canImport(Combine)
  import OpenCombine

  /// Queues schedule as they do everything else here: the main queue is the main loop, other ones are the background lane, and what is for
  /// later waits on the runtime's own clock. So a turn waits for it.
  extension DispatchQueue: @retroactive OpenCombine.Scheduler {
    /// How work is put on a queue.
    public struct SchedulerOptions {
      /// Says nothing here: a lane knows no more urgent work.
      public var qos: DispatchQoS
      public var flags: DispatchWorkItemFlags
      /// What the work is part of until it is done.
      public var group: LoopGroup?

      public init(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: LoopGroup? = nil
      ) { (self.qos, self.flags, self.group) = (qos, flags, group) }
    }

    public var now: SchedulerTimeType { .now }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      options?.group?.enter()
      HeadlessRuntime.ofQueues.async(on: self, options?.flags ?? []) {
        action()
        options?.group?.leave()
      }
    }

    public func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) {
      options?.group?.enter()
      let flags = options?.flags ?? []
      asyncOnClock(after: now.distance(to: date).inSeconds, flags: flags) {
        action()
        options?.group?.leave()
      }
    }

    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      let flags = options?.flags ?? []
      let work = RepeatedWork(every: interval.inSeconds, action) {
        self.asyncOnClock(after: $0, flags: flags, execute: $1)
      }
      work.begin(after: now.distance(to: date).inSeconds)
      return work
    }
  }
#endif
