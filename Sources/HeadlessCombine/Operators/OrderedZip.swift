#if !canImport(Combine)
  import OpenCombine

  /// How `OrderedZip` joins.
  public enum JoiningInOrder: Joining {
    public static var way: JoiningWay { .inOrder }
  }

  // OpenCombine's Zip halts when an upstream ends after it is over itself, as with any scheduler: its issue 241. `PortableSource` has sources that
  // name the type say one of these.
  extension Publishers {
    /// What two publishers give, the first of one with the first of the other. It is finished when one is and nothing of it is left.
    public typealias OrderedZip<A: Publisher, B: Publisher> = Joined<JoiningInOrder, A, B> where A.Failure == B.Failure

    /// The same of three publishers.
    public typealias OrderedZip3<A: Publisher, B: Publisher, C: Publisher> = Joined3<JoiningInOrder, A, B, C>
    where A.Failure == B.Failure, B.Failure == C.Failure

    /// The same of four publishers.
    public typealias OrderedZip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher> =
      Joined4<JoiningInOrder, A, B, C, D>
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure
  }
#endif
