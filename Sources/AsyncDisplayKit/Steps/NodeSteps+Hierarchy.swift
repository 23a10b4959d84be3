import HeadlessUIKit

/// The steps of joining and leaving windows at their defaults.
extension NodeSteps {
  package func enterHierarchy(_ node: ASDisplayNode) {
    let moves = node.hierarchyMoves
    node.callWillEnterHierarchy()
    // Any hook may take any node out again.
    guard node.hierarchyMoves == moves else { return }
    node.joinWindow()
    for subnode in node.subnodes where subnode.supernode === node && node.hierarchyMoves == moves {
      subnode.enterHierarchy()
    }
    guard node.hierarchyMoves == moves else { return }
    node.wantContents()
    node.callDidEnterHierarchy()
    node.tellDelegates { $0.didEnterHierarchy() }
  }

  package func exitHierarchy(_ node: ASDisplayNode) {
    node.callDidExitHierarchy()
    node.tellDelegates { $0.didExitHierarchy() }
    node.exitInterfaceState()
    for subnode in node.subnodes where subnode.supernode === node { subnode.exitHierarchy() }
    node.note(NodeCall.leftHierarchy)
  }

  package func interfaceStateDidChange(
    of node: ASDisplayNode, from old: ASInterfaceState, to new: ASInterfaceState
  ) {
    let parts: [(ASInterfaceState, (ASDisplayNode) -> (Bool) -> Void)] = [
      (.preload, ASDisplayNode.tellOfPreload), (.display, ASDisplayNode.tellOfDisplay),
      (.visible, ASDisplayNode.tellOfVisibility),
    ]
    for (part, tell) in parts where node.wasTold(of: part) != new.contains(part) {
      tell(node)(new.contains(part))
      // A hook that changes the state has had the rest told by then.
      guard node.interfaceState == new else { return }
    }
    node.callInterfaceStateDidChange(new, from: old)
    node.tellDelegates { $0.interfaceStateDidChange(new, from: old) }
  }
}
