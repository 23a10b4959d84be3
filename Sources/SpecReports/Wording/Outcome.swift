import SpecMonitors

/// A verdict as a person reads it: a broken "should" is a warning, and every outcome has a mark besides its colour. The
/// worst comes first.
package enum Outcome: String, Hashable, Sendable, CaseIterable, Comparable {
  case violated, warning, inconclusive, notExercised, notChecked, conforms

  package var mark: String {
    switch self {
    case .violated: "✘"
    case .warning: "⚠"
    case .inconclusive: "…"
    case .notExercised: "○"
    case .notChecked: "?"
    case .conforms: "✔"
    }
  }

  package var words: String {
    switch self {
    case .violated: "violated"
    case .warning: "warning"
    case .inconclusive: "inconclusive"
    case .notExercised: "not exercised"
    case .notChecked: "not checked"
    case .conforms: "conforms"
    }
  }

  package var tone: TerminalStyle.Tone {
    switch self {
    case .violated: .bad
    case .warning, .inconclusive: .doubtful
    case .notExercised, .notChecked: .open
    case .conforms: .good
    }
  }

  package static func < (left: Outcome, right: Outcome) -> Bool { left.severity < right.severity }

  /// 0 is the worst.
  private var severity: Int {
    switch self {
    case .violated: 0
    case .warning: 1
    case .inconclusive: 2
    case .notExercised: 3
    case .notChecked: 4
    case .conforms: 5
    }
  }
}

extension JudgedClaim {
  package var outcome: Outcome {
    switch verdict {
    case .conforms: .conforms
    case .violated: isWarning ? .warning : .violated
    case .notExercised: .notExercised
    case .inconclusive: .inconclusive
    case .notChecked: .notChecked
    }
  }

  /// Why there is no yes or no.
  package var reason: String? {
    switch verdict {
    case .conforms, .violated: nil
    case .notExercised(let reason), .inconclusive(let reason), .notChecked(let reason): reason
    }
  }
}
