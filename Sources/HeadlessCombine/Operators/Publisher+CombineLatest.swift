#if !canImport(Combine)
  import OpenCombine

  extension Publisher {
    /// The latest values of this publisher and another one whenever either gives one, once both have.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure { Publishers.CombineLatest(self, other) }

    public func combineLatest<P: Publisher, Result>(
      _ other: P, _ transform: @escaping (Output, P.Output) -> Result
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, Result> where P.Failure == Failure {
      Publishers.Map(upstream: Publishers.CombineLatest(self, other)) { transform($0.0, $0.1) }
    }

    public func combineLatest<P: Publisher, Q: Publisher>(
      _ p: P, _ q: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == P.Failure {
      Publishers.CombineLatest3(self, p, q)
    }

    public func combineLatest<P: Publisher, Q: Publisher, Result>(
      _ p: P, _ q: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> Result
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, Result>
    where P.Failure == Failure, Q.Failure == P.Failure {
      Publishers.Map(upstream: Publishers.CombineLatest3(self, p, q)) { transform($0.0, $0.1, $0.2) }
    }

    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
      _ p: P, _ q: Q, _ r: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == P.Failure, R.Failure == Q.Failure {
      Publishers.CombineLatest4(self, p, q, r)
    }

    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, Result>(
      _ p: P, _ q: Q, _ r: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> Result
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, Result>
    where P.Failure == Failure, Q.Failure == P.Failure, R.Failure == Q.Failure {
      Publishers.Map(upstream: Publishers.CombineLatest4(self, p, q, r)) { transform($0.0, $0.1, $0.2, $0.3) }
    }
  }
#endif
