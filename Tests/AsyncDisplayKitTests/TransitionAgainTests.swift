import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Changes between layouts that come again, are given up, or come between") struct TransitionAgainTests {
  /// Has its children in its layout, and leaves it to others to complete a change.
  private final class Slow: ASDisplayNode {
    var shown: [ASDisplayNode] = []
    private(set) var seen: [[ASDisplayNode]] = []
    private(set) var passes = 0

    override init() {
      super.init()
      automaticallyManagesSubnodes = true
    }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
      ASWrapperLayoutSpec(layoutElements: shown)
    }

    override func layout() {
      super.layout()
      passes += 1
    }

    override func animateLayoutTransition(_ context: any ASContextTransitioning) {
      seen.append(subnodes)
      context.completeTransition(true)
    }
  }

  private func perform(_ body: (Slow, [BoxNode]) -> Void) {
    HeadlessRuntime(Transcript()).runMain {
      let (window, node, boxes) = (UIWindow(), Slow(), (0..<3).map { _ in BoxNode() })
      node.shown = [boxes[0], boxes[1]]
      node.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      window.addSubview(node.view)
      HeadlessRuntime.current.turn()
      body(node, boxes)
    }
  }

  /// Begins another change as soon as one has been shown, and leaves that to others to complete.
  private final class Chain: ASDisplayNode {
    var shown: [ASDisplayNode] = []
    var next: [ASDisplayNode]?

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
      ASWrapperLayoutSpec(layoutElements: shown)
    }

    override func animateLayoutTransition(_ context: any ASContextTransitioning) {
      if next != nil { context.completeTransition(true) }
    }

    override func didCompleteLayoutTransition(_ context: any ASContextTransitioning) {
      super.didCompleteLayoutTransition(context)
      guard let next else { return }
      (shown, self.next) = (next, nil)
      transitionLayout(withAnimation: true, shouldMeasureAsync: false)
    }
  }

  @Test("a change that begins when the one before it has been shown keeps what goes with it until it is shown itself")
  func chained() {
    HeadlessRuntime(Transcript()).runMain {
      let (window, node, boxes) = (UIWindow(), Chain(), (0..<3).map { _ in BoxNode() })
      node.automaticallyManagesSubnodes = true
      node.shown = [boxes[0], boxes[1]]
      node.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      window.addSubview(node.view)
      HeadlessRuntime.current.turn()
      (node.shown, node.next) = ([boxes[0]], [boxes[2]])
      node.transitionLayout(withAnimation: true, shouldMeasureAsync: false)
      node.setNeedsLayout()
      HeadlessRuntime.current.turn()
      #expect(node.subnodes == [boxes[2], boxes[0]])
    }
  }

  @Test("what comes is right in front of the one before it, and behind what goes")
  func inFront() {
    perform { node, boxes in
      node.shown = [boxes[0], boxes[2]]
      node.transitionLayout(withAnimation: true, shouldMeasureAsync: false)
      #expect(node.seen == [[boxes[0], boxes[2], boxes[1]]])
      #expect(node.subnodes == [boxes[0], boxes[2]])
    }
  }

  @Test("a change to the same room is one, where the layout for it is no longer good")
  func sameRoom() {
    perform { node, boxes in
      let range = ASSizeRangeMake(CGSize(width: 100, height: 100))
      for shown in [[boxes[0]], [boxes[2]]] {
        node.shown = shown
        node.invalidateCalculatedLayout()
        node.transitionLayout(with: range, animated: false, shouldMeasureAsync: false)
        #expect(node.subnodes == shown)
      }
    }
  }

  @Test("after a change that is given up a node is laid out as ever")
  func givenUp() {
    perform { node, boxes in
      node.transitionLayout(withAnimation: true, shouldMeasureAsync: true)
      node.cancelLayoutTransition()
      let before = node.passes
      node.shown = [boxes[2]]
      node.setNeedsLayout()
      HeadlessRuntime.current.turn()
      #expect(node.passes == before + 1 && node.subnodes == [boxes[2]] && node.seen.isEmpty)
    }
  }

  @Test("nothing changes to a layout without height")
  func noHeight() {
    perform { node, _ in
      let range = ASSizeRange(min: .zero, max: CGSize(width: 100, height: 0))
      node.transitionLayout(with: range, animated: false, shouldMeasureAsync: false)
      #expect(node.seen.isEmpty && node.calculatedSize == CGSize(width: 100, height: 100))
    }
  }
}
