import Foundation
import HeadlessUIKit

/// Everything about a node that several threads may read or write.
struct NodeState {
  /// What others keep for the node.
  var associations: Associations?
  /// What the subclass guards its own state with.
  var clientLock: OwnedLock?
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
  var animatesSizeChanges = true
  var traits = ASPrimitiveTraitCollection()
  var hitTestSlop = UIEdgeInsets.zero
  var relayoutsOnSafeAreaChanges = false
  var display = DisplayState()
  var transition = TransitionState()

  var subnodes: [ASDisplayNode] = []
  weak var supernode: ASDisplayNode?
  /// The controller whose root this is, or the collection whose cell it is.
  weak var owner: (any Observable)?
  /// The controller that it belongs to hears of it when it can be seen, and of nobody else.
  var isOwnerAlone = false
  var isInHierarchy = false
  var hierarchyMoves: UInt = 0
  /// The move that was followed by the window being left.
  var moveOut: UInt?
  var interfaceState: ASInterfaceState = []
  /// The states that the node was told to be in.
  var toldState: ASInterfaceState = []
  var interfaceStateDelegates: [WeakStateDelegate] = []
  /// Whose node this is, if it has a controller of its own.
  var controller: HeldController?
  /// A container says how near the node is to being seen.
  var isRangeManaged = false

  var automaticallyManagesSubnodes = false
  /// The subnodes that are there because a layout has them.
  var layoutSubnodes: Set<ObjectIdentifier> = []
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

  /// A subnode is one no more.
  mutating func forget(_ subnode: ASDisplayNode) {
    subnodes.removeAll { $0 === subnode }
    layoutSubnodes.remove(ObjectIdentifier(subnode))
  }

  /// - Returns: whether it is another layout than before.
  mutating func adopt(_ layout: ASLayout) -> Bool {
    if let range = layouts.range(of: layout) { transition.range = range }
    layouts.pending = nil
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
