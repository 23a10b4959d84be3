import Foundation

extension ASLayoutSpec {
  /// This spec and every spec nested in it, parents first, each once even if the tree is malformed.
  package func specTree() -> [ASLayoutSpec] {
    var specs: [ASLayoutSpec] = []
    var seen: Set<ObjectIdentifier> = []
    collectSpecs(into: &specs, seen: &seen)
    return specs
  }

  private func collectSpecs(into specs: inout [ASLayoutSpec], seen: inout Set<ObjectIdentifier>) {
    guard seen.insert(ObjectIdentifier(self)).inserted else { return }
    specs.append(self)
    for case let spec as ASLayoutSpec in elements { spec.collectSpecs(into: &specs, seen: &seen) }
  }

  /// The elements that stand more than once in this tree, in the order their repetition is met.
  package func repeatedElements() -> [any ASLayoutElement] {
    var repeated: [any ASLayoutElement] = []
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    collectRepeated(into: &repeated, seen: &seen)
    return repeated
  }

  private func collectRepeated(into repeated: inout [any ASLayoutElement], seen: inout Set<ObjectIdentifier>) {
    for element in elements {
      if !seen.insert(ObjectIdentifier(element)).inserted {
        repeated.append(element)
      } else if let spec = element as? ASLayoutSpec {
        spec.collectRepeated(into: &repeated, seen: &seen)
      }
    }
  }

  /// This spec, or an empty one, and a fault for each element, if an element stands in it twice: it could get only one frame.
  package func withoutRepetition() -> ASLayoutSpec {
    let repeated = repeatedElements()
    if repeated.isEmpty { return self }
    for element in repeated { LayoutFault.sameElementTwice(element: LayoutText.type(of: element)).report() }
    return ASLayoutSpec()
  }
}
