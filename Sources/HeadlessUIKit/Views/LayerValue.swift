import Foundation

/// A property of a layer, or a part of one, by the name that animations have for it.
struct LayerValue: Sendable {
  let get: @Sendable (CALayer) -> Any?
  let set: @Sendable (CALayer, Any?) -> Void

  static let named: [String: LayerValue] = places.merging(looks) { $1 }.merging(turns) { $1 }

  /// A property by its name, if a layer is of a kind that has it.
  static func of(_ layer: CALayer, _ name: String) -> LayerValue? {
    if layer is CAShapeLayer, let property = shapes[name] { return property }
    if layer is CAGradientLayer, let property = gradients[name] { return property }
    return named[name]
  }

  private static let places: [String: LayerValue] = [
    "frame": value(\.frame), "bounds": value(\.bounds), "position": value(\.position),
    "anchorPoint": value(\.anchorPoint), "transform": value(\.transform),
    "sublayerTransform": value(\.sublayerTransform), "bounds.size": value(\.bounds.size),
    "bounds.origin": value(\.bounds.origin), "bounds.size.width": number(\.bounds.size.width),
    "bounds.size.height": number(\.bounds.size.height), "bounds.origin.x": number(\.bounds.origin.x),
    "bounds.origin.y": number(\.bounds.origin.y), "position.x": number(\.position.x),
    "position.y": number(\.position.y), "zPosition": number(\.zPosition),
  ]

  private static let looks: [String: LayerValue] = [
    "opacity": LayerValue(get: { $0.opacity }, set: { $0.opacity = Float(CGFloat(number: $1) ?? 1) }),
    "hidden": flag(\.isHidden), "masksToBounds": flag(\.masksToBounds), "shouldRasterize": flag(\.shouldRasterize),
    "cornerRadius": number(\.cornerRadius), "borderWidth": number(\.borderWidth),
    "shadowRadius": number(\.shadowRadius), "shadowOffset": value(\.shadowOffset),
    "shadowOpacity": LayerValue(get: { $0.shadowOpacity }, set: { $0.shadowOpacity = Float(CGFloat(number: $1) ?? 0) }),
    "rasterizationScale": number(\.rasterizationScale), "contentsScale": number(\.contentsScale),
    "contentsRect": value(\.contentsRect), "contentsCenter": value(\.contentsCenter),
    "backgroundColor": colour(\.backgroundColor), "borderColor": colour(\.borderColor),
    "shadowColor": colour(\.shadowColor), "contents": LayerValue(get: { $0.contents }, set: { $0.contents = $1 }),
    "name": LayerValue(get: { $0.name }, set: { $0.name = $1 as? String }),
  ]

  /// Parts of a turned or stretched layer, each set for itself.
  private static let turns: [String: LayerValue] = [
    "transform.scale": LayerValue(
      get: { $0.turned.wide },
      set: { layer, value in
        if let new = CGFloat(number: value) { (layer.turned.wide, layer.turned.high) = (new, new) }
      }),
    "transform.scale.x": number(\.turned.wide), "transform.scale.y": number(\.turned.high),
    "transform.rotation": number(\.turned.angle), "transform.rotation.z": number(\.turned.angle),
    "transform.translation.x": number(\.turned.right), "transform.translation.y": number(\.turned.down),
    "transform.translation": LayerValue(
      get: { CGSize(width: $0.turned.right, height: $0.turned.down) },
      set: { layer, value in
        if let new = value as? CGSize { (layer.turned.right, layer.turned.down) = (new.width, new.height) }
      }),
  ]

  private static func value<Value>(_ path: ReferenceWritableKeyPath<CALayer, Value> & Sendable) -> LayerValue {
    LayerValue(get: { $0[keyPath: path] }, set: { if let new = $1 as? Value { $0[keyPath: path] = new } })
  }

  private static func number(_ path: ReferenceWritableKeyPath<CALayer, CGFloat> & Sendable) -> LayerValue {
    LayerValue(get: { $0[keyPath: path] }, set: { if let new = CGFloat(number: $1) { $0[keyPath: path] = new } })
  }

  private static func flag(_ path: ReferenceWritableKeyPath<CALayer, Bool> & Sendable) -> LayerValue {
    LayerValue(
      get: { $0[keyPath: path] },
      set: { $0[keyPath: path] = $1 as? Bool ?? ($1 as? NSNumber)?.boolValue ?? false })
  }

  private static func colour(_ path: ReferenceWritableKeyPath<CALayer, CGColor?> & Sendable) -> LayerValue {
    LayerValue(
      get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 as? CGColor ?? ($1 as? UIColor)?.cgColor })
  }
}

/// What a transform within the plane does: stretches, turns, then moves.
private struct PlaneTransform {
  var wide: CGFloat
  var high: CGFloat
  /// In radians.
  var angle: CGFloat
  var right: CGFloat
  var down: CGFloat

  init(_ transform: CGAffineTransform) {
    wide = hypot(transform.a, transform.b)
    let area = transform.a * transform.d - transform.b * transform.c
    high = wide == 0 ? hypot(transform.c, transform.d) : area / wide
    angle = atan2(transform.b, transform.a)
    (right, down) = (transform.tx, transform.ty)
  }

  var transform: CGAffineTransform {
    CGAffineTransform(
      a: cos(angle) * wide, b: sin(angle) * wide, c: -sin(angle) * high, d: cos(angle) * high, tx: right, ty: down)
  }
}

extension CALayer {
  fileprivate var turned: PlaneTransform {
    get { PlaneTransform(affineTransform()) }
    set { setAffineTransform(newValue.transform) }
  }
}
