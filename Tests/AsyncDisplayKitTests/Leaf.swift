import AsyncDisplayKit
import Foundation

/// Draws nothing, and counts what it is told.
final class Leaf: ASDisplayNode {
  private(set) var starts: [Bool] = []
  private(set) var ends = 0

  override class func draw(
    _ bounds: CGRect, withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool, isRasterizing: Bool
  ) {}

  override func displayWillStartAsynchronously(_ asynchronously: Bool) {
    super.displayWillStartAsynchronously(asynchronously)
    starts.append(asynchronously)
  }

  override func hierarchyDisplayDidFinish() {
    super.hierarchyDisplayDidFinish()
    ends += 1
  }

  override func placeholderImage() -> UIImage? { UIImage() }
}
