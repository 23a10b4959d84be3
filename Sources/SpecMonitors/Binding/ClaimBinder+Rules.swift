import CallTrace
import SpecClaims

/// Rules for authors, permissions, and what follows from breaking a rule.
extension ClaimBinder {
  func prohibitions(_ claim: Claim, _ action: Action, _ object: String, _ scope: Scope) throws(Unbindable) -> [Property]
  {
    let condition = try scopeCondition(claim)
    if action == .call, scope == .anywhere, claim.subject.isNamed(by: object), condition.isEmpty {
      return try callers(claim)
    }
    if action == .override, scope == .anywhere, claim.subject.isNamed(by: object), condition.isEmpty {
      return try ownImplementations(claim)
    }
    let entry = try self.action(action, object)
    if entry.isAnywhere {
      guard condition.isEmpty else { throw Unbindable("left to the author: \(claim.condition ?? "")") }
      return try nowhere(entry)
    }
    var result: [Property] = []
    for call in try calls(in: scope) {
      var within = pattern(call, .enter)
      within.attributes.merge(condition) { _, new in new }
      result.append(
        .absence(of: anywhere(entry, from: call), within: within, sameSlice: false, besides: anyHook))
    }
    return result
  }

  /// What a trace shows of the calls for which alone a rule is given.
  private func scopeCondition(_ claim: Claim) throws(Unbindable) -> [String: AttributeValue] {
    guard let words = claim.condition else { return [:] }
    guard let condition = vocabulary.condition(for: words), !condition.attributes.isEmpty else {
      throw Unbindable("left to the author: \(words)")
    }
    return condition.attributes.mapValues(\.attribute)
  }

  /// Wherever it is done, it is never done in the way that makes it the action.
  private func nowhere(_ entry: Vocabulary.ActionEntry) throws(Unbindable) -> [Property] {
    guard let type = entry.calls.first?.type else { throw .unknown("calls of", entry.name) }
    var done = pattern(entry, from: type)
    guard let attribute = done.attributes.first(where: { $0.value == .bool(true) })?.key else {
      throw Unbindable("the vocabulary names no attribute that makes “\(entry.name)” what it is")
    }
    done.attributes[attribute] = nil
    return [.effect(at: done, attribute: attribute, equals: .isFalse)]
  }

  func obligations(_ claim: Claim, _ action: Action, _ object: String, _ scope: Scope) throws(Unbindable) -> [Property]
  {
    if case .onThread(let thread) = scope, action == .create { return [try creation(of: object, on: thread)] }
    if action == .override, scope == .anywhere, let overridden = ownState("is overridden", claim) {
      return try effects(claim, state: overridden)
    }
    guard claim.modality == .may else { throw Unbindable("what an author has to do is not decided") }
    let entry = try self.action(action, object)
    var result: [Property] = []
    for call in try permittedCalls(in: scope) {
      result.append(.permission(action: anywhere(entry, from: call), scope: pattern(call, .enter), besides: anyHook))
    }
    return result
  }

  /// Every call the vocabulary knows: each has a body of its own, and what is done there is not done by the call around it.
  private var anyHook: EventPattern {
    EventPattern(
      calls: Set(vocabulary.calls.map { CallName(declaring: $0.type, name: $0.name) }), key: .everyone,
      title: "another call")
  }

  /// What an author does within a call counts whatever object it is done to.
  private func anywhere(_ action: Vocabulary.ActionEntry, from call: BoundCall) -> EventPattern {
    var found = pattern(action, from: call.entry.type)
    found.key = .everyone
    found.relatedTypes = []
    return found
  }

  /// "create X on the main thread": the thread of X's `init`.
  private func creation(of object: String, on thread: ThreadWord) throws(Unbindable) -> Property {
    let noun = object.split(separator: " ").drop { ["a", "an", "the", "any", "every"].contains($0.lowercased()) }
      .joined(separator: " ")
    guard let type = vocabulary.typeName(for: noun) else { throw unknown(.type, noun) }
    let initializer = try call(MethodReference(type: type, name: MethodName(written: "init")))
    switch thread {
    case .main: return .thread(call: pattern(initializer, .enter), on: .main)
    case .background, .notMain: return .thread(call: pattern(initializer, .enter), on: .notMain)
    case .any, .same, .another, .named: throw Unbindable("creating on “\(thread.label)” is not decided")
    }
  }

  /// What may be done until a call has finished, may be done within it.
  private func permittedCalls(in scope: Scope) throws(Unbindable) -> [BoundCall] {
    if case .before(.method(let method, true)) = scope { return [try call(method)] }
    return try calls(in: scope)
  }

  private func calls(in scope: Scope) throws(Unbindable) -> [BoundCall] {
    guard case .within(let methods) = scope else {
      throw Unbindable(scope == .anywhere ? "no trace shows this action" : "the scope “\(scope.text)” is not decided")
    }
    var calls: [BoundCall] = []
    for method in methods { calls.append(try call(method)) }
    return calls
  }

  func misuseResults(_ misuse: Misuse, _ result: String) throws(Unbindable) -> [Property] {
    let entry = try action(misuse.action, misuse.object)
    let outcome = try event(result)
    if entry.isAnywhere, let type = entry.calls.first?.type {
      let settled = try marker(vocabulary.markers.settled, "settled", from: type)
      return [
        .response(trigger: pattern(entry, from: type), response: pattern(outcome, from: type), deadline: settled)
      ]
    }
    var properties: [Property] = []
    for call in try calls(in: misuse.scope) {
      let type = call.entry.type
      properties.append(
        .misuseResult(
          misuse: anywhere(entry, from: call), scope: pattern(call, .enter), result: pattern(outcome, from: type),
          besides: anyHook))
    }
    return properties
  }

  func immutability(of object: String) throws(Unbindable) -> [Property] {
    guard let entry = vocabulary.object(for: object) else { throw unknown(.object, object) }
    guard let from = vocabulary.event(named: entry.handedOver), let write = vocabulary.event(named: entry.write),
      let type = from.calls.first?.type
    else { throw .unknown("events of object", entry.name) }
    return [.immutability(from: pattern(from, from: type), write: pattern(write, from: type))]
  }
}
