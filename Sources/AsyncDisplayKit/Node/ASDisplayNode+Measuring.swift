import Foundation
import HeadlessUIKit

extension ASDisplayNode {
  /// Measures the node, or returns what it was measured to be since it last changed. The work is never done on main: a caller there
  /// waits for a layout worker.
  public final func layoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
    layoutThatFits(constrainedSize, parentSize: constrainedSize.max)
  }

  /// - Parameter parentSize: what fractions in ``style`` are taken of; undefined (NaN) on an axis that depends on the content.
  public final func layoutThatFits(_ constrainedSize: ASSizeRange, parentSize: CGSize) -> ASLayout {
    let isNested = OpenCall.isOpen(NodeCall.layoutThatFits)
    let layout = measure(in: constrainedSize, parentSize: parentSize, by: isNested ? .byFramework : .byClient)
    if !isNested { commitOnceLoaded(layout) }
    return layout
  }

  public func sublayoutElements() -> [any ASLayoutElement]? { subnodes }

  /// Set by the first measurement, and the result of the last one.
  public var calculatedLayout: ASLayout? { state[\.calculatedLayout] }
  /// The size of ``calculatedLayout``, zero without one.
  public var calculatedSize: CGSize { calculatedLayout?.size ?? .zero }

  /// Used where the class does not override `layoutSpecThatFits(_:)`.
  public var layoutSpecBlock: ASLayoutSpecBlock? {
    get { state[\.layoutSpecBlock] }
    set {
      state.with { $0.layoutSpecBlock = newValue }
      invalidateCalculatedLayout()
    }
  }

  /// Whether the nodes of the layout spec become the subnodes by themselves.
  public var automaticallyManagesSubnodes: Bool {
    get { state[\.automaticallyManagesSubnodes] }
    set { state.with { $0.automaticallyManagesSubnodes = newValue } }
  }

  /// The next measurement is done again; no layout pass is asked for.
  public func invalidateCalculatedLayout() {
    let dropped = state.with { $0.layouts.invalidate() }
    withExtendedLifetime(dropped) {}
  }

  // MARK: Measuring

  func measure(in range: ASSizeRange, parentSize: CGSize, by who: ObservedFlags) -> ASLayout {
    traced(NodeCall.layoutThatFits, flags: who) {
      if let known = state.with({ $0.layouts.layout(range: range, parentSize: parentSize) }) { return known }
      return steps.measure(self, in: range, parentSize: parentSize) ?? ASLayout(layoutElement: self, size: .zero)
    }
  }

  /// Measures on the calling thread, unless another one has just done it, and keeps the result.
  ///
  /// - Returns: nil if another thread measures the node, and waits for this one; that is reported.
  package func measureHere(in range: ASSizeRange, parentSize: CGSize) -> ASLayout? {
    measuring.withLock(of: runtime, "the measuring of \(type(of: self))") {
      let (known, version) = state.with {
        ($0.layouts.layout(range: range, parentSize: parentSize), $0.layouts.version)
      }
      if let known { return known }
      let layout = reportingFaults {
        // The measurement may have come here from another thread; what is nested in it must be seen to be.
        OpenCall.perform(NodeCall.layoutThatFits, on: self) {
          calculateLayoutThatFits(range, restrictedTo: style.size, relativeToParentSize: parentSize)
        }
      }
      state.with { $0.layouts.insert(layout, range: range, parentSize: parentSize, version: version) }
      commitWhileUnloaded(layout)
      return layout
    }
  }

  private func reportingFaults(_ work: () -> ASLayout) -> ASLayout {
    let runtime = runtime
    let type = "\(type(of: self))"
    let pass = LayoutPass(report: {
      runtime.report(ASRuleViolation(rule: .soundLayout, subject: type, detail: $0.message))
    })
    return pass.perform(work)
  }

  /// Nobody but the measuring thread is interested in a node that is not loaded, so it learns of its layout here.
  private func commitWhileUnloaded(_ layout: ASLayout) {
    let isNew = state.with { state in
      guard !state.isLoaded, state.calculatedLayout != layout else { return false }
      state.calculatedLayout = layout
      return true
    }
    if isNew { callCalculatedLayoutDidChange() }
  }

  /// A loaded node learns of its layout on main.
  private func commitOnceLoaded(_ layout: ASLayout) {
    guard isNodeLoaded else { return }
    onMainOnceLoaded { $0.commit(layout) }
  }

  func commit(_ layout: ASLayout) {
    let isNew = state.with { state in
      guard state.calculatedLayout != layout else { return false }
      state.calculatedLayout = layout
      return true
    }
    if isNew { callCalculatedLayoutDidChange() }
  }

  // MARK: By rules

  /// The layout that the spec, or failing that the size, of this node gives.
  func layoutByRules(in range: ASSizeRange) -> ASLayout {
    guard let spec = specThatFits(range) else {
      return ASLayout(layoutElement: self, size: range.clamp(calculateSizeThatFits(range.max)))
    }
    let content = spec.layoutThatFits(range, parentSize: range.max)
    let whole = ASLayout(
      layoutElement: self, size: range.clamp(content.size), sublayouts: [content.placed(at: .zero)])
    return whole.filteredNodeLayoutTree()
  }

  private func specThatFits(_ range: ASSizeRange) -> ASLayoutSpec? {
    let overridden = callLayoutSpecThatFits(range)
    let block = layoutSpecBlock
    guard overridden is NoLayoutSpec else {
      if block != nil { refuse(.oneSpecSource, "the block is not used") }
      return accept(overridden)
    }
    return block.map { accept($0(self, range)) }
  }
}
