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

  @Test("values of other times and of other parts are other ones")
  func values() {
    #expect(NSValue(time: .zero) != NSValue(time: CMTime(value: 1, timescale: 1)))
    #expect(NSValue(time: CMTime(value: 2, timescale: 2)) == NSValue(time: CMTime(value: 1, timescale: 1)))
    #expect(NSValue(time: .invalid) == NSValue(time: .invalid) && NSValue(time: .invalid) != NSValue(time: .zero))
    let (whole, end) = (CMTimeRange(start: .zero, duration: .indefinite), CMTimeRange(start: .invalid, end: .zero))
    #expect(
      NSValue(timeRange: whole) == NSValue(timeRange: whole) && NSValue(timeRange: whole) != NSValue(timeRange: end))
    #expect(NSValue(time: .zero) != NSValue(size: .zero) && NSValue(timeRange: .zero) != NSValue(time: .zero))
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
