import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("What is there after a change between layouts") struct TransitionOutcomeTests {
  private func perform(_ body: @escaping (ShelfNode, [BoxNode]) -> Void) {
    ShelfNode.show(BoxNode.init) { _, shelf, boxes in body(shelf, boxes) }
  }

  @Test("subnodes are in the new order at once")
  func order() {
    perform { shelf, boxes in
      shelf.shown = boxes.reversed()
      shelf.transitionLayout(withAnimation: false, shouldMeasureAsync: false)
      #expect(shelf.subnodes == boxes.reversed())
      #expect(shelf.view.subviews == boxes.reversed().map(\.view))
    }
  }

  @Test("what is not in a later layout goes with it, as before the change")
  func later() {
    perform { shelf, boxes in
      shelf.shown = [boxes[0], boxes[1]]
      shelf.transitionLayout(withAnimation: false, shouldMeasureAsync: false)
      #expect(shelf.subnodes == [boxes[0], boxes[1]])
      shelf.shown = [boxes[1]]
      shelf.setNeedsLayout()
      HeadlessRuntime.current.turn()
      #expect(shelf.subnodes == [boxes[1]])
    }
  }

  @Test("what was added by hand stays, also where a later layout does not have it")
  func byHand() {
    HeadlessRuntime(Transcript()).runMain {
      let (node, first, second) = (ASDisplayNode(), BoxNode(), BoxNode())
      var shown = [first, second]
      for box in shown { node.addSubnode(box) }
      node.layoutSpecBlock = { _, _ in ASWrapperLayoutSpec(layoutElements: shown) }
      node.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      node.view.layoutIfNeeded()
      shown = [second]
      node.transitionLayout(withAnimation: false, shouldMeasureAsync: false)
      #expect(node.subnodes == [first, second])
    }
  }

  @Test("what goes somewhere else while the change is seen stays where it went")
  func elsewhere() {
    final class Giving: ASDisplayNode {
      var shown: [ASDisplayNode] = []
      let other = ASDisplayNode()
      override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
        ASWrapperLayoutSpec(layoutElements: shown)
      }
      override func animateLayoutTransition(_ context: any ASContextTransitioning) {
        for subnode in context.removedSubnodes() { other.addSubnode(subnode) }
        context.completeTransition(true)
      }
    }
    HeadlessRuntime(Transcript()).runMain {
      let (window, giving, box) = (UIWindow(), Giving(), BoxNode())
      giving.automaticallyManagesSubnodes = true
      giving.shown = [box]
      for node in [giving, giving.other] {
        node.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        window.addSubview(node.view)
      }
      HeadlessRuntime.current.turn()
      giving.shown = []
      giving.transitionLayout(withAnimation: false, shouldMeasureAsync: false)
      #expect(box.supernode === giving.other && box.view.superview === giving.other.view && box.isInHierarchy)
    }
  }

  @Test("what comes is between those that it is to be between")
  func between() {
    perform { shelf, boxes in
      shelf.shown = [boxes[0], boxes[2]]
      shelf.transitionLayout(withAnimation: false, shouldMeasureAsync: false)
      shelf.shown = boxes
      shelf.transitionLayout(withAnimation: false, shouldMeasureAsync: false)
      #expect(shelf.subnodes == boxes)
    }
  }
}
