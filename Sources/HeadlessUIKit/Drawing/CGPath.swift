import Foundation

/// A piece of a path. Quadratic curves are kept as the cubic ones that they equal.
enum PathElement: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case curve(CGPoint, CGPoint, CGPoint)
  case close

  /// Control points, then the end.
  var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .curve(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }

  var isFinite: Bool { points.allSatisfy(\.isFinite) }

  func applying(_ transform: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let end): .move(end.applying(transform))
    case .line(let end): .line(end.applying(transform))
    case .curve(let first, let second, let end):
      .curve(first.applying(transform), second.applying(transform), end.applying(transform))
    case .close: .close
    }
  }
}

/// Which parts of a path that crosses itself count as inside.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// Those that the path goes around more often one way than the other.
  case winding
  /// Those that a line from outside reaches after an odd number of crossings.
  case evenOdd
}

/// Lines and curves. Not to be changed; ``CGMutablePath`` can be.
public class CGPath: Hashable {
  var outline = PathOutline()

  public init() {}
  init(outline: PathOutline) { self.outline = outline }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(outline: PathOutline(rect: rect).applying(transform?.pointee))
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(outline: PathOutline(ellipseIn: rect).applying(transform?.pointee))
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(outline: PathOutline(rect: rect, radii: radii).applying(transform?.pointee))
  }

  public var isEmpty: Bool { outline.elements.isEmpty }
  /// Where the next line would begin; zero for an empty path.
  public var currentPoint: CGPoint { outline.current ?? .zero }
  /// Around all points, control points included.
  public var boundingBox: CGRect { CGRect(around: outline.elements.flatMap(\.points)) }
  /// Around the lines and curves themselves.
  public var boundingBoxOfPath: CGRect { CGRect(around: outline.polygons().flatMap { $0 }) }

  /// Whether a point is inside; curves are taken as polygons of many sides.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let crossings = outline.applying(transform).windings(around: point)
    return rule == .winding ? crossings.sum != 0 : crossings.count % 2 != 0
  }

  public func copy() -> CGPath? { CGPath(outline: outline) }
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(outline: outline) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(outline: outline.applying(transform?.pointee))
  }

  public static func == (first: CGPath, second: CGPath) -> Bool { first.outline == second.outline }
  public func hash(into hasher: inout Hasher) { hasher.combine(outline) }
}

/// A path that is being made.
public final class CGMutablePath: CGPath {
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.move(to: point.applying(transform))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.line(to: point.applying(transform))
  }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    outline.append(PathOutline(points: points).applying(transform))
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    outline.curve(to: end.applying(transform), control1.applying(transform), control2.applying(transform))
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    outline.curve(to: end.applying(transform), control.applying(transform))
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    outline.append(PathOutline(rect: rect).applying(transform))
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    outline.append(PathOutline(ellipseIn: rect).applying(transform))
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    outline.append(
      PathOutline(rect: rect, radii: CGSize(width: cornerWidth, height: cornerHeight)).applying(transform))
  }

  /// An arc around a centre, with a line to its beginning if there is a current point. Angles in radians from the x axis towards
  /// the y axis; `clockwise` as seen where y grows upwards, which is the other way round on a screen.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let arc = PathOutline(center: center, radius: radius, from: startAngle, to: endAngle, decreasing: clockwise)
    outline.join(arc.applying(transform))
  }

  /// An arc that touches the line to `tangent1End` and the line from there to `tangent2End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let start = currentPoint.applying(transform.inverted())
    let arc = PathOutline(from: start, by: tangent1End, to: tangent2End, radius: radius)
    outline.join(arc.applying(transform))
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    outline.append(path.outline.applying(transform))
  }

  public func closeSubpath() { outline.close() }
}
