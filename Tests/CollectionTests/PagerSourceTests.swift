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

  private func names(in list: ASCollectionNode, of source: Source) -> [String] {
    var names: [String] = []
    HeadlessRuntime().runMain {
      let window = UIWindow()
      list.dataSource = source
      window.rootViewController = ASViewController(node: list)
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      let count = list.numberOfItems(inSection: 0)
      names = (0..<count).compactMap { (list.nodeForItem(at: IndexPath(item: $0, section: 0)) as? NamedCell)?.name }
    }
    return names
  }
}
