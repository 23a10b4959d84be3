import Foundation
import HeadlessUIKit

extension ASDisplayNode {
  /// The layouts of this node and of all above it are no longer valid, and are done again before the main loop settles.
  public func setNeedsLayout() {
    var next: ASDisplayNode? = self
    while let node = next {
      node.invalidateCalculatedLayout()
      next = node.supernode
      if next == nil { (node as? ASCellNode)?.askToBeMeasured() }
    }
    if isNodeLoaded { onMainOnceLoaded { $0.setViewsNeedLayout() } }
  }

  private func setViewsNeedLayout() {
    var next: ASDisplayNode? = self
    while let node = next {
      node.state[\.view]?.setNeedsLayout()
      next = node.supernode
    }
  }

  /// Lays out now what needs it. Of a node that is not loaded nothing but its layout is calculated.
  public func layoutIfNeeded() {
    guard isNodeLoaded else {
      let size = bounds.size
      if size != .zero { _ = measure(in: ASSizeRangeMake(size), parentSize: size, by: .byFramework) }
      return
    }
    onMainOnceLoaded { $0.state[\.view]?.layoutIfNeeded() }
  }

  /// One pass over this node: calculates what is missing, then `layout()` and `layoutDidFinish()`.
  package func performLayoutPass() {
    let size = bounds.size
    guard size.width > 0, size.height > 0 else { return }
    let layout =
      state.with { $0.layouts.layout(of: size) }
      ?? measure(in: ASSizeRangeMake(size), parentSize: size, by: .byFramework)
    commit(layout)
    if automaticallyManagesSubnodes { adoptSubnodes(of: layout) }
    steps.layoutPass(of: self)
    for subnode in subnodes where subnode.isLayerBacked { subnode.performLayoutPass() }
  }

  /// Sets the frames of all subnodes that the calculated layout places.
  package func applyCalculatedFrames() {
    for sublayout in calculatedLayout?.sublayouts ?? [] {
      guard let subnode = sublayout.layoutElement as? ASDisplayNode, subnode.supernode === self else { continue }
      subnode.setFrame(sublayout.frame, by: [.byFramework, .fromLayout])
    }
  }

  /// Makes the nodes of a layout the subnodes, in its order. Part of the pass, so nothing has to be laid out again for it.
  private func adoptSubnodes(of layout: ASLayout) {
    let wanted = layout.sublayouts.compactMap { $0.layoutElement as? ASDisplayNode }
    for subnode in subnodes where !wanted.contains(where: { $0 === subnode }) { detach(subnode) }
    for (index, subnode) in wanted.enumerated() {
      let isInPlace = index < subnodes.count && subnodes[index] === subnode
      if !isInPlace { attach(subnode, at: index) }
    }
  }
}
