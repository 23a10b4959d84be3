/// The formal assertion a claim binds to: a specification pattern (Dwyer, Avrunin, Corbett 1999) over call events,
/// decided per slice.
///
/// Every case says what counts as exercise (evidence for) and what violates it. A property that refers to an event
/// which no trace shows at all is not exercised, never conforming: what the recorder cannot see proves nothing.
public indirect enum Property: Hashable, Sendable {
  /// Universality: every `call` is on a thread as required.
  case thread(call: EventPattern, on: ThreadRequirement)

  /// Bounded existence. `occasion`: the event that makes the call due; without it a complete life makes it due.
  /// Once: at most one in any life, exactly one in a complete life in which the occasion arose.
  case occurrences(call: EventPattern, count: OccurrenceCount, occasion: EventPattern?)

  /// Precedence: no `then` in a slice without an earlier `first`. Exercised by a `then` that had one.
  /// (`first` is an exit or an event where completion is meant.)
  case precedence(first: EventPattern, then: EventPattern, reach: PrecedenceReach = .forGood)

  /// Immediate succession: `first`, and then `then` in the same slice with nothing of `between` (as a rule: any call's
  /// enter) in the slice in between. `subject` says whose every occurrence is judged: every `then` must come directly
  /// after a `first`, or every `first` must be followed directly by a `then`, or both. Exercised by each pair.
  case immediateSuccession(first: EventPattern, then: EventPattern, subject: SuccessionSubject, between: EventPattern)

  /// Nesting: every `call` lies inside an open `scope` on the same thread (same slice).
  case during(call: EventPattern, scope: EventPattern)

  /// Simultaneity: every enclosing `pass` that holds one of the two holds exactly one of each (same slice, same
  /// thread).
  case simultaneity(EventPattern, EventPattern, pass: EventPattern)

  /// Absence within a scope: no `action` between enter and exit of `scope` on the same thread. The slice is the
  /// scope's. `sameSlice`: only actions of the scope's slice count; otherwise any object's (creating a UIKit object in
  /// `init`). Exercised by a completed scope, provided that the action was seen anywhere outside such a scope.
  /// `besides`: calls whose bodies are code of their own; what happens inside one of them is not done by the scope.
  case absence(of: EventPattern, within: EventPattern, sameSlice: Bool, besides: EventPattern? = nil)

  /// Presence within a scope: every completed `scope` holds an `action` of its slice on its thread. Exercised by each that does; one that
  /// does not is held against it only where some trace shows the action at all.
  case presence(of: EventPattern, within: EventPattern)

  /// Absence of `action` in a slice before the first `until` (`action` never before `until`) is `precedence`; this one
  /// is the mirror image: no `action` after `from`.
  case absenceAfter(of: EventPattern, from: EventPattern)

  /// State: at every `at` the attribute has the value. Exercised by each such point, provided that some event of the trace has the
  /// attribute; where it has to be false, has it as true.
  case effect(at: EventPattern, attribute: String, equals: AttributeExpectation)

  /// No override: whoever is at `of` has left the call as it is inherited. The attribute is true at each such call, and false where the
  /// object's class has one of its own. Exercised like ``effect(at:attribute:equals:)``.
  case noOverride(of: EventPattern, attribute: String)

  /// Response: after every `trigger` comes a `response` in the slice before the next `deadline`.
  case response(trigger: EventPattern, response: EventPattern, deadline: EventPattern)

  /// No response: `universal` true: no `trigger` is followed by `response` before the next `deadline`; false ("not for
  /// all"): not every one is.
  case noResponse(trigger: EventPattern, response: EventPattern, deadline: EventPattern, universal: Bool)

  /// Immutability: from `from` on, no `write` to the slice is accepted (attribute `refused` not true). Exercised by a
  /// refused one.
  case immutability(from: EventPattern, write: EventPattern)

  /// Misuse result: whenever `misuse` happens inside `scope`, `result` happens before `scope` ends (same thread).
  case misuseResult(misuse: EventPattern, scope: EventPattern, result: EventPattern, besides: EventPattern? = nil)

  /// Permission: `action` may happen inside `scope`. Exercised by one that was not refused; cannot be violated.
  case permission(action: EventPattern, scope: EventPattern, besides: EventPattern? = nil)

  /// Permission: `call` may happen more than once in a life. Exercised when seen twice; cannot be violated.
  case repetition(call: EventPattern)
}

/// Where a call has to run.
public enum ThreadRequirement: Hashable, Sendable {
  case main
  /// Any role but main ("a background thread").
  case notMain
  case named(String)
  /// Must work on every thread: seen on main and elsewhere, and never refused for its thread: no `refusal` inside the
  /// call, and some trace has one elsewhere.
  case any(refusal: EventPattern)
}

public enum OccurrenceCount: Hashable, Sendable { case once, atMostOnce, atLeastOnce, never }

/// How far one `first` of a precedence goes.
public enum PrecedenceReach: Hashable, Sendable {
  /// Once it has come, nothing that follows in the slice is without it.
  case forGood
  /// For one `then`: the next one needs another.
  case forOne
  /// Until this happens: after that it must come anew.
  indirect case until(EventPattern)
}

/// Whose every occurrence is judged by an immediate succession.
public enum SuccessionSubject: Hashable, Sendable { case first, then, both }

public enum AttributeExpectation: Hashable, Sendable { case isTrue, isFalse }
