import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

/// A parent and nodes to put into it, which say in which order they are: as subnodes, views and layers.
private struct Family {
  let parent: ASDisplayNode
  let nodes: [String: ASDisplayNode]
  let backing: Backing

  init(_ backing: Backing) {
    self.backing = backing
    parent = backing.node()
    nodes = Dictionary(
      uniqueKeysWithValues: ["a", "b", "c", "d"].map { name in
        let node = backing.node()
        node.debugName = name
        return (name, node)
      })
  }

  subscript(name: String) -> ASDisplayNode { nodes[name] ?? parent }

  func load() { backing.load(parent) }

  /// The subnodes back to front; views and layers must be in the same order, and know whose they are.
  var order: String {
    let order = parent.subnodes.compactMap(\.debugName).joined()
    for (name, node) in nodes { #expect((node.supernode === parent) == order.contains(name)) }
    guard parent.isNodeLoaded else { return order }
    #expect(names(parent.layer.sublayers ?? []) == order)
    if backing == .view { #expect(names(parent.view.subviews.map(\.layer)) == order) }
    return order
  }

  private func names(_ layers: [CALayer]) -> String {
    layers.compactMap { $0.asyncdisplaykit_node?.debugName }.joined()
  }
}

@Suite("As the original: subnodes, with and without views") struct SubnodeCases {
  @Test("nodes are inserted, taken out and moved by index", arguments: Backing.allCases)
  func indices(backing: Backing) {
    let transcript = onMain {
      let family = Family(backing)
      let parent = family.parent
      family.load()
      for name in ["c", "b", "a"] { parent.insertSubnode(family[name], at: 0) }
      #expect(family.order == "abc")
      #expect(family["a"].isNodeLoaded == (backing != .unloaded) && !family["d"].isNodeLoaded)
      parent.insertSubnode(family["d"], at: 1)
      #expect(family.order == "adbc")
      family["d"].removeFromSupernode()
      parent.insertSubnode(family["d"], at: 3)
      #expect(family.order == "abcd")
      family["d"].removeFromSupernode()
      for index in [Int.max, -1] { parent.insertSubnode(family["d"], at: index) }
      #expect(family.order == "abc")
      for (index, order) in [(0, "cab"), (1, "acb"), (1, "acb"), (2, "abc"), (3, "abc")] {
        parent.insertSubnode(family["c"], at: index)
        #expect(family.order == order)
      }
    }
    // The last one: without itself there are two others, so that there is no place of that number.
    #expect(transcript.brokenRules == ["subnode-index", "subnode-index", "subnode-index"])
  }

  @Test("nodes take the place of others, of a sibling too", arguments: Backing.allCases)
  func replacing(backing: Backing) {
    let transcript = onMain {
      let family = Family(backing)
      let parent = family.parent
      for name in ["a", "b", "c"] { parent.addSubnode(family[name]) }
      family.load()
      for (old, order) in [("a", "dbc"), ("b", "adc"), ("c", "abd")] {
        parent.replaceSubnode(family[old], withSubnode: family["d"])
        #expect(family.order == order)
        parent.replaceSubnode(family["d"], withSubnode: family[old])
        #expect(family.order == "abc")
      }
      parent.replaceSubnode(family["a"], withSubnode: family["c"])
      #expect(family.order == "cb")
    }
    #expect(transcript.brokenRules == [])
  }

  @Test("nodes come next to others, and stay where they are next to themselves", arguments: Backing.allCases)
  func siblings(backing: Backing) {
    let transcript = onMain {
      let family = Family(backing)
      let parent = family.parent
      parent.addSubnode(family["b"])
      family.load()
      for (node, below, order) in [("a", "b", "ab"), ("c", "a", "cab"), ("c", "b", "acb"), ("c", "c", "acb")] {
        parent.insertSubnode(family[node], belowSubnode: family[below])
        #expect(family.order == order)
      }
      for (node, above, order) in [("a", "b", "cba"), ("a", "a", "cba"), ("d", "c", "cdba"), ("c", "d", "dcba")] {
        parent.insertSubnode(family[node], aboveSubnode: family[above])
        #expect(family.order == order)
      }
    }
    #expect(transcript.brokenRules == [])
  }

  @Test("views and layers that were put in by hand stay between the nodes that they were put between")
  func meddling() {
    onMain {
      let (family, sheet) = (Family(.view), ASDisplayNode())
      let parent = family.parent
      sheet.debugName = "e"
      sheet.isLayerBacked = true
      family.load()
      parent.addSubnode(family["a"])
      parent.addSubnode(family["b"])
      parent.view.insertSubview(family["d"].view, aboveSubview: family["a"].view)
      parent.layer.insertSublayer(sheet.layer, above: family["a"].layer)
      parent.insertSubnode(family["c"], belowSubnode: family["b"])
      let layers = (parent.layer.sublayers ?? []).compactMap { $0.asyncdisplaykit_node?.debugName }
      #expect(layers == ["a", "e", "d", "c", "b"])
      #expect(parent.view.subviews.count == 4)
      #expect(parent.subnodes.compactMap(\.debugName).sorted() == ["a", "b", "c", "d"])
    }
  }

  @Test("what is taken out of a loaded node has no superview and no superlayer any more")
  func removal() {
    onMain {
      for (upper, lower) in [(Backing.view, Backing.view), (.layer, .layer), (.view, .layer)] {
        let (parent, child) = (upper.node(), lower.node())
        parent.addSubnode(child)
        _ = (child.layer, parent.layer)
        #expect(child.layer.superlayer === parent.layer)
        child.removeFromSupernode()
        #expect(child.supernode == nil && child.layer.superlayer == nil)
      }
    }
  }

  @Test("a view of somebody else's gets the subnodes that were there before it, and those that come after")
  func external() {
    onMain {
      let (view, early, late) = (UIView(), ASDisplayNode(), ASDisplayNode())
      var parent: ASDisplayNode?
      HeadlessRuntime.current.sync(.layout) {
        parent = ASDisplayNode(viewBlock: { view })
        parent?.addSubnode(early)
      }
      #expect(parent?.isNodeLoaded == false && parent?.isLayerBacked == false && parent?.isSynchronous == true)
      #expect(view.subviews.isEmpty && early.supernode === parent)
      #expect(parent?.view === view && view.subviews.count == 1)
      parent?.addSubnode(late)
      #expect(view.subviews.count == 2 && late.supernode === parent)
    }
  }

  @Test("nodes that are loaded already keep the order in which they are added")
  func loaded() {
    onMain {
      let family = Family(.unloaded)
      _ = family["b"].view
      for name in ["a", "b", "c"] { family.parent.addSubnode(family[name]) }
      #expect(family.order == "abc")
      _ = family.parent.view
      #expect(family.order == "abc")
    }
  }
}
