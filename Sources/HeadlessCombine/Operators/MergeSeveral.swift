#if !canImport(Combine)
  import OpenCombine

  extension Publishers {
    /// What three to eight publishers give. Apple's have a type for each number; a source that spells its arguments out has to say this one's.
    public struct MergeSeveral<Output, Failure: Error>: Publisher {
      private let publishers: [AnyPublisher<Output, Failure>]

      init(_ publishers: [AnyPublisher<Output, Failure>]) { self.publishers = publishers }

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == Failure {
        MergeMany(publishers).subscribe(subscriber)
      }
    }

    public typealias Merge3 = MergeSeveral
    public typealias Merge4 = MergeSeveral
    public typealias Merge5 = MergeSeveral
    public typealias Merge6 = MergeSeveral
    public typealias Merge7 = MergeSeveral
    public typealias Merge8 = MergeSeveral
  }

  extension Publishers.MergeSeveral {
    public init<A: Publisher, B: Publisher, C: Publisher>(_ a: A, _ b: B, _ c: C)
    where
      A.Output == Output, A.Failure == Failure, B.Output == Output, B.Failure == Failure, C.Output == Output,
      C.Failure == Failure
    {
      self.init([a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher()])
    }

    public init<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(_ a: A, _ b: B, _ c: C, _ d: D)
    where
      A.Output == Output, A.Failure == Failure, B.Output == Output, B.Failure == Failure, C.Output == Output,
      C.Failure == Failure, D.Output == Output, D.Failure == Failure
    {
      self.init([a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher()])
    }

    public init<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
      _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
    )
    where
      A.Output == Output, A.Failure == Failure, B.Output == Output, B.Failure == Failure, C.Output == Output,
      C.Failure == Failure, D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure
    {
      self.init([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
        e.eraseToAnyPublisher(),
      ])
    }

    public init<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
      _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
    )
    where
      A.Output == Output, A.Failure == Failure, B.Output == Output, B.Failure == Failure, C.Output == Output,
      C.Failure == Failure, D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure,
      F.Output == Output, F.Failure == Failure
    {
      self.init([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
        e.eraseToAnyPublisher(), f.eraseToAnyPublisher(),
      ])
    }

    public init<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
      _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    )
    where
      A.Output == Output, A.Failure == Failure, B.Output == Output, B.Failure == Failure, C.Output == Output,
      C.Failure == Failure, D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure,
      F.Output == Output, F.Failure == Failure, G.Output == Output, G.Failure == Failure
    {
      self.init([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
        e.eraseToAnyPublisher(), f.eraseToAnyPublisher(), g.eraseToAnyPublisher(),
      ])
    }

    public init<
      A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
    >(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H)
    where
      A.Output == Output, A.Failure == Failure, B.Output == Output, B.Failure == Failure, C.Output == Output,
      C.Failure == Failure, D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure,
      F.Output == Output, F.Failure == Failure, G.Output == Output, G.Failure == Failure, H.Output == Output,
      H.Failure == Failure
    {
      self.init([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
        e.eraseToAnyPublisher(), f.eraseToAnyPublisher(), g.eraseToAnyPublisher(), h.eraseToAnyPublisher(),
      ])
    }
  }

  extension Publisher {
    /// What this publisher and others give, in the order in which it comes.
    public func merge<B: Publisher>(with b: B) -> Publishers.Merge<Self, B>
    where B.Output == Output, B.Failure == Failure { Publishers.Merge(self, b) }

    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }

    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.MergeSeveral<Output, Failure>
    where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
      Publishers.MergeSeveral(self, b, c)
    }

    public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D)
      -> Publishers.MergeSeveral<Output, Failure>
    where
      B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
      D.Failure == Failure
    {
      Publishers.MergeSeveral(self, b, c, d)
    }

    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(with b: B, _ c: C, _ d: D, _ e: E)
      -> Publishers.MergeSeveral<Output, Failure>
    where
      B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
      D.Failure == Failure, E.Output == Output, E.Failure == Failure
    {
      Publishers.MergeSeveral(self, b, c, d, e)
    }

    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
      with b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Publishers.MergeSeveral<Output, Failure>
    where
      B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
      D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure
    {
      Publishers.MergeSeveral(self, b, c, d, e, f)
    }

    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
      with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.MergeSeveral<Output, Failure>
    where
      B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
      D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure,
      G.Output == Output, G.Failure == Failure
    {
      Publishers.MergeSeveral(self, b, c, d, e, f, g)
    }

    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
      with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.MergeSeveral<Output, Failure>
    where
      B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
      D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure,
      G.Output == Output, G.Failure == Failure, H.Output == Output, H.Failure == Failure
    {
      Publishers.MergeSeveral(self, b, c, d, e, f, g, h)
    }
  }
#endif
