/// The classes of layers that the kit can make for a view.
enum OwnLayers {
  /// - Returns: nil for plain layers, and for classes of somebody else's.
  static func make(_ type: AnyClass) -> CALayer? {
    let id = ObjectIdentifier(type)
    return makers.first { ObjectIdentifier($0.type) == id }?.make()
  }

  private static let makers: [(type: CALayer.Type, make: @Sendable () -> CALayer)] = [
    (CAGradientLayer.self, { CAGradientLayer() }),
    (CAShapeLayer.self, { CAShapeLayer() }),
    (CATextLayer.self, { CATextLayer() }),
    (CAEmitterLayer.self, { CAEmitterLayer() }),
    (CAReplicatorLayer.self, { CAReplicatorLayer() }),
    (CATiledLayer.self, { CATiledLayer() }),
    (CATransformLayer.self, { CATransformLayer() }),
    (CAScrollLayer.self, { CAScrollLayer() }),
    (AVPlayerLayer.self, { AVPlayerLayer() }),
  ]
}
