import Foundation
import HeadlessUIKit

/// The steps of a node's life whose place or order is promised, each with the right behaviour as its default.
///
/// A deliberate fault replaces one of them. A hook can be run on another lane with `node.runtime.sync(lane) { … }`.
package protocol NodeSteps: CollectionSteps {
  /// The end of the base class's `init`.
  func baseDidInit(_ node: ASDisplayNode)
  /// Runs one hook of a node.
  func deliver(_ hook: ObservedCall, to node: ASDisplayNode, _ body: () -> Void)
  /// The backing view exists, and the subnodes' views in it.
  func finishLoading(_ node: ASDisplayNode)
  /// Whether somebody may have the node's view or layer now; the refusal is reported.
  func mayAccessView(of node: ASDisplayNode, as call: ObservedCall) -> Bool
  /// What a node was measured to be, if nothing has changed since.
  func knownLayout(of node: ASDisplayNode, in range: ASSizeRange, parentSize: CGSize) -> ASLayout?
  /// What of a range is left after the wishes of a node's style.
  func restrict(
    _ range: ASSizeRange, to size: ASLayoutElementSize, relativeTo parentSize: CGSize, for node: ASDisplayNode
  ) -> ASSizeRange
  /// What the framework's own `calculateLayoutThatFits(_:)` does.
  func layoutByRules(of node: ASDisplayNode, in range: ASSizeRange) -> ASLayout
  /// A node was measured, on the thread that did it.
  func didMeasure(_ node: ASDisplayNode, _ layout: ASLayout)
  /// A node has another calculated layout than before.
  func calculatedLayoutDidChange(of node: ASDisplayNode)
  /// Measures a node whose layout is not in the cache, on a thread that is fit for it; nil if there is none.
  func measure(_ node: ASDisplayNode, in range: ASSizeRange, parentSize: CGSize) -> ASLayout?
  /// Whether a spec may be written in the `layoutSpecThatFits(_:)` that makes it.
  func mayWrite(_ spec: ASLayoutSpec) -> Bool
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
  /// The new layout of a transition has been measured. On main.
  func transition(
    _ node: ASDisplayNode, to layout: ASLayout, in range: ASSizeRange, animated: Bool, completion: (() -> Void)?)
  /// A transition has been shown.
  func didCompleteTransition(of node: ASDisplayNode, _ context: any ASContextTransitioning)
  /// What the framework's own `didCompleteLayoutTransition(_:)` does.
  func dropLeavers(of node: ASDisplayNode, _ context: any ASContextTransitioning)
  /// Has a node asked for what its drawing needs to know.
  func drawParameters(of node: ASDisplayNode, _ ask: () -> NSObjectProtocol?) -> NSObjectProtocol?
  /// The contents of a node are about to be made.
  func displayWillStart(_ node: ASDisplayNode, asynchronously: Bool)
  /// Makes the contents of a node and has them delivered on main.
  func perform(
    asynchronously: Bool, for node: ASDisplayNode, _ work: @escaping () -> UIImage?,
    deliver: @escaping (UIImage?) -> Void)
  /// Has a node asked for its placeholder, on main or on a display worker.
  func placeholder(of node: ASDisplayNode, _ ask: () -> UIImage?) -> UIImage?
  /// Whether contents that are being made are no longer wanted.
  func isCancelled(_ node: ASDisplayNode, display generation: UInt) -> Bool
  /// The contents of a node have been made.
  func didDisplay(_ node: ASDisplayNode, _ picture: UIImage?)
  /// What the framework's own `clearContents()` does.
  func dropContents(of node: ASDisplayNode)
  /// What the framework's own `clearFetchedData()` does.
  func dropFetchedData(of node: ASDisplayNode)
  /// What the framework's own `recursivelySetNeedsDisplayAtScale(_:)` does.
  func setScale(_ scale: CGFloat, inTreeOf node: ASDisplayNode)
  /// A layout spec block is set on a node whose class has a spec of its own.
  func refuseSecondSpec(of node: ASDisplayNode)
  /// The traits of a node are others than before.
  func traitsDidChange(of node: ASDisplayNode, from old: ASPrimitiveTraitCollection)
  /// Whether a gesture on a node's view may begin.
  func mayBegin(_ recognizer: UIGestureRecognizer, on node: ASDisplayNode) -> Bool
  /// The line of a node in a description of its tree.
  func describe(_ node: ASDisplayNode) -> String
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
    node.finishLoadBlocks()
  }

  package func knownLayout(of node: ASDisplayNode, in range: ASSizeRange, parentSize: CGSize) -> ASLayout? {
    node.cachedLayout(in: range, parentSize: parentSize)
  }

  package func restrict(
    _ range: ASSizeRange, to size: ASLayoutElementSize, relativeTo parentSize: CGSize, for node: ASDisplayNode
  ) -> ASSizeRange { node.narrowed(range, to: size, relativeToParentSize: parentSize) }

  package func layoutByRules(of node: ASDisplayNode, in range: ASSizeRange) -> ASLayout {
    node.layoutByRules(in: range)
  }

  package func didMeasure(_ node: ASDisplayNode, _ layout: ASLayout) { node.commitWhileUnloaded(layout) }

  package func calculatedLayoutDidChange(of node: ASDisplayNode) {
    node.callCalculatedLayoutDidChange()
  }

  package func mayAccessView(of node: ASDisplayNode, as call: ObservedCall) -> Bool {
    node.requireMain(.viewOnMain, call.name, as: call)
  }

  package func measure(_ node: ASDisplayNode, in range: ASSizeRange, parentSize: CGSize) -> ASLayout? {
    guard ThreadState.isMain else { return node.measureHere(in: range, parentSize: parentSize) }
    return node.runtime.sync(.layout) { node.measureHere(in: range, parentSize: parentSize) } ?? nil
  }

  package func mayWrite(_ spec: ASLayoutSpec) -> Bool { true }

  package func freeze(_ spec: ASLayoutSpec) { spec.freezeTree() }

  package func layoutPass(of node: ASDisplayNode) {
    node.callLayout()
    node.callLayoutDidFinish()
  }

  package func applyFrames(of node: ASDisplayNode) { node.applyCalculatedFrames() }

  package func hierarchyDidChange(of node: ASDisplayNode) {
    node.setNeedsLayout()
  }

  package func transition(
    _ node: ASDisplayNode, to layout: ASLayout, in range: ASSizeRange, animated: Bool, completion: (() -> Void)?
  ) {
    node.note(NodeCall.transitionMeasured)
    node.show(layout, in: range, animated: animated, completion)
  }

  package func didCompleteTransition(of node: ASDisplayNode, _ context: any ASContextTransitioning) {
    node.finishTransition(context)
  }

  package func dropLeavers(of node: ASDisplayNode, _ context: any ASContextTransitioning) {
    node.removeLeavingSubnodes(of: context)
  }

  package func traitsDidChange(of node: ASDisplayNode, from old: ASPrimitiveTraitCollection) {
    node.tellOfTraits(before: old)
  }

  package func mayBegin(_ recognizer: UIGestureRecognizer, on node: ASDisplayNode) -> Bool {
    node.callGestureRecognizerShouldBegin(recognizer)
  }

  package func describe(_ node: ASDisplayNode) -> String { node.callDescriptionForRecursiveDescription() }

  package func runNodeBlocks(of runtime: HeadlessRuntime, count: Int, _ body: (Int) -> Void) {
    runtime.concurrentPerform(.layout, count: count, body)
  }
}
