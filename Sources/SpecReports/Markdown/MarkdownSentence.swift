import SpecDocument
import SpecMonitors

/// One sentence of the Markdown report with its claims.
struct MarkdownSentence {
  let sentence: Sentence
  /// "line 31", linked or not.
  let link: String

  func lines(_ claims: [JudgedClaim]) -> [String] {
    ["> \(MarkdownText.atLineStart(MarkdownText.inline(sentence.pieces))) — \(link)"]
      + claims.flatMap { [""] + lines($0) }
  }

  private func lines(_ judged: JudgedClaim) -> [String] {
    let outcome = judged.outcome
    let head =
      "- \(outcome.mark) **\(outcome.words)** \(MarkdownText.code(judged.claim.id)) (\(judged.claim.strengthText))"
    return [head] + facts(judged).map { "  - \($0)" } + proof(judged)
  }

  private func facts(_ judged: JudgedClaim) -> [String] {
    var facts = ["read as: \(MarkdownText.escaped(judged.claim.canonical))"]
    facts += judged.properties.map { "property: \(MarkdownText.code($0))" }
    if let reason = judged.reason { facts.append("why: \(MarkdownText.escaped(reason))") }
    if judged.outcome == .notChecked { return facts }
    facts.append("evidence: \(judged.exercisedText)")
    facts.append(catches(judged))
    return facts
  }

  private func catches(_ judged: JudgedClaim) -> String {
    "catches: " + (judged.catchesNothing ?? (judged.caughtBy ?? []).map(MarkdownText.code).joined(separator: ", "))
  }

  private func proof(_ judged: JudgedClaim) -> [String] {
    guard let excerpt = judged.shownExcerpt else { return [] }
    let place = judged.placeOfWitness
    let explanation = [excerpt.explanation, place.isEmpty ? "" : "(\(place))"].filter { !$0.isEmpty }.joined(
      separator: " ")
    let line = "  - seen: \(MarkdownText.escaped(explanation))"
    guard !excerpt.timeline.isEmpty else { return [line] }
    return [line, ""] + MarkdownText.codeBlock(excerpt.timeline).map { "    \($0)" }
  }
}
