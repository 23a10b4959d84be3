import Foundation
import HeadlessUIKit

/// A node that draws before and after its contents.
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

  private func plain(_ block: ASDisplayNodeContextModifier?) -> ((CGContext) -> Void)? {
    block.map { block in { block($0, nil) } }
  }

  private func full(_ block: ((CGContext) -> Void)?) -> ASDisplayNodeContextModifier? {
    block.map { block in { context, _ in block(context) } }
  }
}
