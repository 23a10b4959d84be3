import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Properties of nodes") struct PropertyTests {
  @Test("before anything is set a node says what its view or layer will say", arguments: [false, true])
  func defaults(isLayerBacked: Bool) {
    onMain {
      let node = ASDisplayNode()
      node.isLayerBacked = isLayerBacked
      for _ in 0..<2 {
        #expect(node.isOpaque)
        #expect(node.contentsScale == 1)
        #expect(node.contentsScaleForDisplay == 2)
        #expect(!node.needsDisplayOnBoundsChange && !node.allowsEdgeAntialiasing)
        #expect(node.autoresizesSubviews)
        #expect(node.isUserInteractionEnabled == !isLayerBacked)
        _ = node.layer
      }
      #expect(node.layer.isOpaque)
    }
  }

  @Test("what was set on another thread is what the view or layer gets", arguments: [false, true])
  func set(isLayerBacked: Bool) {
    onMain {
      let node = ASDisplayNode()
      HeadlessRuntime.current.sync(.layout) {
        node.isLayerBacked = isLayerBacked
        node.isOpaque = false
        node.contentsScale = 0.5
        node.needsDisplayOnBoundsChange = true
        node.autoresizesSubviews = false
      }
      #expect(!node.layer.isOpaque && node.layer.contentsScale == 0.5 && node.layer.needsDisplayOnBoundsChange)
      #expect(!node.isOpaque && node.contentsScale == 0.5 && node.needsDisplayOnBoundsChange)
      #expect(!node.autoresizesSubviews)
      #expect(isLayerBacked || !node.view.autoresizesSubviews)
    }
  }

  @Test("a background that can be seen through leaves a node as opaque as it was said to be")
  func background() {
    onMain {
      let node = ASDisplayNode()
      node.backgroundColor = .clear
      #expect(node.isOpaque && node.layer.isOpaque)
    }
  }

  @Test("without another node, points are converted to and from the window", arguments: [false, true])
  func window(isLayerBacked: Bool) {
    onMain {
      let (window, node) = (UIWindow(), ASDisplayNode())
      node.isLayerBacked = isLayerBacked
      node.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
      window.addSubnode(node)
      #expect(node.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 11, y: 22))
      #expect(node.convert(CGPoint(x: 11, y: 22), from: nil) == CGPoint(x: 1, y: 2))
      #expect(node.convert(node.bounds, to: nil) == node.frame)
      node.layer.removeFromSuperlayer()
      if !isLayerBacked { node.view.removeFromSuperview() }
      #expect(node.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 1, y: 2))
    }
  }

  @Test("in the description of a tree each node stands a step further in than the one above it")
  func description() {
    onMain {
      let nodes = ["a", "b", "c"].map { name in
        let node = ASDisplayNode()
        node.debugName = name
        return node
      }
      for (above, below) in zip(nodes, nodes.dropFirst()) { above.addSubnode(below) }
      let lines = nodes[0].recursiveDescription().split(separator: "\n")
      #expect(lines.map { $0.prefix { $0 != "<" } } == ["", "  | ", "  |   | "])
      #expect(zip(lines, ["'a'", "'b'", "'c'"]).allSatisfy { $0.contains($1) })
    }
  }

  @Test("a tree that is not loaded takes its root in place of a window")
  func root() {
    onMain {
      let (root, inner) = (ASDisplayNode(), ASDisplayNode())
      root.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
      inner.frame = CGRect(x: 3, y: 4, width: 5, height: 6)
      root.addSubnode(inner)
      #expect(inner.convert(.zero, to: nil) == CGPoint(x: 3, y: 4))
      #expect(inner.convert(.zero, from: nil) == CGPoint(x: -3, y: -4))
    }
  }

  private func onMain(_ body: () -> Void) { HeadlessRuntime(Transcript()).runMain(body) }
}
