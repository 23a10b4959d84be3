import AsyncDisplayKit
import HeadlessUIKit

/// Nodes that hear of their traits in another way than promised.
enum TraitDeviations {
  static let all = [
    Deviation(
      "traits-told-once", "a node hears of the first change of traits only",
      breaks: ["ASDisplayNode.asyncTraitCollectionDidChange/called-on-traits-changed"], nodeSteps: TraitsToldOnce())
  ]
}

private struct TraitsToldOnce: NodeSteps {
  private let memory = FirstTime()

  func traitsDidChange(of node: ASDisplayNode, from old: ASPrimitiveTraitCollection) {
    if memory.isFirst("traits", in: node.runtime) { node.tellOfTraits(before: old) }
  }
}
