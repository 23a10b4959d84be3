import Foundation

/// A layer that draws colours which go over into one another.
open class CAGradientLayer: CALayer {
  /// Of ``CGColor``.
  open var colors: [Any]? { didSet { setNeedsDisplay() } }
  /// From 0 to 1; at equal distances if nil.
  open var locations: [NSNumber]? { didSet { setNeedsDisplay() } }
  /// Where the first colour is, from (0, 0) to (1, 1).
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { setNeedsDisplay() } }
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { setNeedsDisplay() } }

  override class var drawsItsSize: Bool { true }

  override func takeOver(_ other: CALayer) {
    super.takeOver(other)
    guard let other = other as? CAGradientLayer else { return }
    (colors, locations) = (other.colors, other.locations)
    (startPoint, endPoint) = (other.startPoint, other.endPoint)
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
