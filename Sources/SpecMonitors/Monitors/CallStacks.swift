import CallTrace

/// The open calls of every thread, as far as some property asks what happens inside them.
///
/// An exit that never had an enter is ignored; calls whose exit is missing are handed out as soon as a call around them
/// ends.
struct CallStacks: Sendable {
  /// One open call, or one open call to super.
  struct Frame: Hashable, Sendable {
    /// The event that opened it; it names the frame.
    var opening: EventIndex
    var call: CallID
    var instance: UInt32
    var isSuper: Bool
  }

  private var threads: [[Frame]] = []

  init() {}

  /// Calls open on all threads together.
  var depth: Int { threads.reduce(0) { $0 + $1.count } }

  mutating func push(_ event: CallEvent, at index: EventIndex) {
    let thread = Int(event.thread)
    while threads.count <= thread { threads.append([]) }
    let isSuper = event.phase == .super
    threads[thread].append(Frame(opening: index, call: event.call, instance: event.instance, isSuper: isSuper))
  }

  /// The frame that the event ends, nil if there is none on its thread.
  func frame(endedBy event: CallEvent) -> Frame? {
    guard Int(event.thread) < threads.count else { return nil }
    return threads[Int(event.thread)].last {
      $0.call == event.call && $0.instance == event.instance && $0.isSuper == (event.phase == .superExit)
    }
  }

  /// Takes the innermost open call of a thread off.
  mutating func pop(thread: UInt16) -> Frame? {
    guard Int(thread) < threads.count else { return nil }
    return threads[Int(thread)].popLast()
  }

  /// Forgets all open calls, and returns them: after a gap nobody knows which of them are still open.
  mutating func abandonAll() -> [Frame] {
    let open = threads.flatMap(\.self).sorted { $0.opening < $1.opening }
    threads = []
    return open
  }
}
