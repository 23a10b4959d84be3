import Foundation

extension CALayer {
  /// A point of this layer, in the coordinates of the root of its tree.
  private func toRoot(_ point: CGPoint) -> (point: CGPoint, root: CALayer) {
    var (result, layer) = (point, self)
    while let above = layer.superlayer {
      result = layer.geometry.toAbove(result)
      layer = above
    }
    return (result, layer)
  }

  private func fromRoot(_ point: CGPoint) -> CGPoint {
    guard let superlayer else { return point }
    return geometry.fromAbove(superlayer.fromRoot(point))
  }

  /// A point of this layer, in the coordinates of another one of the same tree; of the root if it is nil.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    let above = toRoot(point).point
    return layer?.fromRoot(above) ?? above
  }

  /// A point of another layer of the same tree, or of the root if it is nil, in the coordinates of this one.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    fromRoot(layer?.toRoot(point).point ?? point)
  }

  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect { rect.mapped { convert($0, to: layer) } }
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect { rect.mapped { convert($0, from: layer) } }
}

extension CGRect {
  /// The smallest rectangle around the corners after they were moved.
  package func mapped(_ move: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map(move)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
