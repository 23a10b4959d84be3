import SpecMonitors

/// What a claim's verdict means to its test.
enum ClaimOutcome: Equatable {
  case passes
  /// A broken "should".
  case warns(String)
  case fails(String)

  init(_ claim: JudgedClaim, excuse: String?) {
    switch claim.verdict {
    case .conforms:
      self =
        excuse == nil
        ? .passes : .fails("conforms, but the ledger excuses it (\(excuse ?? "")); take it out of Spec/ledger.yml")
    case .violated:
      self = claim.isWarning ? .warns(Self.message(claim)) : .fails(Self.message(claim))
    case .notExercised(let reason):
      self = Self.unproven("never exercised: \(reason)", excuse)
    case .inconclusive(let reason):
      self = Self.unproven("inconclusive: \(reason)", excuse)
    case .notChecked(let reason):
      self = Self.unproven("not checked: \(reason)", excuse)
    }
  }

  private static func unproven(_ what: String, _ excuse: String?) -> ClaimOutcome {
    excuse == nil ? .fails("\(what). If that is as it should be, say why in Spec/ledger.yml") : .passes
  }

  private static func message(_ claim: JudgedClaim) -> String {
    var lines = ["broken: \(claim.claim.canonical)"]
    if let witness = claim.witness {
      lines += [witness.explanation, witness.timeline, "in scenario \(witness.source)"]
    }
    return lines.joined(separator: "\n")
  }
}
