import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

/// Has a name to be counted by.
private final class Named: ASDisplayNode {
  let name: String
  var entries = 0
  var exits = 0

  init(_ name: String) {
    self.name = name
    super.init()
    style.preferredSize = CGSize(width: 10, height: 10)
  }

  override func willEnterHierarchy() {
    super.willEnterHierarchy()
    entries += 1
  }

  override func didExitHierarchy() {
    super.didExitHierarchy()
    exits += 1
  }
}

@Suite("As the original: orders and counts in the hierarchy") struct HierarchyCases {
  @Test(arguments: BehaviourCase.of("order"))
  func order(of behaviour: BehaviourCase) throws {
    let (input, expected) = (behaviour.input, behaviour.expected)
    let texts = try input["layouts"].list.map { try $0.specText(in: input["spec"].text) } + [input["spec"].text ?? ""]
    let layouts = input["layouts"].isThere ? Array(texts.dropLast()) : texts
    try onMain {
      let (window, root) = (UIWindow(), ASDisplayNode())
      root.automaticallyManagesSubnodes = true
      root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      window.addSubview(root.view)
      var nodes: [String: Named] = [:]
      var orders: [JSONValue] = []
      for text in layouts {
        var reader = SpecText(text)
        let element = try reader.element { name in
          let node = nodes[name] ?? Named(name)
          nodes[name] = node
          return node
        }
        root.layoutSpecBlock = { _, _ in element as? ASLayoutSpec ?? ASWrapperLayoutSpec(layoutElement: element) }
        root.setNeedsLayout()
        root.layoutIfNeeded()
        orders.append(.list(root.subnodes.compactMap { ($0 as? Named)?.name }.map(JSONValue.named)))
        #expect(root.view.subviews.count == root.subnodes.count)
      }
      let wanted =
        expected["before"].isThere ? JSONValue.list([expected["before"]]) : expected["subnodesAfterEachLayout"]
      #expect(.list(orders) == wanted)
    }
  }

  @Test(arguments: BehaviourCase.of("count").filter { $0.id == "Appearance.counts" }, Backing.allCases)
  func appearance(of behaviour: BehaviourCase, backing: Backing) throws {
    onMain {
      let names = ["parent", "a", "b", "aa", "ab"]
      let nodes = Dictionary(uniqueKeysWithValues: names.map { ($0, Named($0)) })
      for node in nodes.values { node.isLayerBacked = backing == .layer }
      guard let parent = nodes["parent"], let a = nodes["a"], let b = nodes["b"], let aa = nodes["aa"],
        let ab = nodes["ab"]
      else { return }
      parent.addSubnode(a)
      let window = UIWindow()
      if backing == .layer { window.layer.addSublayer(parent.layer) } else { window.addSubview(parent.view) }
      parent.addSubnode(b)
      a.insertSubnode(aa, at: 0)
      a.insertSubnode(ab, aboveSubnode: aa)
      #expect(nodes.values.filter(\.isInHierarchy).count == names.count)
      if backing == .layer { parent.layer.removeFromSuperlayer() } else { parent.view.removeFromSuperview() }
      for (name, count) in behaviour.expected["willEnterHierarchy"].members {
        #expect(JSONValue.number(Double(nodes[name]?.entries ?? 0)) == count, "\(name)")
      }
      #expect(nodes.values.filter(\.isInHierarchy).map(\.name) == [])
    }
  }

  @Test(arguments: BehaviourCase.of("count").filter { $0.id == "Appearance.moveBetweenParents" }, Backing.allCases)
  func moving(of behaviour: BehaviourCase, backing: Backing) throws {
    onMain {
      let (window, a, b, child) = (UIWindow(), Named("A"), Named("B"), Named("child"))
      for node in [a, b, child] { node.isLayerBacked = backing == .layer }
      child.addSubnode(backing.node())
      a.addSubnode(child)
      for node in [a, b] {
        if backing == .layer { window.layer.addSublayer(node.layer) } else { window.addSubview(node.view) }
      }
      b.addSubnode(child)
      a.insertSubnode(child, at: 0)
      #expect(child.exits == 0)
      child.removeFromSupernode()
      #expect(JSONValue.number(Double(child.entries)) == behaviour.expected["willEnterHierarchy"]["child"])
      #expect(child.exits == 1)
    }
  }
}

extension JSONValue {
  /// A node's name, a number if it is one.
  fileprivate static func named(_ name: String) -> JSONValue { Double(name).map { .number($0) } ?? .text(name) }

  /// A layout as text; a list of names stands in the spec that the case names.
  fileprivate func specText(in spec: String?) throws -> String {
    if let text { return text }
    let names = list.map { $0.text ?? $0.length.map { "\(Int($0))" } ?? "" }
    return "\(spec?.split(separator: " ").last ?? "stack")[\(names.joined(separator: ","))]"
  }
}

/// Reads `absolute[1, stack[3,2]]` and `background(overlay, inset0(underlay))`.
struct SpecText {
  private var rest: Substring

  init(_ text: String) { rest = Substring(text.filter { $0 != " " }) }

  mutating func element(_ node: (String) -> ASDisplayNode) throws -> any ASLayoutElement {
    let name = String(rest.prefix { $0.isLetter || $0.isNumber })
    rest = rest.dropFirst(name.count)
    guard let opening = rest.first, opening == "[" || opening == "(" else { return node(name) }
    var parts: [any ASLayoutElement] = []
    repeat {
      rest = rest.dropFirst()
      parts.append(try element(node))
    } while rest.first == ","
    rest = rest.dropFirst()
    return try Self.spec(name, parts)
  }

  private static func spec(_ name: String, _ parts: [any ASLayoutElement]) throws -> ASLayoutSpec {
    switch name {
    case "absolute": return ASAbsoluteLayoutSpec(children: parts)
    case "wrapper": return ASWrapperLayoutSpec(layoutElements: parts)
    case "stack":
      return ASStackLayoutSpec(
        direction: .vertical, spacing: 0, justifyContent: .start, alignItems: .start, children: parts)
    case "background" where parts.count == 2: return ASBackgroundLayoutSpec(child: parts[0], background: parts[1])
    case "overlay" where parts.count == 2: return ASOverlayLayoutSpec(child: parts[0], overlay: parts[1])
    case "inset0" where parts.count == 1: return ASInsetLayoutSpec(insets: .zero, child: parts[0])
    default: throw UnknownCase(description: "\(name) of \(parts.count)")
    }
  }
}
