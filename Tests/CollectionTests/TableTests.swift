import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Tables") struct TableTests {
  final class Source: ASTableDataSource, ASTableDelegate {
    var rows: [String]
    var told: [String] = []
    init(_ rows: String) { self.rows = rows.map { String($0) } }

    func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableNode(_ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath) -> ASCellNode {
      NamedCell(rows[indexPath.row], height: 60)
    }
    func tableNode(_ tableNode: ASTableNode, constrainedSizeForRowAt indexPath: IndexPath) -> ASSizeRange {
      ASSizeRange(min: CGSize(width: 10, height: 80), max: CGSize(width: 20, height: 200))
    }
    func tableNode(_ tableNode: ASTableNode, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      indexPath.row == 1 ? nil : indexPath
    }
    func tableNode(_ tableNode: ASTableNode, didSelectRowAt indexPath: IndexPath) {
      told.append("select \(indexPath.row)")
    }
    func tableNode(_ tableNode: ASTableNode, didDeselectRowAt indexPath: IndexPath) {
      told.append("deselect \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      rows.remove(at: indexPath.row)
      (tableView as? ASTableView)?.tableNode?.deleteRows(at: [indexPath], with: .fade)
    }
    func tableView(
      _ tableView: UITableView, canEditRowAt indexPath: IndexPath
    ) -> Bool { indexPath.row != 2 }
    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Pin") { _, _, done in done(false) }
      ])
    }
    func tableView(
      _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
      let delete = UITableViewRowAction(style: .default, title: "Delete") { [unowned self] action, path in
        told.append("\(action.title ?? "") \(path.row)")
      }
      delete.backgroundColor = .red
      return [delete]
    }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }
  }

  @Test(
    "rows that come or go above keep what is on screen in its place, if that is asked for", arguments: [true, false])
  func place(isKept: Bool) {
    let source = Source("abcdefghijklmnopqrstuvwxyz")
    TableStage.perform(source) { table in
      table.automaticallyAdjustsContentOffset = isKept
      table.contentOffset = CGPoint(x: 0, y: 410)
      HeadlessRuntime.current.turn()
      source.rows.insert(contentsOf: ["1", "2"], at: 0)
      table.insertRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .none)
      HeadlessRuntime.current.turn()
      #expect(table.contentOffset.y == (isKept ? 570 : 410))
      source.rows.removeFirst()
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      HeadlessRuntime.current.turn()
      #expect(table.contentOffset.y == (isKept ? 490 : 410))
      #expect((table.visibleNodes.first as? NamedCell)?.name == (isKept ? "f" : "e"))
    }
  }

  private func shown(_ table: ASTableNode) -> String {
    (0..<table.numberOfRows(inSection: 0)).compactMap {
      (table.nodeForRow(at: IndexPath(row: $0, section: 0)) as? NamedCell)?.name
    }.joined()
  }

  @Test(
    "rows are as wide as the table whatever the delegate says, and stand below one another", arguments: Engine.allCases)
  func rows(engine: Engine) {
    let transcript = TableStage.perform(Source("abcdefgh"), on: engine) { table in
      #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)) == CGRect(x: 0, y: 160, width: 320, height: 80))
      #expect(table.indexPathsForVisibleRows().map(\.row) == [0, 1, 2, 3, 4, 5])
      #expect(table.visibleNodes.allSatisfy { $0.owningNode === table })
      table.scrollToRow(at: IndexPath(row: 7, section: 0), at: .bottom, animated: false)
      #expect(table.contentOffset.y == 160)
    }
    #expect(transcript.brokenRules == [])
    #expect(transcript.story("init").components(separatedBy: "main NamedCell init").count == 9)
  }

  @Test("a swipe shows what the delegate offers, and what is chosen is done")
  func swiped() {
    let source = Source("abc")
    TableStage.perform(source) { table in
      let actions = table.swipeRow(at: IndexPath(row: 1, section: 0))
      #expect(actions.map(\.title) == ["Delete"] && actions.map(\.style) == [.destructive])
      #expect(actions.first?.backgroundColor == .red)
      var isDone = false
      actions.first?.perform(in: table.view) { isDone = $0 }
      #expect(isDone && source.told == ["Delete 1"])
      #expect(table.swipeRow(at: IndexPath(row: 1, section: 0), from: .leading).map(\.title) == ["Pin"])
      #expect(table.swipeRow(at: IndexPath(row: 2, section: 0)).isEmpty)
    }
  }

  @Test("rows are selected, deleted and moved", arguments: Engine.allCases)
  func editing(engine: Engine) {
    let source = Source("abc")
    let transcript = TableStage.perform(source, on: engine) { table in
      for row in [0, 1, 2] { table.tapRow(at: IndexPath(row: row, section: 0)) }
      #expect(source.told == ["select 0", "deselect 0", "select 2"])
      table.editRow(at: IndexPath(row: 0, section: 0), .delete)
      #expect(source.rows.count == 3)
      table.view.setEditing(true, animated: false)
      table.editRow(at: IndexPath(row: 0, section: 0), .delete)
      table.waitUntilAllUpdatesAreProcessed()
      #expect(shown(table) == "bc")
      table.dragRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 0, section: 0))
      table.waitUntilAllUpdatesAreProcessed()
      #expect(shown(table) == "cb")
      #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    }
    #expect(transcript.brokenRules == [])
  }
}

@Suite("Pagers") struct PagerTests {
  final class Source: ASPagerDataSource, ASPagerDelegate {
    func numberOfPages(in pagerNode: ASPagerNode) -> Int { 5 }
    func pagerNode(_ pagerNode: ASPagerNode, nodeBlockAt index: Int) -> ASCellNodeBlock { { NamedCell("\(index)") } }
  }

  @Test("pages fill the pager, one is scrolled to at a time, and the neighbours are ready", arguments: Engine.allCases)
  func pages(engine: Engine) {
    let (transcript, source) = (Transcript(), Source())
    HeadlessRuntime(transcript, scheduler: engine.scheduler).runMain {
      let (window, pager) = (UIWindow(), ASPagerNode())
      pager.setDataSource(source)
      pager.delegate = source
      window.rootViewController = ASViewController(node: pager)
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      #expect(pager.contentSize == CGSize(width: 1600, height: 480))
      #expect(pager.currentPageIndex == 0)
      pager.scrollToPage(at: 2, animated: false)
      HeadlessRuntime.current.turn()
      #expect(pager.currentPageIndex == 2)
      #expect(pager.visibleNodes.map { pager.indexOfPage(with: $0) } == [2])
      #expect((0..<5).map { pager.nodeForPage(at: $0)?.isInDisplayState } == [false, true, true, true, false])
      pager.view.drag(by: CGPoint(x: 100, y: 0), releasedAt: CGPoint(x: 0.2, y: 0))
      HeadlessRuntime.current.turn()
      #expect(pager.currentPageIndex == 3)
      #expect(pager.indexOfPage(with: ASCellNode()) == NSNotFound)
    }
    #expect(transcript.brokenRules == [])
  }
}

@Suite("Scroll nodes") struct ScrollNodeTests {
  final class Tall: ASScrollNode {
    let box = ASDisplayNode()
    override init() {
      super.init()
      box.style.preferredSize = CGSize(width: 50, height: 900)
      addSubnode(box)
      automaticallyManagesContentSize = true
    }
    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
      ASInsetLayoutSpec(insets: UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0), child: box)
    }
  }

  @Test("the content is as large as the layout wants to be, the node as large as its place", arguments: Engine.allCases)
  func content(engine: Engine) {
    let transcript = Transcript()
    HeadlessRuntime(transcript, scheduler: engine.scheduler).runMain {
      let (window, node) = (UIWindow(), Tall())
      window.rootViewController = ASViewController(node: node)
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      #expect(node.bounds.size == CGSize(width: 320, height: 480))
      #expect(node.view.contentSize.height == 920)
      #expect(node.box.frame.height == 900)
      node.view.scrollRectToVisible(CGRect(x: 0, y: 600, width: 10, height: 10), animated: false)
      #expect(node.view.contentOffset.y == 130)
      node.view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10), animated: false)
      #expect(node.view.contentOffset.y == 100)
    }
    #expect(transcript.brokenRules == [])
  }
}

@Suite("Cells") struct CellTests {
  final class Seen: ASCellNode {
    var events: [ASCellNodeVisibilityEvent] = []
    override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize { CGSize(width: 320, height: 300) }
    override func cellNodeVisibilityEvent(
      _ event: ASCellNodeVisibilityEvent, in scrollView: UIScrollView?, withCellFrame cellFrame: CGRect
    ) { events.append(event) }
  }

  final class SeenSource: ASCollectionDataSource {
    let cells = (0..<4).map { _ in Seen() }
    func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int { 4 }
    func collectionNode(_ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath) -> ASCellNode {
      cells[indexPath.item]
    }
  }

  @Test("a visible cell hears when it comes, where it is, of dragging, and when it goes")
  func events() {
    HeadlessRuntime(Transcript()).runMain {
      let (window, source, list) = (UIWindow(), SeenSource(), ASCollectionNode())
      list.dataSource = source
      window.rootViewController = ASViewController(node: list)
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      list.contentOffset.y = 10
      HeadlessRuntime.current.turn()
      #expect(source.cells[0].events == [.visible, .visibleRectChanged])
      list.view.drag(by: CGPoint(x: 0, y: 100))
      list.contentOffset.y = 400
      HeadlessRuntime.current.turn()
      #expect(
        source.cells[0].events.dropFirst(2) == [.willBeginDragging, .didEndDragging, .didStopScrolling, .invisible])
    }
  }

  @Test("a cell can show a controller's view, loaded with the cell")
  func controller() {
    HeadlessRuntime(Transcript()).runMain {
      let inner = ASDisplayNode()
      let cell = ASCellNode(viewControllerBlock: { ASViewController(node: inner) })
      cell.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      #expect(cell.viewController == nil)
      _ = cell.view
      #expect(cell.viewController?.isViewLoaded == true)
      #expect(inner.supernode === cell)
      cell.view.layoutIfNeeded()
      #expect(inner.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    }
  }

  @Test("a cell knows its container, its place and what it stands for")
  func membership() {
    CollectionStage.perform(NamedSource("abc")) { stage in
      let cell = stage.list.nodeForItem(at: IndexPath(item: 1, section: 0))
      #expect(cell?.owningNode === stage.list)
      #expect(cell?.indexPath == IndexPath(item: 1, section: 0))
      #expect(cell?.nodeModel as? String == "B")
      #expect(ASCellNode().indexPath == nil)
    }
  }
}
