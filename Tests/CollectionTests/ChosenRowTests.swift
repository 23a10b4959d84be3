import AsyncDisplayKit
import HeadlessUIKit
import Testing

@Suite struct ChosenRowTests {
  private final class Rows: ASTableDataSource, ASTableDelegate {
    var moved = 0
    func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row == 0 }
    func tableView(_ tableView: UITableView, moveRowAt path: IndexPath, to newPath: IndexPath) { moved += 1 }
    func tableNode(_ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath) -> ASCellNode {
      NamedCell("\(indexPath.row)", height: 40)
    }
  }

  private func onScreen(_ body: (ASTableNode, Rows) -> Void) {
    let rows = Rows()
    TableStage.perform(rows) { table in
      table.allowsMultipleSelection = true
      body(table, rows)
    }
  }

  @Test func aRowThatIsChosenIsScrolledToIfThatIsAskedFor() {
    onScreen { table, _ in
      table.selectRow(at: IndexPath(row: 20, section: 0), animated: false, scrollPosition: .none)
      #expect(table.contentOffset.y == 0)
      table.selectRow(at: IndexPath(row: 20, section: 0), animated: false, scrollPosition: .top)
      #expect(table.contentOffset.y == 800)
    }
  }

  @Test func onlyARowThatMayBeMovedIsDragged() {
    onScreen { table, rows in
      table.view.setEditing(true, animated: false)
      table.dragRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 2, section: 0))
      #expect(rows.moved == 0)
      table.dragRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
      #expect(rows.moved == 1)
    }
  }

  @Test func aRowThatIsChosenTwiceIsChosenOnce() {
    onScreen { table, _ in
      let path = IndexPath(row: 1, section: 0)
      for _ in 1...2 { table.selectRow(at: path, animated: false, scrollPosition: .none) }
      #expect(table.indexPathsForSelectedRows == [path])
      table.deselectRow(at: path, animated: false)
      #expect(table.indexPathsForSelectedRows == nil)
    }
  }
}
