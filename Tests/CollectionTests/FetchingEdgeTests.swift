import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("When more is not fetched, and when it is after all") struct FetchingEdgeTests {
  private func perform(_ body: (CollectionStage) -> Void) {
    let source = NamedSource("abcdefghijklmnopqrst")
    CollectionStage.perform(source, prepare: { _ in source.mayFetch = true }) { stage in
      stage.list.leadingScreensForBatching = 1
      body(stage)
    }
  }

  private func scroll(_ stage: CollectionStage, to offset: CGFloat) {
    stage.list.contentOffset.y = offset
    stage.turn()
  }

  private func fetches(of source: NamedSource) -> Int { source.told.count { $0.hasPrefix("fetch") } }

  @Test("a batch that is said not to be complete is still being fetched")
  func incomplete() {
    perform { stage in
      scroll(stage, to: 1440)
      stage.source.batch?.completeBatchFetching(false)
      #expect(stage.source.batch?.isFetching() == true)
      scroll(stage, to: 1500)
      #expect(fetches(of: stage.source) == 1)
      stage.source.batch?.completeBatchFetching(true)
      scroll(stage, to: 1560)
      #expect(fetches(of: stage.source) == 2)
    }
  }

  @Test("what is being fetched for one data source keeps nobody from fetching for the next one")
  func anotherSource() {
    perform { stage in
      scroll(stage, to: 1440)
      let other = NamedSource("ABCDEFGHIJKLMNOPQRST")
      stage.list.dataSource = other
      stage.turn()
      #expect(stage.onScreen == "MNOP")
      #expect(fetches(of: stage.source) == 2)
    }
  }

  /// Lays the content out as it moves, and writes down whether the finger is still on it when more may be fetched.
  private final class Hasty: ASCollectionDelegate {
    var asked: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollView.layoutIfNeeded() }
    func shouldBatchFetch(for collectionNode: ASCollectionNode) -> Bool {
      asked.append(collectionNode.view.isDragging ? "dragging" : "at rest")
      return true
    }
    func collectionNode(_ collectionNode: ASCollectionNode, willBeginBatchFetchWith context: ASBatchContext) {
      asked.append("fetch")
    }
  }

  @Test("nothing is fetched while a finger is on the content; once it is off, what is needed is")
  func dragging() {
    let hasty = Hasty()
    CollectionStage.perform(NamedSource("abcdefghijklmnopqrst"), prepare: { $0.delegate = hasty }) { stage in
      stage.list.leadingScreensForBatching = 1
      hasty.asked = []
      stage.list.view.drag(by: CGPoint(x: 0, y: 1440))
      #expect(stage.onScreen == "mnop" && hasty.asked == [])
      stage.turn()
      #expect(hasty.asked.contains("fetch") && !hasty.asked.contains("dragging"))
    }
  }
}
