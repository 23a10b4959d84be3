import Foundation

/// Corners of a layer. The numbers are Core Animation's.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
  package static let all = CACornerMask(rawValue: 15)

  /// The same corners of a path: both count upper left, upper right, lower left, lower right.
  var rectCorners: UIRectCorner { UIRectCorner(rawValue: rawValue) }
}

/// How a round corner goes over into the sides; drawn as a circle in any case.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

extension CALayer {
  /// The edge of the layer with its round corners, `distance` points inside of the bounds.
  func outline(inset distance: CGFloat = 0) -> CGPath {
    let radius = max(0, cornerRadius - distance)
    let box = bounds.insetBy(dx: distance, dy: distance)
    guard maskedCorners != .all else { return UIBezierPath(roundedRect: box, cornerRadius: radius).cgPath }
    return UIBezierPath(
      roundedRect: box, byRoundingCorners: maskedCorners.rectCorners, cornerRadii: CGSize(width: radius, height: radius)
    ).cgPath
  }
}

/// Edges of a layer. The numbers are Core Animation's.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1 << 0)
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 1 << 1)
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 1 << 2)
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 1 << 3)
  package static let all = CAEdgeAntialiasingMask(rawValue: 15)
}
