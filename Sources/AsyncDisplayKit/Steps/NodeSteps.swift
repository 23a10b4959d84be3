import Foundation
import HeadlessUIKit

/// The steps of a node's life whose place or order is promised, each with the right behaviour as its default.
///
/// A deliberate fault replaces one of them. A hook can be run on another lane with `node.runtime.sync(lane) { … }`.
package protocol NodeSteps: Sendable {
  /// The end of the base class's `init`.
  func baseDidInit(_ node: ASDisplayNode)
  /// Runs one hook of a node.
  func deliver(_ hook: ObservedCall, to node: ASDisplayNode, _ body: () -> Void)
  /// The backing view exists, and the subnodes' views in it.
  func finishLoading(_ node: ASDisplayNode)
  /// Whether somebody may have the node's view or layer now; the refusal is reported.
  func mayAccessView(of node: ASDisplayNode, as call: ObservedCall) -> Bool
  /// Measures a node whose layout is not in the cache, on a thread that is fit for it; nil if there is none.
  func measure(_ node: ASDisplayNode, in range: ASSizeRange, parentSize: CGSize) -> ASLayout?
  /// A spec tree was returned for a node: nobody may write it any more.
  func freeze(_ spec: ASLayoutSpec)
  /// What a layout pass does for a node whose layout is ready.
  func layoutPass(of node: ASDisplayNode)
  /// What the framework's own `layout()` does.
  func applyFrames(of node: ASDisplayNode)
  /// A subnode was added, removed, or changed in size.
  func hierarchyDidChange(of node: ASDisplayNode)
  /// The node joins a window.
  func enterHierarchy(_ node: ASDisplayNode)
  /// The node has left its window.
  func exitHierarchy(_ node: ASDisplayNode)
  /// Tells a node of its new interface state.
  func interfaceStateDidChange(of node: ASDisplayNode, from old: ASInterfaceState, to new: ASInterfaceState)
  /// Runs the node blocks of new cells, 0 up to `count`, and waits for all.
  func runNodeBlocks(of runtime: HeadlessRuntime, count: Int, _ body: (Int) -> Void)
}

/// Every step at its default.
package struct StandardNodeSteps: NodeSteps {
  package init() {}
}

extension NodeSteps {
  package func baseDidInit(_ node: ASDisplayNode) {}

  package func deliver(_ hook: ObservedCall, to node: ASDisplayNode, _ body: () -> Void) { body() }

  package func finishLoading(_ node: ASDisplayNode) {
    node.note(NodeCall.viewLoaded)
    node.callDidLoad()
  }

  package func mayAccessView(of node: ASDisplayNode, as call: ObservedCall) -> Bool {
    node.requireMain(.viewOnMain, call.name, as: call)
  }

  package func measure(_ node: ASDisplayNode, in range: ASSizeRange, parentSize: CGSize) -> ASLayout? {
    guard ThreadState.isMain else { return node.measureHere(in: range, parentSize: parentSize) }
    return node.runtime.sync(.layout) { node.measureHere(in: range, parentSize: parentSize) } ?? nil
  }

  package func freeze(_ spec: ASLayoutSpec) { spec.freezeTree() }

  package func layoutPass(of node: ASDisplayNode) {
    node.callLayout()
    node.callLayoutDidFinish()
  }

  package func applyFrames(of node: ASDisplayNode) { node.applyCalculatedFrames() }

  package func hierarchyDidChange(of node: ASDisplayNode) {
    node.noteHierarchyChange()
    node.setNeedsLayout()
  }

  package func enterHierarchy(_ node: ASDisplayNode) {
    node.callWillEnterHierarchy()
    node.enterInterfaceState()
    for subnode in node.subnodes { subnode.enterHierarchy() }
    node.callDidEnterHierarchy()
  }

  package func exitHierarchy(_ node: ASDisplayNode) {
    node.callDidExitHierarchy()
    node.exitInterfaceState()
    for subnode in node.subnodes { subnode.exitHierarchy() }
    node.note(NodeCall.leftHierarchy)
  }

  package func interfaceStateDidChange(
    of node: ASDisplayNode, from old: ASInterfaceState, to new: ASInterfaceState
  ) {
    let entered = new.subtracting(old)
    let left = old.subtracting(new)
    if entered.contains(.preload) { node.callDidEnterPreloadState() }
    if entered.contains(.display) { node.callDidEnterDisplayState() }
    if entered.contains(.visible) {
      node.note(NodeCall.visible)
      node.callDidEnterVisibleState()
    }
    if left.contains(.visible) { node.callDidExitVisibleState() }
    if left.contains(.display) { node.callDidExitDisplayState() }
    if left.contains(.preload) { node.callDidExitPreloadState() }
    node.callInterfaceStateDidChange(new, from: old)
  }

  package func runNodeBlocks(of runtime: HeadlessRuntime, count: Int, _ body: (Int) -> Void) {
    runtime.concurrentPerform(.layout, count: count, body)
  }
}
