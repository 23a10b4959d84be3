import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import HookRecording
import RuntimeTranscript
import Testing

@Suite("Orders of transitions") struct TransitionOrderTests {
  private static let groups: HookGroup = [.loading, .measuring, .layout, .hierarchy]

  @Test(
    "a transition: measured, told, in with what is new, shown, out with what is gone, and the layout has changed",
    arguments: Engine.allCases, [true, false])
  func transition(engine: Engine, async: Bool) {
    let told = HookStage.perform(Self.groups.union(.transition), on: engine) { stage in
      let (root, first, second) = RecordedStack.nested(stage.log)
      root.stacked = [first]
      stage.show(root)
      stage.log.clear()
      root.stacked = [second]
      root.transitionLayout(withAnimation: true, shouldMeasureAsync: async) {
        stage.log.note("measurementCompletion", .transition)
      }
      stage.turn()
    }
    #expect(
      told.hooks == """
        layout R calculateLayoutThatFits restrictedTo
          layout R calculateLayoutThatFits
            layout R layoutSpecThatFits
            layout C2 calculateLayoutThatFits restrictedTo
              layout C2 calculateLayoutThatFits
                layout C2 layoutSpecThatFits
                layout B calculateLayoutThatFits restrictedTo
                  layout B calculateLayoutThatFits
                    layout B calculateSizeThatFits
                layout B calculatedLayoutDidChange
            layout C2 calculatedLayoutDidChange
        measurementCompletion
        C2 didLoad
        C2 willEnterHierarchy
        C2 didEnterHierarchy
        R animateLayoutTransition
          R didCompleteLayoutTransition
            C1 didExitHierarchy
          R calculatedLayoutDidChange
        R layout
        R layoutDidFinish
        B didLoad
        B willEnterHierarchy
        B didEnterHierarchy
        C2 layout
        C2 layoutDidFinish
        B layout
        B layoutDidFinish
        """)
    #expect(told.brokenRules == [])
  }
  @Test(
    "a pass that comes while the new layout is measured is the controller's alone: the node keeps its places until then",
    arguments: Engine.allCases)
  func passMeanwhile(engine: Engine) {
    let told = HookStage.performOnScreen([.layout, .transition, .controller], on: engine) { stage in
      let (root, first, second) = RecordedStack.nested(stage.log)
      root.stacked = [first]
      stage.window.rootViewController = RecordedController("V", stage.log, root)
      stage.turn()
      stage.log.clear()
      root.stacked = [second]
      root.transitionLayout(withAnimation: true, shouldMeasureAsync: true)
      root.view.setNeedsLayout()
      root.view.layoutIfNeeded()
      #expect(second.supernode == nil && !first.frame.isEmpty)
      stage.log.note("measured", .layout)
      stage.turn()
    }
    // Workers measure beside it.
    let hooks = told.hooks.components(separatedBy: "\n").filter { !$0.hasPrefix("layout ") }
    #expect(hooks.prefix(3) == ["V viewWillLayoutSubviews", "V viewDidLayoutSubviews", "measured"])
    #expect(hooks.count { $0 == "R layout" } == 1)
    #expect(told.brokenRules == [])
  }
}
