import SpecDocument
import SpecMonitors

/// One claim of the text report: where, what the sentence says, how it was read, what was seen, what proves it.
struct ClaimBlock {
  let judged: JudgedClaim
  let document: Document
  let style: TerminalStyle
  let isVerbose: Bool

  func text() -> String {
    ([head, "    \"\(SafeText.line(document.sentenceText(judged.claim.sentence)))\""] + rows).joined(separator: "\n")
  }

  private var head: String {
    let outcome = judged.outcome
    let place = "\(SafeText.line(document.name)):\(judged.claim.range.start)"
    let id = style(.strong, SafeText.line(judged.claim.id))
    return "\(style(outcome.tone, outcome.mark)) \(place)   \(id)   (\(judged.claim.strengthText))"
  }

  private var rows: [String] {
    var rows = row("read as", [judged.claim.canonical])
    if isVerbose { rows += row("property", judged.properties) }
    if let reason = judged.reason { rows += row(judged.outcome.words, [reason.isEmpty ? "no reason given" : reason]) }
    rows += row("seen", seen)
    if judged.outcome != .notChecked { rows += row("proved by", [judged.evidenceText]) }
    return rows
  }

  private var seen: [String] {
    guard let excerpt = judged.shownExcerpt else { return [] }
    let timeline = excerpt.timeline.isEmpty ? [] : SafeText.lines(excerpt.timeline)
    let place = judged.placeOfWitness
    return [excerpt.explanation] + timeline + (place.isEmpty ? [] : [place])
  }

  private func row(_ label: String, _ lines: [String]) -> [String] {
    lines.enumerated().map { index, line in
      let column = index == 0 ? label : ""
      let padded = column + String(repeating: " ", count: max(2, Self.labelWidth - column.count))
      return "    \(style(.quiet, padded))\(SafeText.line(line))"
    }
  }

  private static let labelWidth = 15
}
