import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Changes between layouts that are too many") struct TransitionLimitTests {
  @Test("a node does not change while one above it is measured for its change, however far up", arguments: [1, 2, 3])
  func below(depth: Int) {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let nodes = (0...depth).map { _ in PhotoNode() }
      for (above, below) in zip(nodes, nodes.dropFirst()) { above.addSubnode(below) }
      let range = ASSizeRangeMake(CGSize(width: 100, height: 100))
      for node in [nodes[0], nodes[depth]] {
        node.transitionLayout(with: range, animated: false, shouldMeasureAsync: true)
      }
      HeadlessRuntime.current.turn()
      #expect(nodes[0].calculatedLayout != nil && nodes[depth].calculatedLayout == nil)
    }
    #expect(transcript.brokenRules == ["one-transition"])
  }

  @Test("a change that is completed twice is completed once")
  func completedTwice() {
    final class Hasty: ASDisplayNode {
      override func animateLayoutTransition(_ context: any ASContextTransitioning) {
        context.completeTransition(true)
        context.completeTransition(true)
      }
    }
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let node = Hasty()
      node.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      node.transitionLayout(withAnimation: true, shouldMeasureAsync: false)
    }
    #expect(transcript.story("didCompleteLayoutTransition(_:)") == "main Hasty didCompleteLayoutTransition(_:)")
  }
}
