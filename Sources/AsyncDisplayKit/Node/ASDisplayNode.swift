import Foundation
import HeadlessUIKit

/// Builds the layout spec of a node, in place of an override of `layoutSpecThatFits(_:)`.
public typealias ASLayoutSpecBlock = (_ node: ASDisplayNode, _ constrainedSize: ASSizeRange) -> ASLayoutSpec
/// Makes the view of a node. Runs on main.
public typealias ASDisplayNodeViewBlock = () -> UIView
/// Makes the layer of a node. Runs on main.
public typealias ASDisplayNodeLayerBlock = () -> CALayer
/// Runs once a node is loaded. On main.
public typealias ASDisplayNodeDidLoadBlock = (_ node: ASDisplayNode) -> Void

/// An element of the interface that can be created, configured and measured on any thread.
///
/// Its backing view is made on the main thread, the first time that somebody asks for it. Every hook that a subclass can override stands in
/// the body of this class or of those above it, because nothing else can be overridden; what the framework does in it is in the
/// files beside.
open class ASDisplayNode: MeasuredElement, ASLayoutElement {
  /// Held while the node is measured, so that no two threads are in its measuring code. Taken from parents to children only.
  let measuring = OwnedLock()
  let steps: any NodeSteps

  public override init() {
    steps = HeadlessRuntime.current.nodeSteps
    super.init()
    baseDidInit()
  }

  /// A node around a view of the user's own. The block runs on main, once, when the node is loaded.
  ///
  /// All but `init()` are conveniences, as in the original: a subclass with an `init()` of its own has them too.
  public convenience init(viewBlock: @escaping ASDisplayNodeViewBlock) { self.init(viewBlock: viewBlock, didLoad: nil) }

  public convenience init(viewBlock: @escaping ASDisplayNodeViewBlock, didLoad: ASDisplayNodeDidLoadBlock?) {
    self.init()
    wrap(viewBlock: viewBlock, didLoad: didLoad)
  }

  /// A node around a layer of the user's own, without view. The block runs on main, once, when the node is loaded.
  public convenience init(layerBlock: @escaping ASDisplayNodeLayerBlock) {
    self.init(layerBlock: layerBlock, didLoad: nil)
  }

  public convenience init(layerBlock: @escaping ASDisplayNodeLayerBlock, didLoad: ASDisplayNodeDidLoadBlock?) {
    self.init()
    wrap(layerBlock: layerBlock, didLoad: didLoad)
  }

  deinit {
    CreationScope.handOver(self)
    note(NodeCall.deinitialize)
  }

  // MARK: Loading

  /// The backing view; made by the first access. Off main it is refused: a view that belongs to nobody is returned.
  open var view: UIView { viewForClient }

  /// The layer of the backing view, or what the node has in place of a view. Main only, like ``view``.
  open var layer: CALayer { layerForClient }

  /// Whether the node can do without a view: not one around a view or layer of the user's own, and none that scrolls.
  open var supportsLayerBacking: Bool { !isSynchronous }

  /// Makes the backing view of a node that was given no block for it.
  func backingView() -> UIView { _ASDisplayView.made(for: self) }

  /// The backing view exists. Once, on main.
  open func didLoad() { tracedBase(NodeCall.didLoad) {} }

  // MARK: Measuring, never on main

  /// Builds the rule that sizes and places the subnodes. It is frozen as soon as it is returned.
  open func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    tracedBase(NodeCall.layoutSpecThatFits) { NoLayoutSpec() }
  }

  /// The size of a node without layout spec, in points. It is moved into the range that the node is measured for.
  open func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    tracedBase(NodeCall.calculateSizeThatFits) { constrainedSize.finiteOrZero }
  }

  /// Measures with the wishes of ``style`` still to be taken into account; then the method without them measures what is left.
  open func calculateLayoutThatFits(
    _ constrainedSize: ASSizeRange, restrictedTo size: ASLayoutElementSize, relativeToParentSize parentSize: CGSize
  ) -> ASLayout {
    tracedBase(NodeCall.calculateRestrictedLayout) {
      callCalculateLayoutThatFits(
        steps.restrict(constrainedSize, to: size, relativeTo: parentSize, for: self))
    }
  }

  /// Measures by the layout spec or, without one, by ``calculateSizeThatFits(_:)``.
  open func calculateLayoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
    tracedBase(NodeCall.calculateLayoutThatFits) { steps.layoutByRules(of: self, in: constrainedSize) }
  }

  /// ``calculatedLayout`` has another value: on main if the node is loaded, on the thread that measured it if not.
  open func calculatedLayoutDidChange() { tracedBase(NodeCall.calculatedLayoutDidChange) {} }

  // MARK: Subnodes, on main if one of the two is loaded

  /// Adds a subnode in front of the others; it leaves the supernode it had.
  open func addSubnode(_ subnode: ASDisplayNode) { insertSubnodeInFront(subnode) }
  open func insertSubnode(_ subnode: ASDisplayNode, at index: Int) { insertSubnodeInPlace(subnode, at: index) }
  /// A subnode that is to be next to itself stays where it is.
  open func insertSubnode(_ subnode: ASDisplayNode, belowSubnode below: ASDisplayNode) {
    insertSubnode(subnode, nextTo: below, above: false)
  }
  /// A subnode that is to be next to itself stays where it is.
  open func insertSubnode(_ subnode: ASDisplayNode, aboveSubnode above: ASDisplayNode) {
    insertSubnode(subnode, nextTo: above, above: true)
  }
  /// Puts a subnode in the place of another.
  open func replaceSubnode(_ old: ASDisplayNode, withSubnode new: ASDisplayNode) { exchangeSubnode(old, for: new) }
  open func removeFromSupernode() { leaveSupernode() }

  // MARK: Asking for layout

  /// The next measurement is done again; no layout pass is asked for.
  open func invalidateCalculatedLayout() { tracedBase(NodeCall.invalidateCalculatedLayout) { dropLayouts() } }

  /// The layouts of this node and of all above it are no longer valid, and are done again before the main loop settles.
  open func setNeedsLayout() { invalidateUpwards() }

  /// Lays out now what needs it. Of a node that is not loaded the layout is calculated and its subnodes get their frames.
  open func layoutIfNeeded() { layoutNow() }

  // MARK: Layout on main

  /// Applies the calculated layout: the frames of all subnodes are the new ones when the call to super returns, and not before.
  open func layout() { tracedBase(NodeCall.layout) { applyLayout() } }

  /// ``layout()`` has returned.
  open func layoutDidFinish() { tracedBase(NodeCall.layoutDidFinish) {} }

  /// The tint of the view, its own or that of a view above, has changed. On main.
  open func tintColorDidChange() {}

  // MARK: Hierarchy, on main

  /// The node is about to be in a window; parents come before their subnodes. A node that no container manages enters its states by it.
  open func willEnterHierarchy() { hierarchyHook(NodeCall.willEnterHierarchy) { enterInterfaceState() } }
  /// The node and all its subnodes have been told of the window.
  open func didEnterHierarchy() { hierarchyHook(NodeCall.didEnterHierarchy) }
  /// The node has left its window.
  open func didExitHierarchy() { hierarchyHook(NodeCall.didExitHierarchy) }

  // MARK: Interface state, on main

  /// What the node shows should be fetched now. Subnodes that come with the layout are there when the call to super returns.
  open func didEnterPreloadState() {
    tracedBase(NodeCall.didEnterPreloadState) { if automaticallyManagesSubnodes { layoutNow() } }
  }
  open func didExitPreloadState() { tracedBase(NodeCall.didExitPreloadState) {} }
  /// What the node shows should be drawn now.
  open func didEnterDisplayState() { tracedBase(NodeCall.didEnterDisplayState) {} }
  open func didExitDisplayState() { tracedBase(NodeCall.didExitDisplayState) {} }
  /// The node is on screen.
  open func didEnterVisibleState() { tracedBase(NodeCall.didEnterVisibleState) {} }
  open func didExitVisibleState() { tracedBase(NodeCall.didExitVisibleState) {} }

  /// Some part of the interface state has changed; after the hooks of the single states.
  open func interfaceStateDidChange(_ newState: ASInterfaceState, from oldState: ASInterfaceState) {
    tracedBase(NodeCall.interfaceStateDidChange) {}
  }

  // MARK: Interface state under its earlier names, on main

  /// Data from elsewhere should be fetched; after ``didEnterPreloadState()``.
  open func fetchData() { tracedBase(NodeCall.fetchData) {} }
  /// What was fetched can go, of this node alone; after ``didExitPreloadState()``.
  open func clearFetchedData() {
    tracedBase(NodeCall.clearFetchedData) { steps.dropFetchedData(of: self) }
  }
  open func fetchStateDidChange(_ inFetchState: Bool) { tracedBase(NodeCall.fetchStateDidChange) {} }
  open func displayStateDidChange(_ inDisplayState: Bool) { tracedBase(NodeCall.displayStateDidChange) {} }
  open func visibilityDidChange(_ isVisible: Bool) { tracedBase(NodeCall.visibilityDidChange) {} }

  // MARK: Describing

  /// The line of this node in ``recursiveDescription()``.
  open func descriptionForRecursiveDescription() -> String {
    tracedBase(NodeCall.descriptionForRecursiveDescription) { shortDescription }
  }

  open override var description: String { shortDescription }

  // MARK: From the superclass

  override func geometryDidChange(from old: LayerGeometry, to new: LayerGeometry) { tellOfGeometry(from: old, to: new) }
  override func noteFrame(by who: ObservedFlags) { note(NodeCall.setFrame, flags: who) }
}

extension CGSize {
  /// Zero on an axis without limit.
  fileprivate var finiteOrZero: CGSize {
    CGSize(width: width.isFinite ? width : 0, height: height.isFinite ? height : 0)
  }
}
