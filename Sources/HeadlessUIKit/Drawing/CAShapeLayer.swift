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

/// A layer that draws a path, wherever it is: the bounds do not matter.
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
  /// Where on the path the line begins and ends, from 0 to 1.
  open var strokeStart: CGFloat = 0 { didSet { setNeedsDisplay() } }
  open var strokeEnd: CGFloat = 1 { didSet { setNeedsDisplay() } }

  override class var drawsItsSize: Bool { true }

  override func takeOver(_ other: CALayer) {
    super.takeOver(other)
    guard let other = other as? CAShapeLayer else { return }
    (path, fillColor, fillRule, strokeColor) = (other.path, other.fillColor, other.fillRule, other.strokeColor)
    (lineWidth, lineCap, lineJoin, miterLimit) = (other.lineWidth, other.lineCap, other.lineJoin, other.miterLimit)
    (lineDashPattern, lineDashPhase) = (other.lineDashPattern, other.lineDashPhase)
    (strokeStart, strokeEnd) = (other.strokeStart, other.strokeEnd)
  }

  /// There is no picture of the path: it is drawn as the screen is.
  open override func display() {}

  override func drawShape(in context: CGContext) {
    guard let outline = path?.outline else { return }
    context.saveGState()
    if let fillColor {
      context.setFillColor(fillColor)
      context.fill(outline, evenOdd: fillRule == .evenOdd)
    }
    if let strokeColor {
      setUpStroke(strokeColor, in: context)
      context.stroke(outline.part(from: strokeStart, to: strokeEnd))
    }
    context.restoreGState()
  }

  private func setUpStroke(_ color: CGColor, in context: CGContext) {
    context.setStrokeColor(color)
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
    context.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: lineDashPhase, lengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
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
