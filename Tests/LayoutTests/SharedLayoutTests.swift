import Foundation
import Testing

@testable import AsyncDisplayKit

@Suite("Layouts that others have too") struct SharedLayoutTests {
  @Test("a layout's place is at a whole pixel")
  func placeOnPixels() {
    let layout = ASLayout(layoutElement: Box("tank"), size: .zero, position: CGPoint(x: 0.3, y: 1.6), sublayouts: nil)
    #expect(layout.position == CGPoint(x: 0.5, y: 2))
  }

  @Test("what a stack places is placed in the stack alone")
  func placedInStackAlone() {
    let node = ASDisplayNode()
    node.style.preferredSize = CGSize(width: 10, height: 10)
    let row = ASStackLayoutSpec(
      direction: .horizontal, spacing: 0, justifyContent: .end, alignItems: .start, children: [node])
    let room = CGSize(width: 50, height: 50)
    #expect(row.layoutThatFits(ASSizeRangeMake(room)).sublayouts.map(\.position.x) == [40])
    let range = ASSizeRange(min: .zero, max: CGSize(width: CGFloat.infinity, height: 50))
    #expect(ASPointIsNull(node.layoutThatFits(range, parentSize: room).position))
  }

  @Test("a placed layout holds the node that keeps the one it was made of")
  func placedHoldsItsNode() {
    var node: ASDisplayNode? = ASDisplayNode()
    weak let gone = node
    let placed = node?.layoutThatFits(ASSizeRangeUnconstrained).placed(at: .zero)
    node = nil
    #expect(gone != nil && placed?.layoutElement === gone)
  }

  @Test("a stack that a node measures by itself is complete with the node's layout")
  func completeWithTheNode() {
    final class Pump: ASDisplayNode {
      let parts = [Box("rotor", 5, 5), Box("motor", 7, 7)]
      override func calculateLayoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
        ASStackLayoutSpec(
          direction: .vertical, spacing: 0, justifyContent: .start, alignItems: .start, children: parts
        ).calculateLayoutThatFits(constrainedSize)
      }
    }
    let pump = Pump()
    _ = pump.layoutThatFits(ASSizeRangeMake(CGSize(width: 20, height: 20)))
    #expect(pump.parts.map(\.measuredWith.count) == [1, 1])
  }
}
