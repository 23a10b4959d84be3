import Foundation
import HeadlessUIKit

extension ASDisplayNode {
  /// The traits, as an object.
  public func asyncTraitCollection() -> ASTraitCollection { ASTraitCollection(primitiveTraitCollection()) }

  public func primitiveTraitCollection() -> ASPrimitiveTraitCollection { state[\.traits] }

  /// Sets the traits of this node alone, and tells it if they are others than before, on the calling thread.
  public func setPrimitiveTraitCollection(_ traits: ASPrimitiveTraitCollection) {
    let old = state.with { state in
      defer { state.traits = traits }
      return state.traits
    }
    guard old != traits else { return }
    note(NodeCall.traitsSet)
    steps.traitsDidChange(of: self, from: old)
  }

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
