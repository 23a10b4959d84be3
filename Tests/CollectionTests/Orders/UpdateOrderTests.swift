import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import HookRecording
import RuntimeTranscript
import Testing

@Suite("Orders of updates") struct UpdateOrderTests {
  @Test("numbers before items; an update asks for what is new, shows it, and is told of", arguments: Engine.allCases)
  func asked(engine: Engine) {
    let told = CellStage.perform("abcd", .container, on: engine) { cells in
      cells.log.note("shown", .container)
      cells.source.names = ["a", "x", "c", "d"]
      cells.list.performBatchUpdates(
        {
          cells.list.deleteItems(at: [IndexPath(item: 1, section: 0)])
          cells.list.insertItems(at: [IndexPath(item: 1, section: 0)])
        }, completion: { _ in cells.log.note("completion", .container) })
      cells.log.note("asked for", .container)
      cells.turn()
    }
    #expect(
      told.hooks == """
        numberOfSections
        numberOfItems
        nodeModel 0
        nodeBlock 0
        constrainedSize 0
        nodeModel 1
        nodeBlock 1
        constrainedSize 1
        nodeModel 2
        nodeBlock 2
        constrainedSize 2
        nodeModel 3
        nodeBlock 3
        constrainedSize 3
        willDisplay a
        willDisplay b
        a event visible
        b event visible
        shown
        numberOfSections
        numberOfItems
        nodeModel 1
        nodeBlock 1
        constrainedSize 1
        asked for
        b event invisible
        willDisplay x
        x event visible
        didEndDisplaying gone
        completion
        """)
    #expect(told.brokenRules == [])
  }

  @Test("a cell that is taken out leaves its states, its window, and its life", arguments: Engine.allCases)
  func deleted(engine: Engine) {
    let told = CellStage.perform("ab", [.states, .container, .hierarchy, .freeing], on: engine) { cells in
      cells.log.clear()
      cells.source.names = ["b"]
      cells.list.deleteItems(at: [IndexPath(item: 0, section: 0)])
      cells.turn()
    }
    #expect(
      told.hooks == """
        numberOfSections
        numberOfItems
        a didExitPreloadState
        a didExitDisplayState
        a didExitVisibleState
          a event invisible
        a interfaceStateDidChange
        a's child didExitPreloadState
        a's child didExitDisplayState
        a's child didExitVisibleState
        a's child interfaceStateDidChange
        a didExitHierarchy
        a's child didExitHierarchy
        didEndDisplaying gone
        a deinit
        a's child deinit
        """)
    #expect(told.brokenRules == [])
  }

  @Test("more is fetched on a worker when the end is near, and again once that is done", arguments: Engine.allCases)
  func batch(engine: Engine) {
    let told = CellStage.perform("abcdefgh", .container, on: engine) { cells in
      cells.log.clear()
      cells.source.mayFetch = true
      cells.list.contentOffset.y = 300
      cells.turn()
      cells.source.names += ["i"]
      cells.list.insertItems(at: [IndexPath(item: 8, section: 0)])
      cells.log.note("fetched", .container)
      cells.source.batch?.completeBatchFetching(true)
      cells.turn()
    }
    #expect(
      told.hooks == """
        willDisplay g
        willDisplay h
        g event visible
        h event visible
        a event invisible
        b event invisible
        didEndDisplaying a
        didEndDisplaying b
        background willBeginBatchFetch
        numberOfSections
        numberOfItems
        nodeModel 8
        nodeBlock 8
        constrainedSize 8
        fetched
        background willBeginBatchFetch
        """)
    #expect(told.brokenRules == [])
  }

  @Test("another look of the collection reaches its cells on main", arguments: Engine.allCases)
  func traits(engine: Engine) {
    let told = CellStage.perform("ab", .traits, on: engine) { cells in
      HeadlessRuntime.current.sync(.background) { cells.list.setPrimitiveTraitCollection(.dark) }
      cells.turn()
    }
    #expect(
      told.hooks == """
        a asyncTraitCollectionDidChange
        a's child asyncTraitCollectionDidChange
        b asyncTraitCollectionDidChange
        b's child asyncTraitCollectionDidChange
        """)
    #expect(told.brokenRules == [])
  }

  @Test("cells that are on their way when the look changes have it too", arguments: Engine.allCases)
  func traitsMeanwhile(engine: Engine) {
    let told = CellStage.perform("a", .traits, on: engine) { cells in
      cells.source.names = ["a", "b"]
      cells.list.insertItems(at: [IndexPath(item: 1, section: 0)])
      cells.list.setPrimitiveTraitCollection(.dark)
      cells.turn()
      for item in 0...1 {
        let cell = cells.list.nodeForItem(at: IndexPath(item: item, section: 0))
        #expect(cell?.asyncTraitCollection().userInterfaceStyle == .dark)
      }
    }
    // Once each, whichever way it came.
    #expect(told.hooks.components(separatedBy: "a asyncTraitCollectionDidChange").count == 2)
    #expect(told.hooks.components(separatedBy: "b asyncTraitCollectionDidChange").count == 2)
    #expect(told.brokenRules == [])
  }
}
