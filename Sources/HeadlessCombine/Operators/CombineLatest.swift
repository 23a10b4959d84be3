#if !canImport(Combine)
  import OpenCombine

  /// How `CombineLatest` joins.
  public enum JoiningLatest: Joining {
    public static var way: JoiningWay { .latest }
  }

  // OpenCombine has none of these.
  extension Publishers {
    /// The latest values of two publishers whenever one of them gives one, once both have.
    public typealias CombineLatest<A: Publisher, B: Publisher> = Joined<JoiningLatest, A, B>
    where A.Failure == B.Failure

    /// The latest values of three publishers.
    public typealias CombineLatest3<A: Publisher, B: Publisher, C: Publisher> = Joined3<JoiningLatest, A, B, C>
    where A.Failure == B.Failure, B.Failure == C.Failure

    /// The latest values of four publishers.
    public typealias CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher> =
      Joined4<JoiningLatest, A, B, C, D>
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure
  }
#endif
