#if !canImport(Combine)
  import OpenCombine

  /// What has come while a subscriber wanted nothing.
  struct Backlog<Value> {
    enum Kept {
      case none
      case latest
      case all
    }

    private let kept: Kept
    private var values: [Value] = []

    init(_ kept: Kept) { self.kept = kept }

    var isEmpty: Bool { values.isEmpty }

    mutating func add(_ value: Value) {
      switch kept {
      case .none: break
      case .latest: values = [value]
      case .all: values.append(value)
      }
    }

    /// Takes out the oldest.
    mutating func next() -> Value? { values.isEmpty ? nil : values.removeFirst() }
  }
#endif
