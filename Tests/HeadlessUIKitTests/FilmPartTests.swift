import Foundation
import HeadlessUIKit
import Testing

@Suite("Parts of a film") struct FilmPartTests {
  private func seconds(_ count: Double) -> CMTime { CMTime(seconds: count, preferredTimescale: 600) }

  @Test("reach from their start for as long as they last, without their end")
  func reach() {
    let part = CMTimeRange(start: seconds(2), end: seconds(5))
    #expect(part.duration == seconds(3) && CMTimeRangeGetEnd(part) == seconds(5))
    #expect([1, 2, 4, 5].map { part.containsTime(seconds($0)) } == [false, true, true, false])
    #expect(part.isValid && !part.isEmpty && CMTimeRange.zero.isEmpty && !CMTimeRange.invalid.isValid)
  }

  @Test("are in objects, as times are")
  func objects() {
    let part = CMTimeRangeMake(start: seconds(1), duration: seconds(1))
    #expect(NSValue(timeRange: part).timeRangeValue == part && NSValue(time: seconds(4)).timeValue == seconds(4))
    #expect(!NSValue(time: seconds(4)).timeRangeValue.isValid)
  }
}
