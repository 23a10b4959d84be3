import Foundation
import Testing

@testable import AsyncDisplayKit

/// What the measuring of stacks in stacks costs, and that nothing is missing from it.
@Suite struct NestedStackTests {
  private let range = ASSizeRangeMake(CGSize(width: 100_000, height: 100_000))

  /// Two stacks in each, the direction changing from level to level, the first growing; boxes at the bottom.
  private func tree(levels: Int, boxes: inout [Box]) -> any ASLayoutElement {
    if levels == 0 {
      boxes.append(Box("\(boxes.count)", wants: CGSize(width: 4, height: 4)))
      return boxes[boxes.count - 1]
    }
    let children = [tree(levels: levels - 1, boxes: &boxes), tree(levels: levels - 1, boxes: &boxes)]
    children[0].style.flexGrow = 1
    return ASStackLayoutSpec(
      direction: levels.isMultiple(of: 2) ? .vertical : .horizontal, spacing: 0, justifyContent: .start,
      alignItems: .stretch, children: children)
  }

  private func measurements(levels: Int) -> Int {
    var boxes: [Box] = []
    _ = tree(levels: levels, boxes: &boxes).layoutThatFits(range)
    return boxes.map(\.measuredWith.count).max() ?? 0
  }

  @Test func `deep in a tree a box is not measured more and more often`() {
    let counts = (1...8).map(measurements)
    #expect(counts == [2, 4, 6, 9, 9, 9, 9, 9])
  }

  @Test func `everything is measured by the time the measuring call returns`() {
    var boxes: [Box] = []
    let layout = tree(levels: 4, boxes: &boxes).layoutThatFits(range)
    let counts = boxes.map(\.measuredWith.count)
    #expect(layout.allBoxes == boxes.map(\.name))
    #expect(boxes.map(\.measuredWith.count) == counts)
  }

  @Test func `a baseline is that of a box deep in stacks of given size`() {
    let box = Box("box", 10, 20)
    box.style.ascender = 15
    let inner = ASStackLayoutSpec.vertical()
    inner.children = [box]
    inner.style.preferredSize = CGSize(width: 10, height: 30)
    let outer = ASStackLayoutSpec.vertical()
    outer.children = [inner]
    outer.style.preferredSize = CGSize(width: 10, height: 40)
    let low = Box("low", 10, 40)
    low.style.ascender = 35
    let row = ASStackLayoutSpec(
      direction: .horizontal, spacing: 0, justifyContent: .start, alignItems: .baselineFirst, children: [outer, low])
    let layout = row.layoutThatFits(range)
    #expect(layout.sublayouts.map(\.position.y) == [20, 0])
  }
}

extension ASLayout {
  fileprivate var allBoxes: [String] {
    (layoutElement as? Box).map { [$0.name] } ?? sublayouts.flatMap(\.allBoxes)
  }
}
