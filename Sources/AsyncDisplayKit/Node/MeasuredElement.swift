import Foundation
import HeadlessUIKit

/// The part of a node by which others measure it, and have it do something once it is ready for that.
///
/// A class beside ``ASDisplayNode`` because only what stands in the body of a class can be overridden.
open class MeasuredElement: RelatedElement {
  private var node: ASDisplayNode { unsafeDowncast(self, to: ASDisplayNode.self) }

  /// Measures the node, or returns what it was measured to be since it last changed. The work is never done on main: a caller there
  /// waits for a layout worker.
  ///
  /// What a specification has to say belongs into ``ASDisplayNode/calculateLayoutThatFits(_:)``: a node that is the root of a tree is
  /// measured without this method.
  open func layoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
    layoutThatFits(constrainedSize, parentSize: constrainedSize.max)
  }

  /// - Parameter parentSize: what fractions in ``ASDisplayNode/style`` are taken of; undefined (NaN) on an axis that depends on the
  ///   content.
  open func layoutThatFits(_ constrainedSize: ASSizeRange, parentSize: CGSize) -> ASLayout {
    node.layoutForClient(constrainedSize, parentSize: parentSize)
  }

  /// Runs `body` once the node is loaded, after `didLoad()`; at once, on main, if it is loaded already.
  open func onDidLoad(_ body: @escaping ASDisplayNodeDidLoadBlock) { node.runOnceLoaded(body) }

  /// Has what is shown fetched anew, of this node and all below it, if the node is in the preload state; else it will be once it is. What
  /// entering that state calls is called again. On any thread.
  open func setNeedsPreload() { node.fetchAnew() }
}
