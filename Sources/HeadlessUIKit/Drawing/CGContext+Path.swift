import Foundation

/// The current path. Points are taken with the transform of the moment at which they are added.
extension CGContext {
  public func beginPath() { outline = PathOutline() }
  public func closePath() { outline.close() }
  public func move(to point: CGPoint) { outline.move(to: point.applying(ctm)) }
  public func addLine(to point: CGPoint) { outline.line(to: point.applying(ctm)) }
  public func addLines(between points: [CGPoint]) { append(PathOutline(points: points)) }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.curve(to: end.applying(ctm), control1.applying(ctm), control2.applying(ctm))
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.curve(to: end.applying(ctm), control.applying(ctm))
  }

  public func addRect(_ rect: CGRect) { append(PathOutline(rect: rect)) }
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  public func addEllipse(in rect: CGRect) { append(PathOutline(ellipseIn: rect)) }
  public func addPath(_ path: CGPath) { append(path.outline) }

  /// Like ``CGMutablePath/addArc(center:radius:startAngle:endAngle:clockwise:transform:)``.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    let arc = PathOutline(center: center, radius: radius, from: startAngle, to: endAngle, decreasing: clockwise)
    outline.join(arc.applying(ctm))
  }

  /// An arc that touches the line to `tangent1End` and the line from there to `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    let arc = PathOutline(from: currentPointOfPath, by: tangent1End, to: tangent2End, radius: radius)
    outline.join(arc.applying(ctm))
  }

  public var isPathEmpty: Bool { outline.elements.isEmpty }
  /// In user space; zero for an empty path.
  public var currentPointOfPath: CGPoint { outline.current?.applying(ctm.inverted()) ?? .zero }
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// The current path in user space; nil if there is none.
  public var path: CGPath? { isPathEmpty ? nil : CGPath(outline: outline.applying(ctm.inverted())) }

  /// Fills the current path, which is gone afterwards.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(outline, isInPixels: true, evenOdd: rule == .evenOdd)
    beginPath()
  }

  /// Draws the lines of the current path, which is gone afterwards.
  public func strokePath() {
    stroke(outline, isInPixels: true)
    beginPath()
  }

  public func drawPath(using mode: CGPathDrawingMode) {
    if mode != .stroke {
      fill(outline, isInPixels: true, evenOdd: mode == .eoFill || mode == .eoFillStroke)
    }
    if mode != .fill && mode != .eoFill { stroke(outline, isInPixels: true) }
    beginPath()
  }

  /// Only what is inside of the current path can be drawn on from now on. The path is gone afterwards.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: outline, isInPixels: true, evenOdd: rule == .evenOdd)
    beginPath()
  }

  private func append(_ other: PathOutline) { outline.append(other.applying(ctm)) }
}
