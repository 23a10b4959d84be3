import Foundation
import HeadlessUIKit
import Testing

@testable import AsyncDisplayKit

/// Frames that were counted with pencil and paper from what the original does, of combinations that no file in `Cases` has.
@Suite struct CountedByHandTests: Counting {
  // MARK: Growing and shrinking

  @Test func `what a stack gives is more than a greatest width`() {
    let row = row([
      box("a", 20, 20) {
        $0.flexGrow = 1
        $0.maxWidth = ASDimensionMake(80)
      }, box("b", 20, 20) { $0.flexGrow = 1 },
    ])
    #expect(dump(row, exactly(300, 50)) == "size 300 50; a 0 0 150 20; b 150 0 150 20")
  }

  @Test func `what a stack takes is more than a least width, and each is whole pixels`() {
    let row = row([
      box("a", 80, 10) {
        $0.flexShrink = 1
        $0.minWidth = ASDimensionMake(70)
      }, box("b", 60, 10) { $0.flexShrink = 1 },
    ])
    #expect(dump(row, upTo(100, 50)) == "size 100 10; a 0 0 57.5 10; b 57.5 0 43 10")
  }

  @Test func `a share of the stack is where growing begins`() {
    let row = row(
      [
        box("a", 30, 10) { $0.flexBasis = ASDimensionMake("50%") },
        box("b", 30, 10) {
          $0.flexBasis = ASDimensionMake("25%")
          $0.flexGrow = 1
        },
      ], align: .stretch)
    #expect(dump(row, exactly(200, 40)) == "size 200 40; a 0 0 100 40; b 100 0 100 40")
  }

  @Test func `the first that grows gets what whole points leave over`() {
    let row = row(["a", "b", "c"].map { box($0, 0, 10) { $0.flexGrow = 1 } })
    #expect(dump(row, exactly(100, 10)) == "size 100 10; a 0 0 34 10; b 34 0 33 10; c 67 0 33 10")
  }

  @Test func `nothing is less than nothing`() {
    let row = row([
      box("a", 10, 10) {
        $0.flexShrink = 10
        $0.spacingAfter = 200
      }
    ])
    #expect(dump(row, upTo(100, 50)) == "size 100 10; a 0 0 0 10")
  }

  @Test(arguments: [
    (ASStackLayoutJustifyContent.spaceBetween, "a 0 0 80 10; b 80 0 80 10"), (.center, "a -30 0 80 10; b 50 0 80 10"),
    (.end, "a -60 0 80 10; b 20 0 80 10"), (.spaceAround, "a -30 0 80 10; b 50 0 80 10"),
  ])
  func `too much for a row sticks out where it is justified to`(justify: ASStackLayoutJustifyContent, frames: String) {
    let row = row([box("a", 80, 10), box("b", 80, 10)], justify: justify)
    #expect(dump(row, exactly(100, 10)) == "size 100 10; \(frames)")
  }

  // MARK: Lines

  @Test func `space between lines is added to their spacing`() {
    let lines = lines(["a", "b", "c"].map { box($0, 60, 20) }, .spaceBetween, lineSpacing: 10)
    #expect(dump(lines, exactly(100, 100)) == "size 100 100; a 0 0 60 20; b 0 40 60 20; c 0 80 60 20")
  }

  @Test func `space around lines is half before the first, and each line is centred by itself`() {
    let lines = lines(["a", "b", "c"].map { box($0, 40, 20) }, .spaceAround, spacing: 10, justify: .center)
    #expect(dump(lines, exactly(100, 100)) == "size 100 100; a 5 15 40 20; b 55 15 40 20; c 30 65 40 20")
  }

  @Test func `stretched items are as high as the stack before there are lines`() {
    let lines = lines([box("a", 60, 20), box("b", 60, 20)], .stretch, align: .stretch)
    #expect(dump(lines, exactly(100, 100)) == "size 100 100; a 0 0 60 100; b 0 100 60 100")
  }

  @Test func `stretched lines share what is free, and items that are not stretched stay as they are`() {
    let lines = lines([box("a", 60, 20), box("b", 60, 10)], .stretch, align: .end)
    #expect(dump(lines, exactly(100, 100)) == "size 100 100; a 0 35 60 20; b 0 90 60 10")
  }

  @Test func `lines of a stack without a given height have no space to share`() {
    let lines = lines([box("a", 70, 20), box("b", 50, 30)], .end, lineSpacing: 5)
    #expect(dump(lines, upTo(100, .infinity)) == "size 70 55; a 0 0 70 20; b 0 25 50 30")
  }

  // MARK: Baselines

  @Test func `first baselines of two fonts meet, and what has none is at the end`() {
    let row = row(
      [
        box("a", 40, 20) { $0.ascender = 15 }, box("b", 30, 40) { $0.ascender = 32 },
        box("c", 20, 10) { $0.alignSelf = .end },
      ], align: .baselineFirst)
    #expect(dump(row, upTo(300, 100)) == "size 90 40; a 0 17 40 20; b 40 0 30 40; c 70 30 20 10")
  }

  @Test func `last baselines meet at the top of a row that is higher than it must be`() {
    let row = row(
      [box("a", 40, 20) { $0.descender = -4 }, box("b", 30, 40) { $0.descender = -10 }], align: .baselineLast)
    let range = ASSizeRangeMake(CGSize(width: 0, height: 60), CGSize(width: 300, height: 100))
    #expect(dump(row, range) == "size 70 60; a 0 14 40 20; b 40 0 30 40")
  }
}
