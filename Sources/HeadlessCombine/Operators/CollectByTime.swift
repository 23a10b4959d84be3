import Foundation

#if !canImport(Combine)
  import OpenCombine

  // OpenCombine has none of these.
  extension Publishers {
    /// When a group of values is complete.
    public enum TimeGroupingStrategy<Context: Scheduler> {
      /// At equal intervals, if there are any.
      case byTime(Context, Context.SchedulerTimeType.Stride)
      /// That, or when there are so many.
      case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// Values in groups, given by a scheduler.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
      public typealias Output = [Upstream.Output]
      public typealias Failure = Upstream.Failure

      public let upstream: Upstream
      public let strategy: TimeGroupingStrategy<Context>
      public let options: Context.SchedulerOptions?

      public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
        (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
      }

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == Failure {
        let subscription = SourceSubscription(subscriber, keeping: .all) { source in
          let groups = TimedGroups<Upstream.Output, Context>(strategy, options) { source.give($0) }
          let listener = upstream.sink(
            receiveCompletion: { completion in
              if case .finished = completion { groups.give() }
              source.finish(completion)
            }, receiveValue: { groups.add($0) })
          return {
            listener.cancel()
            groups.stop()
          }
        }
        subscriber.receive(subscription: subscription)
      }
    }
  }

  extension Publisher {
    public func collect<Context: Scheduler>(
      _ strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, Context> {
      Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
  }
#endif
