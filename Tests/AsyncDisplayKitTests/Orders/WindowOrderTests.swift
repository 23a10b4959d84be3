import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import HookRecording
import RuntimeTranscript
import Testing

@Suite("Orders of windows") struct WindowOrderTests {
  private static let groups: HookGroup = [.loading, .layout, .hierarchy, .states]

  @Test(
    "entering: parents first, preload, display, visible, and each is in when all below it are",
    arguments: Engine.allCases)
  func entering(engine: Engine) {
    let told = HookStage.perform(Self.groups, on: engine) { stage in
      let root = RecordedNode.family(stage.log).root
      let delegate = RecordedDelegate("delegate", stage.log)
      root.add(delegate)
      _ = root.view
      stage.log.clear()
      stage.window.addSubview(root.view)
      withExtendedLifetime(delegate) {}
      stage.log.note("in", .hierarchy)
    }
    #expect(
      told.hooks == """
        R willEnterHierarchy
          R didEnterPreloadState
          delegate didEnterPreloadState
          R didEnterDisplayState
          delegate didEnterDisplayState
          R didEnterVisibleState
          delegate didEnterVisibleState
          R interfaceStateDidChange
          delegate interfaceStateDidChange
        C1 willEnterHierarchy
          C1 didEnterPreloadState
          C1 didEnterDisplayState
          C1 didEnterVisibleState
          C1 interfaceStateDidChange
        B willEnterHierarchy
          B didEnterPreloadState
          B didEnterDisplayState
          B didEnterVisibleState
          B interfaceStateDidChange
        B didEnterHierarchy
        C1 didEnterHierarchy
        C2 willEnterHierarchy
          C2 didEnterPreloadState
          C2 didEnterDisplayState
          C2 didEnterVisibleState
          C2 interfaceStateDidChange
        C2 didEnterHierarchy
        R didEnterHierarchy
        delegate didEnterHierarchy
        in
        """)
    #expect(told.brokenRules == [])
  }

  @Test(
    "leaving: parents first; preload, display and visible in the order in which they were entered",
    arguments: Engine.allCases)
  func leaving(engine: Engine) {
    let told = HookStage.perform(Self.groups, on: engine) { stage in
      let root = RecordedNode.family(stage.log).root
      let delegate = RecordedDelegate("delegate", stage.log)
      root.add(delegate)
      stage.window.addSubview(root.view)
      stage.turn()
      stage.log.clear()
      root.view.removeFromSuperview()
      withExtendedLifetime(delegate) {}
      stage.log.note("out", .hierarchy)
    }
    #expect(
      told.hooks == """
        R didExitHierarchy
        delegate didExitHierarchy
        R didExitPreloadState
        delegate didExitPreloadState
        R didExitDisplayState
        delegate didExitDisplayState
        R didExitVisibleState
        delegate didExitVisibleState
        R interfaceStateDidChange
        delegate interfaceStateDidChange
        C1 didExitHierarchy
        C1 didExitPreloadState
        C1 didExitDisplayState
        C1 didExitVisibleState
        C1 interfaceStateDidChange
        B didExitHierarchy
        B didExitPreloadState
        B didExitDisplayState
        B didExitVisibleState
        B interfaceStateDidChange
        C2 didExitHierarchy
        C2 didExitPreloadState
        C2 didExitDisplayState
        C2 didExitVisibleState
        C2 interfaceStateDidChange
        out
        """)
    #expect(told.brokenRules == [])
  }

  @Test(
    "subnodes that come with the layout are there, loaded and placed, when preloading begins",
    arguments: Engine.allCases)
  func automatic(engine: Engine) {
    let told = HookStage.perform(.all, on: engine) { stage in
      let child = RecordedBox("C", stage.log)
      let root = RecordedStack("R", stage.log, [child])
      let delegate = RecordedDelegate("delegate", stage.log)
      root.add(delegate)
      root.frame = stage.window.bounds
      stage.window.addSubview(root.view)
      stage.log.note("in", .hierarchy)
      withExtendedLifetime(delegate) {}
    }
    #expect(
      told.hooks == """
        R didLoad
        delegate nodeDidLoad
        R willEnterHierarchy
          R didEnterPreloadState
        layout R calculateLayoutThatFits restrictedTo
          layout R calculateLayoutThatFits
            layout R layoutSpecThatFits
            layout C calculateLayoutThatFits restrictedTo
              layout C calculateLayoutThatFits
                layout C calculateSizeThatFits
            layout C calculatedLayoutDidChange
            C didLoad
            R calculatedLayoutDidChange
            R layout
              delegate nodeDidLayout
            R layoutDidFinish
            C layout
            C layoutDidFinish
          delegate didEnterPreloadState
          R didEnterDisplayState
          delegate didEnterDisplayState
          R didEnterVisibleState
          delegate didEnterVisibleState
          R interfaceStateDidChange
          delegate interfaceStateDidChange
        C willEnterHierarchy
          C didEnterPreloadState
          C didEnterDisplayState
          C didEnterVisibleState
          C interfaceStateDidChange
        C didEnterHierarchy
        R didEnterHierarchy
        delegate didEnterHierarchy
        in
        """)
  }
}
