/// An ordered run of call events with the names behind them.
public struct Trace: Equatable, Sendable {
  /// What produced it: a scenario's name, or the journal's file name.
  public var source: String
  public var names: TraceNames
  /// In the order of `seq`.
  public var events: [CallEvent]
  /// True when the recording ended of its own accord, so that what has not happened will not happen any more.
  public var isComplete: Bool
  /// Runs of `seq` that are missing, the first and last missing number of each. A trace starts at 1.
  public var gaps: [ClosedRange<UInt64>]
  /// The client code of this run breaks rules on purpose; obligations of subclasses are not judged on it.
  public var isMisuse: Bool

  public init(
    source: String, names: TraceNames = TraceNames(), events: [CallEvent] = [], isComplete: Bool = true,
    gaps: [ClosedRange<UInt64>] = [], isMisuse: Bool = false
  ) {
    self.source = source
    self.names = names
    self.events = events
    self.isComplete = isComplete
    self.gaps = gaps
    self.isMisuse = isMisuse
  }
}
