import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Fetching until there is enough") struct FetchingUntilFullTests {
  /// Has one item more after each fetch.
  final class Growing: ASCollectionDataSource, ASCollectionDelegate, @unchecked Sendable {
    var count = 0
    var fetches = 0
    func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int { count }
    func collectionNode(_ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath) -> ASCellNodeBlock
    { { NamedCell("item", height: 120) } }
    func shouldBatchFetch(for collectionNode: ASCollectionNode) -> Bool { true }
    func collectionNode(_ collectionNode: ASCollectionNode, willBeginBatchFetchWith context: ASBatchContext) {
      nonisolated(unsafe) let list = collectionNode
      HeadlessRuntime.current.async(.main) { [self] in
        fetches += 1
        count += 1
        list.insertItems(at: [IndexPath(item: count - 1, section: 0)])
        context.completeBatchFetching(true)
      }
    }
  }

  private func perform(on engine: Engine, isShown: Bool) -> (fetches: Int, height: CGFloat) {
    var result: (Int, CGFloat) = (0, 0)
    let transcript = Transcript()
    HeadlessRuntime(transcript, scheduler: engine.scheduler).runMain {
      let (window, list, source) = (UIWindow(), ASCollectionNode(), Growing())
      list.dataSource = source
      list.delegate = source
      if isShown {
        window.rootViewController = ASViewController(node: list)
        window.makeKeyAndVisible()
      } else {
        list.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        list.view.layoutIfNeeded()
      }
      for _ in 0..<60 { HeadlessRuntime.current.turn() }
      result = (source.fetches, list.contentSize.height)
    }
    #expect(transcript.brokenRules == [])
    return result
  }

  @Test("on screen there is more by the screens that fetching leads", arguments: Engine.allCases)
  func visible(engine: Engine) {
    let (fetches, height) = perform(on: engine, isShown: true)
    #expect(fetches > 2)
    #expect(1440...1800 ~= height)
  }

  @Test("out of any window there is a screenful", arguments: Engine.allCases)
  func invisible(engine: Engine) {
    let (fetches, height) = perform(on: engine, isShown: false)
    #expect(fetches > 2)
    #expect(480...840 ~= height)
  }
}
