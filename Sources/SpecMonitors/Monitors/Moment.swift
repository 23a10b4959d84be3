import CallTrace

/// Index into the events of the trace that is judged.
typealias EventIndex = UInt32

/// One event as a monitor gets to see it: in a slice, with what is known about missing events.
struct Moment: Sendable {
  var event: CallEvent
  var index: EventIndex
  var slice: Slice
  var gaps: GapMemory
}

/// The end of a trace.
struct TraceEnd: Sendable {
  /// What has not happened by now will not happen any more.
  var isComplete: Bool
  /// One past the last event.
  var index: EventIndex
  var gaps: GapMemory
}

/// Remembers where the latest gap in the trace is, so that nobody concludes from events that are merely missing.
struct GapMemory: Hashable, Sendable {
  /// One more than the index of the first event after the latest gap; 0 = no gap so far.
  private var resumed: EventIndex = 0

  init() {}

  /// Notes that events are missing directly before the event at `index`.
  mutating func noteGap(before index: EventIndex) { resumed = index + 1 }

  /// Whether events are missing anywhere before now.
  var any: Bool { resumed > 0 }

  /// Whether events are missing between the event at `index` and now.
  func since(_ index: EventIndex) -> Bool { resumed > index + 1 }
}
