/// An object of a runtime that reports what happens to it.
package protocol TracedObject: Observable {
  var runtime: HeadlessRuntime { get }
  /// Flags that every observation of this object carries at the moment.
  var ambientFlags: ObservedFlags { get }
  /// The event to report when a rule refuses something that is no call of its own.
  var refusal: ObservedCall { get }
}

extension TracedObject {
  /// Runs a hook: enter, the most derived implementation, exit. Every call of a hook by the runtime goes through here.
  package func traced<Result>(
    _ call: ObservedCall, flags: ObservedFlags = .byFramework, _ body: () throws -> Result
  ) rethrows -> Result {
    record(call, .enter, flags: flags)
    defer { record(call, .exit, flags: flags) }
    return try OpenCall.perform(call, on: self, body)
  }

  /// Runs the framework's own implementation of a hook, which an override may or may not have come through.
  ///
  /// Reached outside of a call of the runtime, or for the second time within one, somebody has called the hook directly: that is a call
  /// of its own.
  package func tracedBase<Result>(_ call: ObservedCall, _ body: () throws -> Result) rethrows -> Result {
    if OpenCall.claimBase(of: call, on: self) { return try tracedSuper(call, body) }
    record(call, .enter, flags: .byClient)
    defer { record(call, .exit, flags: .byClient) }
    return try OpenCall.perform(call, on: self, reachedBase: true) { try tracedSuper(call, body) }
  }

  private func tracedSuper<Result>(_ call: ObservedCall, _ body: () throws -> Result) rethrows -> Result {
    record(call, .superEnter)
    defer { record(call, .superExit) }
    return try body()
  }

  /// Reports something without duration.
  package func note(_ event: ObservedCall, flags: ObservedFlags = [], rule: ASRule? = nil) {
    record(event, .event, flags: flags, rule: rule)
  }

  /// Reports that the object has been made, within the `init` of a node whose property it will be, if there is one.
  package func noteMade(_ event: ObservedCall, flags: ObservedFlags) {
    CreationScope.made { self.note(event, flags: flags) }
  }

  package func record(
    _ call: ObservedCall, _ phase: ObservedPhase, flags: ObservedFlags = [], rule: ASRule? = nil
  ) {
    guard let observer = runtime.observer else { return }
    let all = flags.union(ambientFlags)
    observer.observe(Observation(call: call, phase: phase, flags: all, rule: rule), on: self)
  }

  /// Refuses something: an event for the observer, an error for the runtime's handler of violations.
  ///
  /// - Parameters:
  ///   - detail: what was refused, and what happens instead.
  ///   - event: the call to report it as; the type's `refused` if nil.
  package func refuse(_ rule: ASRule, _ detail: String, as event: ObservedCall? = nil) {
    note(event ?? refusal, flags: [.refused, .byClient], rule: rule)
    runtime.report(ASRuleViolation(rule: rule, subject: "\(type(of: self))", detail: detail))
  }

  /// Whether the calling thread is main; if not, the rule is reported.
  package func requireMain(_ rule: ASRule, _ detail: String, as event: ObservedCall? = nil) -> Bool {
    if ThreadState.isMain { return true }
    refuse(rule, "\(detail) on \(ThreadState.current)", as: event)
    return false
  }
}
