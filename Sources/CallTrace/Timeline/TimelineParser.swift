/// Puts the lines of a timeline together into events.
struct TimelineParser {
  private struct Lane {
    var line: Int
    var role: String
    var thread: UInt16?
    var tokens: [TimelineToken]
  }

  private let declaring: String
  private var trace: Trace
  private var types: [UInt32: String] = [0: ""]
  private var lastSeq: UInt64 = 0
  /// Lines without a thread number: the same role is the same thread in every block.
  private var threads: [String: UInt16] = ["main": 0]

  static func parse(_ text: String, declaring: String, into trace: Trace) throws(TimelineError) -> Trace {
    var parser = TimelineParser(declaring: declaring, trace: trace)
    try parser.parse(text)
    return parser.trace
  }

  private init(declaring: String, trace: Trace) {
    self.declaring = declaring
    self.trace = trace
  }

  private mutating func parse(_ text: String) throws(TimelineError) {
    var blocks: [[Lane]] = [[]]
    var isCutOff = false
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, line) in lines.enumerated() {
      let content = line.drop { $0 == " " }
      if content.isEmpty { blocks.append([]) }
      if content.isEmpty || content.first == "#" { continue }
      var lexer = TimelineLexer(line, line: index + 1)
      isCutOff = isCutOff || lexer.endsOpen
      blocks[blocks.count - 1].append(try lane(&lexer, line: index + 1))
    }
    if isCutOff { trace.isComplete = false }
    numberThreads(of: blocks.joined())
    for block in blocks { try add(block) }
  }

  private func lane(_ lexer: inout TimelineLexer, line: Int) throws(TimelineError) -> Lane {
    let (role, thread) = try lexer.label()
    var lane = Lane(line: line, role: role, thread: thread, tokens: [])
    while let token = try lexer.token() { lane.tokens.append(token) }
    return lane
  }

  private mutating func numberThreads(of lanes: some Sequence<Lane>) {
    var taken = Set(lanes.compactMap(\.thread)).union([0])
    for lane in lanes where lane.thread == nil && threads[lane.role] == nil {
      let free = (1...UInt16.max).first { !taken.contains($0) } ?? .max
      threads[lane.role] = free
      taken.insert(free)
    }
  }

  private mutating func add(_ block: [Lane]) throws(TimelineError) {
    let placed = block.flatMap { lane in lane.tokens.map { (lane, $0) } }.sorted { $0.1.column < $1.1.column }
    for (before, after) in zip(placed, placed.dropFirst()) where before.1.column == after.1.column {
      throw TimelineError(
        line: after.0.line, column: after.1.column,
        what: "a token of line \(before.0.line) begins in the same column, so their order is not known")
    }
    for (lane, token) in placed { add(token, in: lane) }
  }

  private mutating func add(_ token: TimelineToken, in lane: Lane) {
    switch token.content {
    case .missing(let count): addGap(count)
    case .call(let call): add(call, thread: lane.thread ?? threads[lane.role] ?? 0, role: lane.role)
    }
  }

  private mutating func addGap(_ count: UInt64) {
    guard count > 0 else { return }
    let (end, overflow) = lastSeq.addingReportingOverflow(count)
    let gap = (lastSeq + 1)...(overflow ? .max : end)
    if let before = trace.gaps.last, before.upperBound == lastSeq {
      trace.gaps[trace.gaps.count - 1] = before.lowerBound...gap.upperBound
    } else {
      trace.gaps.append(gap)
    }
    lastSeq = gap.upperBound
  }

  private mutating func add(_ call: TimelineToken.Call, thread: UInt16, role: String) {
    let type = call.type ?? types[call.instance] ?? declaring
    types[call.instance] = type
    let name = CallName(declaring: call.declaring ?? declaring, name: call.name)
    for phase in call.phases {
      lastSeq &+= 1
      trace.events.append(
        CallEvent(
          seq: lastSeq, thread: thread, role: trace.names.intern(role: role), instance: call.instance,
          relatesTo: call.relatesTo, type: trace.names.intern(type: type), call: trace.names.intern(call: name),
          phase: phase, attributes: trace.names.intern(attributes: call.attributes)))
    }
  }
}
