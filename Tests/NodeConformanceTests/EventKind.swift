import CallTrace
import SpecClaims

@testable import SpecMonitors

/// A kind of event that a recorder might be blind to: a call in all its phases, or what a word of the vocabulary means.
struct EventKind: Sendable, CustomStringConvertible {
  let description: String
  let calls: Set<CallName>
  let attributes: [String: AttributeValue]

  /// Every call, event and action that the vocabulary of `Spec/` names.
  static let ofTheVocabulary: [EventKind] = {
    guard let words = try? SpecPages.shared().vocabulary else { return [] }
    let calls = words.calls.map { EventKind("\($0.type).\($0.name)", [($0.type, $0.name)], [:]) }
    let events = words.events.map { EventKind("event \($0.name)", $0.calls.map { ($0.type, $0.name) }, $0.attributes) }
    let actions = words.actions.map {
      EventKind("action \($0.name)", $0.calls.map { ($0.type, $0.name) }, $0.attributes)
    }
    return calls + events + actions
  }()

  private init(
    _ description: String, _ calls: [(type: String, name: String)], _ attributes: [String: Vocabulary.Value]
  ) {
    self.description = description
    self.calls = Set(calls.map { CallName(declaring: $0.type, name: $0.name) })
    self.attributes = attributes.mapValues(\.attribute)
  }

  /// The trace as a recorder writes it that does not know this kind.
  func removed(from trace: Trace) -> Trace {
    var trace = trace
    let names = trace.names
    trace.events.removeAll { event in
      calls.contains(names[event.call])
        && attributes.allSatisfy { names[event.attributes][$0.key] ?? .bool(false) == $0.value }
    }
    for index in trace.events.indices { trace.events[index].seq = UInt64(index + 1) }
    return trace
  }

  /// Whether nothing is left that the pattern means.
  func covers(_ pattern: EventPattern) -> Bool {
    !pattern.calls.isEmpty && pattern.calls.isSubset(of: calls)
      && attributes.allSatisfy { pattern.attributes[$0.key] == $0.value }
  }
}

extension EventKind {
  /// Whether only some of what the pattern means is gone. A recorder that shows a call now and then is not blind but wrong, and nothing
  /// can be expected of what is said by its traces.
  func cutsInto(_ pattern: EventPattern) -> Bool {
    !covers(pattern) && !pattern.calls.isDisjoint(with: calls)
  }
}

extension Examination.Planned {
  /// Whether some of the events that one of the claim's properties speaks of are gone, and others are not.
  func isCut(by kind: EventKind) -> Bool {
    guard case .properties(let properties) = binding else { return false }
    return properties.contains { $0.essentials.contains(where: kind.cutsInto) }
  }

  /// Whether one of the claim's properties speaks of nothing else in one of its parts.
  func needs(_ kind: EventKind) -> Bool {
    guard case .properties(let properties) = binding else { return false }
    return properties.contains { $0.essentials.contains(where: kind.covers) }
  }
}

extension Property {
  /// The patterns without whose events nothing can be said.
  var essentials: [EventPattern] {
    switch self {
    case .thread(let call, .any(let refusal)): [call, refusal]
    case .thread(let call, _): [call]
    case .occurrences(let call, _, let occasion): [call] + (occasion.map { [$0] } ?? [])
    case .precedence(let first, let then, _): [first, then]
    case .immediateSuccession(let first, let then, _, _): [first, then]
    case .during(let call, let scope): [call, scope]
    case .simultaneity(let one, let other, let pass): [one, other, pass]
    case .absence(let action, let scope, _, _): [action, scope]
    case .presence(let action, let scope): [action, scope]
    case .absenceAfter(let action, let from): [action, from]
    case .effect(let point, _, _): [point]
    case .noOverride(let call, _): [call]
    case .response(let trigger, let response, let deadline): [trigger, response, deadline]
    case .noResponse(let trigger, let response, let deadline, _): [trigger, response, deadline]
    case .immutability(let from, let write): [from, write]
    case .misuseResult(let misuse, let scope, let result, _): [misuse, scope, result]
    case .permission(let action, let scope, _): [action, scope]
    case .repetition(let call): [call]
    }
  }
}

extension Verdict {
  /// Nothing was decided.
  var isOpen: Bool {
    switch self {
    case .notExercised, .inconclusive: true
    case .conforms, .violated, .notChecked: false
    }
  }

  var isNotExercised: Bool { if case .notExercised = self { true } else { false } }
}
