import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Tables and collections of views, at their edges") struct ListEdgeTests {
  private let letters = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"]

  @Test("who has asked for updates hears whether they are shown", arguments: [true, false])
  func completion(isTrue: Bool) {
    let transcript = Transcript()
    CellTable.show([["a"]], in: HeadlessRuntime(transcript)) { source, table in
      var told: [Bool] = []
      if isTrue { source.sections[0].append("b") }
      table.performBatchUpdates({ table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none) }) {
        told.append($0)
      }
      HeadlessRuntime.current.turn()
      #expect(told == [isTrue])
    }
    #expect(transcript.brokenRules == (isTrue ? [] : ["valid-update"]))
  }

  @Test("a header stays the same while rows below it come and go")
  func header() {
    CellTable.show([["a"]], in: HeadlessRuntime(), { $0.titles = ["one"] }) { source, table in
      let before = table.headerView(forSection: 0)
      source.sections[0].append("b")
      table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
      HeadlessRuntime.current.turn()
      #expect(before != nil && table.headerView(forSection: 0) === before)
    }
  }

  @Test("cells on screen are edited with their table, and those that come later too")
  func editing() {
    CellTable.show([letters]) { _, table in
      let before = table.visibleCells
      table.setEditing(true, animated: false)
      #expect(before.allSatisfy { $0.isEditing })
      table.contentOffset.y = 600
      HeadlessRuntime.current.turn()
      #expect(table.visibleCells.allSatisfy { $0.isEditing })
      table.setEditing(false, animated: false)
      #expect(!table.visibleCells.contains { $0.isEditing })
    }
  }

  @Test("a row that is scrolled to is not under the header that stays")
  func belowHeader() {
    CellTable.show([letters], in: HeadlessRuntime(), { $0.titles = ["one"] }) { _, table in
      table.scrollToRow(at: IndexPath(row: 4, section: 0), at: .top, animated: false)
      #expect(table.contentOffset.y == 400)
    }
  }

  /// Lets its first row be deleted, and no other.
  private final class Guarded: UITableViewDataSource {
    var deleted: [Int] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row == 0 }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { deleted.append(indexPath.row) }
  }

  @Test("only rows that may be edited are")
  func guarded() {
    HeadlessRuntime().runMain {
      let (source, table) = (Guarded(), UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
      table.dataSource = source
      table.setEditing(true, animated: false)
      for row in [1, 0] { table.editRow(at: IndexPath(row: row, section: 0), .delete) }
      #expect(source.deleted == [0])
    }
  }

  /// Twenty items, one in a line.
  private final class Items: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath) }
  }

  @Test("an item at the bottom is above the room that is left there; who selects nothing has nothing selected")
  func collection() {
    HeadlessRuntime().runMain {
      let (items, window, flow) = (Items(), UIWindow(), UICollectionViewFlowLayout())
      flow.itemSize = CGSize(width: 300, height: 90)
      let view = UICollectionView(frame: window.bounds, collectionViewLayout: flow)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
      view.dataSource = items
      view.contentInset.bottom = 40
      window.makeKeyAndVisible()
      window.addSubview(view)
      HeadlessRuntime.current.turn()
      view.scrollToItem(at: IndexPath(item: 9, section: 0), at: .bottom, animated: false)
      #expect(view.contentOffset.y == 990 - 480 + CGFloat(40))
      view.selectItem(at: IndexPath(item: 9, section: 0), animated: false, scrollPosition: [])
      #expect(view.indexPathsForSelectedItems?.count == 1)
      view.selectItem(at: nil, animated: false, scrollPosition: [])
      #expect(view.indexPathsForSelectedItems?.isEmpty == true)
    }
  }
}
