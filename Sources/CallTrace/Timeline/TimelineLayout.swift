/// Tokens spread over the lines of their threads so that each begins where the one before it has ended.
struct TimelineLayout {
  /// One per thread and role, because a thread can change its role.
  struct Lane: Hashable {
    var thread: UInt16
    var role: String
  }

  /// What stands between tokens, and at the ends of a line.
  enum Filler {
    /// ` ..... `, and nothing at the end: to be read back.
    case dots
    /// `··········`, up to the end of the block: to be looked at.
    case middleDots
  }

  var lanes: [Lane]
  var labels: [String]
  var filler: Filler
  var width: Int

  init(lanes: Set<Lane>, filler: Filler, width: Int, label: (Lane) -> String) {
    self.lanes = lanes.sorted { ($0.thread, $0.role) < ($1.thread, $1.role) }
    let texts = self.lanes.map(label)
    let longest = texts.map(\.columns).max() ?? 0
    labels = texts.map { $0 + String(repeating: " ", count: longest - $0.columns) }
    self.filler = filler
    self.width = width
  }

  /// The lines of all blocks, an empty line between two blocks.
  func lines(_ tokens: [(lane: Lane, text: String)]) -> [String] {
    var lines: [String] = []
    var rest = tokens[...]
    while !rest.isEmpty {
      let block = firstBlock(of: rest)
      if !lines.isEmpty { lines.append("") }
      lines += self.lines(ofBlock: rest.prefix(block))
      rest = rest.dropFirst(block)
    }
    return lines
  }

  private var margin: Int { (labels.first?.columns ?? 0) + separator.columns }

  private var separator: String { filler == .dots ? " : " : "  " }

  /// What stands before a token, so that it does not touch the one before it.
  private var lead: Int { filler == .dots ? 1 : 2 }

  /// How many tokens fit into one block; at least one.
  private func firstBlock(of tokens: ArraySlice<(lane: Lane, text: String)>) -> Int {
    var column = margin - (filler == .dots ? lead : 0)
    for (index, token) in tokens.enumerated() {
      column += lead + token.text.columns
      if index > 0, column + (filler == .dots ? 0 : lead) > width { return index }
    }
    return tokens.count
  }

  private func lines(ofBlock tokens: ArraySlice<(lane: Lane, text: String)>) -> [String] {
    var texts: [Lane: String] = [:]
    // A line to be read back begins with its first token.
    var column = filler == .dots ? -lead : 0
    for token in tokens {
      var line = texts[token.lane] ?? ""
      line += gap(column + lead - line.columns, isFirst: line.isEmpty)
      line += token.text
      column = line.columns
      texts[token.lane] = line
    }
    let end = column + lead
    return zip(lanes, labels).compactMap { lane, label in
      guard let line = texts[lane] else { return nil }
      return label + separator + line + (filler == .dots ? "" : gap(end - line.columns, isFirst: false))
    }
  }

  private func gap(_ count: Int, isFirst: Bool) -> String {
    switch filler {
    case .middleDots: return String(repeating: "·", count: count)
    case .dots where isFirst: return String(repeating: ".", count: max(0, count - 1)) + (count > 0 ? " " : "")
    case .dots where count < 3: return String(repeating: " ", count: count)
    case .dots: return " " + String(repeating: ".", count: count - 2) + " "
    }
  }
}

extension String {
  /// How many columns the text takes, as the parser of timelines counts them.
  fileprivate var columns: Int { unicodeScalars.count }
}
