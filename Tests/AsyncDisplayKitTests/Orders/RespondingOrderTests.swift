import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import HookRecording
import RuntimeTranscript
import Testing

@Suite("Orders of traits and touches") struct RespondingOrderTests {
  @Test(
    "traits go from parents to children on the thread that sets them, and only where they are others",
    arguments: Engine.allCases)
  func traits(engine: Engine) {
    let told = HookStage.perform([.traits, .loading], on: engine) { stage in
      let root = RecordedNode.family(stage.log).root
      HeadlessRuntime.current.sync(.layout) { root.propagateTraits(.dark) }
      root.propagateTraits(.dark)
      stage.show(root)
    }
    #expect(
      told.hooks == """
        layout R asyncTraitCollectionDidChange
        layout C1 asyncTraitCollectionDidChange
        layout B asyncTraitCollectionDidChange
        layout C2 asyncTraitCollectionDidChange
        B didLoad
        C1 didLoad
        C2 didLoad
        R didLoad
        """)
  }

  @Test("who is touched: a node before what is in it, and the frontmost of that first", arguments: Engine.allCases)
  func touch(engine: Engine) {
    let told = HookStage.perform(.touches, on: engine) { stage in
      let (root, back, front) = (
        RecordedNode("R", stage.log), RecordedNode("back", stage.log), RecordedNode("front", stage.log)
      )
      for node in [back, front] { root.addSubnode(node) }
      back.frame = stage.window.bounds
      front.frame = CGRect(x: 50, y: 0, width: 50, height: 100)
      stage.show(root)
      stage.log.note("at the left", .touches)
      #expect(stage.window.hitTest(CGPoint(x: 10, y: 10), with: nil) === back.view)
      stage.log.note("at the right", .touches)
      #expect(stage.window.hitTest(CGPoint(x: 60, y: 10), with: nil) === front.view)
    }
    #expect(
      told.hooks == """
        at the left
        R hitTest
          R point(inside:)
          front hitTest
            front point(inside:)
          back hitTest
            back point(inside:)
        at the right
        R hitTest
          R point(inside:)
          front hitTest
            front point(inside:)
        """)
  }
}
