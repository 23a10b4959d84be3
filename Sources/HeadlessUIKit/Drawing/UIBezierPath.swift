import Foundation

/// A path with the way its lines look, drawn in the current context.
open class UIBezierPath: NSObject {
  private let coreMark = CoreMark.swiftObject
  private var outline = PathOutline()
  private var style = StrokeStyle()

  /// A change of the path that is returned has no effect on this one.
  open var cgPath: CGPath {
    get { CGPath(outline: outline) }
    set { outline = newValue.outline }
  }

  open var lineWidth: CGFloat {
    get { style.width }
    set { style.width = newValue }
  }
  open var lineCapStyle: CGLineCap {
    get { style.cap }
    set { style.cap = newValue }
  }
  open var lineJoinStyle: CGLineJoin {
    get { style.join }
    set { style.join = newValue }
  }
  open var miterLimit: CGFloat {
    get { style.miterLimit }
    set { style.miterLimit = newValue }
  }
  /// No effect: curves are as smooth as the bitmap allows.
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false

  public override init() { super.init() }
  public init(rect: CGRect) { outline = PathOutline(rect: rect) }
  public init(ovalIn rect: CGRect) { outline = PathOutline(ellipseIn: rect) }
  public init(cgPath: CGPath) { outline = cgPath.outline }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    outline = PathOutline(rect: rect, radii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    outline = PathOutline(rect: rect, radii: cornerRadii, corners: corners)
  }

  /// Angles in radians, `clockwise` as seen on a screen.
  public init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    outline = PathOutline(center: center, radius: radius, from: startAngle, to: endAngle, decreasing: !clockwise)
  }

  // MARK: Building

  open func move(to point: CGPoint) { outline.move(to: point) }
  open func addLine(to point: CGPoint) { outline.line(to: point) }

  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.curve(to: end, controlPoint1, controlPoint2)
  }

  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) { outline.curve(to: end, controlPoint) }

  /// Angles in radians, `clockwise` as seen on a screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    outline.join(
      PathOutline(center: center, radius: radius, from: startAngle, to: endAngle, decreasing: !clockwise))
  }

  open func close() { outline.close() }
  open func append(_ other: UIBezierPath) { outline.append(other.outline) }
  open func apply(_ transform: CGAffineTransform) { outline = outline.applying(transform) }
  /// The same path from its end to its beginning.
  open func reversing() -> UIBezierPath {
    let other = UIBezierPath()
    other.outline = outline.reversed
    (other.lineWidth, other.lineCapStyle, other.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
    (other.miterLimit, other.usesEvenOddFillRule) = (miterLimit, usesEvenOddFillRule)
    return other
  }
  open func removeAllPoints() { outline = PathOutline() }

  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    style.dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    style.dashPhase = phase
  }

  // MARK: Asking

  open var isEmpty: Bool { outline.elements.isEmpty }
  open var bounds: CGRect { cgPath.boundingBoxOfPath }
  open var currentPoint: CGPoint { outline.current ?? .zero }

  open func contains(_ point: CGPoint) -> Bool {
    cgPath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Drawing

  /// In the current fill colour. Nothing is drawn without a context, which is true of all of these.
  open func fill() { UIGraphicsGetCurrentContext()?.fill(outline, evenOdd: usesEvenOddFillRule) }

  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let line = context.state.line
    context.state.line = style
    context.stroke(outline)
    context.state.line = line
  }

  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { draw(with: blendMode, alpha) { fill() } }
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { draw(with: blendMode, alpha) { stroke() } }

  /// Only what is inside of the path can be drawn on from now on.
  open func addClip() { UIGraphicsGetCurrentContext()?.clip(to: outline, evenOdd: usesEvenOddFillRule) }

  private func draw(with blendMode: CGBlendMode, _ alpha: CGFloat, _ body: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    body()
    context.restoreGState()
  }
}
