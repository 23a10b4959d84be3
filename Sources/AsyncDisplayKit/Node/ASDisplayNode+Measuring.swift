import Foundation
import HeadlessUIKit

extension ASDisplayNode {
  /// What ``layoutThatFits(_:parentSize:)`` is to somebody who asks for it.
  func layoutForClient(_ constrainedSize: ASSizeRange, parentSize: CGSize) -> ASLayout {
    let isNested = OpenCall.isOpen(NodeCall.layoutThatFits)
    let layout = measure(in: constrainedSize, parentSize: parentSize, by: isNested ? .byFramework : .byClient)
    if !isNested { commitOnceLoaded(layout) }
    return layout
  }

  /// Set by the first measurement, and the result of the last one.
  public final var calculatedLayout: ASLayout? { state[\.calculatedLayout] }
  /// The size that the node was last measured to have, even if that is not yet its ``calculatedLayout``; zero before.
  public final var calculatedSize: CGSize {
    state.with { ($0.layouts.pending ?? $0.calculatedLayout)?.size ?? .zero }
  }

  /// The range for which ``calculatedLayout`` was measured; zero without one.
  public final var constrainedSizeForCalculatedLayout: ASSizeRange { state[\.transition.range] ?? ASSizeRangeZero }

  // MARK: Measuring

  /// As earlier versions had it: the size that the node has within another one.
  @discardableResult
  public final func measure(_ constrainedSize: CGSize) -> CGSize {
    layoutThatFits(ASSizeRange(min: .zero, max: constrainedSize)).size
  }

  func measure(in range: ASSizeRange, parentSize: CGSize, by who: ObservedFlags) -> ASLayout {
    traced(NodeCall.layoutThatFits, flags: who) {
      if let known = steps.knownLayout(of: self, in: range, parentSize: parentSize) { return known }
      return steps.measure(self, in: range, parentSize: parentSize) ?? ASLayout(layoutElement: self, size: .zero)
    }
  }

  /// What the node was measured to be since it last changed.
  package func cachedLayout(in range: ASSizeRange, parentSize: CGSize) -> ASLayout? {
    state.with { $0.layouts.measured(range: range, parentSize: parentSize) }
  }

  /// Measures on the calling thread, unless another one has just done it, and keeps the result.
  ///
  /// - Returns: nil if another thread measures the node, and waits for this one; that is reported.
  package func measureHere(in range: ASSizeRange, parentSize: CGSize) -> ASLayout? {
    measuring.withLock(of: runtime, "the measuring of \(type(of: self))") {
      let version = state[\.layouts.version]
      if let known = steps.knownLayout(of: self, in: range, parentSize: parentSize) { return known }
      let layout = reportingFaults {
        asPartOfMeasuring {
          callCalculateLayoutThatFits(range, restrictedTo: style.size, relativeToParentSize: parentSize)
        }
      }.keptByElement()
      state.with { $0.layouts.insert(layout, range: range, parentSize: parentSize, version: version) }
      steps.didMeasure(self, layout)
      return layout
    }
  }

  /// A measurement that has come here from another thread goes on as one: what is nested in it must be seen to be.
  private func asPartOfMeasuring(_ work: () -> ASLayout) -> ASLayout {
    OpenCall.isOpen(NodeCall.layoutThatFits, on: self) ? work() : traced(NodeCall.layoutThatFits, work)
  }

  private func reportingFaults(_ work: () -> ASLayout) -> ASLayout {
    let runtime = runtime
    let type = "\(type(of: self))"
    let pass = LayoutPass(report: {
      runtime.report(ASRuleViolation(rule: .soundLayout, subject: type, detail: $0.message))
    })
    return pass.perform(work)
  }

  // MARK: The result becomes the node's layout

  /// Nobody but the measuring thread is interested in a node that is not loaded, so it learns of its layout here.
  package func commitWhileUnloaded(_ layout: ASLayout) {
    if OpenCall.isOpen(NodeCall.transitionLayout, on: self) { return }
    let isNew = state.with { state in !state.isLoaded && state.adopt(layout) }
    if isNew {
      note(NodeCall.calculatedLayoutSet)
      steps.calculatedLayoutDidChange(of: self)
      preparePlaceholder()
    }
  }

  /// A loaded node learns of its layout on main.
  private func commitOnceLoaded(_ layout: ASLayout) {
    guard isNodeLoaded else { return }
    onMain(self) { $0.commit(layout) }
  }

  /// On main, of a loaded node: takes a layout over, and the nodes in it where they become subnodes by themselves.
  func commit(_ layout: ASLayout, adopting: Bool = false) {
    let isNew = state.with { $0.adopt(layout) }
    if isNew { note(NodeCall.calculatedLayoutSet) }
    if adopting && automaticallyManagesSubnodes { adoptSubnodes(of: layout) }
    if isNew { steps.calculatedLayoutDidChange(of: self) }
  }

  /// Whether a layout that somebody keeps of the node is no longer what it would be.
  var hasChangedSinceMeasured: Bool { state[\.layouts.isEmpty] }

  func dropLayouts() {
    let dropped = state.with { $0.layouts.invalidate() }
    withExtendedLifetime(dropped) {}
  }
}
