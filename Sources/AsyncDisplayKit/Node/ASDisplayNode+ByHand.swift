import HeadlessUIKit

/// Somebody moves the view of a node by hand: the node goes where its view goes, so that both trees stay one.
///
/// A view of the user's own, or of a node that scrolls, goes alone, and so do those of cells: they are their container's.
extension ASDisplayNode {
  /// The view is about to be in another one. If that is a node's, this node becomes a subnode of it, in front of the others.
  func followView(_ view: UIView, into superview: UIView) {
    guard leads(view), let host = superview.asyncdisplaykit_node, supernode !== host else { return }
    guard !host.isBelow(self) else { return }
    note(NodeCall.addSubnode, flags: .byClient)
    if let old = supernode { old.lose(self) }
    state.with { $0.supernode = host }
    host.state.with { $0.subnodes.append(self) }
    inheritTraits(of: host)
    if host.isRangeManaged { inheritInterfaceState(of: host) }
    host.tellOfHierarchyChange()
  }

  /// The view is in another one than the supernode's, or in none.
  func leaveSupernodeBehind(of view: UIView) {
    guard let old = supernode, leads(view) else { return }
    let isWhereItBelongs =
      view.superview.map { $0.asyncdisplaykit_node === old } ?? !old.isNodeLoaded
    if !isWhereItBelongs, old.subnodes.contains(where: { $0 === self }) { old.lose(self) }
  }

  private func leads(_ view: UIView) -> Bool {
    !isSynchronous && !isManagedByContainer && type(of: view) == _ASDisplayView.self
  }

  private func lose(_ subnode: ASDisplayNode) {
    state.with { $0.forget(subnode) }
    subnode.state.with { if $0.supernode === self { $0.supernode = nil } }
    tellOfHierarchyChange()
  }
}
