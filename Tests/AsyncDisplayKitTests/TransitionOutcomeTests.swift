import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

/// Stacks what it is told to.
private final class Shelf: ASDisplayNode {
  var shown: [ASDisplayNode] = []

  override init() {
    super.init()
    automaticallyManagesSubnodes = true
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    ASStackLayoutSpec(
      direction: .vertical, spacing: 0, justifyContent: .start, alignItems: .start, children: shown)
  }
}

@Suite("What is there after a change between layouts") struct TransitionOutcomeTests {
  private func perform(_ body: (Shelf, [BoxNode]) -> Void) {
    HeadlessRuntime(Transcript()).runMain {
      let (window, shelf, boxes) = (UIWindow(), Shelf(), [BoxNode(), BoxNode(), BoxNode()])
      shelf.shown = boxes
      shelf.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
      window.addSubview(shelf.view)
      HeadlessRuntime.current.turn()
      body(shelf, boxes)
    }
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
}
