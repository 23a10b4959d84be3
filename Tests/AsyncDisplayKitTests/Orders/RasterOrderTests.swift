import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import HookRecording
import RuntimeTranscript
import Testing

@Suite("Orders of trees in one picture") struct RasterOrderTests {
  // The root is asked for what it draws with, too: what is documented holds for every drawing. What is hidden is not drawn, so it hears of
  // no display.
  @Test("a tree in one picture: every node hears what its root hears, parents first", arguments: Engine.allCases)
  func rasterized(engine: Engine) {
    let told = HookStage.perform([.display, .layout, .loading], on: engine) { stage in
      let (root, first, second, below) = (
        RecordedDrawing("R", stage.log), RecordedDrawing("C1", stage.log), RecordedDrawing("C2", stage.log),
        RecordedDrawing("B", stage.log)
      )
      let hidden = RecordedDrawing("H", stage.log)
      root.enableSubtreeRasterization()
      first.addSubnode(below)
      for node in [first, second, hidden] { root.addSubnode(node) }
      for node in [first, second, below, hidden] { node.frame = CGRect(x: 0, y: 0, width: 10, height: 10) }
      hidden.isHidden = true
      stage.show(root)
      stage.log.note("again", .display)
      below.setNeedsDisplay()
    }
    #expect(
      told.hooks == """
        R didLoad
        R calculatedLayoutDidChange
        R layout
        R layoutDidFinish
        R drawParameters
        layout C1 calculatedLayoutDidChange
        C1 drawParameters
        layout B calculatedLayoutDidChange
        B drawParameters
        layout C2 calculatedLayoutDidChange
        C2 drawParameters
        R displayWillStart
        R displayWillStartAsynchronously(true)
        C1 displayWillStart
        C1 displayWillStartAsynchronously(true)
        R subnodeDisplayWillStart(C1)
        B displayWillStart
        B displayWillStartAsynchronously(true)
        C1 subnodeDisplayWillStart(B)
        C2 displayWillStart
        C2 displayWillStartAsynchronously(true)
        R subnodeDisplayWillStart(C2)
        display R draw
        display C1 draw
        display B draw
        display C2 draw
        R displayDidFinish
        C1 displayDidFinish
        R subnodeDisplayDidFinish(C1)
        B displayDidFinish
        B hierarchyDisplayDidFinish
        C1 subnodeDisplayDidFinish(B)
        C1 hierarchyDisplayDidFinish
        C2 displayDidFinish
        C2 hierarchyDisplayDidFinish
        R subnodeDisplayDidFinish(C2)
        R hierarchyDisplayDidFinish
        again
        R drawParameters
        C1 drawParameters
        B drawParameters
        C2 drawParameters
        R displayWillStart
        R displayWillStartAsynchronously(true)
        C1 displayWillStart
        C1 displayWillStartAsynchronously(true)
        R subnodeDisplayWillStart(C1)
        B displayWillStart
        B displayWillStartAsynchronously(true)
        C1 subnodeDisplayWillStart(B)
        C2 displayWillStart
        C2 displayWillStartAsynchronously(true)
        R subnodeDisplayWillStart(C2)
        display R draw
        display C1 draw
        display B draw
        display C2 draw
        R displayDidFinish
        C1 displayDidFinish
        R subnodeDisplayDidFinish(C1)
        B displayDidFinish
        B hierarchyDisplayDidFinish
        C1 subnodeDisplayDidFinish(B)
        C1 hierarchyDisplayDidFinish
        C2 displayDidFinish
        C2 hierarchyDisplayDidFinish
        R subnodeDisplayDidFinish(C2)
        R hierarchyDisplayDidFinish
        """)
    #expect(told.brokenRules == [])
  }
}
