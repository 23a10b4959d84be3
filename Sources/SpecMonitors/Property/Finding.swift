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
  /// What would be violations if the recorder could see what is missing; whether it can, other traces may show.
  public var suspicion: Suspicion?
  /// The property asks for one example only ("not for every …"): its violations do not stand once any trace exercises
  /// it.
  public var isExistential = false

  public init() {}
}

/// Violations that rest on the absence of events which the trace does not show at all.
public struct Suspicion: Hashable, Sendable {
  public var count: Int
  public var witness: Witness
  /// Titles of the patterns: the violations stand once some trace shows all of them.
  public var unless: Set<String>
  public init(count: Int, witness: Witness, unless: Set<String>) {
    self.count = count
    self.witness = witness
    self.unless = unless
  }
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
