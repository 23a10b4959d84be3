/// A diff as a comment on a pull request: losses and gains in the open, what only reads differently folded away.
package struct DiffMarkdown: Sendable {
  private let diff: ContractDiff

  package init(_ diff: ContractDiff) { self.diff = diff }

  package func text() -> String {
    let parts = [head] + Change.Kind.allCases.compactMap(part)
    return parts.joined(separator: "\n\n") + "\n"
  }

  private var head: String {
    "## Promises of the documentation\n\n" + (diff.changes.isEmpty ? "No promise has changed. " : "")
      + "\(diff.summary)"
  }

  private func part(_ kind: Change.Kind) -> String? {
    let changes = diff.changes.filter { $0.kind == kind }
    guard !changes.isEmpty else { return nil }
    let list = changes.map(item).joined(separator: "\n")
    let title = "\(kind.mark) \(kind.rawValue.capitalized) (\(changes.count))"
    if kind == .reworded || kind == .moved {
      return "<details>\n<summary>\(title)</summary>\n\n\(list)\n\n</details>"
    }
    return "### \(title)\n\n\(list)"
  }

  private func item(_ change: Change) -> String {
    var lines = ["- **\(InlineMarkdown.sentence(change.canonical))**"]
    lines += change.details.map { "  - \(InlineMarkdown.sentence($0))" }
    if let old = change.old { lines.append("  - old: \(quoted(old))") }
    if let new = change.new { lines.append("  - new: \(quoted(new))") }
    return lines.joined(separator: "\n")
  }

  private func quoted(_ occurrence: Occurrence) -> String {
    "\(InlineMarkdown.code(occurrence.place)) “\(InlineMarkdown.sentence(occurrence.sentence))”"
  }
}
