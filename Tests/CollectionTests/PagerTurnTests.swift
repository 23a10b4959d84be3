import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("The page that a pager shows") struct PagerTurnTests {
  private final class Pages: ASPagerDataSource, ASPagerDelegate {
    var names = Array("abcdef").map { String($0) }
    var told: [String] = []
    func numberOfPages(in pagerNode: ASPagerNode) -> Int { names.count }
    func pagerNode(_ pagerNode: ASPagerNode, nodeBlockAt index: Int) -> ASCellNodeBlock {
      { [name = names[index]] in NamedCell(name) }
    }
    func collectionNode(_ collectionNode: ASCollectionNode, willDisplayItemWith node: ASCellNode) {
      told.append((node as? NamedCell)?.name ?? "?")
    }
  }

  /// A pager on screen that shows the third of six pages.
  private func onScreen(
    _ engine: Engine, _ body: @escaping (ASPagerNode, Pages, UIWindow, HeadlessRuntime) -> Void
  ) -> [String] {
    let transcript = Transcript()
    let runtime = HeadlessRuntime(transcript, scheduler: engine.scheduler)
    runtime.runMain {
      let (window, pager, pages) = (UIWindow(), ASPagerNode(), Pages())
      pager.setDataSource(pages)
      pager.setDelegate(pages)
      window.rootViewController = ASDKViewController(node: pager)
      window.makeKeyAndVisible()
      runtime.turn()
      pager.scrollToPage(at: 2, animated: false)
      runtime.turn()
      pages.told = []
      body(pager, pages, window, runtime)
      runtime.turn()
    }
    return transcript.brokenRules
  }

  private func shown(by pager: ASPagerNode) -> String {
    pager.visibleNodes.compactMap { ($0 as? NamedCell)?.name }.joined()
  }

  @Test(
    "it is the same when the device is turned, as large as the pager, and no other is shown meanwhile",
    arguments: Engine.allCases)
  func turned(engine: Engine) {
    let broken = onScreen(engine) { pager, pages, window, runtime in
      for orientation in [UIWindow.Orientation.landscape, .portrait] {
        window.rotate(to: orientation)
        runtime.turn()
        #expect(shown(by: pager) == "c" && pager.currentPageIndex == 2)
        #expect(pager.contentOffset.x == 2 * pager.bounds.width)
        #expect(pager.nodeForPage(at: 2)?.frame.size == pager.bounds.size)
      }
      #expect(pages.told == [])
    }
    #expect(broken == [])
  }

  @Test(
    "it is the same when pages come and go before it, and the next one when it goes itself", arguments: Engine.allCases)
  func changed(engine: Engine) {
    let broken = onScreen(engine) { pager, pages, _, runtime in
      pages.names.insert("x", at: 0)
      pager.insertItems(at: [IndexPath(item: 0, section: 0)])
      runtime.turn()
      #expect(shown(by: pager) == "c" && pager.currentPageIndex == 3)
      pages.names.removeSubrange(0...1)
      pager.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
      runtime.turn()
      #expect(shown(by: pager) == "c" && pager.currentPageIndex == 1 && pages.told == [])
      pages.names.remove(at: 1)
      pager.deleteItems(at: [IndexPath(item: 1, section: 0)])
      runtime.turn()
      #expect(shown(by: pager) == "d" && pager.currentPageIndex == 1 && pages.told == ["d"])
    }
    #expect(broken == [])
  }

  @Test("it is as large as the pager, whatever room is left around the pages")
  func inset() {
    _ = onScreen(.deterministic) { pager, _, _, runtime in
      pager.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      pager.relayoutItems()
      runtime.turn()
      #expect(pager.nodeForPage(at: 2)?.constrainedSizeForCalculatedLayout.min == pager.bounds.size)
    }
  }

  @Test("it is the same when the pager gets several times as wide, and as large as it whichever side changes")
  func widened() {
    _ = onScreen(.deterministic) { pager, pages, window, runtime in
      let (small, host) = (ASPagerNode(), UIView(frame: window.bounds))
      small.setDataSource(pages)
      small.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      window.addSubview(host)
      host.addSubview(small.view)
      runtime.turn()
      small.scrollToPage(at: 1, animated: false)
      runtime.turn()
      small.frame.size.width = 300
      runtime.turn()
      #expect(small.currentPageIndex == 1 && small.contentOffset.x == 300)
      #expect(small.nodeForPage(at: 1)?.constrainedSizeForCalculatedLayout.min == CGSize(width: 300, height: 100))
      small.frame.size.height = 200
      runtime.turn()
      #expect(small.nodeForPage(at: 1)?.constrainedSizeForCalculatedLayout.min == CGSize(width: 300, height: 200))
    }
  }

  @Test("content that is on its way still is not taken back to a page, whatever comes before that")
  func moving() {
    _ = onScreen(.deterministic) { pager, pages, _, _ in
      pager.view.drag(by: CGPoint(x: 60, y: 0), releasedAt: CGPoint(x: 1, y: 0))
      #expect(pager.view.isDecelerating && pager.contentOffset.x == 700)
      pages.names.insert("x", at: 0)
      pager.insertItems(at: [IndexPath(item: 0, section: 0)])
      pager.waitUntilAllUpdatesAreProcessed()
      #expect(pager.view.isDecelerating && pager.contentOffset.x == 700)
    }
  }

  @Test("it is where a finger or somebody else scrolls to, whatever it was", arguments: Engine.allCases)
  func scrolled(engine: Engine) {
    let broken = onScreen(engine) { pager, pages, window, runtime in
      pager.scrollToPage(at: 4, animated: true)
      runtime.turn()
      window.rotate(to: .landscape)
      runtime.turn()
      #expect(shown(by: pager) == "e")
    }
    #expect(broken == [])
  }
}
