/// Writes a trace so that the parser reads the same trace back.
struct TimelinePrinter {
  private typealias Lane = TimelineLayout.Lane

  private let trace: Trace
  private let declaring: String
  private var tokens: [(lane: Lane, text: String)] = []
  /// What the parser will believe about each instance's type at this point of the text.
  private var types: [UInt32: String] = [0: ""]
  private var lastSeq: UInt64 = 0

  static func text(_ trace: Trace, declaring: String, width: Int) -> String {
    var printer = TimelinePrinter(trace, declaring: declaring)
    printer.addTokens()
    let layout = TimelineLayout(
      lanes: Set(printer.tokens.map(\.lane)), filler: .dots, width: width, label: label)
    var lines = layout.lines(printer.tokens)
    if !trace.isComplete { lines.isEmpty ? lines.append("main : …") : lines[lines.count - 1].append(" …") }
    return lines.joined(separator: "\n")
  }

  private static func label(_ lane: Lane) -> String {
    let isPlain = lane.role.split(separator: " ", omittingEmptySubsequences: false).allSatisfy(TimelineWord.isBare)
    let role = isPlain ? lane.role : TimelineWord.quoted(lane.role, by: "`")
    return lane.role == "main" && lane.thread == 0 ? role : "\(role) \(lane.thread)"
  }

  private init(_ trace: Trace, declaring: String) {
    self.trace = trace
    self.declaring = declaring
  }

  private mutating func addTokens() {
    var start = 0
    while start < trace.events.count {
      let end = trace.endOfRun(from: start)
      let event = trace.events[start]
      addGap(before: event.seq, lane: lane(of: event))
      tokens.append((lane(of: event), token(of: event, phases: trace.events[start..<end].map(\.phase))))
      lastSeq = trace.events[end - 1].seq
      start = end
    }
    let lane = tokens.last?.lane ?? Lane(thread: 0, role: "main")
    if let gap = trace.gaps.last, gap.upperBound > lastSeq { addGap(before: gap.upperBound + 1, lane: lane) }
  }

  private mutating func addGap(before seq: UInt64, lane: Lane) {
    guard seq > lastSeq + 1 else { return }
    tokens.append((lane, "?\(seq - lastSeq - 1)"))
  }

  private func lane(of event: CallEvent) -> Lane { Lane(thread: event.thread, role: trace.names[event.role]) }

  private mutating func token(of event: CallEvent, phases: [CallEvent.Phase]) -> String {
    let call = trace.names[event.call]
    let type = trace.names[event.type]
    var text = call.declaring == declaring ? "" : written(declaring: call.declaring) + "."
    text += TimelineWord.written(call.name, labels: true)
    if phases != [.enter, .exit] { text += phases.map { String($0.mark) }.joined() }
    text += "(\(event.instance)"
    if event.relatesTo != 0 { text += "~\(event.relatesTo)" }
    if type != types[event.instance] ?? declaring { text += ":" + TimelineWord.written(type) }
    types[event.instance] = type
    return text + ")" + TimelineWord.written(trace.names[event.attributes])
  }

  /// Nested types keep their dots.
  private func written(declaring: String) -> String {
    let parts = declaring.split(separator: ".", omittingEmptySubsequences: false)
    return parts.allSatisfy { TimelineWord.isBare($0) } ? declaring : TimelineWord.written(declaring)
  }
}

extension Trace {
  /// Where the run of events ends that began at `start` and is one call going through its phases with nothing in between.
  func endOfRun(from start: Int) -> Int {
    var end = start + 1
    while end < events.count, continuesRun(events[end - 1], events[end]) { end += 1 }
    return end
  }

  private func continuesRun(_ event: CallEvent, _ next: CallEvent) -> Bool {
    guard let before = event.phase.position, let after = next.phase.position, before < after else { return false }
    var same = next
    same.phase = event.phase
    same.seq = event.seq
    return same == event && next.seq == event.seq + 1
  }
}
