import AsyncDisplayKit
import HeadlessUIKit
import Testing

@Suite("Who is asked for pages") struct PagerSourceTests {
  /// Has pages for a pager, and items for a collection.
  private final class Source: ASPagerDataSource {
    func numberOfPages(in pagerNode: ASPagerNode) -> Int { 2 }
    func pagerNode(_ pagerNode: ASPagerNode, nodeAt index: Int) -> ASCellNode { NamedCell("page \(index)") }
    func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionNode(
      _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
    ) -> ASCellNodeBlock { { NamedCell("item \(indexPath.item)") } }
  }

  @Test("a pager asks for pages, a collection asks the same source for items")
  func pages() {
    let source = Source()
    #expect(names(in: ASPagerNode(), of: source) == ["page 0", "page 1"])
    let flow = ASPagerNode(frame: .zero, collectionViewLayout: ASPagerFlowLayout(), layoutFacilitator: nil)
    #expect(names(in: flow, of: source) == ["page 0", "page 1"])
    #expect(names(in: ASCollectionNode(), of: source) == ["item 0", "item 1", "item 2"])
  }

  @Test("it prepares whole pages, and leaves a tap on the status bar to others")
  func defaults() {
    HeadlessRuntime().runMain {
      let pager = ASPagerNode()
      func pages(_ mode: ASLayoutRangeMode, _ type: ASLayoutRangeType) -> [CGFloat] {
        let tuning = pager.tuningParameters(for: mode, rangeType: type)
        return [tuning.leadingBufferScreenfuls, tuning.trailingBufferScreenfuls]
      }
      #expect(pages(.minimum, .display) == [0, 0] && pages(.minimum, .preload) == [1, 1])
      #expect(pages(.full, .display) == [1, 1] && pages(.full, .preload) == [2, 2])
      #expect(!pager.view.scrollsToTop && pager.view.isPagingEnabled)
    }
  }

  @Test("the current page is the one that covers most of it")
  func current() {
    HeadlessRuntime().runMain {
      let (window, pager, source) = (UIWindow(), ASPagerNode(), Source())
      show(pager, of: source, in: window)
      pager.contentOffset.x = pager.bounds.width * 0.4
      #expect(pager.currentPageIndex == 0)
      pager.contentOffset.x = pager.bounds.width * 0.6
      #expect(pager.currentPageIndex == 1)
    }
  }

  private func show(_ list: ASCollectionNode, of source: Source, in window: UIWindow) {
    list.dataSource = source
    window.rootViewController = ASViewController(node: list)
    window.makeKeyAndVisible()
    HeadlessRuntime.current.turn()
  }

  private func names(in list: ASCollectionNode, of source: Source) -> [String] {
    var names: [String] = []
    HeadlessRuntime().runMain {
      let window = UIWindow()
      show(list, of: source, in: window)
      let count = list.numberOfItems(inSection: 0)
      names = (0..<count).compactMap { (list.nodeForItem(at: IndexPath(item: $0, section: 0)) as? NamedCell)?.name }
    }
    return names
  }
}
