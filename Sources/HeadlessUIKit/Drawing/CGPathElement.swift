import Foundation

public enum CGPathElementType: Int32, Hashable, Sendable {
  case moveToPoint
  case addLineToPoint
  /// Never told of: quadratic curves are kept as the cubic ones that they equal.
  case addQuadCurveToPoint
  case addCurveToPoint
  case closeSubpath
}

/// A piece of a path, as it is told to a block.
public struct CGPathElement {
  public let type: CGPathElementType
  /// Control points, then the end: as many as the type has. Gone when the block returns.
  public let points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
  /// Tells a block of every piece, in their order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in outline.elements {
      var points = element.points
      points.withUnsafeMutableBufferPointer { points in
        // A closed end has no points, and no room for any.
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 1) { none in
          guard let place = points.baseAddress ?? none.baseAddress else { return }
          withUnsafePointer(to: CGPathElement(type: element.type, points: place), block)
        }
      }
    }
  }
}

extension PathElement {
  fileprivate var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}
