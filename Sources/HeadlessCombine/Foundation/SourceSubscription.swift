import Foundation

#if !canImport(Combine)
  import OpenCombine

  /// What something that is no publisher gives, handed to one subscriber as far as that wants it.
  ///
  /// It is begun when the subscriber first asks for something.
  final class SourceSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable {
    /// Begins the source; what it returns ends it.
    typealias Begin = (SourceSubscription<Downstream>) -> () -> Void
    private typealias Completion = Subscribers.Completion<Downstream.Failure>

    private enum State {
      case waiting(Begin)
      /// The end is nil while the source begins.
      case running(end: (() -> Void)?)
      case over
    }

    /// Held while the subscriber is told something, so that threads tell it one thing at a time. What it causes itself comes within that.
    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private var state: State
    private var demand = Subscribers.Demand.none
    private var backlog: Backlog<Downstream.Input>
    /// The source has ended; the subscriber is told after the backlog.
    private var completion: Completion?
    private var isHeld = false

    /// - Parameter kept: what is given later of what comes while nothing is wanted.
    init(_ downstream: Downstream, keeping kept: Backlog<Downstream.Input>.Kept, begin: @escaping Begin) {
      (self.downstream, backlog, state) = (downstream, Backlog(kept), .waiting(begin))
    }

    func request(_ more: Subscribers.Demand) {
      let begin: Begin? = lock.withLock {
        demand += more
        guard !isHeld, case .waiting(let begin) = state, demand > .none else { return nil }
        state = .running(end: nil)
        return begin
      }
      if let begin { self.begin(begin) } else { giveKept() }
    }

    /// Has it not begin before it is released, whatever is asked for.
    func hold() { lock.withLock { isHeld = true } }

    func release() {
      lock.withLock { isHeld = false }
      request(.none)
    }

    private func begin(_ begin: Begin) {
      let end = begin(self)
      let isOver = lock.withLock {
        guard case .running = state else { return true }
        state = .running(end: end)
        return false
      }
      if isOver { end() }
    }

    /// Hands over a value, if it is wanted and nothing else comes before it.
    func give(_ value: Downstream.Input) {
      lock.withLock {
        guard downstream != nil, completion == nil else { return }
        if demand > .none, backlog.isEmpty { return hand(value) }
        backlog.add(value)
        giveKept()
      }
    }

    /// Nothing comes any more.
    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
      lock.withLock {
        guard self.completion == nil else { return }
        self.completion = completion
        giveKept()
      }
    }

    /// Hands over the only value that there is.
    func finish(with result: Result<Downstream.Input, Downstream.Failure>) {
      switch result {
      case .success(let value):
        give(value)
        finish(.finished)
      case .failure(let error): finish(.failure(error))
      }
    }

    func cancel() {
      let end: (() -> Void)? = lock.withLock {
        defer { (state, downstream) = (.over, nil) }
        guard case .running(let end) = state else { return nil }
        return end
      }
      end?()
    }

    // MARK: With the lock held

    private func hand(_ value: Downstream.Input) {
      guard let downstream else { return }
      demand -= 1
      demand += downstream.receive(value)
      giveKept()
    }

    private func giveKept() {
      lock.withLock {
        if demand > .none, let value = backlog.next() { return hand(value) }
        guard backlog.isEmpty, let completion, let downstream else { return }
        cancel()
        downstream.receive(completion: completion)
      }
    }
  }
#endif
