import Foundation
import HeadlessUIKit

/// A node that draws before and after its contents, places them, and has edges.
public protocol ASContextModifying: AnyObject {}

extension ASDisplayNode: ASContextModifying {}

extension ASContextModifying where Self: ASDisplayNode {
  /// The block as earlier versions of the original have it: without what the node is drawn with.
  @_disfavoredOverload
  public var willDisplayNodeContentWithRenderingContext: ((_ context: CGContext) -> Void)? {
    get { plain(self.willDisplayNodeContentWithRenderingContext) }
    set { self.willDisplayNodeContentWithRenderingContext = full(newValue) }
  }

  /// The same for the block that draws after the contents.
  @_disfavoredOverload
  public var didDisplayNodeContentWithRenderingContext: ((_ context: CGContext) -> Void)? {
    get { plain(self.didDisplayNodeContentWithRenderingContext) }
    set { self.didDisplayNodeContentWithRenderingContext = full(newValue) }
  }

  /// As layers have it, whose constants earlier sources give to nodes too.
  @_disfavoredOverload
  public var contentsGravity: CALayerContentsGravity {
    get { CALayerContentsGravity(rawValue: self.contentsGravity) }
    set { self.contentsGravity = newValue.rawValue }
  }

  @_disfavoredOverload
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { CAEdgeAntialiasingMask(rawValue: self.edgeAntialiasingMask) }
    set { self.edgeAntialiasingMask = newValue.rawValue }
  }

  private func plain(_ block: ASDisplayNodeContextModifier?) -> ((CGContext) -> Void)? {
    block.map { block in { block($0, nil) } }
  }

  private func full(_ block: ((CGContext) -> Void)?) -> ASDisplayNodeContextModifier? {
    block.map { block in { context, _ in block(context) } }
  }
}
