/// The scopes of one monitor that are open at this moment, over all threads. There are never many.
struct OpenScopes<Note: Sendable>: Sendable {
  struct Scope: Sendable {
    /// The event that opened it; it names the scope.
    var opening: EventIndex
    var thread: UInt16
    var slice: Slice
    /// What the monitor has noted inside it.
    var note: Note
  }

  private var scopes: [Scope] = []

  var count: Int { scopes.count }

  mutating func open(_ moment: Moment, _ note: Note) {
    scopes.append(Scope(opening: moment.index, thread: moment.event.thread, slice: moment.slice, note: note))
  }

  /// The innermost scope that the moment lies in; of the same slice unless `anySlice`.
  @inline(__always)
  func innermost(around moment: Moment, anySlice: Bool = false) -> Int? {
    guard !scopes.isEmpty else { return nil }
    return scopes.lastIndex {
      $0.thread == moment.event.thread && (anySlice || $0.slice.coincides(with: moment.slice))
    }
  }

  subscript(position: Int) -> Scope {
    get { scopes[position] }
    set { scopes[position] = newValue }
  }

  /// Notes something in every scope that the moment lies in.
  mutating func noteAll(around moment: Moment, anySlice: Bool, _ change: (inout Note) -> Void) {
    for position in scopes.indices where scopes[position].thread == moment.event.thread {
      if anySlice || scopes[position].slice.coincides(with: moment.slice) { change(&scopes[position].note) }
    }
  }

  mutating func close(_ frame: EventIndex) -> Scope? {
    guard let position = scopes.lastIndex(where: { $0.opening == frame }) else { return nil }
    return scopes.remove(at: position)
  }

  /// Those that are still open, from the outside in.
  mutating func closeAll() -> [Scope] {
    defer { scopes = [] }
    return scopes
  }
}

extension Slice {
  /// What counts for everybody (0) counts for every slice.
  @inline(__always)
  func coincides(with other: Slice) -> Bool { self == other || self == 0 || other == 0 }
}
