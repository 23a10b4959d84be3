import CallTrace

/// What a monitor has to say at the end of one trace about one property.
public struct Finding: Hashable, Sendable {
  /// Occurrences that bear the property out.
  public var exercised = 0
  /// The first violation, if any, and how many there were.
  public var witness: Witness?
  public var violations = 0
  /// Slices that could not be decided, because the trace ends too early or has gaps.
  public var undecided = 0
  /// Titles of patterns the property needs to have seen and has not seen so far in this trace.
  public var unseen: Set<String> = []
  /// A conforming witness: the fewest events that show the property at work (for reports).
  public var example: Witness?

  public init() {}
}

/// The fewest events that prove something, and one sentence on what they show.
public struct Witness: Hashable, Sendable {
  /// Indices into the trace's `events`, ascending.
  public var events: [Int]
  public var explanation: String
  public init(events: [Int], explanation: String) {
    self.events = events
    self.explanation = explanation
  }
}
