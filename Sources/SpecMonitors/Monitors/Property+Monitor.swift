import CallTrace

extension Property {
  /// The automaton that decides the property over a trace with these names.
  func monitor(names: TraceNames) -> any PropertyMonitor {
    switch self {
    case .thread(let call, let requirement):
      return Self.threadMonitor(call, requirement, names)
    case .occurrences(let call, let count, let occasion):
      return OccurrenceMonitor(call, count, occasion: occasion, names: names)
    case .precedence(let first, let then, let reach):
      return PrecedenceMonitor(first: first, then: then, reach: reach)
    case .immediateSuccession(let first, let then, let subject, let between):
      return ImmediateSuccessionMonitor(first: first, then: then, subject: subject, between: between)
    case .during(let call, let scope):
      return DuringMonitor(call, scope: scope)
    case .simultaneity(let one, let other, let pass):
      return SimultaneityMonitor(one, other, pass: pass)
    case .absence(let action, let within, let sameSlice, let besides):
      return AbsenceMonitor(of: action, within: within, sameSlice: sameSlice, besides: besides)
    case .presence(let action, let within):
      return PresenceMonitor(of: action, within: within)
    case .absenceAfter(let action, let from):
      return AbsenceAfterMonitor(of: action, from: from)
    case .effect(let point, let attribute, let expectation):
      return EffectMonitor(at: point, attribute, expectation, names: names)
    case .noOverride(let call, let attribute):
      return EffectMonitor(at: call, attribute, .isTrue, names: names, saying: .whoOverrides)
    case .response(let trigger, let response, let deadline):
      return ResponseMonitor(trigger: trigger, response: response, deadline: deadline)
    case .noResponse(let trigger, let response, let deadline, let universal):
      return NoResponseMonitor(trigger: trigger, response: response, deadline: deadline, universal: universal)
    case .immutability(let from, let write):
      return ImmutabilityMonitor(from: from, write: write)
    case .misuseResult(let misuse, let scope, let result, let besides):
      return MisuseResultMonitor(misuse: misuse, scope: scope, result: result, besides: besides)
    case .permission(let action, let scope, let besides):
      return PermissionMonitor(action: action, scope: scope, besides: besides)
    case .repetition(let call):
      return RepetitionMonitor(call)
    }
  }

  private static func threadMonitor(
    _ call: EventPattern, _ requirement: ThreadRequirement, _ names: TraceNames
  ) -> any PropertyMonitor {
    switch requirement {
    case .main: ThreadMonitor(call, isAllowed: { $0 == "main" }, names: names)
    case .notMain: ThreadMonitor(call, isAllowed: { $0 != "main" }, names: names)
    case .named(let role): ThreadMonitor(call, isAllowed: { $0 == role }, names: names)
    case .any(let refusal): AnyThreadMonitor(call, refusal: refusal, names: names)
    }
  }
}
