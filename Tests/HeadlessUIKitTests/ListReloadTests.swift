import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Lists of views that are loaded again, scrolled and touched") struct ListReloadTests {
  private let letters = [["a", "b", "c", "d", "e", "f", "g", "h"]]

  @Test("a table that is loaded again shows other rows, and none of them is selected")
  func reload() {
    CellTable.show(letters) { source, table in
      table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      _ = source.takeTold()
      table.reloadData()
      HeadlessRuntime.current.turn()
      #expect(table.indexPathForSelectedRow == nil)
      let told = source.takeTold()
      #expect(told.filter { $0.hasPrefix("hides") }.count == told.filter { $0.hasPrefix("shows") }.count)
      #expect(told.first == "hides a" && told.contains("shows a"))
    }
  }

  @Test("a row is told of before it is in the table")
  func toldFirst() {
    final class Listener: NSObject, UITableViewDelegate {
      var homes: [UIView?] = []
      func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        homes.append(cell.superview)
      }
    }
    let listener = Listener()
    CellTable.show(letters) { _, table in
      table.delegate = listener
      table.contentOffset.y = 200
      table.layoutIfNeeded()
      #expect(!listener.homes.isEmpty && listener.homes.allSatisfy { $0 == nil })
    }
  }

  @Test("a row that is not there cannot be selected in place of another")
  func instead() {
    final class Chooser: NSObject, UITableViewDelegate {
      var asked = 0
      var selected: [IndexPath] = []
      func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        asked += 1
        return IndexPath(row: 99, section: 0)
      }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }
    }
    let chooser = Chooser()
    CellTable.show(letters) { source, table in
      table.delegate = chooser
      table.layoutIfNeeded()
      source.window.tap(at: CGPoint(x: 20, y: 30))
      #expect(chooser.asked == 1 && chooser.selected.isEmpty && table.indexPathForSelectedRow == nil)
    }
  }

  @Test("an end of changes that nobody has begun is none")
  func endAlone() {
    CellTable.show(letters) { source, table in
      table.endUpdates()
      source.sections[0].removeFirst()
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      HeadlessRuntime.current.turn()
      #expect(table.shownTexts.first == "b" && table.numberOfRows(inSection: 0) == 7)
    }
  }

  /// Notes where content comes to rest.
  private final class Resting: NSObject, UIScrollViewDelegate {
    var ends: [CGPoint] = []
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { ends.append(scrollView.contentOffset) }
  }

  private func scrolling(_ body: (UIScrollView, Resting) -> Void) {
    HeadlessRuntime().runMain {
      let (scroll, listener) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Resting())
      scroll.contentSize = CGSize(width: 100, height: 5000)
      scroll.delegate = listener
      body(scroll, listener)
    }
  }

  @Test("content that comes to rest says so once, where it rests")
  func rest() {
    scrolling { scroll, listener in
      scroll.drag(by: CGPoint(x: 0, y: 20), releasedAt: CGPoint(x: 0, y: 1))
      #expect(listener.ends == [] && scroll.isDecelerating)
      HeadlessRuntime.current.turn()
      #expect(listener.ends == [scroll.contentOffset] && scroll.contentOffset.y > 20)
    }
  }

  @Test("content that is dragged again before it rests comes to rest where that takes it")
  func again() {
    scrolling { scroll, listener in
      for distance in [20.0, 30] { scroll.drag(by: CGPoint(x: 0, y: distance), releasedAt: CGPoint(x: 0, y: 1)) }
      let target = scroll.restingOffset(releasedAt: CGPoint(x: 0, y: 1))
      HeadlessRuntime.current.turn()
      #expect(listener.ends == [target] && scroll.contentOffset == target && !scroll.isDecelerating)
    }
  }

  @Test("content that is taken hold of on its way, and let go at rest, stays where the finger leaves it")
  func heldFast() {
    scrolling { scroll, listener in
      scroll.drag(by: CGPoint(x: 0, y: 20), releasedAt: CGPoint(x: 0, y: 1))
      scroll.drag(by: CGPoint(x: 0, y: 30))
      #expect(!scroll.isDecelerating)
      HeadlessRuntime.current.turn()
      #expect(listener.ends == [] && scroll.contentOffset.y == 50)
    }
  }

  @Test("content that is put elsewhere on its way stays there", arguments: [false, true])
  func putElsewhere(animated: Bool) {
    scrolling { scroll, listener in
      scroll.drag(by: CGPoint(x: 0, y: 20), releasedAt: CGPoint(x: 0, y: 1))
      scroll.setContentOffset(CGPoint(x: 0, y: 7), animated: animated)
      #expect(!scroll.isDecelerating)
      HeadlessRuntime.current.turn()
      #expect(listener.ends == [] && scroll.contentOffset.y == 7)
    }
  }

  /// Squares in lines, the second in each of them lower than the others.
  private final class Squares: GridSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 100, height: indexPath.item % 3 == 1 ? 40 : 100) }
  }

  private func grid(_ flow: UICollectionViewFlowLayout, _ body: (UICollectionView) -> Void) {
    let squares = Squares()
    HeadlessRuntime().runMain {
      let grid = UICollectionView.grid(flow, of: squares)
      grid.layoutIfNeeded()
      body(grid)
    }
  }

  @Test("what is lower than its line is in the middle of it, and where a heading is there is no item")
  func middle() {
    let flow = UICollectionViewFlowLayout()
    flow.headerReferenceSize = CGSize(width: 0, height: 20)
    grid(flow) { grid in
      #expect(grid.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 50)
      #expect(grid.indexPathForItem(at: CGPoint(x: 5, y: 5)) == nil)
      #expect(grid.indexPathForItem(at: CGPoint(x: 5, y: 25)) == IndexPath(item: 0, section: 0))
    }
  }

  @Test("an item is scrolled to the left side of the room that is left to it")
  func left() {
    let flow = UICollectionViewFlowLayout()
    flow.scrollDirection = .horizontal
    grid(flow) { grid in
      grid.contentInset.left = 30
      let path = IndexPath(item: 8, section: 0)
      grid.scrollToItem(at: path, at: .left, animated: false)
      #expect(grid.contentOffset.x == (grid.layoutAttributesForItem(at: path)?.frame.minX ?? 0) - 30)
    }
  }
}
