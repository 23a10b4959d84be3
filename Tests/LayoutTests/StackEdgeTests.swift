import Foundation
import Testing

@testable import AsyncDisplayKit

@Suite("Stacks at their limits") struct StackEdgeTests {
  private let tank = Box("tank", 30, 40)
  private let valve = Box("valve", 10, 10)

  private func upTo(_ width: CGFloat, _ height: CGFloat) -> ASSizeRange {
    ASSizeRange(min: .zero, max: CGSize(width: width, height: height))
  }

  @Test("sides are sides in either direction", arguments: [ASStackLayoutDirection.horizontal, .vertical])
  func sides(direction: ASStackLayoutDirection) {
    let sides: [(ASHorizontalAlignment, ASVerticalAlignment, CGPoint)] = [
      (.left, .top, .zero), (.middle, .center, CGPoint(x: 20, y: 30)), (.right, .bottom, CGPoint(x: 40, y: 60)),
    ]
    for (horizontal, vertical, place) in sides {
      let stack = ASStackLayoutSpec()
      stack.direction = direction
      stack.children = [valve]
      stack.horizontalAlignment = horizontal
      stack.verticalAlignment = vertical
      let layout = stack.layoutThatFits(ASSizeRangeMake(CGSize(width: 50, height: 70)))
      #expect(layout.sublayouts.map(\.position) == [place])
    }
  }

  @Test("only a column has the baselines of what is in it")
  func baselines() {
    (tank.style.ascender, valve.style.descender) = (15, -3)
    for direction in [ASStackLayoutDirection.horizontal, .vertical] {
      let stack = ASStackLayoutSpec()
      stack.direction = direction
      stack.children = [tank, valve]
      _ = stack.layoutThatFits(upTo(100, 100))
      #expect(stack.style.ascender == (direction == .vertical ? 15 : 0))
      #expect(stack.style.descender == (direction == .vertical ? -3 : 0))
    }
  }

  @Test("the last baseline is that of a box deep in stacks of given size")
  func lastBaseline() {
    valve.style.descender = -4
    let inner = ASStackLayoutSpec.vertical()
    inner.children = [valve]
    inner.style.preferredSize = CGSize(width: 10, height: 30)
    let outer = ASStackLayoutSpec.vertical()
    outer.children = [inner]
    outer.style.preferredSize = CGSize(width: 10, height: 40)
    let row = ASStackLayoutSpec(
      direction: .horizontal, spacing: 0, justifyContent: .start, alignItems: .baselineLast, children: [outer, tank])
    #expect(row.layoutThatFits(upTo(100, 100)).sublayouts.map(\.position.y) == [4, 0])
  }

  @Test("in a row whose height is open a share of the height is no height")
  func shareOfOpenHeight() {
    let log = FaultLog()
    let tank = Box("tank", wants: CGSize(width: 30, height: 40))
    tank.style.height = ASDimensionMake("50%")
    let row = ASStackLayoutSpec.horizontal()
    row.alignItems = .start
    row.children = [tank]
    #expect(log.collecting { row.layoutThatFits(upTo(100, 60)) }.size == CGSize(width: 30, height: 40))
    #expect(log.messages == [])
  }

  @Test("lines that have no room are not made narrower than what is in them")
  func narrowLines() {
    let stack = ASStackLayoutSpec(
      direction: .horizontal, spacing: 0, justifyContent: .start, alignItems: .start, flexWrap: .wrap,
      alignContent: .stretch, children: [tank, Box("pump", 30, 40)])
    let layout = stack.layoutThatFits(ASSizeRangeMake(CGSize(width: 40, height: 60)))
    #expect(layout.sublayouts.map(\.position.y) == [0, 40])
  }

  @Test("a stack without an end is reported")
  func endless() {
    let log = FaultLog()
    let stack = ASStackLayoutSpec.horizontal()
    stack.children = [valve]
    let range = ASSizeRange(
      min: CGSize(width: CGFloat.infinity, height: 10), max: CGSize(width: CGFloat.infinity, height: 10))
    _ = log.collecting { stack.layoutThatFits(range) }
    #expect(log.messages.count == 1)
  }
}
