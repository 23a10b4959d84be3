import Foundation
import Testing

@testable import AsyncDisplayKit

@Suite struct PixelRoundingTests {
  @Test func `values grow, shrink or go to the nearest half point on a screen of two pixels a point`() {
    #expect(ASCeilPixelValue(10.1) == 10.5)
    #expect(ASFloorPixelValue(10.9) == 10.5)
    #expect(ASRoundPixelValue(10.2) == 10)
    #expect(ASRoundPixelValue(10.25) == 10.5)
    #expect(ASRoundPixelValue(-10.25) == -10.5)
  }

  @Test func `noise behind the last digit does not cost a pixel`() {
    #expect(ASCeilPixelValue(100.6666666669, scale: 3) == 302.0 / 3)
    #expect(ASFloorPixelValue(100.6666666663, scale: 3) == 302.0 / 3)
  }

  @Test func `the scale is that of the pass`() {
    #expect(ASScreenScale() == 2)
    LayoutPass(screenScale: 3).perform { #expect(ASCeilPixelValue(10.1) == (31.0 / 3)) }
    #expect(ASScreenScale() == 2)
  }
}
