import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Lists that are asked at once, and what their cells are told") struct ListOnceMoreTests {
  @Test("what is loaded again at once is there at once")
  func atOnce() {
    CollectionStage.perform(NamedSource("abc")) { stage in
      stage.source.sections = [["x", "y"]]
      stage.list.reloadDataImmediately()
      #expect(!stage.list.isProcessingUpdates && stage.onScreen == "xy")
    }
  }

  @Test("an item is scrolled to the left side of the insets")
  func left() {
    let flow = UICollectionViewFlowLayout()
    flow.scrollDirection = .horizontal
    CollectionStage.perform(NamedSource("abcdefghijklmnopqrstuvwxyz"), layout: flow) { stage in
      stage.list.contentInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
      stage.turn()
      let path = IndexPath(item: 12, section: 0)
      stage.list.scrollToItem(at: path, at: .left, animated: false)
      let frame = stage.list.collectionViewLayout.layoutAttributesForItem(at: path)?.frame
      #expect(stage.list.contentOffset.x == (frame?.minX ?? 0) - 30)
    }
  }

  private final class Watching: ASCellNode {
    weak var seen: UIScrollView?
    override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize { CGSize(width: 100, height: 50) }
    override func cellNodeVisibilityEvent(
      _ event: ASCellNodeVisibilityEvent, in scrollView: UIScrollView?, withCellFrame cellFrame: CGRect
    ) { seen = scrollView }
  }

  private final class Source: ASTableDataSource {
    func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableNode(_ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath) -> ASCellNode { Watching() }
  }

  private func table(
    _ style: UITableView.Style = .plain, width: CGFloat = 320, _ body: (ASTableNode, Watching?) -> Void
  ) {
    let source = Source()
    HeadlessRuntime(Transcript()).runMain {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 480))
      let table = ASTableNode(style: style)
      table.dataSource = source
      window.rootViewController = ASViewController(node: table)
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      body(table, table.nodeForRow(at: IndexPath(row: 0, section: 0)) as? Watching)
    }
  }

  @Test("a cell is told with the view that it is scrolled in")
  func scrolledIn() {
    table { table, cell in #expect(cell?.seen === table.view) }
  }

  @Test("rows in groups leave more room at the sides from a width of 414 points on", arguments: [413, 414, 415])
  func margins(width: CGFloat) {
    table(.insetGrouped, width: width) { _, cell in #expect(cell?.frame.minX == (width < 414 ? 16 : 20)) }
  }

  @Test("a cell of a controller does what it was made to do once it is loaded")
  func loaded() {
    HeadlessRuntime(Transcript()).runMain {
      var loaded: [ASDisplayNode] = []
      let cell = ASCellNode(viewControllerBlock: { UIViewController() }, didLoad: { loaded.append($0) })
      _ = cell.view
      #expect(loaded == [cell] && cell.viewController != nil)
    }
  }
}
