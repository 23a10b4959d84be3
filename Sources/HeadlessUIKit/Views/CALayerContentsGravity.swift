import Foundation

/// How the contents of a layer that are not of its size are put into it.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Made as large as the layer, in whatever shape.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as all of it can be seen.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as all of the layer is covered.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
}
