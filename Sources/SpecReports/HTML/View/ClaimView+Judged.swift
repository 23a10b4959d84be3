import SpecDocument
import SpecMonitors

extension Outcome {
  /// What the outcome means, for the legend.
  var meaning: String {
    switch self {
    case .violated: "a trace breaks the promise"
    case .warning: "a trace breaks a “should”"
    case .inconclusive: "the trace ends too early or has gaps"
    case .notExercised: "no trace came to where it matters"
    case .notChecked: "words or a kind that nothing can check yet"
    case .conforms: "every trace keeps the promise"
    }
  }
}

extension ClaimView {
  init(_ judged: JudgedClaim) {
    let isChecked = judged.outcome != .notChecked
    kind = judged.outcome.rawValue
    mark = judged.outcome.mark
    words = judged.outcome.words
    id = SafeText.line(judged.claim.id)
    strength = judged.claim.strengthText
    canonical = SafeText.line(judged.claim.canonical)
    properties = judged.properties.map(SafeText.line)
    hasProperties = !properties.isEmpty
    reason = judged.reason.map(SafeText.line)
    exercised = isChecked ? judged.exercisedText : nil
    catches = isChecked ? judged.catchesNothing : nil
    caughtBy = isChecked ? (judged.caughtBy ?? []).map(SafeText.line) : []
    hasCaught = !caughtBy.isEmpty
    seen = judged.shownExcerpt.map { SafeText.line($0.explanation) }
    timeline = judged.shownExcerpt.flatMap {
      $0.timeline.isEmpty ? nil : SafeText.lines($0.timeline).joined(separator: "\n")
    }
    place = judged.placeOfWitness.isEmpty ? nil : SafeText.line(judged.placeOfWitness)
  }
}

extension PieceView {
  init(_ piece: Piece) {
    let text = SafeText.line(piece.text)
    switch piece.kind {
    case .text: if piece.isEmphasized { emphasis = text } else { self.text = text }
    case .code: code = text
    case .link: link = text
    case .footnoteMark: note = text
    }
  }
}
