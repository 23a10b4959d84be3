import Foundation
import HeadlessUIKit

/// Properties of the backing view or layer that no subclass has a reason to override.
extension ASDisplayNode {
  /// Whether the node covers everything behind it; it does unless somebody says otherwise. A background that can be seen through
  /// changes nothing here.
  public var isOpaque: Bool {
    get { get(\.isOpaque, layer: \.isOpaque) }
    set {
      state.with { $0.properties.drawsOpaquely = newValue }
      set(\.isOpaque, newValue, layer: \.isOpaque)
    }
  }

  /// Pixels per point of the contents that the layer has; the next that the node draws have ``contentsScaleForDisplay``.
  public var contentsScale: CGFloat {
    get { get(\.contentsScale, layer: \.contentsScale) }
    set { set(\.contentsScale, newValue, layer: \.contentsScale) }
  }

  /// Whether another size has the contents made again.
  public var needsDisplayOnBoundsChange: Bool {
    get { get(\.needsDisplayOnBoundsChange, layer: \.needsDisplayOnBoundsChange) }
    set { set(\.needsDisplayOnBoundsChange, newValue, layer: \.needsDisplayOnBoundsChange) }
  }

  /// Kept; edges are always smooth.
  public var allowsEdgeAntialiasing: Bool {
    get { get(\.allowsEdgeAntialiasing, layer: \.allowsEdgeAntialiasing) }
    set { set(\.allowsEdgeAntialiasing, newValue, layer: \.allowsEdgeAntialiasing) }
  }

  /// Kept; what is in a node is as clear as the node whatever this is.
  public var allowsGroupOpacity: Bool {
    get { state[\.properties].rare.allowsGroupOpacity }
    set { state.with { $0.properties.rare.allowsGroupOpacity = newValue } }
  }

  /// Kept; edges are always smooth.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { state[\.properties].rare.edgeAntialiasingMask }
    set { state.with { $0.properties.rare.edgeAntialiasingMask = newValue } }
  }

  public var autoresizesSubviews: Bool {
    get { get(\.autoresizesSubviews, view: \.autoresizesSubviews) }
    set { set(\.autoresizesSubviews, newValue, view: \.autoresizesSubviews) }
  }

  /// The point of the bounds that is at ``position``, from (0, 0) to (1, 1).
  public var anchorPoint: CGPoint {
    get { state[\.properties.geometry.anchorPoint] }
    set { changeGeometry(by: .byClient) { $0.anchorPoint = newValue } }
  }

  public var transform: CATransform3D {
    get { state[\.properties.geometry.transform] }
    set { changeGeometry(by: .byClient) { $0.transform = newValue } }
  }

  public var zPosition: CGFloat {
    get { get(\.zPosition, layer: \.zPosition) }
    set { set(\.zPosition, newValue, layer: \.zPosition) }
  }

  public var cornerRadius: CGFloat {
    get { get(\.cornerRadius, layer: \.cornerRadius) }
    set { set(\.cornerRadius, newValue, layer: \.cornerRadius) }
  }

  public var borderWidth: CGFloat {
    get { get(\.borderWidth, layer: \.borderWidth) }
    set { set(\.borderWidth, newValue, layer: \.borderWidth) }
  }

  public var borderColor: CGColor? {
    get { get(\.borderColor, layer: \.borderColor) }
    set { set(\.borderColor, newValue, layer: \.borderColor) }
  }

  public var shadowColor: CGColor? {
    get { get(\.shadowColor, layer: \.shadowColor) }
    set { set(\.shadowColor, newValue, layer: \.shadowColor) }
  }

  public var shadowOpacity: CGFloat {
    get { get(\.shadowOpacity, layer: \.shadowStrength) }
    set { set(\.shadowOpacity, newValue, layer: \.shadowStrength) }
  }

  public var shadowOffset: CGSize {
    get { get(\.shadowOffset, layer: \.shadowOffset) }
    set { set(\.shadowOffset, newValue, layer: \.shadowOffset) }
  }

  public var shadowRadius: CGFloat {
    get { get(\.shadowRadius, layer: \.shadowRadius) }
    set { set(\.shadowRadius, newValue, layer: \.shadowRadius) }
  }

  /// Whether what is in the node is cut off at its edges.
  public var clipsToBounds: Bool {
    get { get(\.clipsToBounds, view: \.clipsToBounds, layer: \.masksToBounds) }
    set { set(\.clipsToBounds, newValue, view: \.clipsToBounds, layer: \.masksToBounds) }
  }

  public var contentMode: UIViewContentMode {
    get { get(\.contentMode, view: \.contentMode) }
    set { set(\.contentMode, newValue, view: \.contentMode) }
  }

  public var autoresizingMask: UIViewAutoresizing {
    get { get(\.autoresizingMask, view: \.autoresizingMask) }
    set { set(\.autoresizingMask, newValue, view: \.autoresizingMask) }
  }

  public var isExclusiveTouch: Bool {
    get { !isLayerBacked && get(\.isExclusiveTouch, view: \.isExclusiveTouch) }
    set { set(\.isExclusiveTouch, newValue, view: \.isExclusiveTouch) }
  }

  /// Whether the node's layout is mirrored: where it is forced from right to left, the frames of subnodes are.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { get(\.semanticContentAttribute, view: \.semanticContentAttribute) }
    set {
      let isNew = semanticContentAttribute != newValue
      set(\.semanticContentAttribute, newValue, view: \.semanticContentAttribute)
      if isNew { setNeedsLayout() }
    }
  }

  public var accessibilityHint: String? {
    get { state[\.accessibility.hint] }
    set { state.with { $0.accessibility.hint = newValue } }
  }

  public var accessibilityValue: String? {
    get { state[\.accessibility.value] }
    set { state.with { $0.accessibility.value = newValue } }
  }

  public var accessibilityIdentifier: String? {
    get { state[\.accessibility.identifier] }
    set { state.with { $0.accessibility.identifier = newValue } }
  }

  /// Whether the node has a layer only, and no view. To be set before it is loaded.
  public var isLayerBacked: Bool {
    get { state[\.isLayerBacked] }
    set {
      if newValue && !supportsLayerBacking && state.with({ $0.layerBlock == nil }) {
        return refuse(.layerHasNoView, "isLayerBacked = true on a node that needs a view")
      }
      let isTooLate = state.with { state in
        if !state.isLoaded { state.isLayerBacked = newValue }
        return state.isLoaded && state.isLayerBacked != newValue
      }
      if isTooLate { refuse(.layerBackedBeforeLoad, "isLayerBacked = \(newValue)") }
    }
  }
}

extension CALayer {
  /// ``shadowOpacity`` as nodes have it.
  fileprivate var shadowStrength: CGFloat {
    get { CGFloat(shadowOpacity) }
    set { shadowOpacity = Float(newValue) }
  }
}
