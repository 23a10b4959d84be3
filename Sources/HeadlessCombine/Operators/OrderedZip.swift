import Foundation

#if !canImport(Combine)
  import OpenCombine

  // OpenCombine's Zip halts when an upstream ends after it is over itself, as with any scheduler: its issue 241. `PortableSource` has sources that
  // name the type say one of these.
  extension Publishers {
    /// What two publishers give, the first of one with the first of the other. It is finished when one is and nothing of it is left.
    public struct OrderedZip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
      public typealias Output = (A.Output, B.Output)
      public typealias Failure = A.Failure

      public let a: A
      public let b: B

      public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == Failure {
        PairListener.subscribe(subscriber, to: a, b, pairing: QueuedPairs(), keeping: .all)
      }
    }

    /// The same of three publishers.
    public struct OrderedZip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
      public typealias Output = (A.Output, B.Output, C.Output)
      public typealias Failure = A.Failure

      public let a: A
      public let b: B
      public let c: C

      public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == Failure {
        OrderedZip(OrderedZip(a, b), c).map { ($0.0, $0.1, $1) }.subscribe(subscriber)
      }
    }

    /// The same of four publishers.
    public struct OrderedZip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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
        OrderedZip(OrderedZip(a, b), OrderedZip(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }.subscribe(subscriber)
      }
    }
  }
#endif
