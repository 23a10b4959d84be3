import SpecClaims

/// The order of how firmly something is said: a fact and a must say the same, should says less, may least.
enum ModalityStrength {
  static func shift(_ old: Modality, _ new: Modality) -> Shift {
    if rank(old) == rank(new) { return .same }
    return rank(old) < rank(new) ? .stronger : .weaker
  }

  private static func rank(_ modality: Modality) -> Int {
    switch modality {
    case .fact, .must: 3
    case .should: 2
    case .may: 1
    }
  }
}

/// A promise of the framework that becomes the author's duty is lost as a promise; the other way round one is gained.
enum ObligorStrength {
  static func shift(_ old: Obligor, _ new: Obligor) -> Shift {
    switch (old, new) {
    case (.framework, .framework), (.subclass, .subclass): .same
    case (.framework, .subclass): .weaker
    case (.subclass, .framework): .stronger
    }
  }
}

/// What holds always is stronger than what holds under a condition. Two different conditions cannot be compared.
enum ConditionStrength {
  static func shift(_ old: Wording?, _ new: Wording?) -> Shift {
    switch (old, new) {
    case (nil, nil): .same
    case (nil, _?): .weaker
    case (_?, nil): .stronger
    case (let old?, let new?): old == new ? .same : .mixed
    }
  }
}
