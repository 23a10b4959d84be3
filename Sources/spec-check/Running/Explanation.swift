import SpecDocument
import SpecMonitors
import SpecReports

/// Everything known about one claim, for `explain`.
struct Explanation {
  let claim: JudgedClaim
  let document: Document
  let derivation: [String]

  func text() -> String {
    let sentence = document.sentences[claim.claim.sentence]
    var lines = [
      claim.claim.id, "", "sentence  \(document.name):\(sentence.range.start)", "          “\(sentence.text)”",
      "read as   \(claim.claim.canonical)",
      "          \(claim.claim.modality.rawValue), owed by the \(claim.claim.obligor.rawValue), form \(claim.claim.form)",
      "because",
    ]
    lines += derivation.map { "          \($0)" }
    lines += block("property", claim.properties)
    lines.append("verdict   \(verdict)")
    lines.append("evidence  \(claim.exercised) conforming in \(claim.exercisedIn) traces")
    lines += block("catches", claim.caughtBy ?? [])
    lines += excerpt("witness", claim.witness) + excerpt("example", claim.example)
    return lines.map { SafeText.line($0) }.joined(separator: "\n") + "\n"
  }

  private var verdict: String {
    switch claim.verdict {
    case .conforms: "conforms"
    case .violated: claim.isWarning ? "violated (a warning: it says should)" : "violated"
    case .notExercised(let reason): "not exercised: \(reason)"
    case .inconclusive(let reason): "inconclusive: \(reason)"
    case .notChecked(let reason): "not checked: \(reason)"
    }
  }

  private func block(_ title: String, _ lines: [String]) -> [String] {
    lines.enumerated().map { ($0 == 0 ? title : "").padding(toLength: 10, withPad: " ", startingAt: 0) + $1 }
  }

  private func excerpt(_ title: String, _ excerpt: TraceExcerpt?) -> [String] {
    guard let excerpt else { return [] }
    return ["", "\(title)   \(excerpt.explanation) (\(excerpt.source))"]
      + excerpt.timeline.split(separator: "\n").map { "          \($0)" }
  }
}
