import Foundation

/// Properties that only layers of one kind have.
extension LayerValue {
  static let shapes: [String: LayerValue] = [
    "path": of(\CAShapeLayer.path) { $0 as? CGPath },
    "fillColor": of(\CAShapeLayer.fillColor, colour), "strokeColor": of(\CAShapeLayer.strokeColor, colour),
    "lineWidth": of(\CAShapeLayer.lineWidth) { CGFloat(number: $0) },
    "lineDashPhase": of(\CAShapeLayer.lineDashPhase) { CGFloat(number: $0) },
    "miterLimit": of(\CAShapeLayer.miterLimit) { CGFloat(number: $0) },
    "strokeStart": of(\CAShapeLayer.strokeStart) { CGFloat(number: $0) },
    "strokeEnd": of(\CAShapeLayer.strokeEnd) { CGFloat(number: $0) },
  ]

  static let gradients: [String: LayerValue] = [
    "colors": of(\CAGradientLayer.colors) { $0 as? [Any] },
    "locations": of(\CAGradientLayer.locations) { value in
      (value as? [Any])?.compactMap { CGFloat(number: $0).map { NSNumber(value: Double($0)) } }
    },
    "startPoint": of(\CAGradientLayer.startPoint) { $0 as? CGPoint },
    "endPoint": of(\CAGradientLayer.endPoint) { $0 as? CGPoint },
  ]

  /// What is nil takes the value away; what is of another kind changes nothing.
  private static func of<Kind: CALayer, Value>(
    _ path: ReferenceWritableKeyPath<Kind, Value?> & Sendable, _ read: @escaping @Sendable (Any) -> Value?
  ) -> LayerValue {
    LayerValue(
      get: { ($0 as? Kind)?[keyPath: path] },
      set: { layer, value in
        guard let layer = layer as? Kind else { return }
        guard let value else { return layer[keyPath: path] = nil }
        if let new = read(value) { layer[keyPath: path] = new }
      })
  }

  private static func of<Kind: CALayer, Value>(
    _ path: ReferenceWritableKeyPath<Kind, Value> & Sendable, _ read: @escaping @Sendable (Any) -> Value?
  ) -> LayerValue {
    LayerValue(
      get: { ($0 as? Kind)?[keyPath: path] },
      set: { layer, value in
        if let layer = layer as? Kind, let new = value.flatMap(read) { layer[keyPath: path] = new }
      })
  }

  @Sendable private static func colour(_ value: Any) -> CGColor? { value as? CGColor ?? (value as? UIColor)?.cgColor }
}
