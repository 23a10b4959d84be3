import SpecClaims
import SpecDocument
import SpecMonitors

/// A judged document sentence by sentence: under each heading every promise with its mark, what was made of it, and the proof in
/// numbers. What is not in order is told in full by ``TextReport``; this is the whole at a glance.
///
/// ```
/// -didLoad
///   ✔  18  "This method is called once, after the view has been loaded."
///          called exactly once: 94 conforming calls in 9 scenarios; catches did-load-twice
/// ```
public struct SentenceListing: Sendable {
  private let documents: [JudgedDocument]
  private let style: TerminalStyle

  public init(documents: [JudgedDocument], style: TerminalStyle = .plain) {
    self.documents = documents
    self.style = style
  }

  public func text() -> String { documents.map(part).joined(separator: "\n") }

  private func part(_ judged: JudgedDocument) -> String {
    var lines = [style(.strong, SafeText.line(judged.document.name)), ""]
    var section: Int?
    for (index, sentence) in judged.document.sentences.enumerated() {
      let claims = judged.claims.filter { $0.claim.sentence == index }
      guard !claims.isEmpty else { continue }
      if section != sentence.section {
        if section != nil { lines.append("") }
        lines.append(style(.strong, SafeText.line(judged.document.sections[sentence.section].titleText)))
        section = sentence.section
      }
      lines += block(sentence, claims)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func block(_ sentence: Sentence, _ claims: [JudgedClaim]) -> [String] {
    let worst = claims.map(\.outcome).min() ?? .conforms
    let number =
      String(repeating: " ", count: max(0, 4 - "\(sentence.range.start.line)".count)) + "\(sentence.range.start.line)"
    let head = "  \(style(worst.tone, worst.mark))\(number)  \"\(SafeText.line(sentence.text))\""
    return [head]
      + claims.map { claim in
        let mark = claim.outcome == worst ? "" : style(claim.outcome.tone, claim.outcome.mark) + " "
        let proof = style(.quiet, claim.reason ?? claim.evidenceText)
        return "         \(mark)\(SafeText.line(claim.claim.canonical)): \(proof)"
      }
  }
}
