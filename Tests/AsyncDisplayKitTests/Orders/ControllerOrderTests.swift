import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import HookRecording
import RuntimeTranscript
import Testing

@Suite("Orders of controllers") struct ControllerOrderTests {
  @Test(
    "loaded with traits and measured, laid out before the window, visible between the hooks of appearing; and back",
    arguments: Engine.allCases)
  func life(engine: Engine) {
    let told = HookStage.performOnScreen([.all, .freeing], on: engine) { stage in
      let child = RecordedBox("C", stage.log)
      let root = RecordedStack("R", stage.log, [child])
      stage.window.rootViewController = RecordedController("V", stage.log, root)
      stage.turn()
      stage.log.note("on screen", .controller)
      stage.window.rootViewController = nil
      stage.turn()
      stage.log.note("gone", .controller)
    }
    #expect(
      told.hooks == """
        V loadView
          R didLoad
          R asyncTraitCollectionDidChange
        layout R calculateLayoutThatFits restrictedTo
          layout R calculateLayoutThatFits
            layout R layoutSpecThatFits
            layout C calculateLayoutThatFits restrictedTo
              layout C calculateLayoutThatFits
                layout C calculateSizeThatFits
            layout C calculatedLayoutDidChange
        V viewDidLoad
        V viewWillAppear
          V viewWillLayoutSubviews
          C asyncTraitCollectionDidChange
          C didLoad
          R calculatedLayoutDidChange
          R layout
          R layoutDidFinish
          V viewDidLayoutSubviews
          C layout
          C layoutDidFinish
        R willEnterHierarchy
          R didEnterPreloadState
          R didEnterDisplayState
          R didEnterVisibleState
          R interfaceStateDidChange
        C willEnterHierarchy
          C didEnterPreloadState
          C didEnterDisplayState
          C didEnterVisibleState
          C interfaceStateDidChange
        C didEnterHierarchy
        R didEnterHierarchy
        V viewDidAppear
        on screen
        V viewWillDisappear
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
        V viewDidDisappear
        V deinit
        gone
        R deinit
        C deinit
        """)
    #expect(told.brokenRules == [])
  }

  @Test("another size: traits and measuring in the controller's hook, then the node's pass", arguments: Engine.allCases)
  func rotation(engine: Engine) {
    let told = HookStage.performOnScreen([.measuring, .layout, .traits, .controller], on: engine) { stage in
      let root = RecordedStack("R", stage.log, [RecordedBox("C", stage.log)])
      stage.window.rootViewController = RecordedController("V", stage.log, root)
      stage.turn()
      stage.log.clear()
      stage.window.rotate(to: .landscape)
      stage.turn()
    }
    #expect(
      told.hooks == """
        V viewWillLayoutSubviews
          R asyncTraitCollectionDidChange
          C asyncTraitCollectionDidChange
        layout R calculateLayoutThatFits restrictedTo
          layout R calculateLayoutThatFits
            layout R layoutSpecThatFits
            layout C calculateLayoutThatFits restrictedTo
              layout C calculateLayoutThatFits
                layout C calculateSizeThatFits
        R calculatedLayoutDidChange
        R layout
        R layoutDidFinish
        V viewDidLayoutSubviews
        """)
  }
}
