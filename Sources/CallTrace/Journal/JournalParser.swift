/// Turns the lines of a journal into traces.
struct JournalParser {
  private enum State {
    /// The header has not come yet.
    case start
    /// The header has come, but no trace.
    case header
    /// Lines belong to this trace.
    case trace
    /// A trace has ended and no other has started.
    case between
    /// The closing line has come.
    case closed
  }

  private let file: String
  private var state = State.start
  private var line = 0
  private var assembly: TraceAssembly
  private var journal: Journal
  private var hasTraceLines = false

  init(file: String) {
    self.file = file
    journal = Journal(source: file, producer: "", traces: [])
    assembly = TraceAssembly(source: file, isMisuse: false, kept: "")
  }

  var hasHeader: Bool {
    if case .start = state { return false }
    return true
  }

  /// Reads one line. Its newline stands at `end`, and 8 readable bytes follow it.
  mutating func read(_ start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>) throws(JournalError) {
    line += 1
    do {
      try read(start, count: end - start)
    } catch LineProblem.malformed where !hasHeader {
      throw notAJournal(start, count: end - start)
    } catch {
      throw located(error)
    }
  }

  /// Reads what stands behind the last newline: a whole line, or the beginning of one.
  ///
  /// A JSON object that breaks off is never well formed, so a torn line cannot be taken for a whole one. Nothing of a malformed
  /// line has been used when it is found out.
  mutating func readLast(_ start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>) throws(JournalError) {
    line += 1
    do {
      try read(start, count: end - start)
    } catch LineProblem.malformed where hasHeader || Self.mayBeHeader(start, count: end - start) {
      add(.tornLine(end - start))
      if !hasHeader { state = .header }
    } catch LineProblem.malformed where !hasHeader {
      throw notAJournal(start, count: end - start)
    } catch {
      throw located(error)
    }
  }

  /// Nothing comes any more.
  mutating func finish() throws(JournalError) -> Journal {
    do {
      if case .trace = state { try breakOff() }
    } catch {
      throw located(error)
    }
    switch state {
    case .start: throw JournalError(file: file, problem: .empty)
    case .header: add(.notClosed)
    case .trace, .between: if hasTraceLines { add(.notClosed) }
    case .closed: break
    }
    return journal
  }

  private mutating func read(_ start: UnsafePointer<UInt8>, count: Int) throws(LineProblem) {
    var text = JSONLine(start)
    text.skipSpace()
    if text.next == start + count { return }
    switch state {
    case .start: try readHeader(&text)
    case .closed: throw .notAllowed("a line stands behind the line that closes the journal")
    case .header, .trace, .between: try readBody(&text)
    }
  }

  private mutating func readHeader(_ text: inout JSONLine) throws(LineProblem) {
    let members = try MemberLine(&text)
    guard let version = try members.text("journal") else { throw .malformed("it has no `journal`") }
    guard version == "\(Journal.version)" else { throw .unknownVersion(version) }
    journal.source = try members.string("source") ?? file
    journal.producer = try members.string("producer") ?? ""
    journal.kept.header = try members.others(than: ["journal", "source", "producer"])
    state = .header
  }

  @inline(__always)
  private mutating func readBody(_ text: inout JSONLine) throws(LineProblem) {
    if JSONLine.bytes(text.next, beginWith: "{\"seq\"") { return try readEvent(&text) }
    let start = text
    let members = try MemberLine(&text)
    if members.has("seq") {
      text = start
      try readEvent(&text)
    } else if members.has("trace") {
      try startTrace(members)
    } else if members.has("traces") {
      try close(members)
    } else if members.has("end") {
      try endTrace(members)
    } else if members.has("journal") {
      throw .notAllowed("a second header; a file holds one journal")
    } else if members.has("call") || members.has("phase") {
      throw .notAllowed("the event has no `seq`")
    } else {
      try keepLine(start, text)
    }
  }

  private mutating func readEvent(_ text: inout JSONLine) throws(LineProblem) {
    let event = try EventLine(&text)
    switch state {
    case .header: open(TraceAssembly(source: journal.source, isMisuse: false, kept: ""))
    case .between: throw .notAllowed("an event stands between two traces")
    case .trace, .start, .closed: break
    }
    try assembly.add(event, line: line)
  }

  private mutating func startTrace(_ members: MemberLine) throws(LineProblem) {
    let name = try members.string("trace") ?? ""
    let isMisuse = try members.bool("misuse") ?? false
    let kept = try members.others(than: ["trace", "misuse"])
    if case .trace = state { try breakOff() }
    hasTraceLines = true
    open(TraceAssembly(source: name, isMisuse: isMisuse, kept: kept))
  }

  private mutating func open(_ next: TraceAssembly) {
    assembly = next
    state = .trace
  }

  /// The trace has no end line.
  private mutating func breakOff() throws(LineProblem) {
    add(.noEnd(trace: assembly.trace.source))
    try closeTrace(isComplete: false, last: nil, kept: "")
  }

  private mutating func endTrace(_ members: MemberLine) throws(LineProblem) {
    guard let isComplete = try members.bool("end") else { return }
    guard let said = try members.unsigned("events") else { throw .notAllowed("the end of a trace has no `events`") }
    let last = try members.unsigned("last")
    let kept = try members.others(than: ["end", "events", "last"])
    if case .header = state { open(TraceAssembly(source: journal.source, isMisuse: false, kept: "")) }
    guard case .trace = state else { throw .notAllowed("the end of a trace that has not started") }
    let found = assembly.trace.events.count
    let isWhole = said == UInt64(found)
    if !isWhole { add(.eventCount(trace: assembly.trace.source, said: said, found: found)) }
    try closeTrace(isComplete: isComplete && isWhole, last: last, kept: kept)
  }

  private mutating func closeTrace(isComplete: Bool, last: UInt64?, kept: String) throws(LineProblem) {
    try assembly.end(isComplete: isComplete, last: last, kept: kept)
    if assembly.outOfOrder > 0 { add(.reordered(trace: assembly.trace.source, assembly.outOfOrder)) }
    journal.traces.append(assembly.trace)
    journal.kept.traces.append(assembly.kept)
    state = .between
  }

  private mutating func close(_ members: MemberLine) throws(LineProblem) {
    guard let said = try members.unsigned("traces") else { return }
    let kept = try members.others(than: ["end", "traces"])
    if case .trace = state { try breakOff() }
    if said != UInt64(journal.traces.count) { add(.traceCount(said: said, found: journal.traces.count)) }
    journal.kept.close = kept
    state = .closed
  }

  private mutating func keepLine(_ start: JSONLine, _ end: JSONLine) throws(LineProblem) {
    let text = try start.text(of: RawText(start: start.next, count: end.next - start.next))
    var seq: UInt64?
    if case .trace = state { seq = assembly.trace.events.last?.seq ?? 0 }
    journal.kept.lines.append(.init(trace: journal.traces.count, seq: seq, text: text))
    add(.unknownLine)
  }

  private mutating func add(_ finding: JournalDiagnostic.Finding) {
    journal.diagnostics.append(JournalDiagnostic(line: line, finding: finding))
  }

  private func located(_ problem: LineProblem) -> JournalError {
    switch problem {
    case .malformed(let reason): JournalError(file: file, line: line, problem: .malformed(reason))
    case .unknownVersion(let version): JournalError(file: file, line: line, problem: .unknownVersion(version))
    case .notAllowed(let reason, let other):
      JournalError(file: file, line: other ?? line, problem: .notAllowed(reason))
    }
  }

  /// A line does not end within any sensible length.
  func tooLong(_ start: UnsafePointer<UInt8>, count: Int) -> JournalError {
    if !hasHeader { return notAJournal(start, count: count) }
    return JournalError(file: file, line: line + 1, problem: .malformed("the line is longer than \(count >> 20) MiB"))
  }

  private func notAJournal(_ start: UnsafePointer<UInt8>, count: Int) -> JournalError {
    let bytes = UnsafeBufferPointer(start: start, count: count)
    guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else {
      return JournalError(file: file, problem: .binary)
    }
    return JournalError(file: file, problem: .notAJournal(String(text.prefix(60))))
  }

  /// Whether the bytes could be the beginning of a header that breaks off.
  private static func mayBeHeader(_ start: UnsafePointer<UInt8>, count: Int) -> Bool {
    let header: StaticString = "{\"journal\":"
    for index in 0..<min(count, header.utf8CodeUnitCount) where start[index] != header.utf8Start[index] { return false }
    return true
  }
}
