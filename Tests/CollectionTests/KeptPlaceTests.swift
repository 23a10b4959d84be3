import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

/// What a list keeps of its cells while they and it move.
@Suite("What stays of cells") struct KeptPlaceTests {
  @Test("a row that comes in the middle of the screen moves those below it, and not the first one")
  func middle() {
    let source = TableTests.Source("abcdefghijklmnopqrstuvwxyz")
    TableStage.perform(source) { table in
      table.automaticallyAdjustsContentOffset = true
      table.contentOffset = CGPoint(x: 0, y: 410)
      HeadlessRuntime.current.turn()
      source.rows.insert("1", at: 8)
      table.insertRows(at: [IndexPath(row: 8, section: 0)], with: .none)
      HeadlessRuntime.current.turn()
      #expect(table.contentOffset.y == 410)
      #expect((table.nodeForRow(at: IndexPath(row: 8, section: 0)) as? NamedCell)?.isVisible == true)
    }
  }

  @Test("a cell that is far away has its layout still, and nothing else", arguments: Engine.allCases)
  func far(engine: Engine) {
    CollectionStage.perform(NamedSource("abcdefghijklmnopqrstuvwxyz"), on: engine) { stage in
      let first = stage.list.nodeForItem(at: IndexPath(item: 0, section: 0))
      #expect(first?.interfaceState == .inHierarchy)
      stage.list.contentOffset.y = 2400
      stage.turn()
      stage.list.contentOffset.y = 2500
      stage.turn()
      #expect(first?.interfaceState == .measureLayout)
    }
  }

  @Test("a cell that asks for another size again and again is measured for it as one is that asks once")
  func once() {
    func measurings(askedFor times: Int) -> Int {
      let transcript = CollectionStage.perform(NamedSource("ab")) { stage in
        let cell = stage.list.nodeForItem(at: IndexPath(item: 0, section: 0)) as? NamedCell
        stage.transcript.clear()
        cell?.height = 90
        for _ in 0..<times { cell?.setNeedsLayout() }
        stage.turn()
        #expect(cell?.frame.height == 90)
      }
      return transcript.story("layoutThatFits(_:)").split(separator: "\n").count { $0.contains("NamedCell") }
    }
    #expect(measurings(askedFor: 1) > 0)
    #expect(measurings(askedFor: 1) == measurings(askedFor: 5))
  }

  @Test("cells of a list that is turned have its size when they are laid out with it", arguments: Engine.allCases)
  func turned(engine: Engine) {
    CollectionStage.perform(NamedSource("abcdefgh"), on: engine) { stage in
      let window = stage.list.view.window
      for (orientation, width) in [(UIWindow.Orientation.landscape, CGFloat(480)), (.portrait, 320)] {
        window?.rotate(to: orientation)
        window?.layoutIfNeeded()
        #expect(Set(stage.list.visibleNodes.map(\.frame.width)) == [width])
        #expect(stage.list.view.contentSize.width == width)
      }
    }
  }
}
