import Foundation
import HeadlessUIKit
import Testing

@testable import AsyncDisplayKit

/// More frames that were counted before anything was run: shares that do not come out even, and lines.
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
}
