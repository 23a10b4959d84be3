import AsyncDisplayKit
import Testing

@Suite("Names of specs for whoever looks at them") struct SpecNameTests {
  @Test("a name may be given at any time, and is the spec's own")
  func named() {
    let (row, column) = (ASStackLayoutSpec.horizontal(), ASStackLayoutSpec.vertical())
    row.debugName = "row"
    let leaf = ASDisplayNode()
    leaf.layoutSpecBlock = { _, _ in row }
    _ = leaf.layoutThatFits(ASSizeRangeMake(CGSize(width: 1, height: 1)))
    #expect(row.debugName == "row" && column.debugName == nil)
    row.debugName = "line"
    #expect(row.debugName == "line")
  }
}
