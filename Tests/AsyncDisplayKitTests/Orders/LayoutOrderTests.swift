import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import HookRecording
import RuntimeTranscript
import Testing

@Suite("Orders of layout") struct LayoutOrderTests {
  private static let groups: HookGroup = [.loading, .measuring, .layout, .hierarchy]
  private static let range = ASSizeRangeMake(CGSize(width: 100, height: 100))

  @Test(
    "measured on a worker from the parent down, once; laid out and told on main, loading what comes with it",
    arguments: Engine.allCases)
  func measuredAhead(engine: Engine) {
    let told = HookStage.perform(Self.groups, on: engine) { stage in
      let (root, _, _) = RecordedStack.nested(stage.log)
      HeadlessRuntime.current.sync(.background) {
        _ = root.layoutThatFits(Self.range)
        stage.log.note("again", .measuring)
        _ = root.layoutThatFits(Self.range)
      }
      stage.log.note("shown", .measuring)
      stage.show(root)
    }
    #expect(
      told.hooks == """
        background R calculateLayoutThatFits restrictedTo
          background R calculateLayoutThatFits
            background R layoutSpecThatFits
            background C1 calculateLayoutThatFits restrictedTo
              background C1 calculateLayoutThatFits
                background C1 calculateSizeThatFits
            background C1 calculatedLayoutDidChange
            background C2 calculateLayoutThatFits restrictedTo
              background C2 calculateLayoutThatFits
                background C2 layoutSpecThatFits
                background B calculateLayoutThatFits restrictedTo
                  background B calculateLayoutThatFits
                    background B calculateSizeThatFits
                background B calculatedLayoutDidChange
            background C2 calculatedLayoutDidChange
        background R calculatedLayoutDidChange
        background again
        shown
        R didLoad
        R willEnterHierarchy
          C1 didLoad
          C2 didLoad
          R layout
          R layoutDidFinish
          C1 layout
          C1 layoutDidFinish
          B didLoad
          C2 layout
          C2 layoutDidFinish
          B layout
          B layoutDidFinish
        C1 willEnterHierarchy
        C1 didEnterHierarchy
        C2 willEnterHierarchy
        B willEnterHierarchy
        B didEnterHierarchy
        C2 didEnterHierarchy
        R didEnterHierarchy
        """)
    #expect(told.brokenRules == [])
  }

  // `setNeedsLayout()` goes up to the root, as is documented; in the original it concerns the node alone.
  @Test(
    "an invalidation by itself asks for nothing; what leaves the layout goes before the node hears of the new one",
    arguments: Engine.allCases)
  func invalidated(engine: Engine) {
    let told = HookStage.perform(Self.groups, on: engine) { stage in
      let (root, first, second) = RecordedStack.nested(stage.log)
      stage.show(root)
      stage.log.clear()
      root.stacked = [second]
      root.invalidateCalculatedLayout()
      stage.turn()
      stage.log.note("asked for", .layout)
      root.setNeedsLayout()
      stage.turn()
      stage.log.note("child asks off main", .layout)
      HeadlessRuntime.current.sync(.background) { second.setNeedsLayout() }
      stage.turn()
      stage.log.note("comes back", .layout)
      root.stacked = [second, first]
      root.setNeedsLayout()
      root.layoutIfNeeded()
    }
    #expect(
      told.hooks == """
        asked for
        layout R calculateLayoutThatFits restrictedTo
          layout R calculateLayoutThatFits
            layout R layoutSpecThatFits
        C1 didExitHierarchy
        R calculatedLayoutDidChange
        R layout
        R layoutDidFinish
        child asks off main
        layout R calculateLayoutThatFits restrictedTo
          layout R calculateLayoutThatFits
            layout R layoutSpecThatFits
            layout C2 calculateLayoutThatFits restrictedTo
              layout C2 calculateLayoutThatFits
                layout C2 layoutSpecThatFits
        R layout
        R layoutDidFinish
        C2 layout
        C2 layoutDidFinish
        comes back
        layout R calculateLayoutThatFits restrictedTo
          layout R calculateLayoutThatFits
            layout R layoutSpecThatFits
        C1 willEnterHierarchy
        C1 didEnterHierarchy
        R calculatedLayoutDidChange
        R layout
        R layoutDidFinish
        """)
    #expect(told.brokenRules == [])
  }

  @Test("nodes that are not loaded get their layout without a layout pass", arguments: Engine.allCases)
  func unloaded(engine: Engine) {
    let told = HookStage.perform(Self.groups, on: engine) { stage in
      let (root, _, _) = RecordedStack.nested(stage.log)
      root.frame = stage.window.bounds
      HeadlessRuntime.current.sync(.background) { root.layoutIfNeeded() }
      let (other, _, _) = RecordedStack.nested(stage.log)
      other.frame = stage.window.bounds
      stage.log.note("on main", .layout)
      other.layoutIfNeeded()
    }
    #expect(
      told.hooks == """
        background R calculateLayoutThatFits restrictedTo
          background R calculateLayoutThatFits
            background R layoutSpecThatFits
            background C1 calculateLayoutThatFits restrictedTo
              background C1 calculateLayoutThatFits
                background C1 calculateSizeThatFits
            background C1 calculatedLayoutDidChange
            background C2 calculateLayoutThatFits restrictedTo
              background C2 calculateLayoutThatFits
                background C2 layoutSpecThatFits
                background B calculateLayoutThatFits restrictedTo
                  background B calculateLayoutThatFits
                    background B calculateSizeThatFits
                background B calculatedLayoutDidChange
            background C2 calculatedLayoutDidChange
        background R calculatedLayoutDidChange
        on main
        layout R calculateLayoutThatFits restrictedTo
          layout R calculateLayoutThatFits
            layout R layoutSpecThatFits
            layout C1 calculateLayoutThatFits restrictedTo
              layout C1 calculateLayoutThatFits
                layout C1 calculateSizeThatFits
            layout C1 calculatedLayoutDidChange
            layout C2 calculateLayoutThatFits restrictedTo
              layout C2 calculateLayoutThatFits
                layout C2 layoutSpecThatFits
                layout B calculateLayoutThatFits restrictedTo
                  layout B calculateLayoutThatFits
                    layout B calculateSizeThatFits
                layout B calculatedLayoutDidChange
            layout C2 calculatedLayoutDidChange
        layout R calculatedLayoutDidChange
        """)
    #expect(told.brokenRules == [])
  }
}
