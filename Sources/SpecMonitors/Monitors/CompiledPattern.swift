import CallTrace

/// An ``EventPattern`` in the numbers of one trace. Which calls and phase it means is settled by the ``Routes``; what
/// is left to compare per event is in here, as lists of yes and no by number.
struct CompiledPattern: Sendable {
  /// The numbers of the calls meant, ascending.
  let calls: [CallID]
  let phase: CallEvent.Phase
  private let key: SliceKey
  /// Each nil = any.
  private let types: [Bool]?
  private let relatedTypes: [Bool]?
  private let attributes: [Bool]?

  init(_ pattern: EventPattern, names: TraceNames) {
    calls = pattern.numbers(in: names)
    phase = pattern.phase
    key = pattern.key
    types = pattern.types.isEmpty ? nil : names.types.map(pattern.types.contains)
    relatedTypes = pattern.relatedTypes.isEmpty ? nil : names.types.map(pattern.relatedTypes.contains)
    attributes = pattern.attributes.isEmpty ? nil : names.attributeSets.map(pattern.accepts)
  }

  var needsRelatedTypes: Bool { relatedTypes != nil }

  /// Whether every event of the calls counts, for its own instance: the common case, which needs no comparison at all.
  var isPlain: Bool { types == nil && attributes == nil && key == .instance }

  /// The slice that an event of one of ``calls`` counts for, nil if the pattern does not mean it after all.
  @inline(__always)
  func slice(of event: CallEvent, _ instances: InstanceTypes) -> Slice? {
    if let types, !types.holds(Int(event.type.index)) { return nil }
    if let attributes, !attributes.holds(Int(event.attributes.index)) { return nil }
    switch key {
    case .instance: return event.instance
    case .everyone: return 0
    case .related:
      guard event.relatesTo != 0 else { return nil }
      if let relatedTypes, !relatedTypes.holds(instances[event.relatesTo]) { return nil }
      return event.relatesTo
    }
  }
}

extension [Bool] {
  /// The entry for a number that may come from a damaged trace.
  fileprivate func holds(_ number: Int) -> Bool { indices.contains(number) && self[number] }
}

extension EventPattern {
  /// The numbers of the calls it names, ascending. Where it names whole calls they are looked up, since a pattern is compiled anew for every
  /// trace.
  func numbers(in names: TraceNames) -> [CallID] {
    if calls.isEmpty || calls.contains(where: \.declaring.isEmpty) {
      return names.calls.indices.filter { means(names.calls[$0]) }.map { CallID(UInt32($0)) }
    }
    return calls.filter { !excluding.names($0) }.compactMap(names.number).sorted { $0.index < $1.index }
  }

  /// Whether the pattern names this call, whatever the phase.
  func means(_ call: CallName) -> Bool {
    calls.isEmpty ? !excluding.names(call) : calls.names(call) && !excluding.names(call)
  }

  /// Whether these attributes are as required; what is absent counts as false.
  func accepts(_ present: [String: AttributeValue]) -> Bool {
    attributes.allSatisfy { name, value in (present[name] ?? .bool(false)) == value }
  }

  /// The same pattern with one more attribute required.
  func requiring(_ attribute: String, _ value: Bool) -> EventPattern {
    var narrowed = self
    narrowed.attributes[attribute] = .bool(value)
    return narrowed
  }
}

extension Set<CallName> {
  /// Whether the call is among them, or its name without a declaring type is.
  fileprivate func names(_ call: CallName) -> Bool {
    contains(call) || contains(CallName(declaring: "", name: call.name))
  }
}
