import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import HookRecording
import RuntimeTranscript
import Testing

@Suite("Orders of displays that do not finish") struct CancelledOrderTests {
  /// How often C has drawn: a display that is given up may have come that far.
  private func draws(in hooks: String) -> Int { hooks.split(separator: "\n").filter { $0.hasSuffix("C draw") }.count }

  @Test("a display that is superseded begins, and never finishes", arguments: Engine.allCases)
  func cancelled(engine: Engine) {
    let told = HookStage.perform(.display, on: engine) { stage in
      let (root, child) = RecordedDrawing.pair(stage.log)
      stage.show(root)
      stage.log.clear()
      child.setNeedsDisplay()
      child.layer.displayIfNeeded()
      stage.log.note("again", .display)
      child.setNeedsDisplay()
      stage.turn()
    }
    #expect((1...2).contains(draws(in: told.hooks)))
    #expect(
      told.hooks.replacing("display C draw\n", with: "") == """
        C drawParameters
        C displayWillStart
        C displayWillStartAsynchronously(true)
        R subnodeDisplayWillStart(C)
        again
        C drawParameters
        C displayWillStart
        C displayWillStartAsynchronously(true)
        R subnodeDisplayWillStart(C)
        C displayDidFinish
        C hierarchyDisplayDidFinish
        R subnodeDisplayDidFinish(C)
        R hierarchyDisplayDidFinish
        """)
  }

  @Test(
    "a display that is under way when the node leaves never finishes; contents go a turn later",
    arguments: Engine.allCases)
  func left(engine: Engine) {
    let told = HookStage.perform([.display, .hierarchy, .states], on: engine) { stage in
      let (root, child) = RecordedDrawing.pair(stage.log)
      stage.show(root)
      stage.log.clear()
      child.setNeedsDisplay()
      child.layer.displayIfNeeded()
      root.view.removeFromSuperview()
      stage.log.note("out", .hierarchy)
      stage.turn()
    }
    #expect((0...1).contains(draws(in: told.hooks)))
    #expect(
      told.hooks.replacing("display C draw\n", with: "") == """
        C drawParameters
        C displayWillStart
        C displayWillStartAsynchronously(true)
        R subnodeDisplayWillStart(C)
        R didExitHierarchy
        R didExitPreloadState
        R didExitDisplayState
        R didExitVisibleState
        R interfaceStateDidChange
        C didExitHierarchy
        C didExitPreloadState
        C didExitDisplayState
        C didExitVisibleState
        C interfaceStateDidChange
        out
        R clearContents
        C clearContents
        """)
  }
}
