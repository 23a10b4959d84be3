import SpecReports

/// A diff for a terminal: a summary, then a block a change: what it is, the old sentence, the new one, what differs.
package struct DiffText: Sendable {
  private let diff: ContractDiff
  private let style: TerminalStyle

  package init(_ diff: ContractDiff, style: TerminalStyle = .plain) {
    self.diff = diff
    self.style = style
  }

  package func text() -> String { ([diff.summary] + diff.changes.map(block)).joined(separator: "\n\n") + "\n" }

  private func block(_ change: Change) -> String {
    let head = "\(style(change.kind.tone, "\(change.kind.mark) \(change.kind.rawValue)"))   "
    var lines = [head + "\(style(.strong, SafeText.line(change.claim)))   \(SafeText.line(change.canonical))"]
    if let old = change.old { lines.append(row("old", "\(old.place)   “\(old.sentence)”")) }
    if let new = change.new { lines.append(row("new", "\(new.place)   “\(new.sentence)”")) }
    return (lines + change.details.map { row("what", $0) }).joined(separator: "\n")
  }

  private func row(_ label: String, _ text: String) -> String {
    "    \(style(.quiet, label.padded(to: 6)))\(SafeText.line(text))"
  }
}

extension ContractDiff {
  /// "2 removed · 1 added · 30 unchanged".
  var summary: String {
    let counts = Change.Kind.allCases.filter { count(of: $0) > 0 }.map { "\(count(of: $0)) \($0.rawValue)" }
    return (counts + ["\(unchanged) unchanged"]).joined(separator: " · ")
  }
}

extension Change.Kind {
  var mark: String {
    switch self {
    case .contradicted: "✘"
    case .removed: "−"
    case .weakened: "↓"
    case .strengthened: "↑"
    case .added: "+"
    case .unclear: "?"
    case .reworded: "~"
    case .moved: "→"
    }
  }

  fileprivate var tone: TerminalStyle.Tone {
    switch self {
    case .contradicted, .removed, .weakened: .bad
    case .strengthened, .added: .good
    case .unclear: .doubtful
    case .reworded, .moved: .quiet
    }
  }
}

extension String {
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(1, width - count)) }
}
