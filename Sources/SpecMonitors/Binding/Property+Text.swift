/// One line a property, for reports and `explain`.
extension Property {
  public var text: String {
    switch self {
    case .thread(let call, let on): "universality: every \(call.title) \(on.text)"
    case .occurrences(let call, let count, let occasion):
      "bounded existence: \(call.title) \(count.text)" + (occasion.map { ", due when \($0.title)" } ?? "")
    case .precedence(let first, let then, let reach):
      switch reach {
      case .forGood: "precedence: \(first.title) before any \(then.title)"
      case .forOne: "precedence: \(first.title) before every \(then.title), one for each"
      case .until(let end): "precedence: \(first.title) before any \(then.title), anew after \(end.title)"
      }
    case .immediateSuccession(let first, let then, let subject, _):
      switch subject {
      case .then: "immediate succession: every \(then.title) directly after \(first.title)"
      case .first: "immediate succession: every \(first.title) directly before \(then.title)"
      case .both: "immediate succession: every \(first.title) directly before \(then.title), and none without"
      }
    case .during(let call, let scope): "nesting: every \(call.title) inside \(scope.title)"
    case .simultaneity(let one, let other, let pass):
      "simultaneity: a \(pass.title) holds one \(one.title) and one \(other.title), or neither"
    case .absence(let action, let scope, _, _): "absence: no \(action.title) within \(scope.title)"
    case .presence(let action, let scope): "existence: \(action.title) within every \(scope.title)"
    case .absenceAfter(let action, let from): "absence: no \(action.title) after \(from.title)"
    case .effect(let point, let attribute, let expected):
      "state: \(attribute) is \(expected == .isTrue ? "true" : "false") at \(point.title)"
    case .noOverride(let call, _): "state: nobody overrides \(call.title)"
    case .response(let trigger, let response, let deadline):
      "response: after every \(trigger.title), \(response.title) before \(deadline.title)"
    case .noResponse(let trigger, let response, let deadline, let universal):
      universal
        ? "absence: no \(response.title) between \(trigger.title) and \(deadline.title)"
        : "absence: not every \(trigger.title) is followed by \(response.title) before \(deadline.title)"
    case .immutability(let from, let write): "immutability: no \(write.title) is accepted after \(from.title)"
    case .misuseResult(let misuse, let scope, let result, _):
      "response: \(misuse.title) within \(scope.title) gives \(result.title) there"
    case .permission(let action, let scope, _): "permission: \(action.title) within \(scope.title) is not refused"
    case .repetition(let call): "permission: more than one \(call.title) in a life"
    }
  }
}

extension ThreadRequirement {
  var text: String {
    switch self {
    case .main: "is on main"
    case .notMain: "is off main"
    case .named(let role): "is on \(role)"
    case .any: "works on main and off it"
    }
  }
}

extension OccurrenceCount {
  var text: String {
    switch self {
    case .once: "exactly once a life"
    case .atMostOnce: "at most once a life"
    case .atLeastOnce: "at least once a life"
    case .never: "never"
    }
  }
}
