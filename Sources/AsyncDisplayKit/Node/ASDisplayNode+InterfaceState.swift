import HeadlessUIKit

extension ASDisplayNode {
  /// The node joins a window. Nothing happens if it is in it already.
  package func enterHierarchy() {
    if setInHierarchy(true) { steps.enterHierarchy(self) }
  }

  /// The node has left its window. Nothing happens if it was in none.
  package func exitHierarchy() {
    guard setInHierarchy(false) else { return }
    // What is drawn into another node's contents has neither view nor layer that could tell of it.
    if !isNodeLoaded { note(NodeCall.leftWindow) }
    let alone = state[\.isOwnerAlone] ? owningController : nil
    alone?.callViewWillDisappear()
    steps.exitHierarchy(self)
    alone?.callViewDidDisappear()
    state.with { $0.isOwnerAlone = false }
  }

  private var owningController: UIViewController? { state.with { $0.owner } as? UIViewController }

  /// A controller that nobody else tells hears of it from its node, the moment before that can be seen.
  private func tellOwner(before new: ASInterfaceState) -> UIViewController? {
    guard new.contains(.visible), !isVisible, let controller = owningController, controller.isOnItsOwn else {
      return nil
    }
    state.with { $0.isOwnerAlone = true }
    controller.callViewWillAppear()
    // It has laid its view out, and not known of the window that comes.
    layerIfLoaded?.setNeedsLayout()
    return controller
  }

  /// - Returns: whether that is new.
  private func setInHierarchy(_ isIn: Bool) -> Bool {
    state.with { state in
      guard state.isInHierarchy != isIn else { return false }
      state.isInHierarchy = isIn
      state.hierarchyMoves += 1
      return true
    }
  }

  /// How often the node has entered and left windows: a hook that takes it out, or elsewhere, makes it another number.
  package var hierarchyMoves: UInt { state[\.hierarchyMoves] }

  /// The window is told of. An override without a call to super has kept the state back that comes with it; here it is.
  package func joinWindow() {
    note(NodeCall.joinsWindow)
    enterInterfaceState()
  }

  /// In a window, a node that no container manages is as near as can be. What is in a cell is as near as the cell, and the cell
  /// itself waits for its container.
  package func enterInterfaceState() {
    guard isInHierarchy else { return }
    if !isRangeManaged {
      setInterfaceState(.inHierarchy)
    } else if !state[\.isRangeManaged], let supernode {
      setInterfaceState(supernode.interfaceState)
    }
  }

  /// Out of the window, a node cannot be seen; how near it still is, its container says if it has one. A node that a container takes out
  /// and puts back at once has not been away.
  package func exitInterfaceState() {
    if !isRangeManaged { return setInterfaceState([]) }
    runtime.async(.main) { [self] in
      if !isInHierarchy { setInterfaceState(interfaceState.subtracting(.visible)) }
    }
  }

  /// A node that joins another one which a container manages is as near as that.
  func inheritInterfaceState(of supernode: ASDisplayNode) {
    let state = supernode.interfaceState
    setInterfaceStateOfTree(supernode.isInHierarchy ? state : state.subtracting(.visible))
  }

  /// Whether this node or one above it is a cell, whose state its container sets.
  var isRangeManaged: Bool { state[\.isRangeManaged] || supernode?.isRangeManaged == true }

  /// Whether a container says how near this node is to being seen: it is a cell.
  package var isManagedByContainer: Bool {
    get { state[\.isRangeManaged] }
    set { state.with { $0.isRangeManaged = newValue } }
  }

  /// Sets the state of this node alone. A node that gets visible is loaded before.
  package func setInterfaceState(_ new: ASInterfaceState) {
    if new.contains(.visible), !isNodeLoaded, !isRasterized { load() }
    let alone = tellOwner(before: new)
    defer { alone?.callViewDidAppear() }
    let old = state.with { state in
      defer { state.interfaceState = new }
      return state.interfaceState
    }
    // What has become of the state is said whatever is made of it.
    for event in NodeCall.events(from: old, to: new) { note(event) }
    guard old != new else { return }
    steps.interfaceStateDidChange(of: self, from: old, to: new)
  }

  /// Sets the state of this node and then of all below it.
  package func setInterfaceStateOfTree(_ new: ASInterfaceState) {
    setInterfaceState(new)
    for subnode in subnodes where subnode.supernode === self { subnode.setInterfaceStateOfTree(new) }
  }
}
