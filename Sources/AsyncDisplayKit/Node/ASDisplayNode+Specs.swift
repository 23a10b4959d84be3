import Foundation
import HeadlessUIKit

extension ASDisplayNode {
  // MARK: By rules

  /// The layout that the spec, or failing that the size, of this node gives.
  package func layoutByRules(in range: ASSizeRange) -> ASLayout {
    guard let spec = specThatFits(range) else {
      return ASLayout(layoutElement: self, size: range.clamp(callCalculateSizeThatFits(range.max)))
    }
    let content = spec.layoutThatFits(range, parentSize: range.max)
    let whole = ASLayout(layoutElement: self, size: content.size, sublayouts: [content.placed(at: .zero)])
    let flat = whole.filteredNodeLayoutTree()
    return isMirrored ? flat.mirrored() : flat
  }

  /// Whether the node's content runs from right to left.
  var isMirrored: Bool { state[\.properties.semanticContentAttribute] == .forceRightToLeft }

  private func specThatFits(_ range: ASSizeRange) -> ASLayoutSpec? {
    if let block = layoutSpecBlock {
      return accept(
        traced(NodeCall.layoutSpecBlock) {
          let spec = block(self, range)
          noteIfKept(spec)
          return spec
        })
    }
    guard OverriddenMethod.layoutSpecThatFits.isOverridden(by: type(of: self)) else { return nil }
    requireOneMeasuringHook()
    let spec = callLayoutSpecThatFits(range)
    if spec is NoLayoutSpec {
      refuse(.specOfItsOwn, "the node is measured without a spec")
      return nil
    }
    return accept(spec)
  }

  private func requireOneMeasuringHook() {
    if OverriddenMethod.calculateSizeThatFits.isOverridden(by: type(of: self)) {
      refuse(.oneMeasuringHook, "calculateSizeThatFits(_:) is not used")
    }
  }

  // MARK: Taking a spec over

  /// Takes over a spec tree that was returned for this node: tells of each spec, and freezes them all.
  func accept(_ spec: ASLayoutSpec) -> ASLayoutSpec {
    if !spec.isMutable { refuse(.specNotKept, "\(type(of: spec)) was returned before; it is measured as it is") }
    for element in spec.specTree() { handOver(element) }
    steps.freeze(spec)
    return spec.withoutRepetition()
  }

  /// A spec tree is about to be returned; what of it was returned before is told of.
  func noteIfKept(_ spec: ASLayoutSpec) {
    for element in spec.specTree() where !element.isMutable {
      note(SpecCall.returnedAgain, on: element, flags: .byClient)
    }
  }

  /// A spec is written while this node's is being made.
  func mayWrite(_ spec: ASLayoutSpec) -> Bool {
    let isAccepted = steps.mayWrite(spec)
    guard runtime.observer != nil else { return isAccepted }
    identify(spec)
    note(SpecCall.write, on: spec, flags: isAccepted ? .byClient : [.byClient, .refused])
    return isAccepted
  }

  private func identify(_ spec: ASLayoutSpec) {
    let known = spec.observationIDs.own
    spec.observationIDs = (known == 0 ? runtime.nextObservationID() : known, observationID)
  }

  private func handOver(_ spec: ASLayoutSpec) {
    for case let node as ASDisplayNode in spec.sublayoutElements() ?? [] { CreationScope.handOver(node) }
    let wasFrozen = !spec.isMutable
    if !wasFrozen { watch(spec) }
    note(SpecCall.returned, on: spec, flags: wasFrozen ? .frozen : [])
  }

  /// Has every later write told of, on behalf of this node.
  private func watch(_ spec: ASLayoutSpec) {
    identify(spec)
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

/// What the framework's own `layoutSpecThatFits(_:)` returns: that there is no rule.
final class NoLayoutSpec: ASLayoutSpec {}
