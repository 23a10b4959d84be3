import SpecClaims
import SpecMonitors

extension JudgedClaim {
  /// "27 conforming calls in 6 scenarios": what bears the claim out.
  package var exercisedText: String {
    guard exercised > 0 else { return "no conforming call" }
    return "\(exercised.counted("conforming call")) in \(exercisedIn.counted("scenario"))"
  }

  /// That the claim would notice no fault, or that nobody knows; nil when it notices some, which are in `caughtBy`.
  package var catchesNothing: String? {
    guard let caughtBy else { return "not known: deviations were not run" }
    return caughtBy.isEmpty ? "no deviation" : nil
  }

  package var catchesText: String {
    guard let caughtBy else { return "deviations not run" }
    return "catches " + (catchesNothing ?? caughtBy.joined(separator: ", "))
  }

  package var evidenceText: String { "\(exercisedText); \(catchesText)" }

  /// The piece of trace worth showing: what breaks the claim, or else the claim at work.
  package var shownExcerpt: TraceExcerpt? { witness ?? example }

  /// "in scroll; 3 violations in all": where a piece of trace is from and how many more there are.
  package var placeOfWitness: String {
    let source = shownExcerpt.map(\.source) ?? ""
    let place = source.isEmpty ? [] : ["in \(source)"]
    return (place + (violations > 1 ? ["\(violations) violations in all"] : [])).joined(separator: "; ")
  }
}

extension Claim {
  /// "guarantee", "obligation, must": who owes it and how strongly.
  package var strengthText: String {
    switch (modality, obligor) {
    case (.may, _): "permission"
    case (.fact, .framework): "guarantee"
    case (.fact, .subclass): "obligation"
    case (.must, .framework), (.should, .framework): "guarantee, \(modality.rawValue)"
    case (.must, .subclass), (.should, .subclass): "obligation, \(modality.rawValue)"
    }
  }
}

extension Int {
  /// "1 call", "2 calls".
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
