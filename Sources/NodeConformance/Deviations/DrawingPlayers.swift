import AsyncDisplayKit
import Foundation
import HeadlessUIKit

/// Touches the view of the node that it draws.
final class ViewSketch: SketchNode {
  override class func draw(
    _ bounds: CGRect, withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool, isRasterizing: Bool
  ) {
    (parameters as? Sketch)?.node.view.isHidden = false
    super.draw(
      bounds, withParameters: parameters, isCancelled: isCancelledBlock, isRasterizing: isRasterizing)
  }

  override func placeholderImage() -> UIImage? {
    view.isHidden = false
    return super.placeholderImage()
  }
}

/// The same, as an image of its own making.
final class ViewSnapshot: SnapshotNode {
  override class func display(
    withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool
  ) -> UIImage? {
    (parameters as? Sketch)?.node.view.isHidden = false
    return super.display(withParameters: parameters, isCancelled: isCancelledBlock)
  }
}

/// Clears its part of the bitmap even where that is another node's.
final class ClearingSketch: SketchNode {
  override class func draw(
    _ bounds: CGRect, withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool, isRasterizing: Bool
  ) {
    UIGraphicsGetCurrentContext()?.clear(bounds)
    super.draw(
      bounds, withParameters: parameters, isCancelled: isCancelledBlock, isRasterizing: isRasterizing)
  }
}
