import Foundation
import HeadlessUIKit

extension ASDisplayNode {
  /// The tree below this node, one line a node, each from its ``descriptionForRecursiveDescription()``.
  public func recursiveDescription() -> String {
    traced(NodeCall.recursiveDescription, flags: .byClient) { lines(indent: "").joined(separator: "\n") }
  }

  /// The name that ``recursiveDescription()`` has elsewhere.
  public func displayNodeRecursiveDescription() -> String { recursiveDescription() }

  private func lines(indent: String) -> [String] {
    [indent + steps.describe(self)] + subnodes.flatMap { $0.lines(indent: indent + "  | ") }
  }

  package func callDescriptionForRecursiveDescription() -> String {
    traced(NodeCall.descriptionForRecursiveDescription) { descriptionForRecursiveDescription() }
  }

  /// Type, number, name and frame.
  var shortDescription: String {
    let name = debugName.map { " '\($0)'" } ?? ""
    let frame = frame
    let place = LayoutText.point(frame.origin) + " " + LayoutText.size(frame.size)
    return "<\(type(of: self)) \(observationID)\(name); frame = \(place)>"
  }
}
