import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import Testing

/// In points.
private func size(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

@Suite("How large a scroll node and its content are") struct ScrollSizeTests {
  /// A scroll node around one box, measured in a range for a parent, and laid out.
  private func measure(
    _ range: ASSizeRange, parent: CGSize, _ directions: ASScrollDirection = .verticalDirections,
    box: (ASLayoutElementStyle) -> Void, _ body: (ASScrollNode, ASDisplayNode) -> Void
  ) {
    HeadlessRuntime().runMain {
      let (node, inner) = (ASScrollNode(), ASDisplayNode())
      box(inner.style)
      node.scrollableDirections = directions
      node.automaticallyManagesContentSize = true
      node.automaticallyManagesSubnodes = true
      node.layoutSpecBlock = { _, _ in ASWrapperLayoutSpec(layoutElement: inner) }
      _ = node.view
      _ = node.layoutThatFits(range, parentSize: parent)
      node.layout()
      body(node, inner)
    }
  }

  struct Case: Sendable {
    let range: ASSizeRange
    let parent: CGSize
    let box: CGSize
    let own: CGSize
  }

  private static let cases: [Case] = [
    // Less content than room, and more.
    Case(range: ASSizeRangeUnconstrained, parent: size(100, 200), box: size(100, 100), own: size(100, 200)),
    Case(range: ASSizeRangeUnconstrained, parent: size(100, 200), box: size(100, 500), own: size(100, 200)),
    // The range beats the parent, to either side.
    Case(
      range: ASSizeRange(min: size(100, 100), max: size(100, 200)), parent: size(100, 500), box: size(100, 100),
      own: size(100, 200)),
    Case(
      range: ASSizeRange(min: size(100, 150), max: size(100, 150)), parent: size(100, 100), box: size(100, 200),
      own: size(100, 150)),
    // A parent that is as large as its content.
    Case(
      range: ASSizeRangeUnconstrained, parent: size(.greatestFiniteMagnitude, .greatestFiniteMagnitude),
      box: size(100, 200),
      own: size(100, 200)),
  ]

  @Test("the content is as large as it wants to be, the node as its parent within the range", arguments: cases)
  func sizes(of one: Case) {
    measure(one.range, parent: one.parent, box: { $0.preferredSize = one.box }) { node, _ in
      #expect(node.calculatedSize == one.own)
      #expect(node.view.contentSize == one.box)
    }
  }

  @Test("content that grows fills the node")
  func filling() {
    let style = { (style: ASLayoutElementStyle) in
      style.flexGrow = 1
      style.minHeight = ASDimensionMake(50)
      style.width = ASDimensionMake(100)
    }
    measure(ASSizeRangeMake(size(100, 200)), parent: size(100, 500), box: style) { node, _ in
      #expect(node.calculatedSize == size(100, 200) && node.view.contentSize == size(100, 200))
    }
  }

  @Test("along the axes on which the node scrolls its content has no limit")
  func range() {
    let own = size(100, 100)
    let (tall, wide) = (size(100, .infinity), size(.infinity, 100))
    for (directions, most) in [(ASScrollDirection.verticalDirections, tall), (.horizontalDirections, wide)] {
      measure(ASSizeRangeMake(own), parent: own, directions, box: { _ in }) { _, inner in
        #expect(inner.constrainedSizeForCalculatedLayout == ASSizeRange(min: own, max: most))
      }
    }
  }
}
