/// A few events of a trace for a report.
enum TimelineExcerpt {
  private typealias Lane = TimelineLayout.Lane

  static func text(_ trace: Trace, indices: [Int], marked: Int?, width: Int) -> String {
    let chosen = Set(indices + (marked.map { [$0] } ?? [])).filter { trace.events.indices.contains($0) }.sorted()
    var tokens: [(lane: Lane, text: String)] = []
    var position = 0
    while position < chosen.count {
      let index = chosen[position]
      let isWhole = position + 1 < chosen.count && isWholeCall(trace, index, chosen[position + 1])
      let isMarked = chosen[position] == marked || isWhole && chosen[position + 1] == marked
      let mark = isWhole ? "" : phaseMark(trace, at: index, among: chosen)
      tokens.append((lane(trace, index), text(trace.events[index], trace.names, mark) + (isMarked ? "✘" : "")))
      position += isWhole ? 2 : 1
    }
    let layout = TimelineLayout(lanes: Set(tokens.map(\.lane)), filler: .middleDots, width: width) { lane in
      lane.role == "main" && lane.thread == 0 ? lane.role : "\(lane.role) \(lane.thread)"
    }
    return layout.lines(tokens).joined(separator: "\n")
  }

  private static func lane(_ trace: Trace, _ index: Int) -> Lane {
    Lane(thread: trace.events[index].thread, role: trace.names[trace.events[index].role])
  }

  /// Enter and exit of one call with nothing chosen between them read best as one word.
  private static func isWholeCall(_ trace: Trace, _ enter: Int, _ exit: Int) -> Bool {
    let (first, last) = (trace.events[enter], trace.events[exit])
    return first.phase == .enter && last.phase == .exit && first.isSameCall(as: last)
  }

  /// A call whose end is not shown is written like a whole one: the reader of a report need not know the marks.
  private static func phaseMark(_ trace: Trace, at index: Int, among chosen: [Int]) -> String {
    let event = trace.events[index]
    let isEndShown = chosen.contains {
      $0 > index && trace.events[$0].phase == .exit && trace.events[$0].isSameCall(as: event)
    }
    if event.phase == .event || event.phase == .enter && !isEndShown { return "" }
    return String(event.phase.mark)
  }

  private static func text(_ event: CallEvent, _ names: TraceNames, _ mark: String) -> String {
    let name = names[event.call].name.prefix { $0 != "(" }
    return event.instance == 0 ? "\(name)\(mark)" : "\(name)\(mark)(\(event.instance))"
  }
}

extension CallEvent {
  fileprivate func isSameCall(as other: CallEvent) -> Bool {
    call == other.call && instance == other.instance && thread == other.thread
  }
}
