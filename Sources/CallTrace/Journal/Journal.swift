/// A journal as it was read: the traces of one file in their order. The format is described in `Spec/trace-format.md`.
public struct Journal: Sendable {
  /// The version of the format that this module reads and writes.
  public static let version = 1

  /// What was recorded: a scenario, a program, a test run.
  public var source: String
  /// What wrote the journal.
  public var producer: String
  public var traces: [Trace]
  /// What was not as it should be and could be put up with, in the order of the file.
  public var diagnostics: [JournalDiagnostic]
  /// What the file holds beyond the format, so that writing it again loses nothing.
  public var kept: KeptFields

  public init(
    source: String, producer: String, traces: [Trace], diagnostics: [JournalDiagnostic] = [],
    kept: KeptFields = KeptFields()
  ) {
    self.source = source
    self.producer = producer
    self.traces = traces
    self.diagnostics = diagnostics
    self.kept = kept
  }

  /// Fields and lines that the format does not know, as JSON text.
  ///
  /// Fields are members without the braces around them, `"clock":"ns","host":3`; empty where there are none.
  public struct KeptFields: Hashable, Sendable {
    public var header = ""
    /// Of the line that closes the journal.
    public var close = ""
    /// As many as the journal has traces, or fewer where the rest has nothing.
    public var traces: [OfTrace] = []
    /// Lines of a kind that the format does not know, in the order of the file.
    public var lines: [Line] = []

    public init() {}

    public struct OfTrace: Hashable, Sendable {
      public var start = ""
      public var end = ""
      /// By the `seq` of the event.
      public var events: [UInt64: String] = [:]

      public init() {}
    }

    public struct Line: Hashable, Sendable {
      /// The index of the trace in which the line stands, or before which.
      public var trace: Int
      /// The event after which it stands, 0 before the first; `nil` outside of the trace.
      public var seq: UInt64?
      public var text: String

      public init(trace: Int, seq: UInt64?, text: String) {
        self.trace = trace
        self.seq = seq
        self.text = text
      }
    }
  }
}
