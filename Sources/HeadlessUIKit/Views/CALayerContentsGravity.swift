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

/// How contents are kept. Here they always are four bytes a pixel.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

extension CALayer {
  /// Kept only.
  public var contentsFormat: CALayerContentsFormat {
    get { rare() ?? .RGBA8Uint }
    set { setRare(newValue) }
  }
}
