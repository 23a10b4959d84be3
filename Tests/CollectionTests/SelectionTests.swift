import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Selecting, scrolling and fetching") struct SelectionTests {
  @Test("a tap highlights and selects, and takes the selection from the other")
  func tap() {
    CollectionStage.perform(NamedSource("abc")) { stage in
      stage.source.told = []
      stage.list.tapItem(at: IndexPath(item: 0, section: 0))
      stage.list.tapItem(at: IndexPath(item: 2, section: 0))
      #expect(
        stage.source.told == [
          "highlight 0", "select 0", "unhighlight 0", "highlight 2", "deselect 0", "select 2", "unhighlight 2",
        ])
      #expect(stage.list.indexPathsForSelectedItems == stage.paths(2))
      #expect(stage.list.nodeForItem(at: IndexPath(item: 2, section: 0))?.isSelected == true)
      stage.source.refuses = ["select"]
      stage.list.tapItem(at: IndexPath(item: 1, section: 0))
      #expect(stage.list.indexPathsForSelectedItems == stage.paths(2))
    }
  }

  @Test("what is chosen is told in the order in which it was, without what was given up")
  func order() {
    CollectionStage.perform(NamedSource("abcdefgh")) { stage in
      stage.list.allowsMultipleSelection = true
      for item in [5, 2, 7, 0, 3] {
        stage.list.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
      }
      stage.list.deselectItem(at: IndexPath(item: 7, section: 0), animated: false)
      stage.list.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
      #expect(stage.list.indexPathsForSelectedItems == stage.paths(5, 2, 0, 3))
    }
  }

  @Test("a finger taps the cell that it leaves, if it came to that one")
  func finger() {
    CollectionStage.perform(NamedSource("abc")) { stage in
      let window = stage.list.view.window
      stage.source.told = []
      window?.tap(at: CGPoint(x: 10, y: 130))
      #expect(stage.source.told == ["highlight 1", "select 1", "unhighlight 1"])
      if let touch = window?.beginTouch(at: CGPoint(x: 10, y: 130)) {
        window?.moveTouch(touch, to: CGPoint(x: 10, y: 10))
        window?.endTouch(touch)
      }
      if let touch = window?.beginTouch(at: CGPoint(x: 10, y: 10)) { window?.cancelTouch(touch) }
      #expect(stage.source.told.count == 3)
    }
  }

  @Test("what is selected and tapped again is chosen again if it is a row, and not if it is an item")
  func again() {
    let rows = TableTests.Source("ab")
    TableStage.perform(rows) { table in
      for _ in 1...2 { table.tapRow(at: IndexPath(row: 0, section: 0)) }
      #expect(rows.told == ["select 0", "select 0"] && table.indexPathForSelectedRow?.row == 0)
    }
    CollectionStage.perform(NamedSource("ab")) { stage in
      for _ in 1...2 { stage.list.tapItem(at: IndexPath(item: 0, section: 0)) }
      #expect(stage.source.told.filter { $0 == "select 0" }.count == 1)
    }
  }

  @Test("with several allowed, a second tap takes the selection away; updates move it along")
  func multiple() {
    CollectionStage.perform(NamedSource("abc")) { stage in
      stage.list.allowsMultipleSelection = true
      for item in [0, 2, 0] { stage.list.tapItem(at: IndexPath(item: item, section: 0)) }
      #expect(stage.list.indexPathsForSelectedItems == stage.paths(2))
      stage.source.sections[0].remove(at: 0)
      stage.list.deleteItems(at: stage.paths(0))
      stage.turn()
      #expect(stage.list.indexPathsForSelectedItems == stage.paths(1))
    }
  }

  @Test("a cell that selects itself is selected for the collection too, in place of the others or besides them")
  func byItself() {
    CollectionStage.perform(NamedSource("abc")) { stage in
      let cells = (0..<3).compactMap { stage.list.nodeForItem(at: IndexPath(item: $0, section: 0)) }
      cells[0].isSelected = true
      #expect(stage.list.indexPathsForSelectedItems == stage.paths(0))
      cells[1].isSelected = true
      #expect(stage.list.indexPathsForSelectedItems == stage.paths(1) && !cells[0].isSelected)
      stage.list.allowsMultipleSelection = true
      cells[2].isSelected = true
      #expect(stage.list.indexPathsForSelectedItems == stage.paths(1, 2))
      cells[1].isSelected = false
      #expect(stage.list.indexPathsForSelectedItems == stage.paths(2))
    }
  }

  @Test("scrolling to an item puts it where it should be, as far as the content goes")
  func scrollTo() {
    CollectionStage.perform(NamedSource("abcdefghij")) { stage in
      stage.list.scrollToItem(at: IndexPath(item: 3, section: 0), at: .top, animated: false)
      #expect(stage.list.contentOffset.y == 360)
      stage.list.scrollToItem(at: IndexPath(item: 9, section: 0), at: .top, animated: true)
      #expect(stage.list.contentOffset.y == 360)
      stage.turn()
      #expect(stage.list.contentOffset.y == 720)
      stage.list.scrollToItem(at: IndexPath(item: 2, section: 0), at: .centeredVertically, animated: false)
      #expect(stage.list.contentOffset.y == 60)
      stage.turn()
      #expect(stage.list.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3, 4])
    }
  }

  @Test("fetching begins off main when the end is near, and not again before it is done", arguments: Engine.allCases)
  func fetching(engine: Engine) {
    let source = NamedSource("abcdefghijklmnopqrst")
    CollectionStage.perform(source, on: engine, prepare: { _ in source.mayFetch = true }) { stage in
      stage.list.leadingScreensForBatching = 1
      #expect(source.told.filter { $0.hasPrefix("fetch") } == [])
      stage.list.contentOffset.y = 1440
      stage.turn()
      #expect(source.told.filter { $0.hasPrefix("fetch") } == ["fetch on background"])
      stage.list.contentOffset.y = 1500
      stage.turn()
      source.batch?.completeBatchFetching(true)
      stage.list.contentOffset.y = 1400
      stage.turn()
      #expect(source.told.filter { $0.hasPrefix("fetch") }.count == 1)
      stage.list.contentOffset.y = 1450
      stage.turn()
      #expect(source.told.filter { $0.hasPrefix("fetch") }.count == 2)
    }
  }

  /// Has nothing to do with fetching.
  private final class Shy: ASCollectionDelegate {
    var asked = 0
    func shouldBatchFetch(for collectionNode: ASCollectionNode) -> Bool {
      asked += 1
      return true
    }
  }

  @Test("a delegate that leaves fetching out is not asked again")
  func shy() {
    let shy = Shy()
    CollectionStage.perform(NamedSource("ab"), prepare: { $0.delegate = shy }) { stage in
      let asked = shy.asked
      stage.source.sections[0].append("c")
      stage.list.insertItems(at: stage.paths(2))
      stage.turn()
      #expect(asked > 0 && shy.asked == asked)
    }
  }

  @Test("cells that were selected and are deleted are gone, on screen or far from it", arguments: [0, 50])
  func gone(item: Int) {
    CollectionStage.perform(NamedSource([(0..<60).map { "\($0)" }])) { stage in
      weak let cell = stage.list.nodeForItem(at: IndexPath(item: item, section: 0))
      stage.list.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
      stage.source.sections[0].remove(at: item)
      stage.list.deleteItems(at: stage.paths(item))
      for _ in 1...3 { stage.turn() }
      #expect(cell == nil && stage.list.indexPathsForSelectedItems == nil)
    }
  }

  @Test("dragging comes to rest where the speed says, within the content")
  func dragging() {
    CollectionStage.perform(NamedSource("abcdefghijklmnopqrst")) { stage in
      let view = stage.list.view
      view.drag(by: CGPoint(x: 0, y: 100), releasedAt: CGPoint(x: 0, y: 1))
      #expect(view.contentOffset.y == 100)
      #expect(view.isDecelerating)
      stage.turn()
      #expect(abs(view.contentOffset.y - 599) < 0.001)
      view.drag(by: CGPoint(x: 0, y: 10), releasedAt: CGPoint(x: 0, y: 100))
      stage.turn()
      #expect(view.contentOffset.y == 1920)
    }
  }
}
