import HeadlessUIKit

extension ASDisplayNode {
  /// Takes over a spec tree that was returned for this node: tells of each spec, and freezes them all.
  func accept(_ spec: ASLayoutSpec) -> ASLayoutSpec {
    if !spec.isMutable { refuse(.specNotKept, "\(type(of: spec)) was returned before; it is measured as it is") }
    for element in spec.specTree() { handOver(element) }
    steps.freeze(spec)
    return spec.withoutRepetition()
  }

  private func handOver(_ spec: ASLayoutSpec) {
    for case let node as ASDisplayNode in spec.sublayoutElements() ?? [] { CreationScope.handOver(node) }
    let wasFrozen = !spec.isMutable
    if !wasFrozen { watch(spec) }
    note(SpecCall.returned, on: spec, flags: wasFrozen ? .frozen : [])
  }

  /// Has every later write told of, on behalf of this node.
  private func watch(_ spec: ASLayoutSpec) {
    spec.observationIDs = (runtime.nextObservationID(), observationID)
    let runtime = runtime
    spec.writeObserver = { spec, property, isAccepted in
      let flags: ObservedFlags = isAccepted ? .byClient : [.byClient, .refused, .frozen]
      let observation = Observation(
        call: SpecCall.write, phase: .event, flags: flags, rule: isAccepted ? nil : .specImmutable)
      runtime.observer?.observe(observation, on: spec)
      if isAccepted { return }
      runtime.report(
        ASRuleViolation(rule: .specImmutable, subject: "\(type(of: spec))", detail: "\(property) keeps its value"))
    }
  }

  private func note(_ event: ObservedCall, on spec: ASLayoutSpec, flags: ObservedFlags) {
    runtime.observer?.observe(Observation(call: event, phase: .event, flags: flags), on: spec)
  }
}
