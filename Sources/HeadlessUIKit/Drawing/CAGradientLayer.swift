import Foundation

/// How the colours of a gradient go over into one another.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the line from the start to the end.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// In ellipses around the start, of which the last goes through the sides of the rectangle that the end is a corner of.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start, from the direction of the end.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

public let kCAGradientLayerAxial = CAGradientLayerType.axial
public let kCAGradientLayerRadial = CAGradientLayerType.radial

/// A layer that draws colours which go over into one another.
open class CAGradientLayer: CALayer {
  /// Of ``CGColor``.
  open var colors: [Any]? { didSet { setNeedsDisplay() } }
  /// From 0 to 1; at equal distances if nil.
  open var locations: [NSNumber]? { didSet { setNeedsDisplay() } }
  /// Where the first colour is, from (0, 0) to (1, 1).
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { setNeedsDisplay() } }
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { setNeedsDisplay() } }
  open var type = CAGradientLayerType.axial { didSet { setNeedsDisplay() } }

  override class var drawsItsSize: Bool { true }

  override func takeOver(_ other: CALayer) {
    super.takeOver(other)
    guard let other = other as? CAGradientLayer else { return }
    (colors, locations) = (other.colors, other.locations)
    (startPoint, endPoint, type) = (other.startPoint, other.endPoint, other.type)
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
      let start = CGPoint(x: startPoint.x * size.width, y: startPoint.y * size.height)
      let end = CGPoint(x: endPoint.x * size.width, y: endPoint.y * size.height)
      let gradient = GradientStops(stops: stops, extendsBeyondEnds: true)
      switch type {
      case .radial: context.paintEllipses(gradient, around: start, to: end)
      case .conic: context.paintFan(gradient, around: start, from: end, in: bounds.size)
      default: context.paint(.linear(gradient, from: start, to: end))
      }
    }
  }
}

extension CGContext {
  /// The last ellipse goes through the sides of the rectangle that `end` is a corner of.
  fileprivate func paintEllipses(_ gradient: GradientStops, around start: CGPoint, to end: CGPoint) {
    let (width, height) = (abs(end.x - start.x), abs(end.y - start.y))
    guard width > 0, height > 0 else { return }
    saveGState()
    translateBy(x: start.x, y: start.y)
    scaleBy(x: width, y: height)
    paint(.radial(gradient, from: .zero, startRadius: 0, to: .zero, endRadius: 1))
    restoreGState()
  }

  /// Clockwise, in pieces of one degree.
  fileprivate func paintFan(_ gradient: GradientStops, around start: CGPoint, from end: CGPoint, in size: CGSize) {
    let (first, degree) = (atan2(end.y - start.y, end.x - start.x), CGFloat.pi / 180)
    let reach = 2 * (abs(start.x) + abs(start.y) + size.width + size.height)
    for step in 0..<360 {
      // Each piece lies a little over the one before, so that nothing is seen between them.
      let angles = [first + (CGFloat(step) - (step > 0 ? 0.5 : 0)) * degree, first + CGFloat(step + 1) * degree]
      let corners = angles.map { CGPoint(x: start.x + reach * cos($0), y: start.y + reach * sin($0)) }
      guard let color = gradient.color(at: (CGFloat(step) + 0.5) / 360) else { return }
      setFillColor(color)
      beginPath()
      move(to: start)
      for corner in corners { addLine(to: corner) }
      closePath()
      fillPath()
    }
  }
}

extension GradientStops {
  /// The colour at a place from 0 to 1; nil without any.
  fileprivate func color(at place: CGFloat) -> CGColor? {
    guard let next = stops.first(where: { $0.location >= place }) else { return stops.last?.color }
    guard let last = stops.last(where: { $0.location < place }) else { return next.color }
    let part = (place - last.location) / (next.location - last.location)
    func mixed(_ component: KeyPath<CGColor, CGFloat>) -> CGFloat {
      last.color[keyPath: component] * (1 - part) + next.color[keyPath: component] * part
    }
    return CGColor(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: mixed(\.alpha))
  }
}
