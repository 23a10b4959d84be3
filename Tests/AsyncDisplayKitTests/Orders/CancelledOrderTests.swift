import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import HookRecording
import RuntimeTranscript
import Testing

@Suite("Orders of displays that do not finish") struct CancelledOrderTests {
  /// A root that draws itself, and a child in it that does.
  private func pair(_ log: HookLog) -> (root: RecordedDrawing, child: RecordedDrawing) {
    let (root, child) = (RecordedDrawing("R", log), RecordedDrawing("C", log))
    root.addSubnode(child)
    child.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    return (root, child)
  }

  @Test("a display that is superseded begins, and never finishes", arguments: Engine.allCases)
  func cancelled(engine: Engine) {
    let told = HookStage.perform(.display, on: engine) { stage in
      let (root, child) = pair(stage.log)
      stage.show(root)
      stage.log.clear()
      child.setNeedsDisplay()
      child.layer.displayIfNeeded()
      stage.log.note("again", .display)
      child.setNeedsDisplay()
      stage.turn()
    }
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
      let (root, child) = pair(stage.log)
      stage.show(root)
      stage.log.clear()
      child.setNeedsDisplay()
      child.layer.displayIfNeeded()
      root.view.removeFromSuperview()
      stage.log.note("out", .hierarchy)
      stage.turn()
    }
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
