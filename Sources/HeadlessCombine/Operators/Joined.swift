#if !canImport(Combine)
  import OpenCombine

  /// How the values of two publishers become pairs. Those of more are paired in twos.
  public enum JoiningWay {
    /// Every value makes a pair with the last one of the other publisher.
    case latest
    /// Every value waits for the one of the other publisher that has its number.
    case inOrder
  }

  /// The way as a type, which tells `CombineLatest` from `OrderedZip`.
  public protocol Joining {
    static var way: JoiningWay { get }
  }

  /// What two publishers give together.
  public struct Joined<Rule: Joining, A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      switch Rule.way {
      case .latest: PairListener.subscribe(subscriber, to: a, b, pairing: LatestValues(), keeping: .latest)
      case .inOrder: PairListener.subscribe(subscriber, to: a, b, pairing: QueuedPairs(), keeping: .all)
      }
    }
  }

  /// What three publishers give together.
  public struct Joined3<Rule: Joining, A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      Joined<Rule, _, _>(Joined<Rule, _, _>(a, b), c).map { ($0.0, $0.1, $1) }.subscribe(subscriber)
    }
  }

  /// What four publishers give together.
  public struct Joined4<Rule: Joining, A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      Joined<Rule, _, _>(Joined<Rule, _, _>(a, b), Joined<Rule, _, _>(c, d))
        .map { ($0.0, $0.1, $1.0, $1.1) }.subscribe(subscriber)
    }
  }
#endif
