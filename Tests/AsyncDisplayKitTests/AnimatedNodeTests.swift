import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import Testing

@Suite("Animations of nodes") struct AnimatedNodeTests {
  @Test("what a block changes of a node is animated as its view is; a node without a view is not animated")
  func changes() {
    HeadlessRuntime().runMain {
      let (window, node, plain) = (UIWindow(), ASDisplayNode(), ASDisplayNode())
      plain.isLayerBacked = true
      node.addSubnode(plain)
      window.addSubnode(node)
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      let begun = HeadlessRuntime.current.time
      var took: TimeInterval = 0
      UIView.animate(
        withDuration: 0.3,
        animations: {
          node.alpha = 0.5
          node.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
          plain.alpha = 0.5
        }, completion: { _ in took = HeadlessRuntime.current.time - begun })
      #expect(node.layer.animationKeys() == ["opacity", "position", "bounds.size"])
      #expect(plain.layer.animationKeys() == nil && plain.alpha == 0.5)
      HeadlessRuntime.current.turn()
      #expect(abs(took - 0.3) < 0.001)
    }
  }

  @Test("a block is run with animations or without them")
  func without() {
    HeadlessRuntime().runMain {
      var enabled: [Bool] = []
      for isWithout in [true, false] {
        ASPerformBlockWithoutAnimation(isWithout) { enabled.append(UIView.areAnimationsEnabled) }
      }
      #expect(enabled == [false, true] && UIView.areAnimationsEnabled)
    }
  }
}
