import SpecClaims
import SpecDocument
import SpecMonitors

/// The report on one document that is committed beside it: the same document and the same evidence always give the
/// same bytes.
public struct MarkdownReport: Sendable {
  private let judged: JudgedDocument
  private let documentLink: String?
  private let command: String

  /// - Parameters:
  ///   - documentLink: the document's path as seen from the report, to link sentences to their lines; nil for no links.
  ///   - command: what regenerates the report; stands in its first line.
  public init(document: JudgedDocument, documentLink: String? = nil, command: String = "spec-check report") {
    self.judged = document
    self.documentLink = documentLink
    self.command = command
  }

  public func text() -> String {
    let parts = [head, totals] + sections + [notChecked, ledger]
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  // MARK: Head

  private var head: [String] {
    let name = SafeText.line(judged.document.name)
    // Two hyphens would end the comment.
    let named = name.split(separator: "--", omittingEmptySubsequences: false).joined(separator: "- -").filter {
      $0 != ">"
    }
    return [
      "<!-- Generated from \(named) by `\(command)`. Do not edit. -->", "",
      "# Report on \(MarkdownText.escaped(name))", "",
      MarkdownText.escaped(Totals([judged]).summary),
    ]
  }

  private var totals: [String] {
    let totals = Totals([judged])
    let outcomes = Outcome.allCases.sorted(by: >)
    let titles = ["claims"] + outcomes.map { "\($0.mark) \($0.words)" }
    let counts = ["\(totals.claims)"] + outcomes.map { "\(totals.count(of: $0))" }
    return [MarkdownTable.row(titles), MarkdownTable.rule(titles.count, numeric: true), MarkdownTable.row(counts)]
  }

  // MARK: Claims

  private var sections: [[String]] {
    let index = SentenceIndex(judged)
    return judged.document.sections.flatMap { section in
      let sentences = judged.document.sentences.filter {
        $0.section == section.index && !index.claims(of: $0.index).isEmpty
      }
      guard !sentences.isEmpty else { return [] as [[String]] }
      return [["## " + title(of: section)]]
        + sentences.map { MarkdownSentence(sentence: $0, link: link(to: $0)).lines(index.claims(of: $0.index)) }
    }
  }

  private func title(of section: Section) -> String {
    section.title.isEmpty ? "Before the first heading" : MarkdownText.inline(section.title)
  }

  private func link(to sentence: Sentence) -> String {
    let label = "line \(sentence.range.start.line)"
    guard let documentLink else { return label }
    return "[\(label)](\(MarkdownText.linkTarget(documentLink))#L\(sentence.range.start.line))"
  }

  // MARK: What is not checked, and the ledger

  private var notChecked: [String] {
    let open = judged.claims.filter { [.notExercised, .inconclusive, .notChecked].contains($0.outcome) }
    let rows = open.map { claim in
      [
        "\(claim.claim.range.start.line)", "\(claim.outcome.mark) \(claim.outcome.words)",
        MarkdownText.tableCode(claim.claim.id),
        MarkdownText.escaped(claim.reason ?? ""),
      ]
    }
    let table = MarkdownTable.lines(["line", "verdict", "claim", "why"], rows)
    return ["## What is not shown", ""] + (rows.isEmpty ? ["Nothing: every claim has a yes or no."] : table)
  }

  private var ledger: [String] {
    let classes: [LedgerClass] = [.notUnderstood, .advice, .permission, .definition, .example, .explanation]
    let parts = classes.flatMap { kind -> [String] in
      let entries = judged.reading.ledger.filter { $0.kind == kind }
      guard !entries.isEmpty else { return [] }
      return ["", "### \(kind.words) (\(entries.count))", ""] + entries.compactMap(line)
    }
    let count = judged.reading.ledger.count { $0.kind != .claims }
    return ["## Sentences without claims", "", "\(count) of \(judged.reading.ledger.count.counted("sentence"))."]
      + parts
  }

  private func line(_ entry: LedgerEntry) -> String? {
    guard judged.document.sentences.indices.contains(entry.sentence) else { return nil }
    let sentence = judged.document.sentences[entry.sentence]
    let note = entry.note.map { " (\(MarkdownText.escaped($0)))" } ?? ""
    return "- \(link(to: sentence)): \(MarkdownText.inline(sentence.pieces))\(note)"
  }
}
