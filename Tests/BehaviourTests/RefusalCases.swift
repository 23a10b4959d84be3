import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

/// Says in two ways how large it is.
private final class Undecided: ASDisplayNode {
  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec { ASLayoutSpec() }
  override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize { CGSize(width: 7, height: 7) }
}

/// Leaves its spec to the class above, which has none.
private final class Undescribed: ASDisplayNode {
  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    super.layoutSpecThatFits(constrainedSize)
  }
}

private final class Listener: ASInterfaceStateDelegate {
  var loads = 0
  func nodeDidLoad() { loads += 1 }
}

/// More calls where the original stops with an assertion: the rule is told, and nothing has changed.
@Suite("As the original: what else is refused") struct RefusalCases {
  private let room = ASSizeRangeMake(CGSize(width: 50, height: 50))

  /// - Returns: the rules that were broken.
  private func broken(_ body: () -> Void) -> [String] { onMain(body).brokenRules }

  @Test("points are not converted between trees, whichever of the two is asked")
  func conversion() {
    let rules = broken {
      let (root, child, other) = (ASDisplayNode(), ASDisplayNode(), ASDisplayNode())
      root.addSubnode(child)
      for node in [root, child, other] { node.frame = CGRect(x: 3, y: 4, width: 50, height: 50) }
      let point = CGPoint(x: 1, y: 2)
      for node in [root, child] {
        for answer in [node.convert(point, to: other), node.convert(point, from: other)] { #expect(answer == point) }
        for answer in [other.convert(point, to: node), other.convert(point, from: node)] { #expect(answer == point) }
      }
      #expect(child.convert(point, to: root) == CGPoint(x: 4, y: 6))
    }
    #expect(rules == Array(repeating: "convert-within-tree", count: 8))
  }

  @Test("a node converts its own points to what they are")
  func ownPoints() {
    let rules = broken {
      let node = ASDisplayNode()
      node.anchorPoint = CGPoint(x: 0.3, y: 0.3)
      node.position = CGPoint(x: 23, y: 23)
      node.bounds = CGRect(x: 17, y: 17, width: 200, height: 200)
      #expect(node.convert(CGPoint(x: 55, y: 55), to: node) == CGPoint(x: 55, y: 55))
      #expect(node.convert(CGPoint(x: 55, y: 55), from: node) == CGPoint(x: 55, y: 55))
    }
    #expect(rules == [])
  }

  @Test("points go up through many nodes as through one")
  func deepPoints() {
    onMain {
      let root = ASDisplayNode()
      var deepest = root
      for _ in 0..<6 {
        let node = ASDisplayNode()
        node.position = CGPoint(x: 1, y: 1)
        deepest.addSubnode(node)
        deepest = node
      }
      #expect(deepest.convert(CGPoint(x: 55, y: 55), to: root) == CGPoint(x: 61, y: 61))
    }
  }

  @Test("a fifth delegate is not told")
  func delegates() {
    let listeners = (0..<5).map { _ in Listener() }
    let rules = broken {
      let node = ASDisplayNode()
      for listener in listeners { node.add(listener) }
      _ = node.view
    }
    #expect(rules == ["few-state-delegates"])
    #expect(listeners.map(\.loads) == [1, 1, 1, 1, 0])
  }

  @Test("a class says in one way how large its nodes are; with a block, in no other")
  func measuringHooks() {
    var sizes: [CGSize] = []
    let ofTwo = broken { sizes.append(Undecided().layoutThatFits(room).size) }
    let ofNone = broken { sizes.append(Undescribed().layoutThatFits(room).size) }
    #expect(ofTwo == ["one-measuring-hook"] && ofNone == ["spec-of-its-own"])
    #expect(sizes == [room.max, room.max])
  }

  @Test("no length of a frame is undefined or endless")
  func geometry() {
    let rules = broken {
      let node = ASDisplayNode()
      let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      node.frame = frame
      for length in [CGFloat.nan, .infinity] {
        node.frame = CGRect(x: 0, y: 0, width: length, height: 1)
        node.bounds = CGRect(x: length, y: 0, width: 1, height: 1)
        node.position = CGPoint(x: length, y: 0)
      }
      #expect(node.frame == frame)
    }
    #expect(rules == Array(repeating: "sound-geometry", count: 6))
  }

  @Test("what is shown and how it changes is main's affair")
  func offMain() {
    let rules = broken {
      let node = ASDisplayNode()
      node.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      _ = node.view
      HeadlessRuntime.current.sync(.background) {
        node.displayImmediately()
        node.recursivelyEnsureDisplaySynchronously(true)
        node.recursivelyClearContents()
        node.clearContents()
        node.transitionLayout(withAnimation: false, shouldMeasureAsync: false)
      }
    }
    #expect(rules == Array(repeating: "display-on-main", count: 4) + ["transition-on-main"])
  }

  @Test("a node does not change between layouts while one above it does")
  func transitions() {
    let rules = broken {
      let (outer, inner) = (ASDisplayNode(), ASDisplayNode())
      outer.addSubnode(inner)
      for node in [outer, inner] { node.frame = CGRect(x: 0, y: 0, width: 10, height: 10) }
      _ = outer.view
      outer.transitionLayout(withAnimation: false, shouldMeasureAsync: true)
      inner.transitionLayout(withAnimation: false, shouldMeasureAsync: true)
      settle()
    }
    #expect(rules == ["one-transition"])
  }

  @Test("subnodes are not taken out while the spec is built, and not put in")
  func whileMeasured() {
    let rules = broken {
      let (node, subnode) = (ASDisplayNode(), ASDisplayNode())
      node.addSubnode(subnode)
      node.layoutSpecBlock = { node, _ in
        subnode.removeFromSupernode()
        node.addSubnode(ASDisplayNode())
        return ASInsetLayoutSpec(insets: .zero, child: subnode)
      }
      _ = node.layoutThatFits(room)
      #expect(node.subnodes == [subnode])
    }
    #expect(rules == ["fixed-while-measured", "fixed-while-measured"])
  }

  @Test("a node stands in its spec once")
  func twice() {
    let rules = broken {
      let (node, subnode) = (ASDisplayNode(), ASDisplayNode())
      node.layoutSpecBlock = { _, _ in
        ASOverlayLayoutSpec(child: ASInsetLayoutSpec(insets: .zero, child: subnode), overlay: subnode)
      }
      #expect(node.layoutThatFits(room).sublayouts.isEmpty)
    }
    #expect(rules == ["sound-layout"])
  }

  @Test("a view block makes no view that is a node's")
  func viewOfAnother() {
    let rules = broken {
      let other = ASDisplayNode()
      let node = ASDisplayNode(viewBlock: { other.view })
      #expect(node.view !== other.view && other.view.asyncdisplaykit_node === other)
      #expect(node.isSynchronous)
    }
    #expect(rules == ["view-of-one-node"])
  }

  @Test("a window is main's")
  func window() {
    let rules = broken {
      let window = UIWindow()
      HeadlessRuntime.current.sync(.background) {
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
      }
    }
    #expect(
      rules.allSatisfy { $0 == "window-on-main" || $0 == "controller-on-main" } && rules.contains("window-on-main"))
  }
}
