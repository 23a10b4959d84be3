import CallTrace
import SpecClaims

/// From the vocabulary's entries to event patterns.
extension ClaimBinder {
  /// The methods a claim is about, each with the call it is in a trace.
  func subjectCalls(_ claim: Claim) throws(Unbindable) -> [BoundCall] {
    switch claim.subject {
    case .methods(let methods): return try calls(methods)
    case .unknown: throw Unbindable("the subject is not known: no heading above the sentence names a method")
    case .phrase(let words):
      guard let methods = vocabulary.methods(for: words) else { throw .unknown("subject", words) }
      return try calls(methods)
    case .everyMethod: throw Unbindable("a claim of this kind about every method is not decided")
    }
  }

  private func calls(_ methods: [MethodReference]) throws(Unbindable) -> [BoundCall] {
    var calls: [BoundCall] = []
    for method in methods { calls.append(try call(method)) }
    return calls
  }

  func call(_ method: MethodReference) throws(Unbindable) -> BoundCall {
    let entries = vocabulary.calls(for: method)
    guard let entry = entries.first else { throw unknown(.call, method.description) }
    let roots = Set(entries.map { vocabulary.root(of: $0.type) })
    guard roots.count == 1 else {
      throw Unbindable(
        "“\(method.name.written)” may be a call of \(roots.sorted().joined(separator: " or ")); name the type in a heading"
      )
    }
    let type = method.type.flatMap { vocabulary.typeName(for: $0) } ?? entry.type
    return BoundCall(entry: entry, type: type, title: "\(type) \(method.name.written)")
  }

  /// Every call of a type, its inherited ones included.
  func everyCall(of type: String?, excluding: Set<CallName> = [], title: String) throws(Unbindable) -> EventPattern {
    guard let type else { throw Unbindable("“every method” of which type? Put the type into the heading above") }
    guard let name = vocabulary.typeName(for: type) else { throw unknown(.type, type) }
    let lineage = vocabulary.lineage(of: name)
    let calls = vocabulary.calls.filter { lineage.contains($0.type) }.map {
      CallName(declaring: $0.type, name: $0.name)
    }
    let every = EventPattern(calls: Set(calls).subtracting(excluding), phase: .enter, title: title)
    return lineage.count > 1 ? narrowed(every, to: name) : every
  }

  func pattern(_ call: BoundCall, _ phase: CallEvent.Phase, from subject: String? = nil) -> EventPattern {
    var found = EventPattern(
      calls: [CallName(declaring: call.entry.type, name: call.entry.name)], phase: phase,
      key: subject.map { key(of: call.entry.type, from: $0) } ?? .instance, title: call.title + phase.suffix)
    if call.type != call.entry.type { found = narrowed(found, to: call.type) }
    return subject.map { relating(found, to: $0) } ?? found
  }

  /// A type that inherits a call is told from others that do by the attributes that the vocabulary gives it, or else by the name in the
  /// trace.
  private func narrowed(_ pattern: EventPattern, to type: String) -> EventPattern {
    var narrowed = marked(pattern, as: type)
    if narrowed.instanceMarks.isEmpty { narrowed.types = [type] }
    return narrowed
  }

  /// The pattern with the attributes that tell instances of a type from others of what it inherits.
  func marked(_ pattern: EventPattern, as type: String) -> EventPattern {
    var marked = pattern
    let marks = vocabulary.types.first { $0.name == type }?.attributes ?? [:]
    marked.instanceMarks = marks.mapValues(\.attribute)
    marked.attributes.merge(marked.instanceMarks) { _, new in new }
    return marked
  }

  /// A node relates to its controller or to its supernode; only the one the claim is about is meant.
  private func relating(_ pattern: EventPattern, to subject: String) -> EventPattern {
    guard pattern.key == .related else { return pattern }
    var found = pattern
    found.relatedTypes = vocabulary.family(of: vocabulary.root(of: subject))
    return found
  }

  func pattern(_ event: Vocabulary.EventEntry, from subject: String) -> EventPattern {
    var found = pattern(event.calls, phase: event.phase, attributes: event.attributes, title: event.name, from: subject)
    switch event.slice {
    case .instance: found.key = .instance
    case .related: found.key = .related
    case .everyone: found.key = .everyone
    case nil: break
    }
    return relating(found, to: subject)
  }

  func pattern(_ action: Vocabulary.ActionEntry, from subject: String) -> EventPattern {
    pattern(action.calls, phase: action.phase, attributes: action.attributes, title: action.name, from: subject)
  }

  private func pattern(
    _ calls: [Vocabulary.QualifiedName], phase: String, attributes: [String: Vocabulary.Value], title: String,
    from subject: String
  ) -> EventPattern {
    let found = EventPattern(
      calls: Set(calls.map { CallName(declaring: $0.type, name: $0.name) }), phase: CallEvent.Phase(named: phase),
      attributes: attributes.mapValues(\.attribute),
      key: calls.first.map { key(of: $0.type, from: subject) } ?? .instance,
      title: title.replacing("-", with: " "))
    return relating(found, to: subject)
  }

  func event(_ phrase: String) throws(Unbindable) -> Vocabulary.EventEntry {
    guard let event = vocabulary.event(for: phrase) else { throw unknown(.event, phrase) }
    return event
  }

  func action(_ action: Action, _ object: String) throws(Unbindable) -> Vocabulary.ActionEntry {
    guard let entry = vocabulary.action(action, object: object) else {
      throw unknown(.action, "\(action.rawValue) \(object)")
    }
    return entry
  }

  func marker(_ name: String?, _ what: String, from subject: String) throws(Unbindable) -> EventPattern {
    guard let name, let event = vocabulary.event(named: name) else {
      throw Unbindable("the vocabulary names no event for markers: \(what)")
    }
    return pattern(event, from: subject)
  }

  /// A controller's own events are its slice; a node's event counts for the controller it relates to; the main loop's
  /// for everybody.
  func key(of eventType: String, from subject: String) -> SliceKey {
    if vocabulary.types.contains(where: { $0.name == eventType && $0.isProcessWide }) { return .everyone }
    return vocabulary.root(of: eventType) == vocabulary.root(of: subject) ? .instance : .related
  }

  /// The attributes a claim's condition asks of the call.
  func attributes(for condition: String?) throws(Unbindable) -> [String: AttributeValue] {
    guard let condition else { return [:] }
    guard let entry = vocabulary.condition(for: condition) else {
      throw unknown(.condition, condition)
    }
    return entry.attributes.mapValues(\.attribute)
  }
}

/// A method of the document and the call of the trace that it is.
struct BoundCall {
  let entry: Vocabulary.CallEntry
  /// The type the document speaks of; the entry's or one that inherits from it.
  let type: String
  let title: String
  var name: CallName { CallName(declaring: entry.type, name: entry.name) }
}

extension Vocabulary {
  func root(of type: String) -> String { lineage(of: type).last ?? type }
}

extension Vocabulary.Value {
  var attribute: AttributeValue {
    switch self {
    case .bool(let value): .bool(value)
    case .int(let value): .int(value)
    case .string(let value): .string(value)
    }
  }
}

extension CallEvent.Phase {
  /// The vocabulary's names; the loader has refused all others.
  init(named name: String) {
    switch name {
    case "enter": self = .enter
    case "exit": self = .exit
    case "super": self = .super
    case "super-exit": self = .superExit
    default: self = .event
    }
  }

  fileprivate var suffix: String {
    switch self {
    case .enter, .event: ""
    case .exit: " has finished"
    case .super: " calling super"
    case .superExit: " after super"
    }
  }
}
