extension Trace {
  /// The runs of `seq` from 1 to `last` that no event has. The events are in the order of `seq`.
  static func gaps(in events: [CallEvent], through last: UInt64) -> [ClosedRange<UInt64>] {
    if let end = events.last, end.seq == UInt64(events.count), last <= end.seq { return [] }
    var gaps: [ClosedRange<UInt64>] = []
    var expected: UInt64 = 1
    for event in events {
      if event.seq > expected { gaps.append(expected...(event.seq - 1)) }
      expected = event.seq &+ 1
    }
    if last >= expected, last > 0 { gaps.append(expected...last) }
    return gaps
  }
}
