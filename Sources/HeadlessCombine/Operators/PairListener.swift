import Foundation

#if !canImport(Combine)
  import OpenCombine

  /// Listens to two publishers, and gives what becomes of their values. It is finished with the first failure, or when nothing more can come.
  final class PairListener<Pairs: Pairing, Failure: Error>: @unchecked Sendable {
    private let give: ((Pairs.First, Pairs.Second)) -> Void
    private let finish: (Subscribers.Completion<Failure>) -> Void
    /// Held until a pair is given: a later one must not overtake it.
    private let lock = NSRecursiveLock()
    private var pairs: Pairs
    private var hasEnded = (first: false, second: false)
    private var subscriptions: [AnyCancellable] = []

    private init(
      _ pairs: Pairs, give: @escaping ((Pairs.First, Pairs.Second)) -> Void,
      finish: @escaping (Subscribers.Completion<Failure>) -> Void
    ) { (self.pairs, self.give, self.finish) = (pairs, give, finish) }

    /// - Parameter pairs: with no value yet. Those that a subscriber does not want yet are kept as it keeps them.
    static func subscribe<Downstream: Subscriber, A: Publisher, B: Publisher>(
      _ subscriber: Downstream, to a: A, _ b: B, pairing pairs: Pairs, keeping: Backlog<Downstream.Input>.Kept
    )
    where
      A.Output == Pairs.First, B.Output == Pairs.Second, A.Failure == Failure, B.Failure == Failure,
      Downstream.Input == (Pairs.First, Pairs.Second), Downstream.Failure == Failure
    {
      let subscription = SourceSubscription(subscriber, keeping: keeping) { source in
        let listener = PairListener(pairs, give: { source.give($0) }, finish: { source.finish($0) })
        listener.listen(to: a, b)
        return { listener.cancel() }
      }
      subscriber.receive(subscription: subscription)
    }

    private func listen<A: Publisher, B: Publisher>(to a: A, _ b: B)
    where A.Output == Pairs.First, B.Output == Pairs.Second, A.Failure == Failure, B.Failure == Failure {
      keep(
        a.sink(
          receiveCompletion: { completion in self.end(completion) { self.hasEnded.first = true } },
          receiveValue: { value in self.take { self.pairs.take(first: value) } }))
      keep(
        b.sink(
          receiveCompletion: { completion in self.end(completion) { self.hasEnded.second = true } },
          receiveValue: { value in self.take { self.pairs.take(second: value) } }))
    }

    private func cancel() {
      let all = lock.withLock {
        defer { subscriptions = [] }
        return subscriptions
      }
      for one in all { one.cancel() }
    }

    private func keep(_ subscription: AnyCancellable) { lock.withLock { subscriptions.append(subscription) } }

    private func take(_ pair: () -> (Pairs.First, Pairs.Second)?) {
      lock.withLock {
        guard let pair = pair() else { return }
        give(pair)
        finishIfOver()
      }
    }

    private func end(_ completion: Subscribers.Completion<Failure>, _ note: () -> Void) {
      lock.withLock {
        note()
        if case .failure = completion { finish(completion) } else { finishIfOver() }
      }
    }

    private func finishIfOver() {
      guard pairs.isOver(firstHasEnded: hasEnded.first, secondHasEnded: hasEnded.second) else { return }
      finish(.finished)
    }
  }
#endif
