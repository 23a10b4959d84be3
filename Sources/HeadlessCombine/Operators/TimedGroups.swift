import Foundation

#if !canImport(Combine)
  import OpenCombine

  /// Values that wait until their group is complete.
  final class TimedGroups<Value, Context: Scheduler>: @unchecked Sendable {
    private let limit: Int
    private let giveGroup: ([Value]) -> Void
    private let lock = NSRecursiveLock()
    private var values: [Value] = []
    private var clock: (any Cancellable)?

    /// - Parameter give: told of each group that is complete.
    init(
      _ strategy: Publishers.TimeGroupingStrategy<Context>, _ options: Context.SchedulerOptions?,
      give: @escaping ([Value]) -> Void
    ) {
      giveGroup = give
      let (scheduler, interval): (Context, Context.SchedulerTimeType.Stride)
      switch strategy {
      case .byTime(let context, let time): (scheduler, interval, limit) = (context, time, .max)
      case .byTimeOrCount(let context, let time, let count): (scheduler, interval, limit) = (context, time, count)
      }
      clock = scheduler.schedule(
        after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
        options: options
      ) { [weak self] in self?.give() }
    }

    func add(_ value: Value) {
      lock.withLock {
        values.append(value)
        if values.count >= limit { give() }
      }
    }

    /// Gives what there is, if there is any.
    func give() {
      lock.withLock {
        guard !values.isEmpty else { return }
        let group = values
        values = []
        giveGroup(group)
      }
    }

    func stop() {
      lock.withLock {
        clock?.cancel()
        clock = nil
      }
    }
  }
#endif
