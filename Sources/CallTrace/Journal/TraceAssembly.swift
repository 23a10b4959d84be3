/// One trace of a journal while its lines are read.
struct TraceAssembly {
  private(set) var trace: Trace
  private(set) var kept = Journal.KeptFields.OfTrace()
  /// The line of each event, to say where a `seq` stands twice.
  private var lines: [UInt32] = []
  /// How many events stood behind one with a higher `seq`.
  private(set) var outOfOrder = 0
  private var lastSeq: UInt64 = 0
  private var roles = RawNames()
  private var types = RawNames()
  private var calls = RawNames()
  private var attributes = RawNames()

  init(source: String, isMisuse: Bool, kept: String) {
    trace = Trace(source: source, isComplete: false, isMisuse: isMisuse)
    self.kept.start = kept
  }

  mutating func add(_ event: EventLine, line: Int) throws(LineProblem) {
    let (role, type) = (try role(of: event), try type(of: event))
    let (call, attributes) = (try call(of: event), try attributes(of: event))
    if !event.unknown.isEmpty { try keep(event) }
    if event.seq > lastSeq {
      lastSeq = event.seq
    } else {
      guard event.seq < lastSeq else { throw Self.twice(event.seq) }
      outOfOrder += 1
    }
    trace.events.append(
      CallEvent(
        seq: event.seq, thread: UInt16(event.thread), role: role, instance: UInt32(event.instance),
        relatesTo: UInt32(event.relatesTo), type: type, call: call, phase: event.phase, attributes: attributes))
    lines.append(UInt32(truncatingIfNeeded: line))
  }

  /// Puts the events in order and names what is missing. `last` is the last seq that was given out, where the journal says so.
  mutating func end(isComplete: Bool, last: UInt64?, kept text: String) throws(LineProblem) {
    if outOfOrder > 0 { try sort() }
    trace.gaps = Trace.gaps(in: trace.events, through: max(last ?? 0, lastSeq))
    trace.isComplete = isComplete
    kept.end = text
  }

  private mutating func sort() throws(LineProblem) {
    let order = trace.events.indices.sorted { trace.events[$0].seq < trace.events[$1].seq }
    for (before, after) in zip(order, order.dropFirst()) where trace.events[before].seq == trace.events[after].seq {
      throw Self.twice(trace.events[after].seq, line: Int(max(lines[before], lines[after])))
    }
    trace.events = order.map { trace.events[$0] }
  }

  private static func twice(_ seq: UInt64, line: Int? = nil) -> LineProblem {
    .notAllowed("`seq` \(seq) stands twice in the trace, so the order of its events is not known", line: line)
  }

  private mutating func keep(_ event: EventLine) throws(LineProblem) {
    var texts: [String] = []
    for member in event.unknown { texts.append(try JSONLine(member.start).text(of: member)) }
    kept.events[event.seq] = texts.joined(separator: ",")
  }

  @inline(__always)
  private mutating func role(of event: EventLine) throws(LineProblem) -> RoleID {
    if let known = roles.number(of: event.role, event.nothing) { return RoleID(UInt8(known)) }
    let id = try internRole(JSONText.decoded(event.role))
    roles.learn(event.role, event.nothing, number: UInt32(id.index))
    return id
  }

  @inline(__always)
  private mutating func type(of event: EventLine) throws(LineProblem) -> TypeID {
    if let known = types.number(of: event.type, event.nothing) { return TypeID(known) }
    let id = trace.names.intern(type: try JSONText.decoded(event.type))
    types.learn(event.type, event.nothing, number: id.index)
    return id
  }

  @inline(__always)
  private mutating func call(of event: EventLine) throws(LineProblem) -> CallID {
    if let known = calls.number(of: event.declaring, event.call) { return CallID(known) }
    let name = try CallName(declaring: JSONText.decoded(event.declaring), name: JSONText.decoded(event.call))
    let id = trace.names.intern(call: name)
    calls.learn(event.declaring, event.call, number: id.index)
    return id
  }

  @inline(__always)
  private mutating func attributes(of event: EventLine) throws(LineProblem) -> AttributesID {
    if event.attributes.count == 0 { return .none }
    if let known = attributes.number(of: event.attributes, event.nothing) { return AttributesID(known) }
    let id = trace.names.intern(attributes: try Self.attributeSet(event.attributes))
    attributes.learn(event.attributes, event.nothing, number: id.index)
    return id
  }

  private mutating func internRole(_ role: String) throws(LineProblem) -> RoleID {
    let id = trace.names.intern(role: role)
    guard trace.names[id] == role else { throw .notAllowed("a trace has at most 255 roles") }
    return id
  }

  private static func attributeSet(_ text: RawText) throws(LineProblem) -> [String: AttributeValue] {
    var line = JSONLine(text.start)
    var set: [String: AttributeValue] = [:]
    try line.object { (line, key) throws(LineProblem) in
      let name = try JSONText.decoded(key)
      let value = try attribute(name, &line)
      guard set.updateValue(value, forKey: name) == nil else {
        throw .notAllowed("the attribute `\(name)` stands twice")
      }
    }
    return set
  }

  private static func attribute(_ name: String, _ line: inout JSONLine) throws(LineProblem) -> AttributeValue {
    let value = try line.value()
    if value.start.pointee == Ascii.quote {
      var string = JSONLine(value.start)
      return .string(try JSONText.decoded(string.string()))
    }
    let text = try line.text(of: value)
    if text == "true" || text == "false" { return .bool(text == "true") }
    if let number = Int(text) { return .int(number) }
    throw .notAllowed("the attribute `\(name)` is \(text), not a string, a whole number, true or false")
  }
}
