import Foundation
import HeadlessUIKit
import Testing

@Suite("Collections and tables that show snapshots") struct DiffableCollectionTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private final class ValveCell: UICollectionViewCell {
    var number = 0
  }

  /// Notes from where the collection asks it.
  private final class HeardSource: UICollectionViewDiffableDataSource<String, Int> {
    private(set) var asksOffMain = 0
    override func numberOfSections(in collectionView: UICollectionView) -> Int {
      if !ThreadState.isMain { asksOffMain += 1 }
      return super.numberOfSections(in: collectionView)
    }
  }

  /// A collection of one item a row, in a window.
  private final class Rack {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let collection: UICollectionView
    let source: HeardSource
    var asked: [Int] = []

    init() {
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 300, height: 10)
      collection = UICollectionView(frame: window.bounds, collectionViewLayout: flow)
      weak var rack: Rack?
      let cells = UICollectionView.CellRegistration<ValveCell, Int> { cell, _, item in
        cell.number = item
        rack?.asked.append(item)
      }
      source = HeardSource(collectionView: collection) { collection, path, item in
        collection.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
      }
      rack = self
      window.addSubview(collection)
      window.makeKeyAndVisible()
    }

    func show(_ sections: [(String, [Int])], _ change: (inout Snapshot) -> Void = { _ in }) {
      var snapshot = Snapshot()
      for (section, items) in sections {
        snapshot.appendSections([section])
        snapshot.appendItems(items, toSection: section)
      }
      change(&snapshot)
      asked = []
      source.apply(snapshot)
      HeadlessRuntime.current.turn()
    }

    var shown: [Int] { collection.visibleCells.compactMap { ($0 as? ValveCell)?.number } }
  }

  @Test("a snapshot is shown, and of another one only cells are asked for that were not there")
  func shown() {
    HeadlessRuntime().runMain {
      let rack = Rack()
      rack.show([("a", [1, 2, 3]), ("b", [4])])
      #expect(rack.shown == [1, 2, 3, 4] && rack.asked.sorted() == [1, 2, 3, 4])
      rack.show([("b", [4, 3]), ("a", [2, 5, 1])])
      #expect(rack.shown == [4, 3, 2, 5, 1] && rack.asked == [5])
      rack.show([("c", [9]), ("b", [3])])
      #expect(rack.shown == [9, 3] && rack.asked == [9])
      #expect(rack.source.snapshot().sectionIdentifiers == ["c", "b"])
    }
  }

  @Test("what is reloaded is asked for again, once")
  func reloaded() {
    HeadlessRuntime().runMain {
      let rack = Rack()
      rack.show([("a", [1, 2]), ("b", [3])])
      rack.show([("a", [2, 1]), ("b", [3])]) { $0.reloadItems([2]) }
      #expect(rack.shown == [2, 1, 3] && rack.asked == [2])
      rack.show([("a", [2, 1]), ("b", [3])]) { $0.reloadSections(["b"]) }
      #expect(rack.asked == [3])
      rack.show([("a", [2, 1]), ("b", [3])])
      #expect(rack.asked == [] && rack.source.snapshot().reloadedItemIdentifiers.isEmpty)
      rack.source.applySnapshotUsingReloadData(rack.source.snapshot())
      HeadlessRuntime.current.turn()
      #expect(rack.asked.sorted() == [1, 2, 3])
    }
  }

  @Test("every way from one order to another is one that the collection takes")
  func orders() {
    HeadlessRuntime().runMain {
      let rack = Rack()
      var random = SystemRandomNumberGenerator()
      for _ in 0..<60 {
        let items = Array((0..<12).shuffled(using: &random).prefix(Int.random(in: 0...12, using: &random)))
        let cut = Int.random(in: 0...items.count, using: &random)
        let sections = [("a", Array(items[..<cut])), ("b", Array(items[cut...]))].shuffled(using: &random)
        rack.show(sections)
        #expect(rack.shown == sections.flatMap(\.1))
      }
    }
  }

  @Test("items and their places are known by one another")
  func places() {
    HeadlessRuntime().runMain {
      let rack = Rack()
      rack.show([("a", [1, 2]), ("b", [3])])
      #expect(rack.source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == 2)
      #expect(rack.source.itemIdentifier(for: IndexPath(item: 2, section: 0)) == nil)
      #expect(rack.source.indexPath(for: 3) == IndexPath(item: 0, section: 1) && rack.source.indexPath(for: 7) == nil)
      #expect(rack.source.sectionIdentifier(for: 1) == "b" && rack.source.index(for: "b") == 1)
    }
  }

  @Test("a snapshot that is applied elsewhere is shown on main, and its completion is told there")
  func elsewhere() {
    HeadlessRuntime().runMain {
      let rack = Rack()
      var wasMain: Bool?
      var snapshot = Snapshot()
      snapshot.appendSections(["a"])
      snapshot.appendItems([1])
      let (runtime, source) = (HeadlessRuntime.current, rack.source)
      runtime.async(.layout) { source.apply(snapshot) { wasMain = ThreadState.isMain } }
      runtime.turn()
      #expect(rack.shown == [1] && wasMain == true && rack.source.asksOffMain == 0)
    }
  }

  @Test("an outline is applied to its section")
  func outline() {
    HeadlessRuntime().runMain {
      let rack = Rack()
      var outline = NSDiffableDataSourceSectionSnapshot<Int>()
      outline.append([1, 2])
      outline.append([3], to: 1)
      rack.source.apply(outline, to: "a")
      HeadlessRuntime.current.turn()
      #expect(rack.shown == [1, 2])
      outline.expand([1])
      rack.source.apply(outline, to: "a")
      HeadlessRuntime.current.turn()
      #expect(rack.shown == [1, 3, 2] && rack.source.snapshot(for: "a").level(of: 3) == 1)
    }
  }

  /// Says more than a table's data source does by itself.
  private final class TitledSource: UITableViewDiffableDataSource<String, Int> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sectionIdentifier(for: section)
    }
  }

  @Test("a table shows snapshots too, with the titles of a subclass")
  func table() {
    HeadlessRuntime().runMain {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let table = UITableView(frame: window.bounds)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
      let source = TitledSource(tableView: table) { table, path, item in
        let cell = table.dequeueReusableCell(withIdentifier: "c", for: path)
        cell.textLabel?.text = "\(item)"
        return cell
      }
      window.addSubview(table)
      window.makeKeyAndVisible()
      var snapshot = Snapshot()
      snapshot.appendSections(["north"])
      snapshot.appendItems([1, 2])
      source.apply(snapshot)
      HeadlessRuntime.current.turn()
      snapshot.insertItems([3], beforeItem: 1)
      source.apply(snapshot, animatingDifferences: false)
      HeadlessRuntime.current.turn()
      #expect(table.visibleCells.map { $0.textLabel?.text } == ["3", "1", "2"])
      #expect(table.headerView(forSection: 0)?.textLabel?.text == "north")
      #expect(!source.tableView(table, canEditRowAt: IndexPath(row: 0, section: 0)))
    }
  }
}
