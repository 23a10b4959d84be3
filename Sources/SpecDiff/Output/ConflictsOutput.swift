import SpecReports

/// Conflicts for a terminal: a block a pair, both sentences with their places.
package struct ConflictsText: Sendable {
  private let conflicts: Conflicts
  private let style: TerminalStyle

  package init(_ conflicts: Conflicts, style: TerminalStyle = .plain) {
    self.conflicts = conflicts
    self.style = style
  }

  package func text() -> String { ([conflicts.summary] + conflicts.all.map(block)).joined(separator: "\n\n") + "\n" }

  private func block(_ conflict: Conflict) -> String {
    let head = style(.bad, "✘ cannot both hold")
    let also = conflict.others.map { "    \(style(.quiet, "also".padded(to: 6)))\(SafeText.line($0.place))" }
    return ([head] + rows(conflict.first) + rows(conflict.second) + also).joined(separator: "\n")
  }

  private func rows(_ occurrence: Occurrence) -> [String] {
    [
      "    \(SafeText.line("\(occurrence.place)   “\(occurrence.sentence)”"))",
      "        \(style(.quiet, "read as")) \(SafeText.line(occurrence.claim.canonical))",
    ]
  }
}

/// Conflicts as Markdown.
package struct ConflictsMarkdown: Sendable {
  private let conflicts: Conflicts

  package init(_ conflicts: Conflicts) { self.conflicts = conflicts }

  package func text() -> String {
    (["## Promises that cannot both hold", conflicts.summary] + conflicts.all.map(item)).joined(separator: "\n\n")
      + "\n"
  }

  private func item(_ conflict: Conflict) -> String {
    let sentences = [conflict.first, conflict.second].map { occurrence in
      "\(InlineMarkdown.code(occurrence.place)) “\(InlineMarkdown.sentence(occurrence.sentence))”, read as: "
        + InlineMarkdown.sentence(occurrence.claim.canonical)
    }
    return "- \(sentences[0])\n  - \(sentences[1])"
  }
}

/// Conflicts for programs: `{"version":1,"conflicts":[{"first","second","others"}]}`.
package struct ConflictsJSON: Sendable {
  private let conflicts: Conflicts

  package init(_ conflicts: Conflicts) { self.conflicts = conflicts }

  package func text() -> String { Wire.text(ConflictsWire(conflicts: conflicts.all.map(ConflictWire.init))) }
}

private struct ConflictsWire: Encodable {
  let version = 1
  let conflicts: [ConflictWire]
}

private struct ConflictWire: Encodable {
  let first: OccurrenceWire
  let second: OccurrenceWire
  let others: [OccurrenceWire]

  init(_ conflict: Conflict) {
    first = OccurrenceWire(conflict.first)
    second = OccurrenceWire(conflict.second)
    others = conflict.others.map(OccurrenceWire.init)
  }
}

extension Conflicts {
  fileprivate var summary: String {
    switch all.count {
    case 0: "no two promises contradict each other"
    case 1: "1 pair of promises cannot both hold"
    default: "\(all.count) pairs of promises cannot both hold"
    }
  }
}
