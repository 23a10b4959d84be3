import Foundation
import Testing

@testable import AsyncDisplayKit

@Suite("Lines of a stack that are of different lengths") struct LineLengthTests {
  @Test("each line begins where the one before it ends")
  func lines() {
    let tanks = [10, 30, 20].map { Box("tank", 60, $0) }
    let stack = ASStackLayoutSpec(
      direction: .horizontal, spacing: 0, justifyContent: .start, alignItems: .start, flexWrap: .wrap,
      alignContent: .start, lineSpacing: 5, children: tanks)
    let layout = stack.layoutThatFits(ASSizeRange(min: .zero, max: CGSize(width: 100, height: 200)))
    #expect(layout.sublayouts.map(\.position.y) == [0, 15, 50])
    #expect(layout.size == CGSize(width: 60, height: 70))
  }
}
