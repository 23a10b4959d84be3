import Foundation
import Testing

@testable import AsyncDisplayKit

@Suite struct SizeRangeTests {
  private func square(_ least: CGFloat, _ most: CGFloat) -> ASSizeRange {
    ASSizeRangeMake(CGSize(width: least, height: least), CGSize(width: most, height: most))
  }

  @Test(
    arguments: [
      ((2.0, 8.0), (0.0, 10.0), "2x2...8x8"), ((0, 10), (2, 8), "2x2...8x8"), ((0, 5), (3, 9), "3x3...5x5"),
      ((3, 9), (0, 5), "3x3...5x5"), ((10, 15), (0, 5), "10x10"), ((0, 5), (10, 15), "5x5"),
    ] as [((CGFloat, CGFloat), (CGFloat, CGFloat), String)])
  func `ranges meet, or the first gives its nearest end`(
    first: (CGFloat, CGFloat), second: (CGFloat, CGFloat), common: String
  ) {
    let result = ASSizeRangeIntersect(square(first.0, first.1), square(second.0, second.1))
    #expect("\(result)" == common)
  }

  @Test func `each axis meets on its own`() {
    let wide = ASSizeRangeMake(CGSize(width: 0, height: 20), CGSize(width: 100, height: CGFloat.infinity))
    #expect("\(ASSizeRangeIntersect(wide, square(30, 40)))" == "30x30...40x40")
    #expect("\(ASSizeRangeIntersect(wide, square(5, 10)))" == "5x20...10x20")
  }

  @Test func `a size is moved into the range`() {
    let range = square(10, 20)
    #expect(ASSizeRangeClamp(range, CGSize(width: 5, height: 25)) == CGSize(width: 10, height: 20))
    #expect(ASSizeRangeClamp(range, CGSize(width: 15, height: CGFloat.nan)) == CGSize(width: 15, height: 10))
  }

  @Test func `a range that ends before it begins, or begins nowhere, is kept and reported`() {
    let log = FaultLog()
    let ranges = log.collecting { [square(5, 1), square(.infinity, .infinity), square(0, .infinity)] }
    #expect(ranges.map(\.description) == ["5x5...1x1", "infxinf", "0x0...infxinf"])
    #expect(
      log.messages == [
        "A size range must start finite and not exceed its end, but is 5x5...1x1.",
        "A size range must start finite and not exceed its end, but is infxinf.",
      ])
  }
}
