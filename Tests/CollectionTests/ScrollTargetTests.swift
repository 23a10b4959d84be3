import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Where scrolling to something ends") struct ScrollTargetTests {
  @Test("an item at the bottom is above the room that is left there, one at the top below that")
  func insets() {
    CollectionStage.perform(NamedSource("abcdefghij")) { stage in
      stage.list.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 50, right: 0)
      stage.turn()
      stage.list.scrollToItem(at: IndexPath(item: 5, section: 0), at: .bottom, animated: false)
      #expect(stage.list.contentOffset.y == 290)
      stage.list.scrollToItem(at: IndexPath(item: 4, section: 0), at: .top, animated: false)
      #expect(stage.list.contentOffset.y == 450)
    }
  }

  @Test("a row is where it is wanted: at the top, in the middle or at the bottom")
  func rows() {
    TableStage.perform(TableTests.Source("abcdefghijklmnopqrst")) { table in
      let positions: [UITableView.ScrollPosition] = [.top, .middle, .bottom]
      let offsets = positions.map { position in
        table.scrollToRow(at: IndexPath(row: 10, section: 0), at: position, animated: false)
        return table.contentOffset.y
      }
      #expect(offsets == [800, 600, 400])
    }
  }

  @Test("a title at the side brings its section to the top, but shows nothing beyond the end")
  func titles() {
    TableStage.perform(SectionedSource(["aaaaaaaaaaaaaa", "b"])) { table in
      table.tapSectionIndexTitle(at: 1)
      #expect(table.contentOffset.y == table.contentSize.height - 480)
    }
    TableStage.perform(SectionedSource(["aaaaaaaaaaaaaa", "bbbbbbbbbbbbbb"])) { table in
      let top = table.contentOffset.y
      table.tapSectionIndexTitle(at: 1)
      let plain = table.contentOffset.y
      table.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
      HeadlessRuntime.current.turn()
      table.tapSectionIndexTitle(at: 1)
      #expect(top == 0 && table.contentOffset.y == plain - 30)
    }
  }

  @Test("what is on screen is named by its place after the update that is on its way")
  func placesOnScreen() {
    CollectionStage.perform(NamedSource("abcdef")) { stage in
      stage.source.sections[0].removeFirst()
      stage.list.deleteItems(at: stage.paths(0))
      #expect(stage.onScreen == "abcd")
      #expect(stage.list.indexPathsForVisibleItems == stage.paths(0, 1, 2))
    }
  }
}
