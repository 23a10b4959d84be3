import Foundation
import HeadlessUIKit
import Testing

@testable import AsyncDisplayKit

/// More frames that were counted before anything was run: shares that do not come out even, lines, bounds that contradict one another.
@Suite struct CountedOnPaperTests: Counting {
  // MARK: Growing and shrinking

  @Test func `growing goes by the factors`() {
    let row = row([box("a", 20, 10) { $0.flexGrow = 1 }, box("b", 20, 10) { $0.flexGrow = 3 }, box("c", 20, 10)])
    #expect(dump(row, exactly(100, 10)) == "size 100 10; a 0 0 30 10; b 30 0 50 10; c 80 0 20 10")
  }

  @Test func `a row that must be longer than its items grows to its least length alone`() {
    let row = row([box("a", 20, 10) { $0.flexGrow = 1 }, box("b", 30, 10) { $0.flexGrow = 1 }])
    let range = ASSizeRangeMake(CGSize(width: 90, height: 0), CGSize(width: 200, height: 50))
    #expect(dump(row, range) == "size 90 10; a 0 0 40 10; b 40 0 50 10")
  }

  @Test func `shrinking goes by length times factor, and neighbours begin where whole pixels end`() {
    let row = row([
      box("a", 100, 10) { $0.flexShrink = 1 }, box("b", 60, 10) { $0.flexShrink = 2 }, box("c", 20, 10),
    ])
    #expect(dump(row, exactly(100, 10)) == "size 100 10; a 0 0 64 10; b 64 0 16.5 10; c 80.5 0 20 10")
  }

  @Test func `spacings do not shrink`() {
    let row = row(
      [
        box("a", 60, 10) { ($0.flexShrink, $0.spacingBefore) = (1, 3) },
        box("b", 60, 10) { ($0.flexShrink, $0.spacingAfter) = (1, 7) },
      ], spacing: 5)
    #expect(dump(row, upTo(100, 50)) == "size 100 10; a 3 0 42.5 10; b 50.5 0 42.5 10")
  }

  @Test func `the only one that may both grow and shrink begins at nothing`() {
    func row(of width: CGFloat) -> ASStackLayoutSpec {
      self.row([box("a", width, 10), box("b", 30, 20) { ($0.flexGrow, $0.flexShrink) = (1, 1) }])
    }
    #expect(dump(row(of: 50), exactly(100, 20)) == "size 100 20; a 0 0 50 10; b 50 0 50 20")
    #expect(dump(row(of: 100), exactly(100, 20)) == "size 100 20; a 0 0 100 10; b 100 0 0 20")
    #expect(dump(row(of: 120), exactly(100, 20)) == "size 100 20; a 0 0 120 10; b 120 0 0 0")
  }

  // MARK: Justifying

  @Test func `space around one is as centring, around two a quarter at each end`() {
    #expect(dump(row([box("a", 30, 10)], justify: .spaceAround), exactly(100, 10)) == "size 100 10; a 35 0 30 10")
    let two = row([box("a", 30, 10), box("b", 30, 10)], spacing: 4, justify: .spaceAround)
    #expect(dump(two, exactly(100, 10)) == "size 100 10; a 9 0 30 10; b 61 0 30 10")
  }

  @Test func `space between leaves the outer spacings`() {
    let row = row(
      [box("a", 20, 10) { $0.spacingBefore = 5 }, box("b", 20, 10), box("c", 20, 10) { $0.spacingAfter = 5 }],
      justify: .spaceBetween)
    #expect(dump(row, exactly(100, 10)) == "size 100 10; a 5 0 20 10; b 40 0 20 10; c 75 0 20 10")
  }

  @Test func `a middle between pixels is rounded up along a row`() {
    #expect(dump(row([box("a", 33.3, 10)], justify: .center), exactly(100, 10)) == "size 100 10; a 33.5 0 33.5 10")
  }

  // MARK: Lines

  @Test func `each line grows by itself`() {
    let lines = lines([60, 60, 30].map { box("w\($0)", $0, 10) { $0.flexGrow = 1 } }, .start)
    #expect(
      dump(lines, exactly(100, 50)) == "size 100 50; w30.0 65 10 35 10; w60.0 0 0 100 10; w60.0 0 10 65 10")
  }

  @Test func `what just fits is no new line`() {
    let lines = lines([box("a", 45, 10), box("b", 45, 10), box("c", 1, 10)], .start, spacing: 10)
    #expect(dump(lines, upTo(100, 100)) == "size 100 20; a 0 0 45 10; b 55 0 45 10; c 0 10 1 10")
  }

  @Test func `columns next to each other are centred with their spacing`() {
    let columns = ASStackLayoutSpec(
      direction: .vertical, spacing: 0, justifyContent: .start, alignItems: .start, flexWrap: .wrap,
      alignContent: .center, lineSpacing: 4, children: ["a", "b", "c"].map { box($0, 30, 20) })
    #expect(dump(columns, exactly(100, 50)) == "size 100 50; a 18 0 30 20; b 18 20 30 20; c 52 0 30 20")
  }

  @Test func `a stretched item of one line leaves nothing to share`() {
    let lines = lines([box("a", 60, 20) { $0.alignSelf = .center }, box("b", 60, 10)], .stretch, align: .stretch)
    #expect(dump(lines, exactly(100, 70)) == "size 100 70; a 0 0 60 20; b 0 20 60 70")
  }

  // MARK: Baselines

  @Test func `what is higher than the lines of text does not move them`() {
    let row = row(
      [
        box("a", 20, 30) { $0.ascender = 20 }, box("b", 20, 10) { $0.ascender = 8 },
        box("c", 20, 50) { $0.alignSelf = .start },
      ], align: .baselineFirst)
    #expect(dump(row, upTo(200, 200)) == "size 60 50; a 0 0 20 30; b 20 12 20 10; c 40 0 20 50")
  }

  @Test func `the middle of a row of text is that of the line`() {
    let row = row(
      [
        box("a", 20, 30) { $0.descender = -5 }, box("b", 20, 20) { $0.descender = -2 },
        box("c", 20, 10) { $0.alignSelf = .center },
      ], align: .baselineLast)
    #expect(dump(row, upTo(200, 200)) == "size 60 30; a 0 0 20 30; b 20 7 20 20; c 40 10 20 10")
  }

  @Test func `the last baseline of a column is that of its last element`() {
    let column = ASStackLayoutSpec.vertical()
    column.children = [box("a", 20, 10) { $0.descender = -9 }, box("b", 20, 10) { $0.descender = -3 }]
    let row = row([column, box("c", 10, 40) { $0.descender = -10 }], align: .baselineLast)
    #expect(dump(row, upTo(200, 200)) == "size 30 40; a 0 13 20 10; b 0 23 20 10; c 20 0 10 40")
  }

  // MARK: Bounds that contradict one another

  @Test func `a least width is more than a greatest one`() {
    let row = row([box("a", 60, 10) { ($0.minWidth, $0.maxWidth) = (ASDimensionMake(80), ASDimensionMake(50)) }])
    #expect(dump(row, upTo(200, 50)) == "size 80 10; a 0 0 80 10")
  }

  @Test func `a row of a given height is more than an item's greatest height`() {
    let row = row([box("a", 20, 10) { ($0.alignSelf, $0.maxHeight) = (.stretch, ASDimensionMake(30)) }])
    #expect(dump(row, exactly(100, 50)) == "size 100 50; a 0 0 20 50")
    #expect(dump(row, upTo(100, 50)) == "size 20 10; a 0 0 20 10")
  }

  @Test func `what is laid over an element has its size, whatever it wishes`() {
    let cover = Box("b")
    cover.style.width = ASDimensionMake("50%")
    #expect(
      dump(ASOverlayLayoutSpec(child: box("a", 60, 40), overlay: cover), upTo(100, 100))
        == "size 60 40; a 0 0 60 40; b 0 0 60 40")
  }

  @Test func `one axis may be open and the other given`() {
    let half = ASDimensionMake("50%")
    let row = row([box("a", 30, 10) { ($0.width, $0.height) = (half, half) }])
    let range = ASSizeRangeMake(CGSize(width: 0, height: 80), CGSize(width: 200, height: 80))
    #expect(dump(row, range) == "size 30 80; a 0 0 30 40")
  }

  // MARK: Specs that are no stacks

  @Test func `what is placed near the end gets what is left, whatever it wishes`() {
    let children = [
      box("a", 30, 30) { $0.layoutPosition = CGPoint(x: 10, y: 20) },
      box("b", 50, 50) { $0.layoutPosition = CGPoint(x: 80, y: 0) },
    ]
    for child in children { child.style.preferredSize = child.wants ?? .zero }
    let spec = ASAbsoluteLayoutSpec(sizing: .sizeToFit, children: children)
    #expect(dump(spec, upTo(100, 100)) == "size 100 50; a 10 20 30 30; b 80 0 20 50")
    let open = ASAbsoluteLayoutSpec(sizing: .default, children: children)
    #expect(dump(open, upTo(100, .infinity)) == "size 100 50; a 10 20 30 30; b 80 0 20 50")
  }

  @Test func `what fills begins at its position`() {
    let filling = Box("a")
    filling.style.layoutPosition = CGPoint(x: 60, y: 70)
    #expect(dump(ASAbsoluteLayoutSpec(children: [filling]), upTo(100, 100)) == "size 100 100; a 60 70 40 30")
  }

  @Test func `a place at the end of a least size`() {
    let spec = ASRelativeLayoutSpec(
      horizontalPosition: .end, verticalPosition: .end, sizingOption: .minimumSize, child: box("a", 20, 20))
    let range = ASSizeRangeMake(CGSize(width: 50, height: 50), CGSize(width: 100, height: 100))
    #expect(dump(spec, range) == "size 50 50; a 30 30 20 20")
  }

  @Test func `there is no middle of a height without end`() {
    let spec = ASCenterLayoutSpec(centeringOptions: .XY, sizingOptions: [], child: box("a", 21, 10))
    #expect(dump(spec, upTo(100, .infinity)) == "size 100 10; a 39.5 0 21 10")
  }

  @Test func `a corner above and to the right moves the element down`() {
    let spec = ASCornerLayoutSpec(child: box("a", 40, 40), corner: box("b", 10, 10), location: .topRight)
    spec.wrapsCorner = true
    #expect(dump(spec, upTo(100, 100)) == "size 45 45; a 0 5 40 40; b 35 0 10 10")
    #expect(dump(spec, upTo(42, 42)) == "size 42 42; a 0 5 40 40; b 35 0 10 10")
  }

  @Test func `a corner that is not wrapped sticks out at half pixels`() {
    let spec = ASCornerLayoutSpec(child: box("a", 40, 30), corner: box("b", 11, 7), location: .bottomLeft)
    #expect(dump(spec, upTo(100, 100)) == "size 40 30; a 0 0 40 30; b -5.5 26.5 11 7")
  }

  @Test func `negative insets let what fills stick out`() {
    let insets = UIEdgeInsets(top: -10, left: -10, bottom: -10, right: -10)
    #expect(dump(ASInsetLayoutSpec(insets: insets, child: Box("a")), exactly(50, 50)) == "size 50 50; a -10 -10 70 70")
  }

  @Test func `open insets centre on their axis, given ones stretch on the other`() {
    let insets = UIEdgeInsets(top: .infinity, left: 10, bottom: .infinity, right: 20)
    let spec = ASInsetLayoutSpec(insets: insets, child: box("a", 20, 20))
    #expect(dump(spec, exactly(100, 100)) == "size 100 100; a 10 40 70 20")
  }

  @Test(
    arguments: [
      (0.5, CGSize(width: 0, height: 80), CGSize(width: 100, height: 100), "100 80"),
      (2, CGSize.zero, CGSize(width: 100, height: 100), "50 100"),
      (3, CGSize.zero, CGSize(width: CGFloat.infinity, height: 33.3), "11 33.5"),
      (0.3, CGSize.zero, CGSize(width: 33, height: CGFloat.infinity), "33 9.5"),
    ] as [(CGFloat, CGSize, CGSize, String)])
  func `the ratio nearest to the one wished`(ratio: CGFloat, least: CGSize, most: CGSize, size: String) {
    let spec = ASRatioLayoutSpec(ratio: ratio, child: box("a", 10, 10))
    #expect(dump(spec, ASSizeRangeMake(least, most)) == "size \(size); a 0 0 \(size)")
  }

  @Test func `everything wrapped is at least the least size`() {
    let spec = ASWrapperLayoutSpec(layoutElements: [box("a", 10, 50), box("b", 50, 10)])
    let range = ASSizeRangeMake(CGSize(width: 30, height: 30), CGSize(width: 100, height: 100))
    #expect(dump(spec, range) == "size 50 50; a 0 0 30 50; b 0 0 50 30")
  }
}
