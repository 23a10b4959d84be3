#if !canImport(Combine)
  /// What becomes of the values of two publishers.
  protocol Pairing {
    associatedtype First
    associatedtype Second

    /// - Returns: the pair that the value makes, if it makes one.
    mutating func take(first: First) -> (First, Second)?
    mutating func take(second: Second) -> (First, Second)?
    /// Whether no pair can come any more.
    func isOver(firstHasEnded: Bool, secondHasEnded: Bool) -> Bool
  }

  /// Every value makes a pair with the last one of the other publisher.
  struct LatestValues<First, Second>: Pairing {
    private var first: First?
    private var second: Second?

    mutating func take(first: First) -> (First, Second)? {
      self.first = first
      return second.map { (first, $0) }
    }

    mutating func take(second: Second) -> (First, Second)? {
      self.second = second
      return first.map { ($0, second) }
    }

    func isOver(firstHasEnded: Bool, secondHasEnded: Bool) -> Bool { firstHasEnded && secondHasEnded }
  }

  /// Every value waits for the one of the other publisher that has its number.
  struct QueuedPairs<First, Second>: Pairing {
    private var firsts: [First] = []
    private var seconds: [Second] = []

    mutating func take(first: First) -> (First, Second)? {
      firsts.append(first)
      return next()
    }

    mutating func take(second: Second) -> (First, Second)? {
      seconds.append(second)
      return next()
    }

    private mutating func next() -> (First, Second)? {
      guard !firsts.isEmpty, !seconds.isEmpty else { return nil }
      return (firsts.removeFirst(), seconds.removeFirst())
    }

    func isOver(firstHasEnded: Bool, secondHasEnded: Bool) -> Bool {
      (firstHasEnded && firsts.isEmpty) || (secondHasEnded && seconds.isEmpty)
    }
  }
#endif
