import Foundation
import HeadlessUIKit

extension ASDisplayNode {
  // What the methods of the class do. Only what stands in the body of a class can be overridden.

  func insertSubnodeInFront(_ subnode: ASDisplayNode) { insert(subnode) { $0.count } }

  func insertSubnodeInPlace(_ subnode: ASDisplayNode, at index: Int) {
    insert(subnode) { index <= $0.count && index >= 0 ? index : nil }
  }

  func insertSubnode(_ subnode: ASDisplayNode, nextTo sibling: ASDisplayNode, above isAbove: Bool) {
    if subnode === sibling && subnode.supernode === self { return }
    insert(subnode, by: .knownSibling) { $0.firstIndex { $0 === sibling }.map { $0 + (isAbove ? 1 : 0) } }
  }

  func exchangeSubnode(_ old: ASDisplayNode, for new: ASDisplayNode) {
    guard subnodes.contains(where: { $0 === old }) else {
      return refuse(.knownSibling, "replaceSubnode(_:withSubnode:)", as: NodeCall.addSubnode)
    }
    insertSubnode(new, belowSubnode: old)
    if new.supernode === self { old.removeFromSupernode() }
  }

  func leaveSupernode() {
    guard let supernode else { return }
    guard supernode.mayChangeSubnodes(with: self, "removeFromSupernode()") else { return }
    supernode.noteHierarchyChange()
    supernode.detach(self)
    supernode.steps.hierarchyDidChange(of: supernode)
  }

  // MARK: Rules

  private func mayChangeSubnodes(with subnode: ASDisplayNode, _ what: String) -> Bool {
    let concernsMain = [self, subnode, subnode.supernode].contains {
      $0?.isNodeLoaded == true || $0?.isInHierarchy == true
    }
    if concernsMain {
      guard requireMain(.hierarchyOnMain, what, as: NodeCall.addSubnode) else { return false }
    }
    if OpenCall.isOpen(NodeCall.layoutSpecThatFits, on: self) || OpenCall.isOpen(NodeCall.layoutSpecBlock, on: self) {
      refuse(.fixedWhileMeasured, what, as: NodeCall.addSubnode)
      return false
    }
    return true
  }

  /// Whether this is the node or below it.
  func isBelow(_ node: ASDisplayNode) -> Bool {
    var next: ASDisplayNode? = self
    while let current = next {
      if current === node { return true }
      next = current.supernode
    }
    return false
  }

  // MARK: Changing

  /// - Parameter position: the place among the subnodes without the one to insert; nil breaks `rule`.
  private func insert(
    _ subnode: ASDisplayNode, by rule: ASRule = .subnodeIndex, at position: ([ASDisplayNode]) -> Int?
  ) {
    CreationScope.handOver(subnode)
    if isBelow(subnode) { return refuse(.noCircle, "\(type(of: subnode))", as: NodeCall.addSubnode) }
    guard mayChangeSubnodes(with: subnode, "addSubnode(_:)") else { return }
    if isLayerBacked && !subnode.isLayerBacked {
      return refuse(.viewBelowLayer, "\(type(of: subnode))", as: NodeCall.addSubnode)
    }
    if rasterizesSubtree || isRasterized, !subnode.mayBeRasterized() {
      return refuse(.unloadedWhenRasterized, "\(type(of: subnode))", as: NodeCall.addSubnode)
    }
    let siblings: [ASDisplayNode] = subnode.supernode === self ? subnodes.filter { $0 !== subnode } : subnodes
    guard let index = position(siblings) else {
      return refuse(rule, "\(type(of: subnode))", as: NodeCall.addSubnode)
    }
    note(NodeCall.addSubnode, flags: .byClient)
    attach(subnode, at: index)
    tellOfHierarchyChange()
  }

  /// Takes a subnode in at an index, with its view if this node is loaded. A move between two nodes on screen is no exit.
  func attach(_ subnode: ASDisplayNode, at index: Int) {
    if let old = subnode.supernode {
      old.state.with { $0.forget(subnode) }
      if !isNodeLoaded { subnode.removeBacking() }
      if old !== self { old.tellOfHierarchyChange() }
    }
    subnode.state.with { $0.supernode = self }
    // On screen without being loaded: it is drawn into the contents of a node above.
    let isThere = state.with { state in
      state.subnodes.insert(subnode, at: min(index, state.subnodes.count))
      return state.isLoaded || state.isInHierarchy
    }
    subnode.inheritTraits(of: self)
    if isThere || isRangeManaged { onMain(self) { $0.join(subnode) } }
  }

  /// A subnode is loaded, is as near as this node, and gets its place in the view or the picture, unless it is gone by now. Main only.
  private func join(_ subnode: ASDisplayNode) {
    if isNodeLoaded, !rasterizesSubtree, !isRasterized, subnode.supernode === self { _ = subnode.loadedLayer }
    if isRangeManaged, subnode.supernode === self { subnode.inheritInterfaceState(of: self) }
    if isNodeLoaded || isInHierarchy { insertBacking(of: subnode) }
  }

  func detach(_ subnode: ASDisplayNode) {
    state.with { $0.forget(subnode) }
    subnode.removeBacking()
    // A hook may have given it another supernode.
    subnode.state.with { if $0.supernode === self { $0.supernode = nil } }
  }

  /// Loads a subnode and puts its view or layer where it belongs: behind that of the next sibling in front, or before everything else
  /// there is, be it a node's or not.
  ///
  /// - Parameter inFront: that it is the last one so far.
  func insertBacking(of subnode: ASDisplayNode, inFront: Bool = false) {
    guard subnode.supernode === self else { return }
    if rasterizesSubtree || isRasterized { return isInHierarchy ? subnode.enterHierarchy() : () }
    let host = loadedLayer
    let layer = subnode.loadedLayer
    let next = inFront ? nil : layerInFront(of: subnode, in: host)
    guard !subnode.isLayerBacked, !isLayerBacked else {
      return next.map { host.insertSublayer(layer, below: $0) } ?? host.addSublayer(layer)
    }
    loadedView.insertSubview(subnode.loadedView, belowLayer: next)
  }

  private func removeBacking() {
    guard isNodeLoaded else { return exitHierarchy() }
    if ThreadState.isMain { return removeLoadedBacking() }
    runtime.async(.main) { [self] in
      if layerIfLoaded?.superlayer !== supernode?.layerIfLoaded { removeLoadedBacking() }
    }
  }

  private func removeLoadedBacking() {
    if isLayerBacked { loadedLayer.removeFromSuperlayer() } else { loadedView.removeFromSuperview() }
  }

  /// The layer of the nearest sibling in front that has one there.
  private func layerInFront(of subnode: ASDisplayNode, in host: CALayer) -> CALayer? {
    let siblings: [ASDisplayNode] = subnodes
    guard let index = siblings.lastIndex(where: { $0 === subnode }) else { return nil }
    return siblings[(index + 1)...].lazy.compactMap(\.layerIfLoaded).first { $0.superlayer === host }
  }

  // MARK: Being told

  /// A subnode has another size. If that is the one that this node's layout gives it, nothing is news.
  func didChangeSize(of subnode: ASDisplayNode) {
    if ThreadState.isMain, layerIfLoaded?.isInLayoutPass == true { return }
    if OpenCall.isOpen(NodeCall.framesApplied, on: self) { return }
    if calculatedLayout?.frame(for: subnode).size == subnode.bounds.size { return }
    tellOfHierarchyChange()
  }

  func tellOfHierarchyChange() {
    noteHierarchyChange()
    steps.hierarchyDidChange(of: self)
  }

  package func noteHierarchyChange() { note(NodeCall.hierarchyChange, flags: isInHierarchy ? .onScreen : []) }
}
