import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import Testing

/// Is told by the views what is displayed.
private final class WatchingSource: NSObject, ASCollectionDataSource, ASCollectionDelegate, ASTableDataSource,
  ASTableDelegate
{
  var told: [String] = []
  var items = 2
  var wantsMore = false

  func shouldBatchFetch(for collectionView: ASCollectionView) -> Bool { wantsMore }
  func collectionView(_ collectionView: ASCollectionView, willBeginBatchFetchWith context: ASBatchContext) {
    told.append("fetches items")
  }
  func shouldBatchFetch(for tableView: ASTableView) -> Bool { wantsMore }
  func tableView(_ tableView: ASTableView, willBeginBatchFetchWith context: ASBatchContext) {
    told.append("fetches rows")
  }

  func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int { items }
  func collectionNode(_ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath) -> ASCellNode {
    NamedCell("tank \(indexPath.item)", height: 480)
  }
  func collectionView(_ collectionView: ASCollectionView, willDisplayNodeForItemAt indexPath: IndexPath) {
    told.append("\(indexPath.item)")
  }
  func collectionView(
    _ collectionView: ASCollectionView, didEndDisplaying node: ASCellNode, forItemAt indexPath: IndexPath
  ) { told.append("no \((node as? NamedCell)?.name ?? "") \(indexPath.item)") }

  func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { items }
  func tableNode(_ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath) -> ASCellNode {
    NamedCell("valve \(indexPath.row)", height: 480)
  }
  func tableView(_ tableView: ASTableView, willDisplay node: ASCellNode, forRowAt indexPath: IndexPath) {
    told.append("\((node as? NamedCell)?.name ?? "") \(indexPath.row)")
  }
  func tableView(_ tableView: ASTableView, willDisplayNodeForRowAt indexPath: IndexPath) { told.append("earlier") }
  func tableView(_ tableView: ASTableView, didEndDisplaying node: ASCellNode, forRowAt indexPath: IndexPath) {
    told.append("no \(indexPath.row)")
  }
}

@Suite("Delegates that know the view and not the node") struct DisplayedByViewsTests {
  @Test("they are told where a row was that an update takes out")
  func takenOut() {
    showList(of: WatchingSource(), .deterministic) { list, source in
      source.items = 1
      list.deleteItems(at: [IndexPath(item: 0, section: 0)])
      HeadlessRuntime.current.turn()
      #expect(source.told.contains("no tank 0 0"))
    }
    showTable(of: WatchingSource(), .deterministic) { table, source in
      source.items = 1
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      HeadlessRuntime.current.turn()
      #expect(source.told.contains("no 0"))
    }
  }

  @Test("they are told too where one was that is scrolled away while the update is on its way")
  func scrolledAway() {
    showList(of: WatchingSource(), .deterministic) { list, source in
      source.items = 1
      list.deleteItems(at: [IndexPath(item: 0, section: 0)])
      list.view.contentOffset.y = 480
      list.view.layoutIfNeeded()
      #expect(source.told.filter { $0.hasPrefix("no") } == ["no tank 0 0"])
    }
    showTable(of: WatchingSource(), .deterministic) { table, source in
      source.items = 1
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      table.view.contentOffset.y = 480
      table.view.layoutIfNeeded()
      #expect(source.told.filter { $0.hasPrefix("no") } == ["no 0"])
    }
  }

  @Test("they say whether more is fetched, and fetch it", arguments: [true, false])
  func fetching(wants: Bool) {
    showList(of: WatchingSource(), .deterministic) { list, source in
      source.wantsMore = wants
      list.view.contentOffset.y = 480
      HeadlessRuntime.current.turn()
      #expect(source.told.contains("fetches items") == wants)
    }
    showTable(of: WatchingSource(), .deterministic) { table, source in
      source.wantsMore = wants
      table.view.contentOffset.y = 480
      HeadlessRuntime.current.turn()
      #expect(source.told.contains("fetches rows") == wants)
    }
  }

  @Test("they are told what is displayed, by the newest name that they have")
  func displayed() {
    showList(of: WatchingSource(), .deterministic) { list, source in
      #expect(source.told == ["0"])
      list.view.contentOffset.y = 490
      HeadlessRuntime.current.turn()
      #expect(source.told.sorted() == ["0", "1", "no tank 0 0"])
    }
    showTable(of: WatchingSource(), .deterministic) { table, source in
      #expect(source.told == ["valve 0 0"])
      table.view.contentOffset.y = 480
      HeadlessRuntime.current.turn()
      #expect(source.told.sorted() == ["no 0", "valve 0 0", "valve 1 1"])
    }
  }
}
