import Foundation
import HeadlessUIKit

/// Drawing a whole tree into the contents of its root: the nodes in it have no views.
extension ASDisplayNode {
  /// Whether everything below is drawn into the contents of this node.
  public var rasterizesSubtree: Bool { state[\.display.isRasterizing] }

  var containsLoadedSubnode: Bool { subnodes.contains { $0.isNodeLoaded || $0.containsLoadedSubnode } }

  /// Whether a node, or one above it, is drawn into another one's contents.
  var isRasterized: Bool { rasterizingNode != nil }

  /// Whether a node can be below one that is drawn as a whole.
  func mayBeRasterized() -> Bool { !isNodeLoaded && !isSynchronous && !containsLoadedSubnode }

  /// What is drawn of this node into the contents of one above; nil for what cannot be seen.
  func rasterizedPart(_ generation: UInt) -> RasterizedPart? {
    guard !isHidden, alpha > 0, !bounds.isEmpty else { return nil }
    layoutNow()
    var job = job(generation: generation, on: nil)
    job.background = backgroundColor
    job.owner = rasterizingNode
    return RasterizedPart(
      job: job, frame: frame, alpha: alpha, cornerRadius: cornerRadius, clips: clipsToBounds,
      parts: subnodes.compactMap { $0.rasterizedPart(generation) })
  }
}
