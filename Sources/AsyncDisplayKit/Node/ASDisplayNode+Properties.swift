import Foundation
import HeadlessUIKit

/// Properties of the backing view or layer that other properties depend on.
extension ASDisplayNode {
  /// Whether the node's layout is mirrored: where it is forced from right to left, the frames of subnodes are.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { get(\.semanticContentAttribute, view: \.semanticContentAttribute) }
    set {
      let isNew = semanticContentAttribute != newValue
      set(\.semanticContentAttribute, newValue, view: \.semanticContentAttribute)
      if isNew { setNeedsLayout() }
    }
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
