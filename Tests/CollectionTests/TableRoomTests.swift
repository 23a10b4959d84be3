import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("What tables, pagers and galleries make of their room") struct TableRoomTests {
  /// As high as its area wants in the width that there is.
  private final class Sheet: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: 9600 / max(1, size.width))
    }
  }

  @Test("headers that say themselves how high they are say it again at another width")
  func headers() {
    let source = SectionedSource(["a"])
    source.height = UITableView.automaticDimension
    source.make = { _, _ in Sheet() }
    TableStage.perform(source) { table in
      #expect(table.view.rectForHeader(inSection: 0).height == 30)
      table.view.window?.rotate(to: .landscape)
      HeadlessRuntime.current.turn()
      #expect(table.view.rectForHeader(inSection: 0).height == 20)
    }
  }

  @Test("a footer at the bottom of the screen does not cover its header")
  func footerBelowHeader() {
    let source = SectionedSource(["aaaaaaaaaa", "b"])
    source.footerHeight = 30
    TableStage.perform(source) { table in
      TableStage.scroll(table, to: 240)
      let footers = table.view.subviews.filter { type(of: $0) == UIView.self && $0.frame.height == 30 }
      #expect(footers.map(\.frame.minY).max() == 710)
    }
  }

  /// Notes which rows are on screen no more.
  private final class Noting: ASTableDataSource, ASTableDelegate {
    var ended: [String] = []
    func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableNode(_ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath) -> ASCellNode {
      NamedCell("\(indexPath.row)", height: 100)
    }
    func tableNode(_ tableNode: ASTableNode, didEndDisplayingRowWith node: ASCellNode) {
      ended.append((node as? NamedCell)?.name ?? "?")
    }
  }

  @Test("a table tells of the rows that leave the screen")
  func endOfDisplaying() {
    let noting = Noting()
    TableStage.perform(noting) { table in
      TableStage.scroll(table, to: 250)
      #expect(noting.ended == ["0", "1"])
    }
  }

  /// Pages of different heights.
  private final class Pages: ASPagerDataSource, ASPagerDelegate {
    func numberOfPages(in pagerNode: ASPagerNode) -> Int { 2 }
    func pagerNode(_ pagerNode: ASPagerNode, nodeAt index: Int) -> ASCellNode { ASCellNode() }
    func pagerNode(_ pagerNode: ASPagerNode, constrainedSizeForNodeAt index: Int) -> ASSizeRange {
      ASSizeRangeMake(CGSize(width: 320, height: 100 * CGFloat(index + 1)))
    }
  }

  @Test("each page is measured for what is said of it, and a pager with a frame prepares pages too")
  func pages() {
    let pages = Pages()
    HeadlessRuntime().runMain {
      let window = UIWindow()
      let pager = ASPagerNode(frame: window.bounds, collectionViewLayout: ASPagerFlowLayout())
      pager.setDataSource(pages)
      pager.setDelegate(pages)
      window.rootViewController = ASViewController(node: pager)
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      #expect((0..<2).map { pager.nodeForPage(at: $0)?.calculatedSize.height } == [100, 200])
      let ahead = pager.tuningParameters(for: .full, rangeType: .preload)
      #expect(ahead == ASRangeTuningParameters(leadingBufferScreenfuls: 2, trailingBufferScreenfuls: 2))
    }
  }

  private final class Squares: ASCollectionGalleryLayoutPropertiesProviding {
    func galleryLayoutDelegate(
      _ delegate: ASCollectionGalleryLayoutDelegate, sizeForElements elements: ASElementMap
    ) -> CGSize { CGSize(width: 200, height: 200) }
  }

  @Test("a gallery that scrolls to the side fills columns")
  func sidewaysGallery() {
    let (squares, source) = (Squares(), NamedSource("abc"))
    HeadlessRuntime().runMain {
      let gallery = ASCollectionGalleryLayoutDelegate(scrollableDirections: .horizontalDirections)
      gallery.propertiesProvider = squares
      let (window, list) = (UIWindow(), ASCollectionNode(layoutDelegate: gallery))
      list.dataSource = source
      window.rootViewController = ASViewController(node: list)
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      let places = list.visibleNodes.map(\.frame.origin)
      #expect(places == [.zero, CGPoint(x: 0, y: 200), CGPoint(x: 200, y: 0)])
    }
  }

  @Test("a scroll node is as wide as its place, however narrow its content is")
  func width() {
    let (node, content) = (ASScrollNode(), ASDisplayNode())
    content.style.preferredSize = CGSize(width: 100, height: 500)
    node.automaticallyManagesContentSize = true
    node.layoutSpecBlock = { _, _ in ASWrapperLayoutSpec(layoutElement: content) }
    let layout = node.layoutThatFits(ASSizeRangeUnconstrained, parentSize: CGSize(width: 300, height: 200))
    #expect(layout.size == CGSize(width: 300, height: 200))
  }
}
