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

  @Test("a change that is begun off main is refused")
  func offMain() {
    let transcript = Transcript()
    let runtime = HeadlessRuntime(transcript)
    runtime.runMain {
      let node = PhotoNode()
      let range = ASSizeRangeMake(CGSize(width: 100, height: 100))
      _ = runtime.sync(.layout) { node.transitionLayout(with: range, animated: false, shouldMeasureAsync: false) }
      runtime.turn()
      #expect(node.calculatedLayout == nil)
    }
    #expect(transcript.brokenRules == ["transition-on-main"])
  }

  @Test("a node that is not loaded has the new layout when the change is complete, and not before")
  func unloaded() {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let (node, range) = (PhotoNode(), ASSizeRangeMake(CGSize(width: 100, height: 100)))
      node.box.removeFromSupernode()
      node.layoutIfNeeded()
      transcript.clear()
      node.transitionLayout(with: range, animated: false, shouldMeasureAsync: false)
    }
    #expect(
      transcript.story("didCompleteLayoutTransition(_:)", "calculatedLayoutDidChange()").hasSuffix(
        """
        main PhotoNode didCompleteLayoutTransition(_:)
        layout PhotoNode calculatedLayoutDidChange()
        """))
    #expect(transcript.story("calculatedLayoutDidChange()").components(separatedBy: "PhotoNode").count == 2)
  }

  @Test("a change is completed on main only")
  func completedOffMain() {
    final class Waiting: ASDisplayNode {
      var context: (any ASContextTransitioning)?
      override func animateLayoutTransition(_ context: any ASContextTransitioning) { self.context = context }
    }
    let transcript = Transcript()
    let runtime = HeadlessRuntime(transcript)
    runtime.runMain {
      let node = Waiting()
      node.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      node.transitionLayout(withAnimation: true, shouldMeasureAsync: false)
      _ = runtime.sync(.background) { node.context?.completeTransition(true) }
      #expect(transcript.story("didCompleteLayoutTransition(_:)") == "")
      node.context?.completeTransition(true)
      #expect(transcript.story("didCompleteLayoutTransition(_:)") == "main Waiting didCompleteLayoutTransition(_:)")
    }
    #expect(transcript.brokenRules == ["transition-on-main"])
  }
}
