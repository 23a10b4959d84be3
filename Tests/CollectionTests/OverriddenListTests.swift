import AsyncDisplayKit
import Foundation
import Testing
import HeadlessUIKit

@Suite("What subclasses of containers and cells can override", .serialized) struct OverriddenListTests {
  private static let said = Said()

  private final class Said: @unchecked Sendable {
    private let lock = NSLock()
    private var words: [String] = []
    func add(_ word: String) { lock.withLock { words.append(word) } }
    func take() -> [String] {
      lock.withLock {
        defer { words = [] }
        return words
      }
    }
  }

  private final class Rows: ASCollectionNode {
    override var dataSource: (any ASCollectionDataSource)? { didSet { OverriddenListTests.said.add("source") } }
    override var delegate: (any ASCollectionDelegate)? { didSet { OverriddenListTests.said.add("delegate") } }
    override var contentInset: UIEdgeInsets { didSet { OverriddenListTests.said.add("inset") } }
    override func reloadData() {
      OverriddenListTests.said.add("reload")
      super.reloadData()
    }
    override func performBatch(animated: Bool, updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
      OverriddenListTests.said.add("batch")
      super.performBatch(animated: animated, updates: updates, completion: completion)
    }
    override func insertItems(at indexPaths: [IndexPath]) {
      OverriddenListTests.said.add("insert \(indexPaths.count)")
      super.insertItems(at: indexPaths)
    }
    override func scrollToItem(at path: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool) {
      OverriddenListTests.said.add("scroll \(path.item)")
    }
    override func nodeForItem(at indexPath: IndexPath) -> ASCellNode? { nil }
  }

  private final class Table: ASTableNode {
    override func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
      OverriddenListTests.said.add("delete \(indexPaths.count)")
    }
    override func selectRow(at path: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
      OverriddenListTests.said.add("select")
    }
  }

  private final class Cell: ASCellNode {
    override var selectionStyle: UITableViewCell.SelectionStyle { didSet { OverriddenListTests.said.add("style") } }
    override var nodeModel: Any? { didSet { OverriddenListTests.said.add("model") } }
  }

  private final class Tanks: NSObject, ASCollectionDataSource, ASCollectionDelegate {
    var count = 2
    func collectionNode(_ node: ASCollectionNode, numberOfItemsInSection section: Int) -> Int { count }
    func collectionNode(_ node: ASCollectionNode, nodeBlockForItemAt path: IndexPath) -> ASCellNodeBlock { { Cell() } }
  }

  @Test("a collection's override is called, by whichever name or form the caller chose, and by the container itself")
  func collection() {
    let tanks = Tanks()
    var words: [String] = []
    HeadlessRuntime().runMain {
      let rows = Rows(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
      rows.dataSource = tanks
      rows.delegate = tanks
      rows.contentInset.top = 4
      rows.reloadDataImmediately()
      rows.performBatchUpdates {
        tanks.count = 3
        rows.insertItems(at: [IndexPath(item: 2, section: 0)])
      }
      rows.waitUntilAllUpdatesAreProcessed()
      rows.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: .top)
      #expect(rows.nodeForItem(at: IndexPath(item: 0, section: 0)) == nil && rows.numberOfItems(inSection: 0) == 3)
      words = Self.said.take().filter { $0 != "model" }
    }
    #expect(words == ["source", "delegate", "inset", "reload", "batch", "insert 1", "scroll 1"])
  }

  @Test("a table's and a cell's too")
  func tableAndCell() {
    var words: [String] = []
    HeadlessRuntime().runMain {
      let table = Table(style: .plain)
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      table.selectRow(at: nil, animated: false, scrollPosition: .none)
      let cell = Cell()
      cell.selectionStyle = .none
      cell.nodeModel = "valve"
      words = Self.said.take()
    }
    #expect(words == ["delete 1", "select", "style", "model"])
  }

  @Test("the page of a pager needs no unwrapping, and there is none where there is no such page")
  func page() {
    HeadlessRuntime().runMain { #expect(ASPagerNode().nodeForPage(at: 3) == nil) }
  }

  @Test("what cells are told of has numbers") func numbers() {
    #expect(
      ASCellNodeVisibilityEvent.visible.rawValue == 0 && ASCellNodeVisibilityEvent(rawValue: 5) == .didStopScrolling)
  }
}
