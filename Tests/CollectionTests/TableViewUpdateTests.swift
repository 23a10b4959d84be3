import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import Testing

@Suite("The view of a table node") struct TableViewUpdateTests {
  @Test("what the view is told of rows the node shows")
  func updates() {
    let source = SectionedSource(["ab"])
    TableStage.perform(source) { table in
      let view: UITableView = table.view
      source.sections = ["abc"]
      view.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
      HeadlessRuntime.current.turn()
      #expect(table.numberOfRows(inSection: 0) == 3 && view.numberOfRows(inSection: 0) == 3)
      #expect(view.rectForRow(at: IndexPath(row: 2, section: 0)) == table.rectForRow(at: IndexPath(row: 2, section: 0)))
      view.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      #expect(
        table.indexPathForSelectedRow == IndexPath(row: 1, section: 0)
          && table.nodeForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
      source.sections = ["a"]
      view.reloadData()
      HeadlessRuntime.current.turn()
      #expect(view.numberOfRows(inSection: 0) == 1 && view.visibleCells.isEmpty)
    }
  }

  @Test("a batch that is opened and closed by hand is one batch, and tells its end")
  func openBatches() {
    let source = SectionedSource(["ab"])
    TableStage.perform(source) { table in
      var told: [Bool] = []
      table.view.beginUpdates()
      table.view.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      source.sections = ["bcd"]
      table.view.insertRows(at: [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)], with: .none)
      table.view.endUpdates(animated: false) { told.append($0) }
      #expect(told.isEmpty)
      HeadlessRuntime.current.turn()
      #expect(told == [true] && table.view.numberOfRows(inSection: 0) == 3)
      table.view.endUpdates(animated: true) { told.append($0) }
      table.reloadData()
      HeadlessRuntime.current.turn()
      #expect(told == [true])
    }
  }
}
