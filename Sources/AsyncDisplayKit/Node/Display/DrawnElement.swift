import Foundation
import HeadlessUIKit

/// The part of a node that makes its contents.
///
/// A class beside ``ASDisplayNode`` because only what stands in the body of a class can be overridden.
open class DrawnElement: RespondingElement {
  /// Whether a class has no initialiser of its own. What `portable-source` has read says so of each class; of others, nothing is known.
  open class var inheritsInitialisers: Bool { false }

  // MARK: On the display workers, or on main where the node is displayed synchronously

  /// Draws the contents into the current context. It knows nothing of the node but `parameters`, so that it needs no lock.
  ///
  /// - Parameters:
  ///   - bounds: what is to be drawn, in points.
  ///   - parameters: what ``drawParameters(forAsyncLayer:)`` returned.
  ///   - isCancelledBlock: whether the result is no longer wanted.
  ///   - isRasterizing: whether it draws on what is behind the node; then it must not clear that.
  open class func draw(
    _ bounds: CGRect, withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool, isRasterizing: Bool
  ) {}

  /// Makes the contents, without a context. Where a class has both this and the other one, this one is called.
  open class func display(
    withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool
  ) -> UIImage? { nil }

  // MARK: On main

  /// A copy of what drawing needs to know. Asked for once for each display.
  open func drawParameters(forAsyncLayer layer: _ASDisplayLayer) -> NSObjectProtocol? {
    tracedBase(NodeCall.drawParameters) { nil }
  }

  /// The contents are about to be made.
  open func displayWillStart() { tracedBase(NodeCall.displayWillStart) {} }
  /// The contents are about to be made; after ``displayWillStart()``.
  open func displayWillStartAsynchronously(_ asynchronously: Bool) {
    tracedBase(NodeCall.displayWillStartAsynchronously) {}
  }

  /// The contents have been made and set. Not for a display that was cancelled.
  open func displayDidFinish() { tracedBase(NodeCall.displayDidFinish) {} }
  /// The contents of a node directly below are about to be made.
  open func subnodeDisplayWillStart(_ subnode: ASDisplayNode) { tracedBase(NodeCall.subnodeDisplayWillStart) {} }
  /// The contents of a node directly below have been made and set.
  open func subnodeDisplayDidFinish(_ subnode: ASDisplayNode) { tracedBase(NodeCall.subnodeDisplayDidFinish) {} }
  /// Neither this node nor one directly below is being displayed any more.
  open func hierarchyDisplayDidFinish() { tracedBase(NodeCall.hierarchyDisplayDidFinish) {} }

  // What a delegate of a node's life is told, the node is told before it: as documented. The original tells the delegates alone.

  /// The view or layer is there; after `didLoad()` and the blocks that waited for it.
  open func nodeDidLoad() {}
  /// The calculated layout has been applied: part of the framework's own `layout()`.
  open func nodeDidLayout() {}

  /// The contents can go, and what was needed to make them: they can be made again.
  open func clearContents() {
    tracedBase(NodeCall.clearContents) {
      if requireMain(.displayOnMain, "clearContents()"), let node = self as? ASDisplayNode {
        node.steps.dropContents(of: node)
      }
    }
  }

  // MARK: On main and the display workers

  /// What is shown until the contents have been made. It must be safe to call on any thread.
  open func placeholderImage() -> UIImage? { tracedBase(NodeCall.placeholderImage) { nil } }

  /// Whether a shadow is part of the contents, and not one of the backing layer.
  var drawsShadow: Bool { false }

  // MARK: On any thread

  /// Has the contents made again before the main loop settles.
  open func setNeedsDisplay() { tracedBase(NodeCall.setNeedsDisplay) { askToBeDisplayed() } }

  /// Has the contents made again with another scale, in pixels per point, if it is another one.
  open func setNeedsDisplayAtScale(_ contentsScale: CGFloat) {
    tracedBase(NodeCall.setNeedsDisplayAtScale) {
      let isNew = state.with { state in
        defer { state.display.scale = contentsScale }
        return state.display.scale != contentsScale
      }
      if isNew { askToBeDisplayed() }
    }
  }

  /// ``setNeedsDisplayAtScale(_:)`` of this node and all below it.
  open func recursivelySetNeedsDisplayAtScale(_ contentsScale: CGFloat) {
    tracedBase(NodeCall.recursivelySetNeedsDisplayAtScale) {
      if let node = self as? ASDisplayNode { node.steps.setScale(contentsScale, inTreeOf: node) }
    }
  }

  /// The action of the layer for a key; never called: a change of a layer animates nothing by itself here.
  open func layerAction(forKey event: String) -> (any CAAction)? { nil }

  // MARK: Changes between layouts, on main

  /// Measures the node for another range, and shows the change by ``animateLayoutTransition(_:)``. Nothing happens if the node has been
  /// measured for that very range since it last changed, and if the range has no room.
  ///
  /// - Parameters:
  ///   - shouldMeasureAsync: whether to return before the measuring is done, which is never done on main.
  ///   - measurementCompletion: told on main, when the new layout is the calculated one and before the change is shown.
  open func transitionLayout(
    with constrainedSize: ASSizeRange, animated: Bool, shouldMeasureAsync: Bool,
    measurementCompletion completion: (() -> Void)? = nil
  ) {
    (self as? ASDisplayNode)?.changeLayout(
      to: constrainedSize, animated: animated, async: shouldMeasureAsync, completion)
  }

  /// The same for the range that the node has: its content has changed.
  open func transitionLayout(
    withAnimation animated: Bool, shouldMeasureAsync: Bool, measurementCompletion completion: (() -> Void)? = nil
  ) {
    (self as? ASDisplayNode)?.changeLayout(animated: animated, async: shouldMeasureAsync, completion)
  }

  /// Shows a change from one layout to another. An override must call `completeTransition(_:)` of the context, sooner or later.
  open func animateLayoutTransition(_ context: any ASContextTransitioning) {
    tracedBase(NodeCall.animateLayoutTransition) { showAtOnce(context) }
  }

  /// The change has been shown: what is no longer in the layout goes.
  open func didCompleteLayoutTransition(_ context: any ASContextTransitioning) {
    tracedBase(NodeCall.didCompleteLayoutTransition) {
      if let node = self as? ASDisplayNode { node.steps.dropLeavers(of: node, context) }
    }
  }

  private func askToBeDisplayed() {
    if !state[\.isLoaded] { return rasterizingNode?.setNeedsDisplay() ?? () }
    onMain(self) { element in element.state.with { $0.layer ?? $0.view?.layer }?.setNeedsDisplay() }
  }

  /// The node above in whose contents this one is drawn.
  var rasterizingNode: ASDisplayNode? {
    var next = state.with { $0.supernode }
    while let node = next {
      if node.state[\.display.isRasterizing] { return node }
      next = node.supernode
    }
    return nil
  }
}
