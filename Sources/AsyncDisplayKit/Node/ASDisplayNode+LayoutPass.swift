import Foundation
import HeadlessUIKit

extension ASDisplayNode {
  /// What `setNeedsLayout()` does. The size of a node can depend on what is in it, so what is above is laid out again too.
  func invalidateUpwards() {
    var next: ASDisplayNode? = self
    while let node = next {
      node.dropLayouts()
      next = node.supernode
      if next == nil { (node as? ASCellNode)?.askToBeMeasured() }
    }
    if isNodeLoaded {
      onMain(self) { $0.setBackingNeedsLayout() }
    } else if isRasterized {
      setNeedsDisplay()
    }
  }

  private func setBackingNeedsLayout() {
    var next: ASDisplayNode? = self
    while let node = next {
      if let view = node.state[\.view] { view.setNeedsLayout() } else { node.state[\.layer]?.setNeedsLayout() }
      next = node.supernode
    }
  }

  /// What `layoutIfNeeded()` does.
  func layoutNow() {
    if isNodeLoaded { onMain(self) { $0.layerIfLoaded?.layoutIfNeeded() } } else { layoutWhileUnloaded() }
  }

  /// Gives the subnodes of a node without view their places. `layout()` is not called: it is for loaded nodes only.
  private func layoutWhileUnloaded() {
    guard let layout = readyLayout() else { return }
    if ThreadState.isMain {
      runtime.sync(.layout) { commitWhileUnloaded(layout) }
    } else {
      commitWhileUnloaded(layout)
    }
    if automaticallyManagesSubnodes { adoptSubnodes(of: layout) }
    applyCalculatedFrames()
  }

  /// One pass over this node: calculates what is missing, then `layout()` and `layoutDidFinish()`.
  package func performLayoutPass() {
    if state[\.transition.isMeasuring] { return }
    guard let layout = readyLayout() else { return }
    commit(layout, adopting: true)
    steps.layoutPass(of: self)
  }

  /// A layout of exactly the node's size; nil if that is nothing.
  private func readyLayout() -> ASLayout? {
    let size = bounds.size
    guard size.width > 0, size.height > 0 else { return nil }
    return state.with { $0.layouts.layout(of: size) }
      ?? measure(in: ASSizeRangeMake(size), parentSize: size, by: .byFramework)
  }

  /// What the framework's own `layout()` does.
  func applyLayout() {
    guard isNodeLoaded, ThreadState.isMain else {
      return refuse(.layoutOnMain, isNodeLoaded ? "on \(ThreadState.current)" : "the node is not loaded")
    }
    steps.applyFrames(of: self)
    nodeDidLayout()
    tellDelegates { $0.nodeDidLayout() }
  }

  /// Sets the frames of all subnodes that the calculated layout places.
  package func applyCalculatedFrames() {
    // Without a view there is no `layout()` that they could come from, even if a subnode was loaded before it came here.
    let who: ObservedFlags = isNodeLoaded ? [.byFramework, .fromLayout] : .byFramework
    OpenCall.perform(NodeCall.framesApplied, on: self) {
      for sublayout in calculatedLayout?.sublayouts ?? [] {
        guard let subnode = sublayout.layoutElement as? ASDisplayNode, subnode.supernode === self else { continue }
        subnode.setFrame(sublayout.frame, by: who)
      }
    }
  }

  /// Makes the nodes of a layout the subnodes, in its order, in place of those of the layout before. Part of the pass, so nothing has to
  /// be laid out again for it. While a change between layouts is shown, what leaves with it stays. What somebody added by hand is
  /// theirs, and stays in front.
  func adoptSubnodes(of layout: ASLayout) {
    let wanted = layout.nodes
    let stays = Set(wanted.map(ObjectIdentifier.init))
    if !state[\.transition.isShown] {
      let leaving = state[\.layoutSubnodes].subtracting(stays)
      for subnode in subnodes where leaving.contains(ObjectIdentifier(subnode)) { detach(subnode) }
    }
    // It could not tell this node, which it was not below yet.
    let hasChanged = wanted.contains { $0.supernode !== self && $0.hasChangedSinceMeasured }
    for (index, subnode) in wanted.enumerated() {
      let isInPlace = index < subnodes.count && subnodes[index] === subnode
      if !isInPlace { attach(subnode, at: index) }
    }
    noteLayoutSubnodes(wanted)
    if hasChanged { invalidateUpwards() }
  }

  /// A later layout that does not have them takes them out. Moving them has them forgotten: this comes after it.
  func noteLayoutSubnodes(_ nodes: [ASDisplayNode]) {
    let there = nodes.filter { $0.supernode === self }.map(ObjectIdentifier.init)
    state.with { $0.layoutSubnodes.formUnion(there) }
  }
}
