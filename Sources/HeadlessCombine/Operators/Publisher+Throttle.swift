import Foundation

#if !canImport(Combine)
  import OpenCombine

  extension MendedPublisher {
    /// The first value at once, and then one in each interval, if there is any: the last one, or else the first.
    ///
    /// OpenCombine's own loses what the upstream gives while it is subscribed to, as a property does.
    public func throttle<Context: Scheduler>(
      for interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
    ) -> Publishers.Throttle<Publishers.SubscribedFirst<Self>, Context> {
      Publishers.Throttle(
        upstream: Publishers.SubscribedFirst(upstream: self), interval: interval, scheduler: scheduler, latest: latest)
    }
  }

  extension Publishers {
    /// A publisher that gives nothing before its subscriber is done with being told of the subscription.
    public struct SubscribedFirst<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      public let upstream: Upstream

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == Failure {
        let subscription = SourceSubscription(subscriber, keeping: .all) { source in
          let listener = upstream.sink(
            receiveCompletion: { source.finish($0) }, receiveValue: { source.give($0) })
          return { listener.cancel() }
        }
        subscription.hold()
        subscriber.receive(subscription: subscription)
        subscription.release()
      }
    }
  }
#endif
