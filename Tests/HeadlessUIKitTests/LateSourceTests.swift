import Foundation
import HeadlessUIKit
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
