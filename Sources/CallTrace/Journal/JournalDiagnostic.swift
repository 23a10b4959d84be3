/// Something in a journal that is not as it should be, but does not keep it from being read.
public struct JournalDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// Counted from 1.
  public var line: Int
  public var finding: Finding

  public enum Finding: Hashable, Sendable {
    /// The last line breaks off, as when its writer was killed; it was dropped. How many bytes it has.
    case tornLine(Int)
    /// A trace has no end line, so it is not complete.
    case noEnd(trace: String)
    /// A journal of several traces has no closing line, so there may have been more traces.
    case notClosed
    /// The end line counts more or fewer events than there are; the trace is not complete.
    case eventCount(trace: String, said: UInt64, found: Int)
    /// The closing line counts more or fewer traces than there are.
    case traceCount(said: UInt64, found: Int)
    /// Events did not stand in the order of `seq` and were sorted. How many stood behind a later one.
    case reordered(trace: String, Int)
    /// A line of a kind that the format does not know; it was kept.
    case unknownLine
  }

  public init(line: Int, finding: Finding) {
    self.line = line
    self.finding = finding
  }

  public var description: String { "line \(line): \(what)" }

  private var what: String {
    switch finding {
    case .tornLine(let count): "breaks off after \(count) bytes; dropped"
    case .noEnd(let trace): "trace \"\(trace)\" has no end line; what had not happened yet is not known"
    case .notClosed: "the journal was not closed; traces may be missing"
    case .eventCount(let trace, let said, let found): "trace \"\(trace)\" should have \(said) events, but has \(found)"
    case .traceCount(let said, let found): "the journal should have \(said) traces, but has \(found)"
    case .reordered(let trace, let count): "trace \"\(trace)\": \(count) events stood out of order; sorted by seq"
    case .unknownLine: "neither an event nor the start or end of a trace; kept, but not used"
    }
  }
}
