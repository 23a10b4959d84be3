import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import HookRecording
import RuntimeTranscript
import Testing

@Suite("Orders of controllers whose node is loaded first, or that show no placeholders") struct RareControllerOrderTests
{
  @Test("a node that is loaded first loads its controller before all other blocks", arguments: Engine.allCases)
  func nodeFirst(engine: Engine) {
    let told = HookStage.performOnScreen([.loading, .measuring, .traits, .controller], on: engine) { stage in
      let root = RecordedBox("R", stage.log)
      let controller = RecordedController("V", stage.log, root)
      root.onDidLoad { _ in stage.log.note("block", .loading) }
      _ = root.view
      withExtendedLifetime(controller) {}
    }
    #expect(
      told.hooks == """
        R didLoad
        V loadView
          R asyncTraitCollectionDidChange
        layout R calculateLayoutThatFits restrictedTo
          layout R calculateLayoutThatFits
            layout R calculateSizeThatFits
        V viewDidLoad
        block
        """)
  }

  @Test("a node that is loaded already has its controller's view loaded while that is made", arguments: Engine.allCases)
  func nodeLoaded(engine: Engine) {
    let told = HookStage.performOnScreen([.loading, .measuring, .traits, .controller], on: engine) { stage in
      let root = RecordedBox("R", stage.log)
      _ = root.view
      let controller = RecordedController("V", stage.log, root)
      stage.log.note("made", .controller)
      withExtendedLifetime(controller) {}
    }
    #expect(
      told.hooks == """
        R didLoad
        V loadView
          R asyncTraitCollectionDidChange
        layout R calculateLayoutThatFits restrictedTo
          layout R calculateLayoutThatFits
            layout R calculateSizeThatFits
        V viewDidLoad
        made
        """)
  }

  @Test("a controller that never shows placeholders draws everything in its first pass", arguments: Engine.allCases)
  func whole(engine: Engine) {
    let told = HookStage.performOnScreen([.display, .layout, .controller, .hierarchy], on: engine) { stage in
      let controller = RecordedController("V", stage.log, RecordedDrawing.pair(stage.log).root)
      controller.neverShowPlaceholders = true
      stage.window.rootViewController = controller
    }
    #expect(
      told.hooks == """
        V loadView
        V viewDidLoad
        V viewWillAppear
          V viewWillLayoutSubviews
          R calculatedLayoutDidChange
          R layout
          R layoutDidFinish
          V viewDidLayoutSubviews
            C calculatedLayoutDidChange
            C layout
            C layoutDidFinish
            R drawParameters
            R displayWillStart
            R displayWillStartAsynchronously(false)
            R draw
            R displayDidFinish
            R hierarchyDisplayDidFinish
            C drawParameters
            C displayWillStart
            C displayWillStartAsynchronously(false)
            R subnodeDisplayWillStart(C)
            C draw
            C displayDidFinish
            C hierarchyDisplayDidFinish
            R subnodeDisplayDidFinish(C)
            R hierarchyDisplayDidFinish
        R willEnterHierarchy
        C willEnterHierarchy
        C didEnterHierarchy
        R didEnterHierarchy
        V viewDidAppear
        """)
  }
  @Test("and so it does whenever it comes back", arguments: Engine.allCases)
  func wholeAgain(engine: Engine) {
    HookStage.performOnScreen(.display, on: engine) { stage in
      let root = RecordedDrawing.pair(stage.log).root
      let controller = RecordedController("V", stage.log, root)
      controller.neverShowPlaceholders = true
      stage.window.rootViewController = controller
      stage.turn()
      stage.window.rootViewController = UIViewController()
      stage.turn()
      #expect(root.contents == nil)
      stage.window.rootViewController = controller
      #expect(root.contents != nil)
    }
  }
}
