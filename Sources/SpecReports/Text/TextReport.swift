import SpecClaims
import SpecDocument
import SpecMonitors

/// The report for a terminal: a summary line for each document, then everything that is not simply in order.
///
/// ```
/// Spec/nodes.md   4 claims: 2 conform, 1 violated, 1 not exercised · 1 advice · 0 not understood
///
/// ✘ Spec/nodes.md:31:1   Node.didLoad/thread-main   (guarantee)
///     "It always runs on the main thread."
///     read as    Node -didLoad: every call is on the main thread
///     seen       #142 PhotoNode 7: didLoad entered on layout worker 2
///                main      ··addSubnode(3)···················
///                layout 2  ········init(7)··didLoad(7)✘······
///     proved by  27 conforming calls in 6 scenarios; catches didLoad-off-main
/// ```
public struct TextReport: Sendable {
  private let documents: [JudgedDocument]
  private let style: TerminalStyle
  private let isVerbose: Bool

  /// - Parameter verbose: conforming claims too, and the property each claim was bound to.
  public init(documents: [JudgedDocument], style: TerminalStyle = .plain, verbose: Bool = false) {
    self.documents = documents
    self.style = style
    self.isVerbose = verbose
  }

  public func text() -> String {
    var parts = documents.map(part)
    if documents.count > 1 { parts.append(summary("all \(documents.count) documents", Totals(documents))) }
    return parts.isEmpty ? "" : parts.joined(separator: "\n\n") + "\n"
  }

  private func part(_ judged: JudgedDocument) -> String {
    let claims = judged.claims.filter { isVerbose || $0.outcome != .conforms }
    let blocks =
      [summary(judged.document.name, Totals([judged]))]
      + claims.map { ClaimBlock(judged: $0, document: judged.document, style: style, isVerbose: isVerbose).text() }
      + notUnderstood(judged)
    return blocks.joined(separator: "\n\n")
  }

  private func summary(_ name: String, _ totals: Totals) -> String {
    "\(style(.strong, SafeText.line(name)))   \(style(tone(of: totals), totals.summary))"
  }

  private func tone(of totals: Totals) -> TerminalStyle.Tone {
    if totals.violated > 0 { return .bad }
    return totals.conform < totals.claims || totals.notUnderstood > 0 ? .doubtful : .good
  }

  private func notUnderstood(_ judged: JudgedDocument) -> [String] {
    let entries = judged.reading.notUnderstood
    guard !entries.isEmpty else { return [] }
    let lines = entries.map { NotUnderstoodLine.text($0, judged.document, style) }
    let mark = style(.doubtful, LedgerClass.notUnderstood.mark ?? "")
    let head = "\(mark) not understood: \(entries.count.counted("sentence")) that may promise something"
    return [([head] + lines).joined(separator: "\n")]
  }
}

/// One sentence that looks like a promise and was not read as one.
enum NotUnderstoodLine {
  static func text(_ entry: LedgerEntry, _ document: Document, _ style: TerminalStyle) -> String {
    let place = "\(SafeText.line(document.name)):\(document.place(ofSentence: entry.sentence))"
    let note = entry.note.map { "   " + style(.quiet, "(\(SafeText.line($0)))") } ?? ""
    return "    \(place)   \"\(SafeText.line(document.sentenceText(entry.sentence)))\"\(note)"
  }
}
