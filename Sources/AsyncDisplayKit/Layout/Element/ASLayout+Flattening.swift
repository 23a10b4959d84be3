import Foundation

extension ASLayout {
  /// The layout reduced to the nodes directly below it, with their frames in it.
  ///
  /// Specs disappear: their positions are added up on the way down, and the sum is rounded up to whole pixels. The order is
  /// that of the specs' children, depth first. What is in a node is that node's own affair and is left out. Spacers leave nothing.
  public func filteredNodeLayoutTree() -> ASLayout {
    if isFlattened { return self }
    let scale = ASScreenScale()
    var nodes: [ASLayout] = []
    for sublayout in sublayouts { sublayout.collectNodes(at: sublayout.position, scale: scale, into: &nodes) }
    return withSublayouts(nodes)
  }

  private var isFlattened: Bool {
    ASPointIsNull(position)
      && sublayouts.allSatisfy { $0.type == .displayNode && $0.sublayouts.isEmpty && $0.isOnPixels }
  }

  private var isOnPixels: Bool { position == position.roundedUp(toPixelsAt: ASScreenScale()) }

  private func collectNodes(at origin: CGPoint, scale: CGFloat, into nodes: inout [ASLayout]) {
    if type == .displayNode {
      nodes.append(withoutSublayouts(at: origin.roundedUp(toPixelsAt: scale)))
      return
    }
    for sublayout in sublayouts {
      let position = CGPoint(x: origin.x + sublayout.position.x, y: origin.y + sublayout.position.y)
      sublayout.collectNodes(at: position, scale: scale, into: &nodes)
    }
  }
}
