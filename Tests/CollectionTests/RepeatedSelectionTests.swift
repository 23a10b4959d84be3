import AsyncDisplayKit
import HeadlessUIKit
import Testing

@Suite struct RepeatedSelectionTests {
  private final class Rows: ASTableDataSource {
    func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableNode(_ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath) -> ASCellNode {
      NamedCell("\(indexPath.row)", height: 40)
    }
  }

  @Test func aRowThatIsChosenTwiceIsChosenOnce() {
    HeadlessRuntime().runMain {
      let (table, rows, window) = (ASTableNode(), Rows(), UIWindow())
      table.dataSource = rows
      table.allowsMultipleSelection = true
      window.rootViewController = ASViewController(node: table)
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      let path = IndexPath(row: 1, section: 0)
      for _ in 1...2 { table.selectRow(at: path, animated: false, scrollPosition: .none) }
      #expect(table.indexPathsForSelectedRows == [path])
      table.deselectRow(at: path, animated: false)
      #expect(table.indexPathsForSelectedRows == nil)
    }
  }
}
