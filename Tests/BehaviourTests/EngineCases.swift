import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

/// Wants a size, and notes with which ranges it is measured.
private final class Wanting: ASDisplayNode {
  let name: String
  let wants: CGSize?
  nonisolated(unsafe) var ranges: [ASSizeRange] = []

  init(_ name: String, wants: CGSize?) {
    self.name = name
    self.wants = wants
    super.init()
  }

  override func calculateLayoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
    ranges.append(constrainedSize)
    return super.calculateLayoutThatFits(constrainedSize)
  }

  override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    wants ?? super.calculateSizeThatFits(constrainedSize)
  }
}

@Suite("As the original: what is measured, with which ranges") struct EngineCases {
  /// In a layout pass, or ahead of it by a transition that measures in the background.
  enum Way: CaseIterable, Sendable {
    case layoutPass
    case transition
  }

  @Test(arguments: BehaviourCase.of("engineFixture"), Way.allCases)
  func fixture(of behaviour: BehaviourCase, way: Way) throws {
    let (input, expected) = (behaviour.input, behaviour.expected)
    let transcript = try onMain {
      let rootName = try #require(input["root"].text)
      var nodes = [rootName: Wanting(rootName, wants: nil)]
      for (name, child) in input["children"].members {
        nodes[name] = Wanting(name, wants: child["wantedSize"].size)
        try child["style"].apply(to: nodes[name]?.style)
      }
      let root = try #require(nodes[rootName])
      root.automaticallyManagesSubnodes = true
      root.layoutSpecBlock = { [nodes] _, _ in
        (try? input["rootSpec"].spec(of: nodes) as? ASLayoutSpec) ?? ASLayoutSpec()
      }
      root.frame = CGRect(origin: .zero, size: try #require(input["rootBounds"].size))
      try lay(root, out: way)
      for (name, frame) in expected["frames"].members {
        let node = try #require(nodes[name])
        #expect(JSONValue(node.frame) == frame, "\(name)")
      }
      for (name, ranges) in expected["measuredWith"].members {
        let node = try #require(nodes[name])
        #expect(.list(node.ranges.map(\.json)) == ranges, "\(name)")
      }
    }
    #expect(transcript.brokenRules == [])
    #expect(!transcript.story("calculateLayoutThatFits(_:)").contains("main"))
  }

  private func lay(_ root: ASDisplayNode, out way: Way) throws {
    _ = root.view
    if way == .transition {
      root.transitionLayout(with: ASSizeRangeMake(root.bounds.size), animated: false, shouldMeasureAsync: true)
      settle()
    }
    root.view.layoutIfNeeded()
    settle()
  }

  @Test(arguments: BehaviourCase.of("layoutPass"))
  func pass(of behaviour: BehaviourCase) throws {
    let (input, expected) = (behaviour.input, behaviour.expected)
    try onMain {
      let (node, child) = (ASDisplayNode(), ASDisplayNode())
      node.frame = try #require(input["frame"].rect)
      child.frame = try #require(input["childFrame"].rect)
      node.addSubnode(child)
      #expect(JSONValue(node.calculatedSize) == expected["calculatedSizeBefore"])
      node.layoutIfNeeded()
      #expect(JSONValue(node.calculatedSize) == expected["calculatedSizeAfterLayoutIfNeeded"])
    }
  }
}

extension ASSizeRange {
  fileprivate var json: JSONValue { .object(["min": JSONValue(min), "max": JSONValue(max)]) }
}

extension JSONValue {
  fileprivate func apply(to style: ASLayoutElementStyle?) throws {
    for (key, value) in members {
      switch key {
      case "flexShrink": style?.flexShrink = value.length ?? 0
      case "flexGrow": style?.flexGrow = value.length ?? 0
      case "width": style?.width = ASDimensionMake(value.length ?? 0)
      case "height": style?.height = ASDimensionMake(value.length ?? 0)
      default: throw UnknownCase(description: "style \(key)")
      }
    }
  }

  /// The node that a name stands for, or a stack of more of them.
  fileprivate func spec(of nodes: [String: ASDisplayNode]) throws -> any ASLayoutElement {
    if let name = text, let node = nodes[name] { return node }
    guard self["type"].text == "stack" else { throw UnknownCase(description: "spec \(self["type"])") }
    return ASStackLayoutSpec(
      direction: self["direction"].text == "vertical" ? .vertical : .horizontal, spacing: self["spacing"].length ?? 0,
      justifyContent: try pick(self["justifyContent"]), alignItems: try pick(self["alignItems"]),
      children: try self["children"].list.map { try $0.spec(of: nodes) })
  }
}

/// The case of an enumeration that a word names.
private func pick<Value: CaseIterable>(_ word: JSONValue) throws -> Value {
  guard let value = Value.allCases.first(where: { "\($0)" == word.text }) else {
    throw UnknownCase(description: "\(word)")
  }
  return value
}
