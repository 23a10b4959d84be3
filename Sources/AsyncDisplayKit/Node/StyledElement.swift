import Foundation
import HeadlessUIKit

/// The part of a node that its backing view or layer has too: how its edges look, and how it is placed and drawn.
///
/// A class beside ``ASDisplayNode`` because only what stands in the body of a class can be overridden.
open class StyledElement: AccessibleElement {
  /// Whether the node covers everything behind it; it does unless somebody says otherwise. A background that can be seen through
  /// changes nothing here.
  open var isOpaque: Bool {
    get { get(\.isOpaque, layer: \.isOpaque) }
    set {
      state.with { $0.properties.drawsOpaquely = newValue }
      set(\.isOpaque, newValue, layer: \.isOpaque)
    }
  }

  /// Pixels per point of the contents that the layer has; the next that the node draws have ``contentsScaleForDisplay``.
  open var contentsScale: CGFloat {
    get { get(\.contentsScale, layer: \.contentsScale) }
    set { set(\.contentsScale, newValue, layer: \.contentsScale) }
  }

  /// Whether another size has the contents made again.
  open var needsDisplayOnBoundsChange: Bool {
    get { get(\.needsDisplayOnBoundsChange, layer: \.needsDisplayOnBoundsChange) }
    set { set(\.needsDisplayOnBoundsChange, newValue, layer: \.needsDisplayOnBoundsChange) }
  }

  /// Kept; edges are always smooth.
  open var allowsEdgeAntialiasing: Bool {
    get { get(\.allowsEdgeAntialiasing, layer: \.allowsEdgeAntialiasing) }
    set { set(\.allowsEdgeAntialiasing, newValue, layer: \.allowsEdgeAntialiasing) }
  }

  /// Kept; what is in a node is as clear as the node whatever this is.
  open var allowsGroupOpacity: Bool {
    get { state[\.properties].rare.allowsGroupOpacity }
    set { state.with { $0.properties.rare.allowsGroupOpacity = newValue } }
  }

  /// The raw value of a `CAEdgeAntialiasingMask`. Kept; edges are always smooth.
  open var edgeAntialiasingMask: UInt32 {
    get { state[\.properties].rare.edgeAntialiasingMask.rawValue }
    set { state.with { $0.properties.rare.edgeAntialiasingMask = CAEdgeAntialiasingMask(rawValue: newValue) } }
  }

  open var autoresizesSubviews: Bool {
    get { get(\.autoresizesSubviews, view: \.autoresizesSubviews) }
    set { set(\.autoresizesSubviews, newValue, view: \.autoresizesSubviews) }
  }

  /// The point of the bounds that is at ``position``, from (0, 0) to (1, 1).
  open var anchorPoint: CGPoint {
    get { state[\.properties.geometry.anchorPoint] }
    set { changeGeometry(by: .byClient) { $0.anchorPoint = newValue } }
  }

  open var transform: CATransform3D {
    get { state[\.properties.geometry.transform] }
    set { changeGeometry(by: .byClient) { $0.transform = newValue } }
  }

  open var zPosition: CGFloat {
    get { get(\.zPosition, layer: \.zPosition) }
    set { set(\.zPosition, newValue, layer: \.zPosition) }
  }

  open var cornerRadius: CGFloat {
    get { get(\.cornerRadius, layer: \.cornerRadius) }
    set { set(\.cornerRadius, newValue, layer: \.cornerRadius) }
  }

  open var borderWidth: CGFloat {
    get { get(\.borderWidth, layer: \.borderWidth) }
    set { set(\.borderWidth, newValue, layer: \.borderWidth) }
  }

  open var borderColor: CGColor? {
    get { get(\.borderColor, layer: \.borderColor) }
    set { set(\.borderColor, newValue, layer: \.borderColor) }
  }

  open var shadowColor: CGColor? {
    get { get(\.shadowColor, layer: \.shadowColor) }
    set { set(\.shadowColor, newValue, layer: \.shadowColor) }
  }

  open var shadowOpacity: CGFloat {
    get { get(\.shadowOpacity, layer: \.shadowStrength) }
    set { set(\.shadowOpacity, newValue, layer: \.shadowStrength) }
  }

  open var shadowOffset: CGSize {
    get { get(\.shadowOffset, layer: \.shadowOffset) }
    set { set(\.shadowOffset, newValue, layer: \.shadowOffset) }
  }

  open var shadowRadius: CGFloat {
    get { get(\.shadowRadius, layer: \.shadowRadius) }
    set { set(\.shadowRadius, newValue, layer: \.shadowRadius) }
  }

  /// Whether what is in the node is cut off at its edges.
  open var clipsToBounds: Bool {
    get { get(\.clipsToBounds, view: \.clipsToBounds, layer: \.masksToBounds) }
    set { set(\.clipsToBounds, newValue, view: \.clipsToBounds, layer: \.masksToBounds) }
  }

  open var contentMode: UIViewContentMode {
    get { get(\.contentMode, view: \.contentMode) }
    set { set(\.contentMode, newValue, view: \.contentMode) }
  }

  open var autoresizingMask: UIViewAutoresizing {
    get { get(\.autoresizingMask, view: \.autoresizingMask) }
    set { set(\.autoresizingMask, newValue, view: \.autoresizingMask) }
  }

  open var isExclusiveTouch: Bool {
    get { !state[\.isLayerBacked] && get(\.isExclusiveTouch, view: \.isExclusiveTouch) }
    set { set(\.isExclusiveTouch, newValue, view: \.isExclusiveTouch) }
  }
}

extension CALayer {
  /// ``shadowOpacity`` as nodes have it.
  fileprivate var shadowStrength: CGFloat {
    get { CGFloat(shadowOpacity) }
    set { shadowOpacity = Float(newValue) }
  }
}
