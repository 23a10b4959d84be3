import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

/// Knows the views only, as sources written for early versions of the original do.
private final class EarlySource: NSObject, ASCollectionDataSource, ASCollectionDelegate, ASTableDataSource,
  ASTableDelegate
{
  var told: [String] = []

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { section + 1 }
  func collectionView(_ collectionView: ASCollectionView, nodeForItemAt indexPath: IndexPath) -> ASCellNode {
    NamedCell("\(indexPath.section)\(indexPath.item) ")
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    told.append("item \(indexPath.item)")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: ASTableView, nodeBlockForRowAt indexPath: IndexPath) -> ASCellNodeBlock {
    { NamedCell("\(indexPath.row) on \(ThreadState.current.role) ") }
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { told.append("row \(indexPath.row)") }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    told.append("not row \(indexPath.row)")
  }
}

/// Knows the nodes and the views, as what is used with several versions of the original does.
private final class SourceForAll: NSObject, ASCollectionDataSource, ASCollectionDelegate, ASTableDataSource,
  ASTableDelegate
{
  var told: [String] = []

  func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int { 2 }
  func collectionNode(_ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath) -> ASCellNode {
    NamedCell("")
  }
  func collectionNode(_ collectionNode: ASCollectionNode, didSelectItemAt indexPath: IndexPath) { told.append("node") }
  func collectionNode(_ collectionNode: ASCollectionNode, didDeselectItemAt indexPath: IndexPath) {
    told.append("not node")
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { told.append("view") }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    told.append("not view")
  }

  func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableNode(_ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath) -> ASCellNode { NamedCell("") }
  func tableNode(_ tableNode: ASTableNode, didSelectRowAt indexPath: IndexPath) { told.append("node") }
  func tableNode(_ tableNode: ASTableNode, didDeselectRowAt indexPath: IndexPath) { told.append("not node") }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { told.append("view") }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { told.append("not view") }
}

@Suite("Data sources that know the view and not the node") struct EarlierNamesTests {
  @Test("are asked where the methods with the node are left out", arguments: Engine.allCases)
  func collection(engine: Engine) {
    showList(of: EarlySource(), engine) { list, source in
      #expect(names(of: list.visibleNodes) == "00 10 11 ")
      list.tapItem(at: IndexPath(item: 1, section: 1))
      #expect(source.told == ["item 1"])
    }
  }

  @Test("their blocks run off main, as those of the node's methods do", arguments: Engine.allCases)
  func table(engine: Engine) {
    showTable(of: EarlySource(), engine) { table, source in
      #expect(names(of: table.visibleNodes) == "0 on layout 1 on layout 2 on layout ")
      table.tapRow(at: IndexPath(row: 1, section: 0))
      table.tapRow(at: IndexPath(row: 2, section: 0))
      #expect(source.told == ["row 1", "not row 1", "row 2"])
    }
  }

  @Test("asking does not load the node, and makes no view that anybody hears of")
  func unloaded() {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let (list, source) = (ASCollectionNode(), EarlySource())
      list.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      list.dataSource = source
      #expect(list.numberOfSections == 2)
      #expect(list.numberOfItems(inSection: 1) == 2)
      #expect(!list.isNodeLoaded)
    }
    #expect(!transcript.story("init").contains("View"))
  }

  @Test("who has both names of a method is told once, by the newer one")
  func both() {
    showList(of: SourceForAll(), .deterministic) { list, source in
      for item in 0...1 { list.tapItem(at: IndexPath(item: item, section: 0)) }
      #expect(source.told == ["node", "not node", "node"])
    }
    showTable(of: SourceForAll(), .deterministic) { table, source in
      for row in 0...1 { table.tapRow(at: IndexPath(row: row, section: 0)) }
      #expect(source.told == ["node", "not node", "node"])
    }
  }

  private func names(of cells: [ASCellNode]) -> String { cells.compactMap { ($0 as? NamedCell)?.name }.joined() }
}
