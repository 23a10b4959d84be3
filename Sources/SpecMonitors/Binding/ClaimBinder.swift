import CallTrace
import SpecClaims

/// What becomes of a claim when it is to be checked.
public enum Binding: Hashable, Sendable {
  /// The claim holds when all of these do.
  case properties([Property])
  /// Why no monitor can decide it.
  case notChecked(String)
}

/// Ties claims to properties with the help of a vocabulary. A word the vocabulary does not know makes a claim not
/// checked, never silently dropped.
public struct ClaimBinder: Sendable {
  let vocabulary: Vocabulary

  public init(vocabulary: Vocabulary) { self.vocabulary = vocabulary }

  public func bind(_ claim: Claim) -> Binding {
    guard claim.polarity else { return .notChecked("the document says that it does not promise this") }
    do {
      return .properties(try properties(of: claim))
    } catch {
      return .notChecked(error.reason)
    }
  }

  private func properties(of claim: Claim) throws(Unbindable) -> [Property] {
    if let condition = claim.condition, !claim.payload.isNarrowedByCondition {
      throw Unbindable("a claim of kind \(claim.payload.kind) under a condition is not decided: \(condition)")
    }
    return switch claim.payload {
    case .thread(let on): try threadProperties(claim, on: on)
    case .multiplicity(let times, _): try countProperties(claim, times)
    case .order(let relation, let reference): try orderProperties(claim, relation, reference)
    case .prohibition(let action, let object, let scope): try prohibitions(claim, action, object, scope)
    case .obligation(let action, let object, let scope): try obligations(claim, action, object, scope)
    case .misuseResult(let misuse, let result): try misuseResults(misuse, result)
    case .immutability(let object, _): try immutability(of: object)
    case .trigger(let event): try responses(claim, to: event)
    case .noTrigger(let event, let universal): try nonResponses(claim, to: event, universal: universal)
    case .effect(let state, let bySuper): try effects(claim, state: state, bySuper: bySuper)
    case .caller: try callers(claim)
    case .concurrency(let mode): try concurrencyProperties(claim, mode: mode)
    case .supercall(let required, let position):
      try supercalls(claim, required: required, position: position)
    case .sequence:
      throw Unbindable("no monitor decides claims of kind \(claim.payload.kind)")
    }
  }
}

extension Payload {
  /// Whether a condition has a part in what such a claim is bound to; it is decided there which conditions have.
  fileprivate var isNarrowedByCondition: Bool {
    switch self {
    case .thread, .multiplicity, .order, .prohibition, .supercall, .sequence: true
    case .obligation, .misuseResult, .immutability, .trigger, .noTrigger, .effect, .caller, .concurrency: false
    }
  }
}

extension ClaimBinder {
  /// A word that the vocabulary does not have, with the one it has that is nearest.
  func unknown(_ kind: Vocabulary.WordKind, _ words: String) -> Unbindable {
    let unknown = Unbindable.unknown(kind.rawValue, words)
    guard let near = vocabulary.suggestion(for: words, among: kind) else { return unknown }
    return Unbindable("\(unknown.reason); did you mean “\(near)”?")
  }
}

/// Why a claim cannot be bound.
struct Unbindable: Error {
  let reason: String
  init(_ reason: String) { self.reason = reason }
  static func unknown(_ what: String, _ words: String) -> Unbindable { Unbindable("unknown: \(what) “\(words)”") }
}
