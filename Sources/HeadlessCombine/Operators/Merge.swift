#if !canImport(Combine)
  import OpenCombine

  // OpenCombine has none of these.
  extension Publishers {
    /// What two publishers give, in the order in which it comes. It is finished when both are, or with the first failure.
    public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure, A.Output == B.Output {
      public typealias Output = A.Output
      public typealias Failure = A.Failure

      public let a: A
      public let b: B

      public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == Failure {
        MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()]).subscribe(subscriber)
      }
    }

    /// The same of any number of publishers of one type.
    public struct MergeMany<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      public let publishers: [Upstream]

      public init(_ upstream: Upstream...) { publishers = upstream }
      public init<Upstreams: Swift.Sequence>(_ upstream: Upstreams) where Upstreams.Element == Upstream {
        publishers = Array(upstream)
      }

      public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == Failure {
        Publishers.Sequence<[Upstream], Failure>(sequence: publishers).flatMap { $0 }.subscribe(subscriber)
      }
    }
  }
#endif
