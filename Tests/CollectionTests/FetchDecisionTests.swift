import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Whether more is to be fetched") struct FetchDecisionTests {
  /// Whether more is fetched for 1000 points of which some are seen at `offset`.
  private func fetches(
    _ directions: ASScrollDirection = .verticalDirections, towards direction: ASScrollDirection = [],
    length: CGFloat = 100, offset: CGFloat, screens: CGFloat = 1, isVisible: Bool = true, isRightToLeft: Bool = false,
    flips: Bool = false
  ) -> Bool {
    ASDisplayShouldFetchBatchForContext(
      ASBatchContext(), direction, directions, CGRect(x: 0, y: 0, width: length, height: length),
      CGSize(width: 1000, height: 1000), CGPoint(x: offset, y: offset), screens, isVisible, isRightToLeft, .zero, flips)
  }

  @Test("without a screen ahead, or without a screen, nothing is ever near the end")
  func nothingAhead() {
    #expect(fetches(offset: 900) && fetches(offset: 800) && !fetches(offset: 799))
    #expect(!fetches(offset: 900, screens: 0))
    #expect(!fetches(length: 0, offset: 1000))
  }

  @Test("only across is the end at the beginning where people write from right to left")
  func rightToLeft() {
    #expect(fetches(offset: 900, isRightToLeft: true) && !fetches(offset: 0, isRightToLeft: true))
    #expect(fetches(.horizontalDirections, offset: 0, isRightToLeft: true))
    #expect(!fetches(.horizontalDirections, offset: 900, isRightToLeft: true))
    #expect(fetches(.horizontalDirections, offset: 900, isRightToLeft: true, flips: true))
  }

  @Test("who goes back to the beginning does not want more")
  func back() {
    #expect(!fetches(towards: .up, offset: 900) && fetches(towards: .down, offset: 900))
    #expect(!fetches(.horizontalDirections, towards: .left, offset: 900))
    #expect(!fetches(.horizontalDirections, towards: .right, offset: 0, isRightToLeft: true))
    #expect(fetches(.horizontalDirections, towards: .left, offset: 0, isRightToLeft: true))
  }

  @Test("what is being fetched for one delegate keeps nobody from fetching for the next one")
  func anotherDelegate() {
    let source = NamedSource("abcdefghijklmnopqrst")
    CollectionStage.perform(source, prepare: { _ in source.mayFetch = true }) { stage in
      stage.list.leadingScreensForBatching = 1
      stage.list.contentOffset.y = 1440
      stage.turn()
      let other = NamedSource("abcdefghijklmnopqrst")
      other.mayFetch = true
      stage.list.delegate = other
      stage.list.contentOffset.y = 1500
      stage.turn()
      #expect(other.told.filter { $0.hasPrefix("fetch") } == ["fetch on background"])
    }
  }
}
