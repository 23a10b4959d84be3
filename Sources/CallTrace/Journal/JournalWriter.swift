/// Writes a journal while it is recorded, or at once. The format is described in `Spec/trace-format.md`.
///
/// Lines are handed to the system in batches; what has been handed over survives the death of the process, and a batch that was
/// handed over in part ends in a torn line, which the reader drops. Use a writer from one thread at a time.
public final class JournalWriter {
  private let file: OpenFile
  private let source: String
  private let batch: Int
  private var bytes: [UInt8] = []
  private var encoder = EventEncoder()
  private var isInTrace = false
  private var events = 0
  private var lastSeq: UInt64 = 0
  private var traces = 0

  /// Creates the file and writes the header.
  /// - Parameters:
  ///   - source: What is recorded.
  ///   - producer: What records it, with its version.
  ///   - batch: How many bytes may wait in memory; 0 hands over every line.
  public convenience init(
    path: String, source: String, producer: String, batch: Int = 1 << 16
  ) throws(JournalError) {
    try self.init(OpenFile(writing: path), source: source, producer: producer, kept: "", batch: batch)
  }

  private init(_ file: consuming OpenFile, source: String, producer: String, kept: String, batch: Int)
    throws(JournalError)
  {
    self.file = file
    self.source = source
    self.batch = batch
    addLine([("journal", .int(Journal.version)), ("source", .string(source)), ("producer", .string(producer))], kept)
    try flush()
  }

  /// Starts a trace. One that has not been ended is left without an end, which makes it incomplete.
  public func begin(trace name: String, isMisuse: Bool = false) throws(JournalError) {
    try begin(trace: name, isMisuse: isMisuse, kept: "")
  }

  /// Adds an event to the trace. All events of a trace have the same table of names, which may have grown.
  public func write(_ event: CallEvent, names: TraceNames) throws(JournalError) {
    try write(event, names: names, kept: nil)
  }

  /// Ends the trace.
  /// - Parameters:
  ///   - isComplete: Whether the recording ended of its own accord.
  ///   - last: The last `seq` given out, where its event was lost.
  public func end(isComplete: Bool = true, last: UInt64 = 0) throws(JournalError) {
    try end(isComplete: isComplete, last: last, kept: "")
  }

  /// Adds a whole trace.
  public func write(_ trace: Trace) throws(JournalError) { try write(trace, kept: .init(), lines: []) }

  /// Hands all that waits to the system.
  public func flush() throws(JournalError) {
    if bytes.isEmpty { return }
    try file.write(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  /// Writes the closing line and waits for the disk. The writer is of no use afterwards.
  public func close() throws(JournalError) { try close(kept: "") }

  /// Writes a journal at once: whoever opens `path` sees the old file or the whole new one.
  public static func write(_ journal: Journal, to path: String) throws(JournalError) {
    if OpenFile.isSpecial(path) { return try write(journal, directlyTo: path) }
    let unfinished = path + ".unfinished"
    do {
      try write(journal, directlyTo: unfinished)
      try OpenFile.rename(unfinished, to: path)
    } catch {
      OpenFile.remove(unfinished)
      throw JournalError(file: path, problem: error.problem)
    }
  }

  private static func write(_ journal: Journal, directlyTo path: String) throws(JournalError) {
    let writer = try JournalWriter(
      OpenFile(writing: path), source: journal.source, producer: journal.producer, kept: journal.kept.header,
      batch: 1 << 20)
    for (index, trace) in journal.traces.enumerated() {
      let kept = index < journal.kept.traces.count ? journal.kept.traces[index] : .init()
      try writer.write(trace, kept: kept, lines: journal.kept.lines.filter { $0.trace == index })
    }
    for line in journal.kept.lines where line.trace >= journal.traces.count { try writer.add(line: line.text) }
    try writer.close(kept: journal.kept.close)
  }

  private func write(
    _ trace: Trace, kept: Journal.KeptFields.OfTrace, lines: [Journal.KeptFields.Line]
  ) throws(JournalError) {
    for line in lines where line.seq == nil { try add(line: line.text) }
    try begin(trace: trace.source, isMisuse: trace.isMisuse, kept: kept.start)
    var inside = lines.filter { $0.seq != nil }[...]
    for event in trace.events {
      while let line = inside.first, line.seq ?? 0 < event.seq { try add(line: inside.removeFirst().text) }
      try write(event, names: trace.names, kept: kept.events[event.seq])
    }
    for line in inside { try add(line: line.text) }
    try end(isComplete: trace.isComplete, last: trace.gaps.last?.upperBound ?? 0, kept: kept.end)
  }

  private func begin(trace name: String, isMisuse: Bool, kept: String) throws(JournalError) {
    let misuse: [(String, AttributeValue)] = isMisuse ? [("misuse", .bool(true))] : []
    addLine([("trace", .string(name))] + misuse, kept)
    (encoder, isInTrace, events, lastSeq, traces) = (EventEncoder(), true, 0, 0, traces + 1)
    try flushIfFull()
  }

  private func write(_ event: CallEvent, names: TraceNames, kept: String?) throws(JournalError) {
    if !isInTrace { try begin(trace: source) }
    encoder.append(event, names: names, kept: kept, to: &bytes)
    events += 1
    lastSeq = max(lastSeq, event.seq)
    try flushIfFull()
  }

  private func end(isComplete: Bool, last: UInt64, kept: String) throws(JournalError) {
    guard isInTrace else { return }
    let lost: [(String, AttributeValue)] = last > lastSeq ? [("last", .int(Int(clamping: last)))] : []
    addLine([("end", .bool(isComplete)), ("events", .int(events))] + lost, kept)
    isInTrace = false
    try flush()
  }

  private func close(kept: String) throws(JournalError) {
    addLine([("end", .bool(true)), ("traces", .int(traces))], kept)
    try flush()
    try file.synchronize()
  }

  private func add(line: String) throws(JournalError) {
    bytes += "\(line)\n".utf8
    try flushIfFull()
  }

  private func flushIfFull() throws(JournalError) {
    if bytes.count > batch { try flush() }
  }

  private func addLine(_ members: [(String, AttributeValue)], _ kept: String) {
    let texts = members.map { key, value in
      var bytes: [UInt8] = []
      JSONText.append(key, to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      JSONText.append(value, to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
    bytes += "{\((texts + (kept.isEmpty ? [] : [kept])).joined(separator: ","))}\n".utf8
  }
}
