import Foundation
import HeadlessUIKit

/// Sets the traits of an element and of all that is below it; a spec hands them on to the nodes in it.
public func ASTraitCollectionPropagateDown(
  _ element: any ASLayoutElement, _ traitCollection: ASPrimitiveTraitCollection
) {
  if let node = element as? ASDisplayNode { return node.propagateTraits(traitCollection) }
  for child in (element as? ASLayoutSpec)?.children ?? [] { ASTraitCollectionPropagateDown(child, traitCollection) }
}

extension ASDisplayNode {
  /// Sets the traits of this node and of all below it, parents first.
  public func propagateTraits(_ traits: ASPrimitiveTraitCollection) {
    setPrimitiveTraitCollection(traits)
    for subnode in subnodes { subnode.propagateTraits(traits) }
  }

  /// Has both forms of the hook called.
  package func tellOfTraits(before old: ASPrimitiveTraitCollection) {
    traced(NodeCall.traitsDidChangeFrom) { asyncTraitCollectionDidChange(withPreviousTraitCollection: old) }
    traced(NodeCall.traitsDidChange) { asyncTraitCollectionDidChange() }
    guard old.userInterfaceStyle != state[\.traits.userInterfaceStyle], isNodeLoaded else { return }
    setNeedsDisplay()
    onMain(self) { $0.colorLayer() }
  }

  /// A layer without view does not know of traits: its colour is the node's affair.
  func colorLayer() {
    let color = state[\.properties.backgroundColor]
    guard let layer = state[\.layer], state[\.view] == nil, let color, color.isDynamic else { return }
    layer.backgroundColor = drawnTraits.map { color.resolvedColor(with: $0).cgColor } ?? color.cgColor
  }

  /// Those that say how the node is drawn: its own style, or else that of its view; nil where nobody has said any.
  var drawnTraits: UITraitCollection? {
    let style = state[\.traits.userInterfaceStyle]
    if style != .unspecified {
      return UITraitCollection(traitsFrom: [.current, UITraitCollection(userInterfaceStyle: style)])
    }
    return ThreadState.isMain ? state[\.view]?.traitsIfStyled : nil
  }

  /// A node that joins another one has its traits.
  func inheritTraits(of supernode: ASDisplayNode) {
    let (traits, plain) = (supernode.primitiveTraitCollection(), ASPrimitiveTraitCollection())
    // Most trees are plain: they are not walked again for every node that they join.
    if traits != plain || primitiveTraitCollection() != plain { propagateTraits(traits) }
  }
}
