import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import HookRecording
import RuntimeTranscript
import Testing

@Suite("Orders of displays in cells") struct CellDisplayOrderTests {
  // A suspended display is no display: it is documented that a supernode hears of those that begin and end. The original tells it also of
  // cells that come into the display range and leave it.
  @Test(
    "what is in a cell is drawn before it is seen, and dropped a turn after it is far away", arguments: Engine.allCases)
  func drawn(engine: Engine) {
    let told = CellStage.perform(
      "abcdefgh", [.states, .display, .loading], on: engine, prepare: { $0.source.drawsOnly = "c" }
    ) { cells in
      cells.log.note("far away", .states)
      cells.list.contentOffset.y = 300
      cells.turn()
    }
    #expect(
      told.hooks == """
        layout c init
        c didEnterPreloadState
          c's child didEnterPreloadState
          c's child didEnterDisplayState
          c's child interfaceStateDidChange
        c didEnterDisplayState
        c interfaceStateDidChange
        c's child didLoad
        c didLoad
        c's child drawParameters
        c's child displayWillStart
        c's child displayWillStartAsynchronously(true)
        display c's child draw
        c's child displayDidFinish
        c's child hierarchyDisplayDidFinish
        far away
        c didExitPreloadState
        c didExitDisplayState
        c interfaceStateDidChange
        c's child didExitPreloadState
        c's child didExitDisplayState
        c's child interfaceStateDidChange
        c's child clearContents
        """)
    #expect(told.brokenRules == [])
  }

  @Test(
    "a cell that never shows a placeholder is drawn before it is told that it can be seen", arguments: Engine.allCases)
  func neverPlaceholder(engine: Engine) {
    let told = CellStage.perform(
      "a", [.states, .display, .container], on: engine,
      prepare: {
        $0.source.drawsOnly = "a"
        $0.source.prepare = { $0.neverShowPlaceholders = true }
      }
    ) { _ in }
    #expect(
      told.hooks == """
        numberOfSections
        numberOfItems
        nodeModel 0
        nodeBlock 0
        constrainedSize 0
        willDisplay a
        a didEnterPreloadState
          a's child didEnterPreloadState
          a's child didEnterDisplayState
          a's child didEnterVisibleState
          a's child interfaceStateDidChange
        a didEnterDisplayState
        a didEnterVisibleState
          a's child drawParameters
          a's child displayWillStart
          a's child displayWillStartAsynchronously(false)
          a's child draw
          a's child displayDidFinish
          a's child hierarchyDisplayDidFinish
          a event visible
        a interfaceStateDidChange
        """)
  }
}
