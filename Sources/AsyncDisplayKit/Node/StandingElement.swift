import Foundation
import HeadlessUIKit

/// The part of a node that says how it stands to those around it.
///
/// A class beside ``ASDisplayNode`` because only what stands in the body of a class can be overridden.
open class StandingElement: DisplayedElement {
  /// Every one of these is a node.
  private var node: ASDisplayNode { unsafeDowncast(self, to: ASDisplayNode.self) }

  /// Whether the node has a layer only, and no view. To be set before it is loaded.
  open var isLayerBacked: Bool {
    get { state[\.isLayerBacked] }
    set {
      if newValue && !node.supportsLayerBacking && state.with({ $0.layerBlock == nil }) {
        return refuse(.layerHasNoView, "isLayerBacked = true on a node that needs a view")
      }
      let isTooLate = state.with { state in
        if !state.isLoaded { state.isLayerBacked = newValue }
        return state.isLoaded && state.isLayerBacked != newValue
      }
      if isTooLate { refuse(.layerBackedBeforeLoad, "isLayerBacked = \(newValue)") }
    }
  }

  /// Whether the nodes of the layout spec become the subnodes by themselves.
  open var automaticallyManagesSubnodes: Bool {
    get { state[\.automaticallyManagesSubnodes] }
    set { state.with { $0.automaticallyManagesSubnodes = newValue } }
  }

  /// A name to be found by in descriptions.
  open var debugName: String? {
    get { state[\.debugName] }
    set { state.with { $0.debugName = newValue } }
  }

  /// Gives up a transition whose layout is still being measured.
  open func cancelLayoutTransition() {
    state.with { state in
      state.transition.number += 1
      state.transition.isMeasuring = false
    }
  }

  /// How far what the system covers reaches into the node from each side, in points. A node without view has what is left of that of the
  /// node above.
  open var safeAreaInsets: UIEdgeInsets {
    if let view = state[\.view], ThreadState.isMain { return view.safeAreaInsets }
    guard let supernode = node.supernode else { return .zero }
    return supernode.safeAreaInsets.remaining(in: frame, of: supernode.bounds)
  }

  /// Whether the node is laid out again when ``safeAreaInsets`` change.
  open var automaticallyRelayoutOnSafeAreaChanges: Bool {
    get { state[\.relayoutsOnSafeAreaChanges] }
    set { state.with { $0.relayoutsOnSafeAreaChanges = newValue } }
  }

  /// The traits, as an object.
  open func asyncTraitCollection() -> ASTraitCollection { ASTraitCollection(primitiveTraitCollection()) }

  open func primitiveTraitCollection() -> ASPrimitiveTraitCollection { state[\.traits] }

  /// Sets the traits of this node alone, and tells it if they are others than before, on the calling thread.
  open func setPrimitiveTraitCollection(_ traits: ASPrimitiveTraitCollection) {
    let old = state.with { state in
      defer { state.traits = traits }
      return state.traits
    }
    note(NodeCall.traitsSet)
    guard old != traits else { return }
    node.steps.traitsDidChange(of: node, from: old)
  }

  /// In points; 8 from each side before the node is loaded, if nothing was set.
  open var layoutMargins: UIEdgeInsets {
    get {
      if ThreadState.isMain, let view = state[\.view] { return view.layoutMargins }
      return state[\.properties].rare.layoutMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
    set { node.setMargins({ $0.layoutMargins = newValue }, { $0.layoutMargins = newValue }) }
  }

  open func convert(_ point: CGPoint, to node: ASDisplayNode?) -> CGPoint {
    self.node.path(to: node, "convert(_:to:)")?(point) ?? point
  }

  open func convert(_ point: CGPoint, from node: ASDisplayNode?) -> CGPoint {
    self.node.path(from: node, "convert(_:from:)")?(point) ?? point
  }

  open func convert(_ rect: CGRect, to node: ASDisplayNode?) -> CGRect {
    self.node.path(to: node, "convert(_:to:)").map(rect.mapped) ?? rect
  }

  open func convert(_ rect: CGRect, from node: ASDisplayNode?) -> CGRect {
    self.node.path(from: node, "convert(_:from:)").map(rect.mapped) ?? rect
  }

  /// Whether the node's layout is mirrored: where it is forced from right to left, the frames of subnodes are.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { get(\.semanticContentAttribute, view: \.semanticContentAttribute) }
    set {
      let isNew = semanticContentAttribute != newValue
      set(\.semanticContentAttribute, newValue, view: \.semanticContentAttribute)
      if isNew { node.setNeedsLayout() }
    }
  }
}
