import Foundation
import HeadlessUIKit
import Testing

@testable import AsyncDisplayKit

@Suite struct StackTests {
  private func exactly(_ width: CGFloat, _ height: CGFloat) -> ASSizeRange {
    ASSizeRangeMake(CGSize(width: width, height: height))
  }

  private func upTo(_ width: CGFloat, _ height: CGFloat) -> ASSizeRange {
    ASSizeRangeMake(.zero, CGSize(width: width, height: height))
  }

  private func row(_ children: [any ASLayoutElement], _ change: (ASStackLayoutSpec) -> Void = { _ in })
    -> ASStackLayoutSpec
  {
    let stack = ASStackLayoutSpec(
      direction: .horizontal, spacing: 0, justifyContent: .start, alignItems: .start, children: children)
    change(stack)
    return stack
  }

  @Test func `a fresh stack is horizontal, at the start, stretched and in one line`() {
    let stack = ASStackLayoutSpec()
    #expect(stack.direction == .horizontal && stack.justifyContent == .start && stack.alignItems == .stretch)
    #expect(stack.flexWrap == .noWrap && stack.alignContent == .start && stack.spacing == 0 && stack.lineSpacing == 0)
    #expect(ASStackLayoutSpec.vertical().direction == .vertical)
    #expect(ASStackLayoutSpec.horizontal().direction == .horizontal)
  }

  // MARK: Measuring

  @Test func `items are measured once, free along the stack and limited across, if none is flexed`() {
    let boxes = [Box("b", wants: CGSize(width: 1, height: 1)), Box("c", wants: CGSize(width: 2, height: 1))]
    boxes[0].style.flexShrink = 1
    let stack = row(boxes) { $0.justifyContent = .spaceBetween }
    #expect(stack.layoutThatFits(exactly(10, 1)).dumpOfFrames == "size 10 1\nb 0 0 1 1\nc 8 0 2 1")
    #expect(boxes.map { $0.measuredWith.map(\.description) } == [["0x0...infx1"], ["0x0...infx1"]])
  }

  @Test func `the only item that grows and shrinks is not measured before its length is known`() {
    let flexible = Box("flexible", wants: CGSize(width: 3, height: 1))
    flexible.styled { ($0.flexGrow, $0.flexShrink) = (1, 1) }
    let stack = row([Box("rigid", 4, 1), flexible])
    #expect(stack.layoutThatFits(exactly(10, 1)).dumpOfFrames == "size 10 1\nflexible 4 0 6 1\nrigid 0 0 4 1")
    #expect(flexible.measuredWith.map(\.description) == ["6x0...6x1"])
    _ = stack.layoutThatFits(upTo(10, 1))
    #expect(flexible.measuredWith.dropFirst().map(\.description) == ["0x0...infx1"])
  }

  @Test func `an item put off that gets nothing is measured at length zero`() {
    let flexible = Box("flexible", wants: CGSize(width: 3, height: 1))
    flexible.styled { ($0.flexGrow, $0.flexShrink) = (1, 1) }
    let layout = row([Box("rigid", 10, 1), flexible]).layoutThatFits(exactly(10, 1))
    #expect(layout.dumpOfFrames == "size 10 1\nflexible 10 0 0 1\nrigid 0 0 10 1")
    #expect(flexible.measuredWith.map(\.description) == ["0x0...0x1"])
  }

  @Test func `percentages are of the stack only where its length is given`() {
    let box = Box("box", wants: CGSize(width: 5, height: 5))
    box.style.width = ASDimensionMake("50%")
    #expect(row([box]).layoutThatFits(exactly(40, 10)).dumpOfFrames == "size 40 10\nbox 0 0 20 5")
    #expect(row([box]).layoutThatFits(upTo(40, 10)).dumpOfFrames == "size 5 5\nbox 0 0 5 5")
  }

  // MARK: Wrapping

  @Test func `spacing counts towards a line's length but not at its start`() {
    let boxes = (1...5).map { Box("\($0)", 10, 10) }
    let stack = row(boxes) { ($0.flexWrap, $0.spacing, $0.lineSpacing) = (.wrap, 5, 2) }
    #expect(
      stack.layoutThatFits(upTo(40, 100)).dumpOfFrames == """
        size 40 22
        1 0 0 10 10
        2 15 0 10 10
        3 30 0 10 10
        4 0 12 10 10
        5 15 12 10 10
        """)
    #expect(stack.layoutThatFits(upTo(39.5, 100)).size == CGSize(width: 25, height: 34))
  }

  @Test func `an item too long for any line has one to itself`() {
    let stack = row([Box("1", 10, 10), Box("2", 90, 10), Box("3", 10, 10)]) { $0.flexWrap = .wrap }
    let dump = stack.layoutThatFits(upTo(50, 100)).dumpOfFrames
    #expect(dump == "size 50 30\n1 0 0 10 10\n2 0 10 90 10\n3 0 20 10 10")
  }

  @Test func `extra spacing of items counts towards their line`() {
    let boxes = [Box("1", 10, 10), Box("2", 10, 10)]
    boxes[1].styled { ($0.spacingBefore, $0.spacingAfter) = (3, 3) }
    let stack = row(boxes) { $0.flexWrap = .wrap }
    #expect(stack.layoutThatFits(upTo(26, 100)).dumpOfFrames == "size 26 10\n1 0 0 10 10\n2 13 0 10 10")
    #expect(stack.layoutThatFits(upTo(25, 100)).dumpOfFrames == "size 16 20\n1 0 0 10 10\n2 3 10 10 10")
  }

  // MARK: Flexing

  @Test func `grown in whole points, the first gets the rest`() {
    let boxes = (1...3).map { Box("\($0)", 10, 10) }
    for box in boxes { box.style.flexGrow = 1 }
    #expect(
      row(boxes).layoutThatFits(exactly(40.5, 10)).dumpOfFrames
        == "size 40.5 10\n1 0 0 14.5 10\n2 14.5 0 13 10\n3 27.5 0 13 10")
  }

  @Test func `less than a hundredth of a point is nothing to share out`() {
    let box = Box("box", 10, 10)
    box.style.flexShrink = 1
    #expect(row([box]).layoutThatFits(exactly(9.995, 10)).dumpOfFrames == "size 10 10\nbox 0 0 10 10")
    #expect(box.measuredWith.count == 1)
  }

  @Test func `shrinking stops at zero and takes nothing more from the others`() {
    let boxes = [Box("1", 10, 10), Box("2", 90, 10)]
    boxes[0].style.flexShrink = 100
    boxes[1].style.flexShrink = 1
    let layout = row(boxes).layoutThatFits(exactly(50, 10))
    #expect(layout.dumpOfFrames == "size 50 10\n1 0 0 0 10\n2 0 0 86 10")
  }

  // MARK: Across

  @Test func `stretched items fill the line, even past their greatest length, unless their height is given`() {
    let boxes = [
      Box("tall", 10, 30), Box("free", wants: CGSize(width: 10, height: 10)),
      Box("capped", wants: CGSize(width: 10, height: 10)), Box("exact", 10, 20),
    ]
    boxes[2].style.maxHeight = ASDimensionMake(20)
    let stack = row(boxes) { $0.alignItems = .stretch }
    #expect(
      stack.layoutThatFits(upTo(100, 100)).dumpOfFrames
        == "size 40 30\ncapped 20 0 10 30\nexact 30 0 10 20\nfree 10 0 10 30\ntall 0 0 10 30")
  }

  @Test func `the greatest length of a stretched item that does not look at it itself is kept by the stack`() {
    let inset = ASInsetLayoutSpec(
      insets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0),
      child: Box("box", wants: CGSize(width: 10, height: 25)))
    inset.style.maxHeight = ASDimensionMake(20)
    let stack = row([inset]) { $0.alignItems = .stretch }
    #expect(stack.layoutThatFits(upTo(100, 100)).dumpOfFrames == "size 10 20\nbox 0 0 10 20")
  }

  @Test func `an odd rest across is centred down to the half point`() {
    let layout = row([Box("tall", 10, 20.5), Box("low", 10, 10)]) { $0.alignItems = .center }
      .layoutThatFits(upTo(100, 100))
    #expect(layout.dumpOfFrames == "size 20 20.5\nlow 10 5 10 10\ntall 0 0 10 20.5")
  }

  @Test func `baselines are on one height, and the line is as high as that needs`() {
    let boxes = [Box("large", 10, 30), Box("small", 10, 12), Box("plain", 10, 5)]
    boxes[0].styled { ($0.ascender, $0.descender) = (20, -6) }
    boxes[1].styled { ($0.ascender, $0.descender) = (9, -3) }
    boxes[2].style.alignSelf = .end
    let first = row(boxes) { $0.alignItems = .baselineFirst }.layoutThatFits(upTo(100, 100))
    #expect(first.dumpOfFrames == "size 30 30\nlarge 0 0 10 30\nplain 20 25 10 5\nsmall 10 11 10 12")
    let last = row(boxes) { $0.alignItems = .baselineLast }.layoutThatFits(upTo(100, 100))
    #expect(last.dumpOfFrames == "size 30 30\nlarge 0 0 10 30\nplain 20 25 10 5\nsmall 10 15 10 12")
    boxes[1].style.ascender = 25
    let deeper = row(boxes) { $0.alignItems = .baselineFirst }.layoutThatFits(upTo(100, 100))
    #expect(deeper.dumpOfFrames == "size 30 35\nlarge 0 5 10 30\nplain 20 30 10 5\nsmall 10 0 10 12")
  }

  @Test func `a vertical stack has the first ascender and the last descender, known to a stack around it`() {
    let top = Box("top", 10, 10)
    let bottom = Box("bottom", 10, 10)
    top.style.ascender = 8
    bottom.style.descender = -2
    let column = ASStackLayoutSpec(
      direction: .vertical, spacing: 0, justifyContent: .start, alignItems: .start, children: [top, bottom])
    let label = Box("label", 10, 20)
    label.style.ascender = 15
    let layout = row([column, label]) { $0.alignItems = .baselineFirst }.layoutThatFits(upTo(100, 100))
    #expect(layout.dumpOfFrames == "size 20 27\nbottom 0 17 10 10\nlabel 10 0 10 20\ntop 0 7 10 10")
    #expect([column.style.ascender, column.style.descender] == [8, -2])
  }

  // MARK: Spreading

  @Test(
    arguments: [
      (ASStackLayoutJustifyContent.start, 12.0, 3, "0 0"), (.center, 12, 3, "6 0"), (.end, 12, 3, "12 0"),
      (.spaceBetween, 12, 3, "0 6"), (.spaceAround, 12, 3, "2 4"), (.spaceBetween, 12, 1, "0 0"),
      (.spaceAround, 12, 1, "6 0"), (.spaceBetween, -12, 3, "0 0"), (.spaceAround, -12, 3, "-6 0"),
      (.center, -12, 3, "-6 0"), (.end, -12, 3, "-12 0"),
    ] as [(ASStackLayoutJustifyContent, CGFloat, Int, String)])
  func `free and missing space is spread`(
    justifyContent: ASStackLayoutJustifyContent, violation: CGFloat, count: Int, result: String
  ) {
    let spread = Spread(justifyContent, of: violation, over: count)
    #expect("\(LayoutText.number(spread.offset)) \(LayoutText.number(spread.spacing))" == result)
  }

  // MARK: Alignment by side

  @Test func `sides set the rule of their axis, whatever the direction`() {
    let stack = ASStackLayoutSpec.horizontal()
    stack.horizontalAlignment = .right
    stack.verticalAlignment = .center
    #expect(stack.justifyContent == .end && stack.alignItems == .center)
    stack.direction = .vertical
    #expect(stack.justifyContent == .center && stack.alignItems == .end)
  }

  @Test func `while sides are in use, the rules themselves cannot be set`() {
    let stack = ASStackLayoutSpec.horizontal()
    (stack.horizontalAlignment, stack.verticalAlignment) = (.middle, .center)
    let log = FaultLog()
    log.collecting { (stack.justifyContent, stack.alignItems) = (.end, .end) }
    #expect(stack.justifyContent == .center && stack.alignItems == .center)
    #expect(
      log.messages == [
        "justifyContent must not be set while horizontalAlignment or verticalAlignment is in use.",
        "alignItems must not be set while horizontalAlignment or verticalAlignment is in use.",
      ])
    (stack.horizontalAlignment, stack.verticalAlignment) = (.none, .none)
    #expect(stack.justifyContent == .center && stack.alignItems == .center)
    stack.alignItems = .end
    #expect(stack.alignItems == .end)
  }
}
