import SpecClaims

/// What differs between two versions of a promise, in short lines.
struct Difference {
  let old: Promise
  let new: Promise

  var lines: [String] { [promised, demand, wording, firmness, obligor, condition].compactMap { $0 } }

  private var promised: String? {
    if old.isPromised == new.isPromised { return nil }
    return old.isPromised ? "expressly no longer promised" : "was expressly not promised"
  }

  private var demand: String? {
    guard old.demandShift(to: new) != .same, let before = old.phrase, let after = new.phrase else { return nil }
    return "\(before) → \(after)"
  }

  private var wording: String? {
    old.topic == new.topic || old.topic.place != new.topic.place && old.topic.aspect == new.topic.aspect
      ? nil : "taken for the same, though a word is more or less"
  }

  private var firmness: String? {
    guard !old.demand.isPermissive, !new.demand.isPermissive,
      ModalityStrength.shift(old.modality, new.modality) != .same
    else { return nil }
    return "\(old.modality.word) → \(new.modality.word)"
  }

  private var obligor: String? {
    guard !old.demand.isPermissive, !new.demand.isPermissive, old.obligor != new.obligor else { return nil }
    return "owed by the \(old.obligor.rawValue) → owed by the \(new.obligor.rawValue)"
  }

  private var condition: String? {
    switch (old.condition, new.condition) {
    case (nil, let now?): "only under a condition now: \(now)"
    case (let before?, nil): "without the condition: \(before)"
    default: nil
    }
  }
}

extension Modality {
  fileprivate var word: String { self == .fact ? "is" : rawValue }
}

extension Promise {
  /// What it says of its topic, in few words.
  fileprivate var phrase: String? {
    switch demand {
    case .thread(let word): word.phrase
    case .count(let times): times.phrase
    case .order: orderPhrase
    case .concurrency(let mode): mode
    case .rule(let rule): rule.force.rawValue + (rule.thread.map { " \($0.phrase)" } ?? "")
    case .supercall(let call):
      call.isRequired ? "super required\(call.position.map { " \($0)" } ?? "")" : "super not required"
    case .outcome(let result): result
    case .reaction(let reaction): reaction.rawValue
    case .state(let bySuper): bySuper ? "brought about by super" : "afterwards"
    case .since(let moment): "from \(moment.words) on"
    case .stated: nil
    }
  }

  private var orderPhrase: String? {
    guard case .order(let relation, let reference)? = occurrences.first?.claim.payload else {
      return "in the listed order"
    }
    return "\(relation.rawValue.replacing("-", with: " ")) \(reference.text)"
  }
}

extension Term {
  fileprivate var words: String {
    switch self {
    case .method(_, let name): name
    case .superCall(_, let method): "super in \(method)"
    case .phrase(let wording): wording.text
    case .everyMethod, .everythingElse: "everything else"
    case .unknown: "an unknown moment"
    }
  }
}
