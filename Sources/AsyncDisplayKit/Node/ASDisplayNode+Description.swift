import Foundation
import HeadlessUIKit

extension ASDisplayNode {

  func lines(indent: String) -> [String] {
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
