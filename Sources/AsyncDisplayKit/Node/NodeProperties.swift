import Foundation
import HeadlessUIKit

/// What a node shows of itself: the view's once it is loaded, and a copy for all other threads.
struct NodeProperties {
  var geometry = LayerGeometry()
  var zPosition: CGFloat = 0
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var isHidden = false
  var alpha: CGFloat = 1
  var isOpaque = true
  /// Somebody said that the node is opaque: contents that are made for it begin black, not clear.
  var drawsOpaquely = false
  /// Pixels per point of the layer's contents, whoever made them.
  var contentsScale: CGFloat = 1
  var needsDisplayOnBoundsChange = false
  var allowsEdgeAntialiasing = false
  var autoresizesSubviews = true
  var cornerRadius: CGFloat = 0
  var maskedCorners = CACornerMask.all
  var borderWidth: CGFloat = 0
  var borderColor: CGColor?
  var shadowColor: CGColor?
  var shadowOpacity: CGFloat = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var clipsToBounds = false
  var contentMode = UIViewContentMode.scaleToFill
  var autoresizingMask: UIViewAutoresizing = []
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var isUserInteractionEnabled = true
  var isExclusiveTouch = false
  var rareBox: RareProperties.Box?

  /// Gives everything that was set to a view. What was not is left as the view has it: it may be the user's own.
  func apply(to view: UIView) {
    let fresh = NodeProperties()
    if geometry != fresh.geometry { view.layer.adopt(geometry) }
    if let backgroundColor { view.backgroundColor = backgroundColor }
    if let tintColor { view.tintColor = tintColor }
    if isHidden { view.isHidden = true }
    if alpha != 1 { view.alpha = alpha }
    if clipsToBounds { view.clipsToBounds = true }
    if contentMode != fresh.contentMode { view.contentMode = contentMode }
    if autoresizingMask != [] { view.autoresizingMask = autoresizingMask }
    if semanticContentAttribute != .unspecified { view.semanticContentAttribute = semanticContentAttribute }
    if !isUserInteractionEnabled { view.isUserInteractionEnabled = false }
    if isExclusiveTouch { view.isExclusiveTouch = true }
    if !autoresizesSubviews { view.autoresizesSubviews = false }
    rareBox?.values.apply(to: view)
    applyEdges(to: view.layer)
  }

  func apply(to layer: CALayer) {
    if geometry != LayerGeometry() { layer.adopt(geometry) }
    if let backgroundColor { layer.backgroundColor = backgroundColor.cgColor }
    if isHidden { layer.isHidden = true }
    if alpha != 1 { layer.opacity = Float(alpha) }
    if clipsToBounds { layer.masksToBounds = true }
    applyEdges(to: layer)
  }

  /// What only layers have.
  private func applyEdges(to layer: CALayer) {
    let fresh = NodeProperties()
    if zPosition != 0 { layer.zPosition = zPosition }
    if !isOpaque || drawsOpaquely { layer.isOpaque = isOpaque }
    if contentsScale != fresh.contentsScale { layer.contentsScale = contentsScale }
    if needsDisplayOnBoundsChange { layer.needsDisplayOnBoundsChange = true }
    if allowsEdgeAntialiasing { layer.allowsEdgeAntialiasing = true }
    if cornerRadius != 0 { layer.cornerRadius = cornerRadius }
    if maskedCorners != .all { layer.maskedCorners = maskedCorners }
    if borderWidth != 0 { layer.borderWidth = borderWidth }
    if let borderColor { layer.borderColor = borderColor }
    if let shadowColor { layer.shadowColor = shadowColor }
    if shadowOpacity != 0 { layer.shadowOpacity = Float(shadowOpacity) }
    if shadowOffset != fresh.shadowOffset { layer.shadowOffset = shadowOffset }
    if shadowRadius != fresh.shadowRadius { layer.shadowRadius = shadowRadius }
  }
}
