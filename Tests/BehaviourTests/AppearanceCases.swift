import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

/// Counts how often it is in a window and out again.
private final class Guest: ASDisplayNode {
  var moves = [0, 0]
  override func willEnterHierarchy() {
    super.willEnterHierarchy()
    moves[0] += 1
  }
  override func didExitHierarchy() {
    super.didExitHierarchy()
    moves[1] += 1
  }
}

@Suite("As the original: in and out of windows by way of views and layers") struct AppearanceCases {
  @Test("a node in a view by hand enters with the view, and leaves when it is taken out", arguments: [false, true])
  func byHand(isLayerBacked: Bool) {
    onMain {
      let (window, host, node) = (UIWindow(), UIView(), Guest())
      node.isLayerBacked = isLayerBacked
      if isLayerBacked { host.layer.addSublayer(node.layer) } else { host.addSubview(node.view) }
      #expect(node.moves == [0, 0])
      window.addSubview(host)
      #expect(node.moves == [1, 0] && node.isInHierarchy && node.isVisible)
      if isLayerBacked { node.layer.removeFromSuperlayer() } else { node.view.removeFromSuperview() }
      #expect(node.moves == [1, 1] && !node.isInHierarchy && !node.isVisible)
    }
  }

  @Test("what is in a node around somebody else's view is in the window with it, and out with it")
  func foreign() {
    onMain {
      let (window, host) = (UIWindow(), ASDisplayNode(viewBlock: { UIScrollView() }))
      let (layered, viewed) = (Guest(), Guest())
      layered.isLayerBacked = true
      for node in [layered, viewed] { host.addSubnode(node) }
      window.addSubview(host.view)
      #expect(layered.moves == [1, 0] && viewed.moves == [1, 0])
      for node in [layered, viewed] { node.removeFromSupernode() }
      #expect(layered.moves == [1, 1] && viewed.moves == [1, 1])
      host.addSubnode(layered)
      host.insertSubnode(viewed, aboveSubnode: layered)
      #expect(layered.isInHierarchy && viewed.isInHierarchy)
      host.view.removeFromSuperview()
      #expect(layered.moves == [2, 2] && viewed.moves == [2, 2])
    }
  }

  @Test("a whole tree is in before anybody adds to it, and what is added is in at once", arguments: Backing.allCases)
  func loaded(backing: Backing) {
    onMain {
      let (window, parent, a, b) = (UIWindow(), Guest(), Guest(), Guest())
      for node in [parent, a, b] {
        node.isLayerBacked = backing == .layer
        backing.load(node)
      }
      parent.addSubnode(a)
      window.addSubnode(parent)
      #expect([parent, a, b].map(\.moves) == [[1, 0], [1, 0], [0, 0]])
      parent.addSubnode(b)
      #expect(b.moves == [1, 0] && b.isInHierarchy)
      if backing == .layer { parent.layer.removeFromSuperlayer() } else { parent.view.removeFromSuperview() }
      #expect([parent, a, b].map(\.moves) == [[1, 1], [1, 1], [1, 1]])
    }
  }
}
