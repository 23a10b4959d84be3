/// The fields of one event as they stand in its line. Valid as long as the buffer of the line.
struct EventLine {
  var seq: UInt64 = 0
  var thread: UInt64 = 0
  var instance: UInt64 = 0
  var relatesTo: UInt64 = 0
  var role: RawText
  var type: RawText
  var declaring: RawText
  var call: RawText
  var phase = CallEvent.Phase.event
  /// With its braces; empty where the event has none.
  var attributes: RawText
  /// What stands for the second part of a name that has one.
  var nothing: RawText { RawText(start: role.start, count: 0) }
  /// Members that the format does not know, each with its key.
  var unknown: [RawText] = []
  private var given: UInt16 = 0

  private enum Field: UInt16, CaseIterable {
    case seq, thread, role, instance, type, declaring, call, phase, attrs, relatesTo

    var bit: UInt16 { 1 << rawValue }
  }

  init(_ line: inout JSONLine) throws(LineProblem) {
    let none = RawText(start: line.next, count: 0)
    (role, type, declaring, call, attributes) = (none, none, none, none, none)
    if readCanonical(&line) { return }
    try line.object { (line, key) throws(LineProblem) in try self.read(key, &line) }
    try line.expectEnd()
    for field in [Field.seq, .thread, .role, .call, .phase] where given & field.bit == 0 {
      throw .notAllowed("the event has no `\(field)`")
    }
  }

  /// Reads the line if it stands exactly as our own writer would have written it, which is several times faster. Else gives
  /// `false` and leaves no trace.
  private mutating func readCanonical(_ start: inout JSONLine) -> Bool {
    var line = start
    guard line.take("{\"seq\":"), let seq = line.plainNumber(), seq > 0,
      line.take(",\"thread\":"), let thread = line.plainNumber(), thread <= UInt16.max,
      line.take(",\"role\":"), let role = line.plainString(),
      let instance = line.take(",\"instance\":") ? line.plainNumber() : 0, instance <= UInt32.max,
      let type = line.take(",\"type\":") ? line.plainString() : nothing,
      let declaring = line.take(",\"declaring\":") ? line.plainString() : nothing,
      line.take(",\"call\":"), let call = line.plainString(),
      line.take(",\"phase\":"), let phaseName = line.plainString(), let phase = Self.knownPhase(phaseName),
      let attributes = line.take(",\"attrs\":") ? line.plainObject() : nothing,
      let relatesTo = line.take(",\"relatesTo\":") ? line.plainNumber() : 0, relatesTo <= UInt32.max,
      line.take("}\n")
    else { return false }
    (self.seq, self.thread, self.instance, self.relatesTo) = (seq, thread, instance, relatesTo)
    (self.role, self.type, self.declaring, self.call) = (role, type, declaring, call)
    (self.phase, self.attributes) = (phase, attributes)
    start = line
    return true
  }

  @inline(__always)
  private mutating func read(_ key: RawText, _ line: inout JSONLine) throws(LineProblem) {
    guard let field = try Self.field(key) else {
      let value = try line.value()
      let start = key.start - 1
      return unknown.append(RawText(start: start, count: value.start + value.count - start))
    }
    guard given & field.bit == 0 else { throw .notAllowed("the event has `\(field)` twice") }
    given |= field.bit
    line.skipSpace()
    switch field {
    case .seq: seq = try Self.number(&line, field, 1...UInt64(Int64.max))
    case .thread: thread = try Self.number(&line, field, 0...UInt64(UInt16.max))
    case .instance: instance = try Self.number(&line, field, 0...UInt64(UInt32.max))
    case .relatesTo: relatesTo = try Self.number(&line, field, 0...UInt64(UInt32.max))
    case .role: role = try Self.string(&line, field)
    case .type: type = try Self.string(&line, field)
    case .declaring: declaring = try Self.string(&line, field)
    case .call: call = try Self.string(&line, field)
    case .phase: phase = try Self.phase(try Self.string(&line, field))
    case .attrs: attributes = try Self.attributes(&line)
    }
  }

  @inline(__always)
  private static func number(
    _ line: inout JSONLine, _ field: Field, _ range: ClosedRange<UInt64>
  ) throws(LineProblem) -> UInt64 {
    guard line.next.pointee &- 0x30 < 10 || line.next.pointee == Ascii.newline else {
      let value = try line.text(of: line.value())
      throw .notAllowed("`\(field)` is \(value), not a whole number")
    }
    let value = try line.unsigned()
    guard range.contains(value) else {
      let advice = field == .seq ? "count events from 1" : "number threads and objects from 1 on"
      throw .notAllowed("`\(field)` is \(value), not between \(range.lowerBound) and \(range.upperBound); \(advice)")
    }
    return value
  }

  @inline(__always)
  private static func string(_ line: inout JSONLine, _ field: Field) throws(LineProblem) -> RawText {
    guard line.next.pointee == Ascii.quote || line.next.pointee == Ascii.newline else {
      let value = try line.text(of: line.value())
      throw .notAllowed("`\(field)` is \(value), not a string")
    }
    return try line.string()
  }

  private static func attributes(_ line: inout JSONLine) throws(LineProblem) -> RawText {
    let isObject = line.next.pointee == Ascii.openBrace || line.next.pointee == Ascii.newline
    let value = try line.value()
    if isObject { return value }
    throw .notAllowed("`attrs` is \(try line.text(of: value)), not an object")
  }

  /// `nil` where the format does not know the key.
  @inline(__always)
  private static func field(_ key: RawText) throws(LineProblem) -> Field? {
    if key.hasEscapes {
      let name = try JSONText.decoded(key)
      return Field.allCases.first { "\($0)" == name }
    }
    switch key.count {
    case 3: return key.is("seq") ? .seq : nil
    case 4: return key.is("role") ? .role : key.is("type") ? .type : key.is("call") ? .call : nil
    case 5: return key.is("phase") ? .phase : key.is("attrs") ? .attrs : nil
    case 6: return key.is("thread") ? .thread : nil
    case 8: return key.is("instance") ? .instance : nil
    case 9: return key.is("declaring") ? .declaring : key.is("relatesTo") ? .relatesTo : nil
    default: return nil
    }
  }

  private static func phase(_ text: RawText) throws(LineProblem) -> CallEvent.Phase {
    if let phase = knownPhase(text) { return phase }
    let name = try JSONText.decoded(text)
    if let phase = CallEvent.Phase.allCases.first(where: { $0.name == name }) { return phase }
    let known = CallEvent.Phase.allCases.map(\.name).joined(separator: ", ")
    throw .notAllowed("`phase` is \"\(name)\", not one of \(known)")
  }

  @inline(__always)
  private static func knownPhase(_ text: RawText) -> CallEvent.Phase? {
    if text.is("enter") { return .enter }
    if text.is("exit") { return .exit }
    if text.is("event") { return .event }
    if text.is("super") { return .super }
    if text.is("super-exit") { return .superExit }
    return nil
  }
}

extension RawText {
  /// Whether the bytes are exactly these.
  @inline(__always)
  fileprivate func `is`(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    return JSONLine.bytes(start, beginWith: word)
  }
}
