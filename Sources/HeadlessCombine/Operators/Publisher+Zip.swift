#if !canImport(Combine)
  import OpenCombine

  extension MendedPublisher {
    /// What this publisher and others give, the first of each together, then the second of each.
    public func zip<P: Publisher>(_ other: P) -> Publishers.OrderedZip<Self, P> where P.Failure == Failure {
      Publishers.OrderedZip(self, other)
    }

    public func zip<P: Publisher, Result>(_ other: P, _ transform: @escaping (Output, P.Output) -> Result)
      -> Publishers.Map<Publishers.OrderedZip<Self, P>, Result> where P.Failure == Failure
    {
      Publishers.Map(upstream: zip(other)) { transform($0.0, $0.1) }
    }

    public func zip<P: Publisher, Q: Publisher>(_ p: P, _ q: Q) -> Publishers.OrderedZip3<Self, P, Q>
    where P.Failure == Failure, Q.Failure == Failure { Publishers.OrderedZip3(self, p, q) }

    public func zip<P: Publisher, Q: Publisher, Result>(
      _ p: P, _ q: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> Result
    ) -> Publishers.Map<Publishers.OrderedZip3<Self, P, Q>, Result> where P.Failure == Failure, Q.Failure == Failure {
      Publishers.Map(upstream: zip(p, q)) { transform($0.0, $0.1, $0.2) }
    }

    public func zip<P: Publisher, Q: Publisher, R: Publisher>(_ p: P, _ q: Q, _ r: R)
      -> Publishers.OrderedZip4<Self, P, Q, R> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure
    { Publishers.OrderedZip4(self, p, q, r) }

    public func zip<P: Publisher, Q: Publisher, R: Publisher, Result>(
      _ p: P, _ q: Q, _ r: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> Result
    ) -> Publishers.Map<Publishers.OrderedZip4<Self, P, Q, R>, Result>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
      Publishers.Map(upstream: zip(p, q, r)) { transform($0.0, $0.1, $0.2, $0.3) }
    }
  }
#endif
