extension Trace {
  /// One line for the trace and one for each event. Two traces with the same dump are the same trace, whatever their tables.
  ///
  /// ```
  /// trace "scroll", 2 events, complete
  /// 1 main 0 enter ASDisplayNode.didLoad() PhotoNode 7 ~3 {loaded}
  /// 2 main 0 exit ASDisplayNode.didLoad() PhotoNode 7 ~3 {loaded}
  /// ```
  public func dump() -> String {
    var head = "trace \(TimelineWord.quoted(source, by: "\"")), \(events.count) events"
    head += isComplete ? ", complete" : ", cut off"
    if isMisuse { head += ", misuse" }
    if !gaps.isEmpty { head += ", missing \(gaps.map(Self.written(gap:)).joined(separator: " "))" }
    return ([head] + events.map(line)).joined(separator: "\n") + "\n"
  }

  private static func written(gap: ClosedRange<UInt64>) -> String {
    gap.count == 1 ? "\(gap.lowerBound)" : "\(gap.lowerBound)–\(gap.upperBound)"
  }

  private func line(_ event: CallEvent) -> String {
    var words = ["\(event.seq)", names[event.role], "\(event.thread)", event.phase.name, "\(names[event.call])"]
    if !names[event.type].isEmpty { words.append(names[event.type]) }
    if event.instance != 0 { words.append("\(event.instance)") }
    if event.relatesTo != 0 { words.append("~\(event.relatesTo)") }
    if event.attributes != .none { words.append(TimelineWord.written(names[event.attributes])) }
    return words.joined(separator: " ")
  }
}
