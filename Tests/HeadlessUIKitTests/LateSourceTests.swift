import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Data sources that know later what there is") struct LateSourceTests {
  private final class Shelf: NSObject, UICollectionViewDataSource, UITableViewDataSource, UITableViewDelegate {
    var count = 0
    var asked = 0

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      asked += 1
      return count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "valve", for: indexPath) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      asked += 1
      return count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  @Test("are asked in the first pass, and not when they are named")
  func items() {
    HeadlessRuntime().runMain {
      let (window, shelf) = (UIWindow(), Shelf())
      let list = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "valve")
      list.dataSource = shelf
      #expect(shelf.asked == 0)
      shelf.count = 2
      window.addSubview(list)
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      #expect(list.visibleCells.count == 2)
    }
  }

  @Test("are asked earlier by whoever selects something, or asks where something is")
  func early() {
    HeadlessRuntime().runMain {
      let (window, shelf, path) = (UIWindow(), Shelf(), IndexPath(row: 1, section: 0))
      shelf.count = 3
      func table() -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.rowHeight = 40
        (table.delegate, table.dataSource) = (shelf, shelf)
        return table
      }
      #expect(table().indexPathForRow(at: CGPoint(x: 5, y: 50)) == path)
      #expect(table().indexPathsForRows(in: CGRect(x: 0, y: 50, width: 5, height: 5)) == [path])
      #expect(table().rect(forSection: 0).height == 120)
      let rows = table()
      rows.selectRow(at: path, animated: false, scrollPosition: .none)
      window.addSubview(rows)
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      #expect(rows.indexPathForSelectedRow == path)
    }
  }

  @Test("the same for items")
  func earlyItems() {
    HeadlessRuntime().runMain {
      let (window, shelf, path) = (UIWindow(), Shelf(), IndexPath(item: 1, section: 0))
      shelf.count = 3
      func list() -> UICollectionView {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 320, height: 40)
        flow.minimumLineSpacing = 0
        let list = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: flow)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "valve")
        list.dataSource = shelf
        return list
      }
      #expect(list().indexPathForItem(at: CGPoint(x: 5, y: 50)) == path)
      let items = list()
      items.selectItem(at: path, animated: false, scrollPosition: [])
      window.addSubview(items)
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      #expect(items.indexPathsForSelectedItems == [path])
    }
  }

  @Test("are named on main only: elsewhere the rule is told, and nothing is taken off")
  func offMain() {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let (window, shelf, table) = (UIWindow(), Shelf(), UITableView())
      table.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      shelf.count = 3
      (table.delegate, table.dataSource) = (shelf, shelf)
      window.addSubview(table)
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      HeadlessRuntime.current.sync(.background) {
        table.delegate = nil
        table.dataSource = shelf
      }
      #expect(table.visibleCells.count == 3)
    }
    #expect(transcript.brokenRules == ["view-on-main", "view-on-main"])
  }

  @Test("the same for rows, whoever is named last")
  func rows() {
    HeadlessRuntime().runMain {
      let (window, shelf, table) = (UIWindow(), Shelf(), UITableView())
      table.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      table.dataSource = shelf
      table.delegate = shelf
      #expect(shelf.asked == 0)
      shelf.count = 3
      #expect(table.numberOfRows(inSection: 0) == 3)
      window.addSubview(table)
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      #expect(table.visibleCells.count == 3)
    }
  }
}
