import Foundation

/// How a graphics card is to go about showing a layer. There is none here, and pictures are drawn from the layers themselves whenever they
/// are asked for: all of it is kept only.
struct LayerShowing {
  var allowsEdgeAntialiasing = false
  var antialiasedEdges = CAEdgeAntialiasingMask.all
  var allowsGroupOpacity = true
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var drawsAsynchronously = false
  var isDoubleSided = true
  var minificationFilter = CALayerContentsFilter.linear
  var magnificationFilter = CALayerContentsFilter.linear
}

extension CALayer {
  public var allowsEdgeAntialiasing: Bool {
    get { showing.allowsEdgeAntialiasing }
    set { showing.allowsEdgeAntialiasing = newValue }
  }

  /// Which edges are smoothed when the layer is turned.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { showing.antialiasedEdges }
    set { showing.antialiasedEdges = newValue }
  }

  /// Whether a layer that can be seen through is so as one piece with what is in it.
  public var allowsGroupOpacity: Bool {
    get { showing.allowsGroupOpacity }
    set { showing.allowsGroupOpacity = newValue }
  }

  /// Whether a picture of the layer is kept between two frames.
  public var shouldRasterize: Bool {
    get { showing.shouldRasterize }
    set { showing.shouldRasterize = newValue }
  }

  /// Pixels per point of the picture that ``shouldRasterize`` keeps.
  public var rasterizationScale: CGFloat {
    get { showing.rasterizationScale }
    set { showing.rasterizationScale = newValue }
  }

  /// Whether drawing commands are kept for another thread. What nodes draw is drawn there anyway.
  public var drawsAsynchronously: Bool {
    get { showing.drawsAsynchronously }
    set { showing.drawsAsynchronously = newValue }
  }

  /// Whether the layer is seen from behind.
  public var isDoubleSided: Bool {
    get { showing.isDoubleSided }
    set { showing.isDoubleSided = newValue }
  }

  /// How contents are made smaller.
  public var minificationFilter: CALayerContentsFilter {
    get { showing.minificationFilter }
    set { showing.minificationFilter = newValue }
  }

  /// How contents are made larger.
  public var magnificationFilter: CALayerContentsFilter {
    get { showing.magnificationFilter }
    set { showing.magnificationFilter = newValue }
  }
}

/// How a picture gets another size.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CALayerContentsFilter(rawValue: "linear")
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
