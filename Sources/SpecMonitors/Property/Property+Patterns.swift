/// The same property with every pattern changed.
extension Property {
  func mapPatterns(_ change: (EventPattern) -> EventPattern) -> Property {
    switch self {
    case .thread(let call, let on): .thread(call: change(call), on: on.mapPatterns(change))
    case .occurrences(let call, let count, let occasion):
      .occurrences(call: change(call), count: count, occasion: occasion.map(change))
    case .precedence(let first, let then, let reach):
      .precedence(first: change(first), then: change(then), reach: reach.mapPatterns(change))
    case .immediateSuccession(let first, let then, let subject, let between):
      .immediateSuccession(first: change(first), then: change(then), subject: subject, between: change(between))
    case .during(let call, let scope): .during(call: change(call), scope: change(scope))
    case .simultaneity(let one, let other, let pass): .simultaneity(change(one), change(other), pass: change(pass))
    case .absence(let action, let scope, let sameSlice, let besides):
      .absence(of: change(action), within: change(scope), sameSlice: sameSlice, besides: besides.map(change))
    case .presence(let action, let scope): .presence(of: change(action), within: change(scope))
    case .absenceAfter(let action, let from): .absenceAfter(of: change(action), from: change(from))
    case .effect(let point, let attribute, let expected):
      .effect(at: change(point), attribute: attribute, equals: expected)
    case .noOverride(let call, let attribute): .noOverride(of: change(call), attribute: attribute)
    case .response(let trigger, let response, let deadline):
      .response(trigger: change(trigger), response: change(response), deadline: change(deadline))
    case .noResponse(let trigger, let response, let deadline, let universal):
      .noResponse(
        trigger: change(trigger), response: change(response), deadline: change(deadline), universal: universal)
    case .immutability(let from, let write): .immutability(from: change(from), write: change(write))
    case .misuseResult(let misuse, let scope, let result, let besides):
      .misuseResult(misuse: change(misuse), scope: change(scope), result: change(result), besides: besides.map(change))
    case .permission(let action, let scope, let besides):
      .permission(action: change(action), scope: change(scope), besides: besides.map(change))
    case .repetition(let call): .repetition(call: change(call))
    }
  }
}

extension PrecedenceReach {
  fileprivate func mapPatterns(_ change: (EventPattern) -> EventPattern) -> PrecedenceReach {
    switch self {
    case .forGood, .forOne: self
    case .until(let end): .until(change(end))
    }
  }
}

extension ThreadRequirement {
  fileprivate func mapPatterns(_ change: (EventPattern) -> EventPattern) -> ThreadRequirement {
    switch self {
    case .main, .notMain, .named: self
    case .any(let refusal): .any(refusal: change(refusal))
    }
  }
}
