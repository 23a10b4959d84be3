import Foundation
import HeadlessUIKit
import Testing

@Suite("Times of films") struct CMTimeTests {
  @Test("the same moment is the same in any part of a second")
  func equality() {
    #expect(CMTime(value: 3, timescale: 2) == CMTime(seconds: 1.5, preferredTimescale: 600))
    #expect(CMTime(value: 3, timescale: 2).hashValue == CMTime(value: 900, timescale: 600).hashValue)
    #expect(CMTime(value: 3, timescale: 2) != CMTime(value: 901, timescale: 600))
    #expect(CMTime(value: 3, timescale: 2) < CMTime(value: 901, timescale: 600))
  }

  @Test("the longest times are compared like all others")
  func extremes() {
    let longest = CMTime(value: .max, timescale: 600)
    #expect(longest == longest)
    #expect(longest != CMTime(value: .max - 1, timescale: 600))
    #expect(longest != CMTime(value: .min, timescale: 1))
  }

  @Test("what is no number is equal to what is none in the same way")
  func noNumbers() {
    #expect(CMTime(seconds: .infinity, preferredTimescale: 600) == .invalid)
    #expect(CMTime.indefinite != .invalid)
    #expect(CMTime.indefinite.isValid && !CMTime.indefinite.isNumeric)
    #expect(CMTime.zero != .invalid)
  }
}
