import CallTrace

/// The dynamic type of every live instance, for patterns that ask for the type of what an event relates to.
struct InstanceTypes: Sendable {
  private enum Known: SliceState {
    case fresh
    case type(TypeID)
    var isFresh: Bool { if case .fresh = self { true } else { false } }
  }

  private var table = SliceTable<Known>()
  /// Nothing is kept where no pattern asks.
  private let isAsked: Bool

  init(isAsked: Bool) { self.isAsked = isAsked }

  /// The number of the type, -1 for an instance that has not been seen.
  subscript(instance: UInt32) -> Int {
    switch table[instance] {
    case .fresh: -1
    case .type(let type): Int(type.index)
    }
  }

  @inline(__always)
  mutating func note(_ event: CallEvent) {
    guard isAsked, event.instance != 0 else { return }
    table.update(event.instance) { $0 = .type(event.type) }
  }

  mutating func forget(_ instance: UInt32) {
    guard isAsked else { return }
    table.update(instance) { $0 = .fresh }
  }
}
