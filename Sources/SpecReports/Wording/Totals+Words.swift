import SpecClaims
import SpecMonitors

extension Totals {
  package func count(of outcome: Outcome) -> Int {
    switch outcome {
    case .violated: violated
    case .warning: warnings
    case .inconclusive: inconclusive
    case .notExercised: notExercised
    case .notChecked: notChecked
    case .conforms: conform
    }
  }

  /// "41 claims: 38 conform, 1 violated · 12 advice · 2 not understood". What was not understood is said even when it
  /// is nothing.
  package var summary: String {
    var parts = [claimSummary]
    if advice > 0 { parts.append("\(advice) advice") }
    parts.append("\(notUnderstood) not understood")
    return parts.joined(separator: " · ")
  }

  private var claimSummary: String {
    guard claims > 0 else { return "no claims" }
    let others = Outcome.allCases.filter { $0 != .conforms && count(of: $0) > 0 }.map { outcome in
      outcome == .warning ? warnings.counted("warning") : "\(count(of: outcome)) \(outcome.words)"
    }
    return "\(claims.counted("claim")): " + (["\(conform) conform"] + others).joined(separator: ", ")
  }
}

extension LedgerClass {
  /// What looks like a promise and was not read as one has a mark, as verdicts have.
  package var mark: String? { self == .notUnderstood ? "¿" : nil }

  package var words: String {
    switch self {
    case .claims: "claims"
    case .permission: "permission"
    case .advice: "advice"
    case .definition: "definition"
    case .explanation: "explanation"
    case .example: "example"
    case .notUnderstood: "not understood"
    }
  }
}
