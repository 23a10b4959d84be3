import Foundation
import HeadlessUIKit

/// Builds the layout spec of a node, in place of an override of `layoutSpecThatFits(_:)`.
public typealias ASLayoutSpecBlock = (_ node: ASDisplayNode, _ constrainedSize: ASSizeRange) -> ASLayoutSpec

/// An element of the interface that can be created, configured and measured on any thread.
///
/// Its backing view is made on the main thread, the first time that somebody asks for it.
open class ASDisplayNode: ASLayoutElement, TracedObject {
  package let runtime: HeadlessRuntime
  public let observationID: UInt32
  public let style = ASLayoutElementStyle()

  let state = Guarded(NodeState())
  /// Held while the node is measured, so that no two threads are in its measuring code. Taken from parents to children only.
  let measuring = OwnedLock()
  let steps: any NodeSteps

  public init() {
    runtime = HeadlessRuntime.current
    observationID = runtime.nextObservationID()
    steps = runtime.nodeSteps
    baseDidInit()
  }

  /// A node around a view of the user's own. The block runs on main, once, when the node is loaded.
  public init(viewBlock: @escaping () -> UIView, didLoad: ((ASDisplayNode) -> Void)? = nil) {
    runtime = HeadlessRuntime.current
    observationID = runtime.nextObservationID()
    steps = runtime.nodeSteps
    state.with {
      $0.viewBlock = viewBlock
      if let didLoad { $0.loadBlocks.append(didLoad) }
    }
    baseDidInit()
  }

  private func baseDidInit() {
    CreationScope.begin(NodeCall.initialize, of: self)
    steps.baseDidInit(self)
    CreationScope.endOfBase(NodeCall.initialize, of: self, isAll: type(of: self) == ASDisplayNode.self)
  }

  deinit {
    CreationScope.handOver(self)
    note(NodeCall.deinitialize)
  }

  public var layoutElementType: ASLayoutElementType { .displayNode }

  public var relatedObservationID: UInt32 {
    let (supernode, owner) = state.with { ($0.supernode, $0.owner) }
    return supernode?.observationID ?? owner?.observationID ?? 0
  }

  package var ambientFlags: ObservedFlags { isNodeLoaded ? .loaded : [] }
  package var refusal: ObservedCall { NodeCall.refused }

  // MARK: Loading

  /// The backing view exists. Once, on main.
  open func didLoad() { tracedBase(NodeCall.didLoad) {} }

  // MARK: Measuring, never on main

  /// Builds the rule that sizes and places the subnodes. It is frozen as soon as it is returned.
  open func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    tracedBase(NodeCall.layoutSpecThatFits) { NoLayoutSpec() }
  }

  /// The size of a node without layout spec, in points. It is moved into the range that the node is measured for.
  open func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    CGSize(
      width: constrainedSize.width.isFinite ? constrainedSize.width : 0,
      height: constrainedSize.height.isFinite ? constrainedSize.height : 0)
  }

  open func calculateLayoutThatFits(
    _ constrainedSize: ASSizeRange, restrictedTo size: ASLayoutElementSize, relativeToParentSize parentSize: CGSize
  ) -> ASLayout {
    calculateLayoutThatFits(narrowed(constrainedSize, to: size, relativeToParentSize: parentSize))
  }

  open func calculateLayoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
    layoutByRules(in: constrainedSize)
  }

  /// `calculatedLayout` has another value: on main if the node is loaded, where it was measured if not.
  open func calculatedLayoutDidChange() { tracedBase(NodeCall.calculatedLayoutDidChange) {} }

  // MARK: Layout on main

  /// Applies the calculated layout: the frames of all subnodes are the new ones when the call to super returns, and not before.
  open func layout() {
    tracedBase(NodeCall.layout) {
      guard isNodeLoaded, ThreadState.isMain else {
        refuse(.layoutOnMain, isNodeLoaded ? "on \(ThreadState.current)" : "the node is not loaded")
        return
      }
      steps.applyFrames(of: self)
    }
  }

  /// `layout()` has returned.
  open func layoutDidFinish() { tracedBase(NodeCall.layoutDidFinish) {} }

  // MARK: Hierarchy and interface state, all on main

  /// The node is about to be in a window; parents come before their subnodes.
  open func willEnterHierarchy() { hierarchyHook(NodeCall.willEnterHierarchy) }
  /// The node and all its subnodes have been told of the window.
  open func didEnterHierarchy() { hierarchyHook(NodeCall.didEnterHierarchy) }
  /// The node has left its window.
  open func didExitHierarchy() { hierarchyHook(NodeCall.didExitHierarchy) }

  open func didEnterPreloadState() { tracedBase(NodeCall.didEnterPreloadState) {} }
  open func didExitPreloadState() { tracedBase(NodeCall.didExitPreloadState) {} }
  open func didEnterDisplayState() { tracedBase(NodeCall.didEnterDisplayState) {} }
  open func didExitDisplayState() { tracedBase(NodeCall.didExitDisplayState) {} }
  open func didEnterVisibleState() { tracedBase(NodeCall.didEnterVisibleState) {} }
  open func didExitVisibleState() { tracedBase(NodeCall.didExitVisibleState) {} }

  /// Some part of the interface state has changed; after the hooks of the single states.
  open func interfaceStateDidChange(_ newState: ASInterfaceState, from oldState: ASInterfaceState) {
    tracedBase(NodeCall.interfaceStateDidChange) {}
  }

  private func hierarchyHook(_ call: ObservedCall) {
    if !OpenCall.isOpen(call, on: self) { refuse(.notCalledByHand, "\(call.name) was called directly") }
    tracedBase(call) {}
  }
}

/// What the framework's own `layoutSpecThatFits(_:)` returns: that there is no rule.
final class NoLayoutSpec: ASLayoutSpec {}
