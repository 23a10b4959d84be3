import Foundation
import HeadlessUIKit

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
    if old.userInterfaceStyle != state[\.traits.userInterfaceStyle], isNodeLoaded { setNeedsDisplay() }
  }

  /// A node that joins another one has its traits.
  func inheritTraits(of supernode: ASDisplayNode) {
    let (traits, plain) = (supernode.primitiveTraitCollection(), ASPrimitiveTraitCollection())
    // Most trees are plain: they are not walked again for every node that they join.
    if traits != plain || primitiveTraitCollection() != plain { propagateTraits(traits) }
  }
}
