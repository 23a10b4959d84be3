import AsyncDisplayKit
import HeadlessUIKit

/// The traits that nodes had when theirs were last set.
///
/// Whether a node has others now is found out here, field by field: the runtime's own answer is what the pages make promises of.
struct TraitMemory {
  private var last: [UInt32: String] = [:]
  private static let plain = text(ASPrimitiveTraitCollection())

  mutating func note(_ observation: Observation, on instance: (any Observable)?, in state: inout ProbedState) {
    guard let node = instance as? ASDisplayNode else { return }
    switch (observation.call.name, observation.phase) {
    case ("traitsSet", .event):
      let new = Self.text(node.primitiveTraitCollection())
      state[.traitsDiffer] = new != (last[node.observationID] ?? Self.plain)
      last[node.observationID] = new
    case ("deinit", _): last[node.observationID] = nil
    default: break
    }
  }

  private static func text(_ traits: ASPrimitiveTraitCollection) -> String {
    // The original does not compare how many colours a screen has.
    Mirror(reflecting: traits).children.filter { $0.label != "displayGamut" }.map { "\($0.value)" }.joined(
      separator: " ")
  }
}
