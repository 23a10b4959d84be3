import AsyncDisplayKit
import Testing

@Suite("A size range made of nothing") struct SizeRangeZeroTests {
  @Test("it has the size zero alone") func zero() { #expect(ASSizeRange() == ASSizeRangeZero) }
}
