import Foundation
import HeadlessUIKit

/// Everything about a node that several threads may read or write.
struct NodeState {
  var view: UIView?
  var layer: CALayer?
  var viewBlock: (() -> UIView)?
  var layerBlock: (() -> CALayer)?
  /// Whether the view or layer is one of the user's own, which draws itself.
  var isSynchronous = false
  var loadBlocks: [(ASDisplayNode) -> Void] = []
  /// The view or layer is being made, or there.
  var isLoading = false
  var isLoaded = false
  var isLayerBacked = false

  var properties = NodeProperties()
  var accessibility = NodeAccessibility()
  var cornerRounding = ASCornerRoundingType.defaultSlowCALayer
  var debugName: String?
  var traits = ASPrimitiveTraitCollection()
  var hitTestSlop = UIEdgeInsets.zero
  var relayoutsOnSafeAreaChanges = false
  var display = DisplayState()
  var transition = TransitionState()

  var subnodes: [ASDisplayNode] = []
  weak var supernode: ASDisplayNode?
  /// The controller whose root this is, or the collection whose cell it is.
  weak var owner: (any Observable)?
  var isInHierarchy = false
  var hierarchyMoves: UInt = 0
  var interfaceState: ASInterfaceState = []
  /// The states that the node was told to be in.
  var toldState: ASInterfaceState = []
  var interfaceStateDelegates: [WeakStateDelegate] = []
  /// A container says how near the node is to being seen.
  var isRangeManaged = false

  var automaticallyManagesSubnodes = false
  var layoutSpecBlock: ASLayoutSpecBlock?
  var layouts = LayoutCache()
  var calculatedLayout: ASLayout?

  /// The view or layer is there.
  ///
  /// - Returns: what it is to look like.
  mutating func becomeLoaded() -> (properties: NodeProperties, contents: Any?) {
    isLoaded = true
    defer { display.contents = nil }
    return (properties, display.contents)
  }

  /// - Returns: whether it is another layout than before.
  mutating func adopt(_ layout: ASLayout) -> Bool {
    if let range = layouts.range(of: layout) { transition.range = range }
    guard calculatedLayout != layout else { return false }
    calculatedLayout = layout
    return true
  }
}

/// What VoiceOver and tests are told of a node.
struct NodeAccessibility {
  var traits: UIAccessibilityTraits = []
  var hidesElements = false
  var isModal = false
  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
}

/// What a node shows of itself: the view's once it is loaded, and a copy for all other threads.
struct NodeProperties {
  var geometry = LayerGeometry()
  var zPosition: CGFloat = 0
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var isHidden = false
  var alpha: CGFloat = 1
  var isOpaque = false
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
    if isOpaque { layer.isOpaque = true }
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
