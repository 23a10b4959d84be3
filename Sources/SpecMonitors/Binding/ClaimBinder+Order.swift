import CallTrace
import SpecClaims

/// Claims on the order of calls and events.
extension ClaimBinder {
  func orderProperties(_ claim: Claim, _ relation: Relation, _ reference: Reference) throws(Unbindable) -> [Property] {
    let condition = try orderCondition(claim)
    if case .everyMethod(let type, let except) = claim.subject {
      return [try exclusion(type: type, except: except, relation, reference)]
    }
    if case .phrase(let words) = claim.subject { return [try actionOrder(words, relation, reference)] }
    var result: [Property] = []
    for call in try subjectCalls(claim) { result.append(try order(call, relation, reference, where: condition)) }
    return result
  }

  /// Which calls a claim speaks of, where these come second: the others are not in order, and it does not matter.
  private func orderCondition(_ claim: Claim) throws(Unbindable) -> [String: AttributeValue] {
    guard let words = claim.condition else { return [:] }
    guard case .order(.neverBefore, _) = claim.payload, case .methods = claim.subject,
      let condition = vocabulary.condition(for: words)
    else { throw Unbindable("an order under a condition is not decided: \(words)") }
    return condition.attributes.mapValues(\.attribute)
  }

  private func order(
    _ call: BoundCall, _ relation: Relation, _ reference: Reference, where condition: [String: AttributeValue]
  ) throws(Unbindable) -> Property {
    var enter = pattern(call, .enter)
    enter.attributes.merge(condition) { _, new in new }
    switch relation {
    case .after:
      return .precedence(
        first: try pattern(reference, .exit, besides: call), then: enter, reach: try reach(after: reference, of: call))
    case .neverBefore:
      return .precedence(first: try pattern(reference, .exit, besides: call), then: enter)
    case .before:
      return .precedence(
        first: enter, then: try pattern(reference, .enter, besides: call), reach: try reach(of: call, before: reference)
      )
    case .immediatelyAfter:
      return .immediateSuccession(
        first: try pattern(reference, .exit, besides: call), then: enter,
        subject: try isEach(reference) ? .both : .then, between: try behaviour(of: call))
    case .immediatelyBefore:
      return .immediateSuccession(
        first: pattern(call, .exit), then: try pattern(reference, .enter, besides: call),
        subject: try isEach(reference) ? .both : .first, between: try behaviour(of: call))
    case .atSameTime:
      let pass = try marker(vocabulary.markers.pass, "pass", from: call.entry.type)
      return .simultaneity(enter, try pattern(reference, .enter, besides: call), pass: pass)
    case .during:
      return .during(call: enter, scope: try pattern(reference, .enter, besides: call))
    case .neverAfter:
      return .absenceAfter(of: enter, from: try pattern(reference, .exit, besides: call))
    case .inOrder:
      throw Unbindable("in which order calls of one method come is not decided: \(reference.text)")
    case .anyTime:
      throw Unbindable("a call that may come at any time excludes nothing")
    }
  }

  /// "no other method until -init is finished".
  private func exclusion(
    type: String?, except: MethodReference?, _ relation: Relation, _ reference: Reference
  ) throws(Unbindable) -> Property {
    guard relation == .neverBefore, let except, case .method(let method, _) = reference else {
      throw Unbindable("this order of every method is not decided")
    }
    let excepted = try call(except)
    let first = pattern(try call(method), .exit)
    let others = try everyCall(of: excepted.type, excluding: [excepted.name], title: "other method of \(excepted.type)")
    return .precedence(first: first, then: others)
  }

  /// "access the node's view" never before a method: the author's action is the subject.
  private func actionOrder(_ words: String, _ relation: Relation, _ reference: Reference) throws(Unbindable) -> Property
  {
    guard relation == .neverBefore, case .method(let method, _) = reference else {
      throw Unbindable("the order of “\(words)” is not decided")
    }
    let bound = try call(method)
    let verb = words.split(separator: " ").first.map(String.init) ?? ""
    guard let action = vocabulary.action(named: verb, object: String(words.dropFirst(verb.count))) else {
      throw unknown(.action, words)
    }
    return .precedence(first: pattern(bound, .enter), then: pattern(action, from: bound.entry.type))
  }

  private func pattern(_ reference: Reference, _ phase: CallEvent.Phase, besides call: BoundCall) throws(Unbindable)
    -> EventPattern
  {
    switch reference {
    case .method(let method, let finished):
      if vocabulary.calls(for: method).isEmpty, let event = vocabulary.event(for: method.description) {
        return pattern(event, from: call.entry.type)
      }
      return pattern(try self.call(method), finished ? .exit : phase, from: call.entry.type)
    case .event(let phrase): return pattern(try event(phrase), from: call.entry.type)
    case .everythingElse:
      return try everyCall(of: call.type, excluding: [call.name], title: "other call in the life of \(call.type)")
    case .superCall(let method):
      return pattern(try self.call(method), phase == .exit ? .superExit : .super, from: call.entry.type)
    }
  }

  /// What must not lie between two things that follow one another immediately: any call on the instance.
  private func behaviour(of call: BoundCall) throws(Unbindable) -> EventPattern {
    try everyCall(of: call.type, title: "a call on the same \(call.type)")
  }
}

extension Vocabulary {
  /// The action behind a verb of the document and its object.
  func action(named verb: String, object: String) -> ActionEntry? {
    let key = PhraseKey(object)
    let kinds: [Action] = Verb.actions(of: verb)
    return actions.first { kinds.contains($0.action) && $0.objects.contains(key) }
  }
}

/// Which actions a bare verb may stand for.
enum Verb {
  static func actions(of verb: String) -> [Action] {
    switch verb {
    case "create", "add", "allocate", "initialize", "make", "put": [.create]
    case "call", "invoke": [.call]
    default: [.access]
    }
  }
}
