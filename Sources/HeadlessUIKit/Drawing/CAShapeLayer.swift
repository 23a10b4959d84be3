import Foundation

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// A layer that draws a path, as far as it is within the layer's bounds.
open class CAShapeLayer: CALayer {
  open var path: CGPath? { didSet { setNeedsDisplay() } }
  open var fillColor: CGColor? = .black { didSet { setNeedsDisplay() } }
  open var strokeColor: CGColor? { didSet { setNeedsDisplay() } }
  /// In points.
  open var lineWidth: CGFloat = 1 { didSet { setNeedsDisplay() } }
  open var lineCap = CAShapeLayerLineCap.butt { didSet { setNeedsDisplay() } }
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { setNeedsDisplay() } }
  open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }
  /// How far into the pattern the line begins, in points.
  open var lineDashPhase: CGFloat = 0 { didSet { setNeedsDisplay() } }
  open var miterLimit: CGFloat = 10 { didSet { setNeedsDisplay() } }
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { setNeedsDisplay() } }
  /// Kept; the whole path is drawn.
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1

  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  open override func display() {
    contents = drawing { context in
      guard let outline = path?.outline else { return }
      if let fillColor {
        context.setFillColor(fillColor)
        context.fill(outline, evenOdd: fillRule == .evenOdd)
      }
      guard let strokeColor else { return }
      context.setStrokeColor(strokeColor)
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
      context.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: lineDashPhase, lengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
      context.stroke(outline)
    }
  }
}

/// A layer that draws colours which go over into one another.
open class CAGradientLayer: CALayer {
  /// Of ``CGColor``.
  open var colors: [Any]? { didSet { setNeedsDisplay() } }
  /// From 0 to 1; at equal distances if nil.
  open var locations: [NSNumber]? { didSet { setNeedsDisplay() } }
  /// Where the first colour is, from (0, 0) to (1, 1).
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { setNeedsDisplay() } }
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { setNeedsDisplay() } }

  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  open override func display() {
    contents = drawing { context in
      let colors = (colors ?? []).compactMap { $0 as? CGColor }
      let step = 1 / CGFloat(max(1, colors.count - 1))
      let places = locations?.map { CGFloat($0.doubleValue) } ?? []
      let stops = colors.enumerated().map { index, color in
        (location: places.indices.contains(index) ? places[index] : CGFloat(index) * step, color: color)
      }
      let size = bounds.size
      context.paint(
        .linear(
          GradientStops(stops: stops, extendsBeyondEnds: true),
          from: CGPoint(x: startPoint.x * size.width, y: startPoint.y * size.height),
          to: CGPoint(x: endPoint.x * size.width, y: endPoint.y * size.height)))
    }
  }
}

extension CALayer {
  /// What `body` draws in the layer's size; nil for a layer without one.
  func drawing(_ body: (CGContext) -> Void) -> UIImage? {
    let scale = contentsScale > 1 ? contentsScale : UIScreen.main.scale
    guard let context = CGContext(size: bounds.size, scale: scale) else { return nil }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    body(context)
    return context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }
}
