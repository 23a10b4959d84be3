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

  @Test("what grows takes the room of its own line")
  func growing() {
    let tanks = (0..<3).map { _ in Box("tank", 60, 10) }
    tanks[2].style.flexGrow = 1
    let stack = ASStackLayoutSpec(
      direction: .horizontal, spacing: 0, justifyContent: .start, alignItems: .start, flexWrap: .wrap,
      alignContent: .start, children: tanks)
    tanks[2].style.maxWidth = ASDimensionMake(200)
    tanks[2].style.width = ASDimensionAuto
    tanks[2].style.flexBasis = ASDimensionMake(60)
    let layout = stack.layoutThatFits(
      ASSizeRange(min: CGSize(width: 130, height: 0), max: CGSize(width: 130, height: 200)))
    #expect(layout.sublayouts.map(\.size.width) == [60, 60, 130])
  }
}
