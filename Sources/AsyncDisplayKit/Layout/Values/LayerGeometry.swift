import Foundation

/// Where a layer without a transform is in the one above, and which part of its own plane it shows.
package struct LayerGeometry: Hashable, Sendable {
  /// The part of the layer's own coordinates that is shown.
  package var bounds: CGRect
  /// Where the anchor is in the coordinates above.
  package var position: CGPoint
  /// The point of the bounds that sits at ``position``, from (0, 0) to (1, 1).
  package var anchorPoint: CGPoint

  package init(
    bounds: CGRect = .zero, position: CGPoint = .zero, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5)
  ) {
    self.bounds = bounds
    self.position = position
    self.anchorPoint = anchorPoint
  }

  /// The place in the layer above. Setting it keeps the origin of ``bounds`` and the anchor.
  package var frame: CGRect {
    get {
      CGRect(
        x: position.x - bounds.width * anchorPoint.x, y: position.y - bounds.height * anchorPoint.y,
        width: bounds.width, height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.origin.x + newValue.width * anchorPoint.x, y: newValue.origin.y + newValue.height * anchorPoint.y)
    }
  }

  /// A point of this layer, in the coordinates above.
  package func toAbove(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - bounds.origin.x + frame.origin.x, y: point.y - bounds.origin.y + frame.origin.y)
  }

  /// A point of the layer above, in this layer's coordinates.
  package func fromAbove(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - frame.origin.x + bounds.origin.x, y: point.y - frame.origin.y + bounds.origin.y)
  }
}
