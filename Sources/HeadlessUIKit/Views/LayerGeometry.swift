import Foundation

/// Where a layer is in the one above, and which part of its own plane it shows.
package struct LayerGeometry: Hashable, Sendable {
  /// The part of the layer's own coordinates that is shown.
  package var bounds: CGRect
  /// Where the anchor is in the coordinates above.
  package var position: CGPoint
  /// The point of the bounds that sits at ``position``, from (0, 0) to (1, 1).
  package var anchorPoint: CGPoint
  /// Turns and stretches the layer around its anchor.
  package var transform = CATransform3DIdentity

  package init(
    bounds: CGRect = .zero, position: CGPoint = .zero, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5)
  ) {
    self.bounds = bounds
    self.position = position
    self.anchorPoint = anchorPoint
  }

  /// The place in the layer above; with a transform the smallest rectangle around it. Setting it keeps the origin of ``bounds``, the
  /// anchor and the transform, as if there were no transform.
  package var frame: CGRect {
    get { transform.isIdentity ? plainFrame : transformedFrame }
    set {
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.origin.x + newValue.width * anchorPoint.x, y: newValue.origin.y + newValue.height * anchorPoint.y)
    }
  }

  /// The place in the layer above as if there were no transform.
  var plainFrame: CGRect {
    CGRect(
      x: position.x - bounds.width * anchorPoint.x, y: position.y - bounds.height * anchorPoint.y,
      width: bounds.width, height: bounds.height)
  }

  private var transformedFrame: CGRect {
    let corners = [
      bounds.origin, CGPoint(x: bounds.maxX, y: bounds.minY), CGPoint(x: bounds.minX, y: bounds.maxY),
      CGPoint(x: bounds.maxX, y: bounds.maxY),
    ].map(toAbove)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let origin = CGPoint(x: xs.min() ?? 0, y: ys.min() ?? 0)
    return CGRect(
      x: origin.x, y: origin.y, width: (xs.max() ?? 0) - origin.x, height: (ys.max() ?? 0) - origin.y)
  }

  private var anchor: CGPoint {
    CGPoint(
      x: bounds.origin.x + bounds.width * anchorPoint.x, y: bounds.origin.y + bounds.height * anchorPoint.y)
  }

  /// A point of this layer, in the coordinates above.
  package func toAbove(_ point: CGPoint) -> CGPoint {
    let moved = transform.apply(to: CGPoint(x: point.x - anchor.x, y: point.y - anchor.y))
    return CGPoint(x: moved.x + position.x, y: moved.y + position.y)
  }

  /// A point of the layer above, in this layer's coordinates.
  package func fromAbove(_ point: CGPoint) -> CGPoint {
    let moved = CATransform3DInvert(transform).apply(to: CGPoint(x: point.x - position.x, y: point.y - position.y))
    return CGPoint(x: moved.x + anchor.x, y: moved.y + anchor.y)
  }
}
