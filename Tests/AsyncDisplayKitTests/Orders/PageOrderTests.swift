import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import HookRecording
import RuntimeTranscript
import Testing

@Suite("Orders of pages") struct PageOrderTests {
  private static let pages: HookGroup = [.controller, .hierarchy, .states, .layout]

  @Test("pushing and popping: the new page is in before the old one is out, each once", arguments: Engine.allCases)
  func navigation(engine: Engine) {
    let told = HookStage.performOnScreen(Self.pages, on: engine) { stage in
      let first = RecordedController("V1", stage.log, RecordedNode("R1", stage.log))
      let navigation = UINavigationController(rootViewController: first)
      stage.window.rootViewController = navigation
      stage.turn()
      stage.log.note("push", .controller)
      navigation.pushViewController(RecordedController("V2", stage.log, RecordedNode("R2", stage.log)), animated: true)
      stage.turn()
      stage.log.note("pop", .controller)
      navigation.popViewController(animated: true)
      stage.turn()
    }
    #expect(
      told.hooks == """
        V1 loadView
        V1 viewDidLoad
        V1 viewWillAppear
          V1 viewWillLayoutSubviews
          R1 calculatedLayoutDidChange
          R1 layout
          R1 layoutDidFinish
          V1 viewDidLayoutSubviews
        R1 willEnterHierarchy
          R1 didEnterPreloadState
          R1 didEnterDisplayState
          R1 didEnterVisibleState
          R1 interfaceStateDidChange
        R1 didEnterHierarchy
        V1 viewDidAppear
        push
        V2 loadView
        V2 viewDidLoad
        V1 viewWillDisappear
        V2 viewWillAppear
          V2 viewWillLayoutSubviews
          R2 calculatedLayoutDidChange
          R2 layout
          R2 layoutDidFinish
          V2 viewDidLayoutSubviews
        R2 willEnterHierarchy
          R2 didEnterPreloadState
          R2 didEnterDisplayState
          R2 didEnterVisibleState
          R2 interfaceStateDidChange
        R2 didEnterHierarchy
        R1 didExitHierarchy
        R1 didExitPreloadState
        R1 didExitDisplayState
        R1 didExitVisibleState
        R1 interfaceStateDidChange
        V1 viewDidDisappear
        V2 viewDidAppear
        pop
        V2 viewWillDisappear
        V1 viewWillAppear
        R1 willEnterHierarchy
          R1 didEnterPreloadState
          R1 didEnterDisplayState
          R1 didEnterVisibleState
          R1 interfaceStateDidChange
        R1 didEnterHierarchy
        R2 didExitHierarchy
        R2 didExitPreloadState
        R2 didExitDisplayState
        R2 didExitVisibleState
        R2 interfaceStateDidChange
        V2 viewDidDisappear
        V1 viewDidAppear
        """)
    #expect(told.brokenRules == [])
  }

  @Test("tabs: the new page hears first and is in before the old one is out", arguments: Engine.allCases)
  func tabs(engine: Engine) {
    let told = HookStage.performOnScreen(Self.pages, on: engine) { stage in
      let tabs = UITabBarController()
      tabs.viewControllers = ["1", "2"].map {
        RecordedController("V\($0)", stage.log, RecordedNode("R\($0)", stage.log))
      }
      stage.window.rootViewController = tabs
      stage.turn()
      stage.log.note("other tab", .controller)
      tabs.selectedIndex = 1
      stage.turn()
      stage.log.note("first tab", .controller)
      tabs.selectedIndex = 0
      stage.turn()
    }
    #expect(
      told.hooks == """
        V1 loadView
        V1 viewDidLoad
        V1 viewWillAppear
          V1 viewWillLayoutSubviews
          R1 calculatedLayoutDidChange
          R1 layout
          R1 layoutDidFinish
          V1 viewDidLayoutSubviews
        R1 willEnterHierarchy
          R1 didEnterPreloadState
          R1 didEnterDisplayState
          R1 didEnterVisibleState
          R1 interfaceStateDidChange
        R1 didEnterHierarchy
        V1 viewDidAppear
        other tab
        V2 loadView
        V2 viewDidLoad
        V2 viewWillAppear
          V2 viewWillLayoutSubviews
          R2 calculatedLayoutDidChange
          R2 layout
          R2 layoutDidFinish
          V2 viewDidLayoutSubviews
        R2 willEnterHierarchy
          R2 didEnterPreloadState
          R2 didEnterDisplayState
          R2 didEnterVisibleState
          R2 interfaceStateDidChange
        R2 didEnterHierarchy
        V1 viewWillDisappear
        R1 didExitHierarchy
        R1 didExitPreloadState
        R1 didExitDisplayState
        R1 didExitVisibleState
        R1 interfaceStateDidChange
        V1 viewDidDisappear
        V2 viewDidAppear
        first tab
        V1 viewWillAppear
        R1 willEnterHierarchy
          R1 didEnterPreloadState
          R1 didEnterDisplayState
          R1 didEnterVisibleState
          R1 interfaceStateDidChange
        R1 didEnterHierarchy
        V2 viewWillDisappear
        R2 didExitHierarchy
        R2 didExitPreloadState
        R2 didExitDisplayState
        R2 didExitVisibleState
        R2 interfaceStateDidChange
        V2 viewDidDisappear
        V1 viewDidAppear
        """)
    #expect(told.brokenRules == [])
  }
}
