import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import HookRecording
import RuntimeTranscript
import Testing

@Suite("Orders of cells") struct CellOrderTests {
  @Test(
    "a cell: asked for on main, made and measured on a worker, shown, and told how near it is, with what is in it",
    arguments: Engine.allCases)
  func one(engine: Engine) {
    let told = CellStage.perform(
      "a", .all, on: engine,
      prepare: { cells in
        cells.list.setPrimitiveTraitCollection(.dark)
      }
    ) { _ in }
    #expect(
      told.hooks == """
        numberOfSections
        numberOfItems
        nodeModel 0
        nodeBlock 0
        constrainedSize 0
        layout a init
        layout a asyncTraitCollectionDidChange
        layout a layoutSpecThatFits
        layout a's child calculateLayoutThatFits restrictedTo
          layout a's child calculateLayoutThatFits
            layout a's child calculateSizeThatFits
        layout a's child calculatedLayoutDidChange
        layout a calculatedLayoutDidChange
        willDisplay a
        a didLoad
        a willEnterHierarchy
        a didEnterHierarchy
        a didEnterPreloadState
          a's child asyncTraitCollectionDidChange
          a's child didLoad
          a's child didEnterPreloadState
          a's child didEnterDisplayState
          a's child didEnterVisibleState
          a's child interfaceStateDidChange
          a's child willEnterHierarchy
          a's child didEnterHierarchy
          a layout
          a layoutDidFinish
          a's child layout
          a's child layoutDidFinish
        a didEnterDisplayState
        a didEnterVisibleState
          a event visible
        a interfaceStateDidChange
        """)
    #expect(told.brokenRules == [])
  }

  @Test("cells on screen are told first, then those to be drawn, then those to be fetched", arguments: Engine.allCases)
  func scrolled(engine: Engine) {
    let told = CellStage.perform("abcdefgh", [.states, .container], on: engine) { cells in
      cells.log.clear()
      cells.list.contentOffset.y = 150
      cells.turn()
    }
    #expect(
      told.hooks == """
        willDisplay d
        willDisplay e
        d didEnterPreloadState
          d's child didEnterPreloadState
          d's child didEnterDisplayState
          d's child didEnterVisibleState
          d's child interfaceStateDidChange
        d didEnterDisplayState
        d didEnterVisibleState
          d event visible
        d interfaceStateDidChange
        e didEnterPreloadState
          e's child didEnterPreloadState
          e's child didEnterDisplayState
          e's child didEnterVisibleState
          e's child interfaceStateDidChange
        e didEnterDisplayState
        e didEnterVisibleState
          e event visible
        e interfaceStateDidChange
        f didEnterPreloadState
          f's child didEnterPreloadState
          f's child didEnterDisplayState
          f's child interfaceStateDidChange
        f didEnterDisplayState
        f interfaceStateDidChange
        g didEnterPreloadState
          g's child didEnterPreloadState
          g's child didEnterDisplayState
          g's child interfaceStateDidChange
        g didEnterDisplayState
        g interfaceStateDidChange
        a didExitDisplayState
        a didExitVisibleState
          a event invisible
        a interfaceStateDidChange
        a's child didExitDisplayState
        a's child didExitVisibleState
        a's child interfaceStateDidChange
        b didExitDisplayState
        b didExitVisibleState
          b event invisible
        b interfaceStateDidChange
        b's child didExitDisplayState
        b's child didExitVisibleState
        b's child interfaceStateDidChange
        h didEnterPreloadState
          h's child didEnterPreloadState
          h's child interfaceStateDidChange
        h interfaceStateDidChange
        didEndDisplaying a
        didEndDisplaying b
        """)
    #expect(told.brokenRules == [])
  }

  @Test(
    "out of the window cells stop being visible a turn later, unless they are back by then", arguments: Engine.allCases)
  func left(engine: Engine) {
    let told = CellStage.perform("a", [.states, .container, .hierarchy], on: engine) { cells in
      cells.log.clear()
      cells.list.view.removeFromSuperview()
      cells.log.note("out", .hierarchy)
      cells.turn()
      cells.log.note("a turn later", .hierarchy)
      cells.stage.window.addSubview(cells.list.view)
      cells.turn()
      cells.log.note("in again", .hierarchy)
      cells.list.view.removeFromSuperview()
      cells.stage.window.addSubview(cells.list.view)
      cells.turn()
    }
    #expect(
      told.hooks == """
        a didExitHierarchy
        a's child didExitHierarchy
        out
        a didExitVisibleState
          a event invisible
        a interfaceStateDidChange
        a's child didExitVisibleState
        a's child interfaceStateDidChange
        didEndDisplaying a
        a turn later
        willDisplay a
        a willEnterHierarchy
        a's child willEnterHierarchy
        a's child didEnterHierarchy
        a didEnterHierarchy
        a didEnterVisibleState
          a event visible
        a interfaceStateDidChange
        a's child didEnterVisibleState
        a's child interfaceStateDidChange
        in again
        a didExitHierarchy
        a's child didExitHierarchy
        a willEnterHierarchy
        a's child willEnterHierarchy
        a's child didEnterHierarchy
        a didEnterHierarchy
        """)
    #expect(told.brokenRules == [])
  }
}
