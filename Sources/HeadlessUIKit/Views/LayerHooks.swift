import Foundation

/// Something that happens when a property of a layer changes. It never does by itself here: only blocks that animate views do anything.
public protocol CAAction {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension CAAnimation: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}

extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// Draws and lays out a layer in its place. Main only.
public protocol CALayerDelegate: AnyObject {
  /// Makes the contents.
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.drawOwnContents() }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension UIView: CALayerDelegate {}

/// What subclasses of ``CALayer`` override and what does nothing by itself, and values by their names.
open class LayerHooks: KeyValueListener, AssociationOwner {
  private let coreMark = CoreMark.swiftObject
  package private(set) lazy var associations = Associations()

  override init() { super.init() }

  private var layer: CALayer? { self as? CALayer }

  /// Who draws the layer and lays it out: its view, unless another one was set.
  open weak var delegate: (any CALayerDelegate)? {
    get { other ?? layer?.view }
    set { other = newValue }
  }
  private weak var other: (any CALayerDelegate)?

  // MARK: Tree

  /// Those in this one, back to front. Others that are set take their place.
  open var sublayers: [CALayer]? {
    get { layer?.linkedLayers }
    set {
      let (old, new) = (layer?.linkedLayers ?? [], newValue ?? [])
      for one in old where !new.contains(where: { $0 === one }) { one.removeFromSuperlayer() }
      for one in new { addSublayer(one) }
    }
  }

  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(self.layer?.sublayers?.count ?? 0)) }

  /// Inserts a layer, which leaves the one that it was in before. An index beyond the end means the end.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { self.layer?.insert(layer, at: Int(index)) }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insertSublayer(layer, at: UInt32(self.layer?.place(of: sibling, without: layer) ?? 0))
  }

  /// At the very back if there is no such sibling.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insertSublayer(layer, at: UInt32(self.layer?.place(of: sibling, without: layer).map { $0 + 1 } ?? 0))
  }

  open func removeFromSuperlayer() { layer?.leaveSuperlayer() }

  // MARK: Passes

  /// Has the layer laid out again before the main loop settles, if it is in a window.
  open func setNeedsLayout() { layer?.wantLayout() }
  /// Lays out now whatever is dirty in this layer, after what is dirty above it.
  open func layoutIfNeeded() { layer?.layOutWhatIsDirty() }
  /// Has the contents made again before the main loop settles, if the layer is in a window. What is being made now is given up.
  open func setNeedsDisplay() { layer?.wantDisplay() }
  /// Draws the layer and everything in it, as it would be on screen, with the corner of its bounds at the context's origin.
  open func render(in ctx: CGContext) { layer?.renderFromCorner(in: ctx) }

  // MARK: Animations

  /// Adds an animation in the place of the one that has the same key. In the next main job it has begun. When its time is over on the
  /// runtime's own clock it is gone, unless it stays.
  open func add(_ anim: CAAnimation, forKey key: String?) { layer?.begin(anim, forKey: key) }
  /// Whoever is told of the animation hears that it has not come to its end.
  open func removeAnimation(forKey key: String) { layer?.remove { $0.key == key } }
  open func removeAllAnimations() { layer?.remove { _ in true } }

  // MARK: Values by their names

  /// Sets a property of the layer, or keeps anything else.
  open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
  open func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Sets a property of the layer, or a part of one (`transform.scale`, `position.x`), or keeps anything else.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let layer, let property = LayerValue.of(layer, keyPath) { return property.set(layer, value) }
    setRare(value, "value \(keyPath)")
  }

  open func value(forKeyPath keyPath: String) -> Any? {
    if let layer, let property = LayerValue.of(layer, keyPath) { return property.get(layer) }
    return rare("value \(keyPath)")
  }

  open class func defaultValue(forKey key: String) -> Any? { LayerValue.named[key]?.get(CALayer()) }

  /// Whether another value of a property has the layer drawn anew; for the layer's own nobody need say so.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: What happens when a property changes: nothing by itself

  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// What the delegate says, and ``actions``.
  open func action(forKey event: String) -> (any CAAction)? {
    guard let layer else { return nil }
    return delegate?.action(for: layer, forKey: event) ?? actions?[event] ?? nil
  }
  open var actions: [String: any CAAction]? {
    get { rare() }
    set { setRare(newValue) }
  }

  // MARK: Finding

  /// Whether a point in the layer's own coordinates is in it; subclasses of another shape say otherwise.
  open func contains(_ p: CGPoint) -> Bool { layer?.bounds.contains(p) ?? false }

  /// The layer at a point that is in the coordinates of the layer above; nil beside this one.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    guard let layer, !layer.isHidden, layer.opacity > 0 else { return nil }
    let point = layer.geometry.fromAbove(p)
    for sublayer in (layer.sublayers ?? []).reversed() {
      if let hit = sublayer.hitTest(point) { return hit }
    }
    return contains(point) ? layer : nil
  }

  /// As large as it is.
  open func preferredFrameSize() -> CGSize { layer?.bounds.size ?? .zero }
}
