import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import Testing

@Suite("As the original: geometry") struct GeometryCases {
  @Test(arguments: BehaviourCase.of("geometry"), Backing.allCases)
  func geometry(of behaviour: BehaviourCase, backing: Backing) throws {
    onMain {
      let node = backing.node()
      backing.load(node)
      node.place(by: behaviour.input)
      for (key, value) in behaviour.expected.members {
        switch key {
        case "frame": #expect(JSONValue(node.frame) == value)
        case "bounds": #expect(JSONValue(node.bounds) == value)
        case "position": #expect(JSONValue(node.position) == value)
        case "anchorPoint": #expect(JSONValue(node.anchorPoint) == value)
        default: Issue.record("\(key) is not known")
        }
      }
    }
  }

  @Test(arguments: BehaviourCase.of("convertPoint"), Backing.allCases)
  func conversion(of behaviour: BehaviourCase, backing: Backing) throws {
    let input = behaviour.input
    let transcript = try onMain {
      let nodes = ["outer": backing.node(), "inner": backing.node()]
      for (name, node) in nodes { node.place(by: input[name]) }
      let (outer, inner) = (try #require(nodes["outer"]), try #require(nodes["inner"]))
      outer.addSubnode(inner)
      backing.load(outer)
      let from = try #require(nodes[input["from"].text ?? ""])
      let to = try #require(nodes[input["to"].text ?? ""])
      let point = try #require(input["point"].point)
      #expect(JSONValue(from.convert(point, to: to)) == behaviour.expected["point"])
      #expect(JSONValue(to.convert(point, from: from)) == behaviour.expected["point"])
    }
    #expect(transcript.brokenRules == [])
  }

  @Test(arguments: BehaviourCase.of("safeArea"))
  func safeArea(of behaviour: BehaviourCase) throws {
    let input = behaviour.input
    let expected = behaviour.expected["subnodeSafeArea"]
    try onMain {
      let window = UIWindow()
      window.makeKeyAndVisible()
      for backing in [Backing.view, .layer] {
        let (root, subnode) = (ASDisplayNode(), backing.node())
        root.addSubnode(subnode)
        root.frame = window.bounds
        window.screenInsets = try insets(input["rootSafeArea"])
        window.addSubview(root.view)
        subnode.frame = root.bounds.inset(by: try insets(input["subnodeInsets"]))
        let wanted = try insets(expected)
        #expect(subnode.safeAreaInsets == wanted)
      }
    }
  }

  private func insets(_ value: JSONValue) throws -> UIEdgeInsets {
    let numbers =
      value.list.isEmpty
      ? ["top", "left", "bottom", "right"].compactMap { value[$0].length } : value.lengths
    try #require(numbers.count == 4)
    return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}

extension ASDisplayNode {
  /// Sets what a case gives, the anchor first: a frame depends on it.
  fileprivate func place(by input: JSONValue) {
    if let anchor = input["anchorPoint"].point { anchorPoint = anchor }
    if let rect = input["bounds"].rect { bounds = rect }
    if let point = input["position"].point { position = point }
    if let rect = input["frame"].rect { frame = rect }
  }
}
