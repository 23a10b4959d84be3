import CallTrace

/// Decides properties over a trace.
public enum Judge {
  /// What every property comes to in this trace, in the order given, in one pass over the events.
  ///
  /// The events must be in the order of `seq`. Memory grows with the instances that are alive at the same time, not
  /// with the length of the trace. A damaged trace (exits without enters, unknown numbers) gives undecided slices and
  /// never stops the run.
  public static func findings(for properties: [Property], in trace: Trace) -> [Finding] {
    var session = Session(properties, names: trace.names)
    session.observe(trace)
    return session.findings(in: trace)
  }
}

extension Session {
  /// Observes a whole trace, gaps and end included.
  mutating func observe(_ trace: Trace) {
    var breaks = trace.resumptions[...]
    for index in trace.events.indices {
      if breaks.first == index {
        noteGap(before: EventIndex(index))
        breaks.removeFirst()
      }
      observe(trace.events[index], at: EventIndex(index))
    }
    let count = EventIndex(trace.events.count)
    if !breaks.isEmpty { noteGap(before: count) }
    end(isComplete: trace.isComplete, at: count)
  }
}

extension Trace {
  /// The indices of the events before which others are missing, ascending, each once; the count of the events for a gap
  /// at the end.
  fileprivate var resumptions: [Int] {
    let indices = gaps.map { gap in events.firstIndex(after: gap.lowerBound) }
    return Set(indices).sorted()
  }
}

extension [CallEvent] {
  /// The index of the first event with a greater `seq`.
  fileprivate func firstIndex(after seq: UInt64) -> Int {
    var range = 0..<count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = self[middle].seq > seq ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}
