import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import HookRecording
import RuntimeTranscript
import Testing

@Suite("Orders of nodes that move, have no view, or are nowhere else") struct RareWindowOrderTests {
  @Test("a node that moves between two parents on screen hears nothing", arguments: Engine.allCases)
  func moved(engine: Engine) {
    let told = HookStage.perform(.all, on: engine) { stage in
      let (root, left, right, moved) = (
        RecordedNode("R", stage.log), RecordedNode("left", stage.log), RecordedNode("right", stage.log),
        RecordedNode("M", stage.log)
      )
      left.addSubnode(moved)
      root.addSubnode(left)
      root.addSubnode(right)
      stage.window.addSubview(root.view)
      stage.turn()
      stage.log.clear()
      right.addSubnode(moved)
    }
    #expect(told.hooks == "")
  }

  @Test("a node without view that leaves by itself is out of the window before its hook", arguments: Engine.allCases)
  func layerAlone(engine: Engine) {
    let transcript = Transcript()
    let runtime = HeadlessRuntime(transcript, scheduler: engine.scheduler)
    runtime.runMain {
      let (window, root, box) = (UIWindow(), ASDisplayNode(), BoxNode())
      box.isLayerBacked = true
      root.addSubnode(box)
      window.addSubview(root.view)
      window.makeKeyAndVisible()
      runtime.turn()
      transcript.clear()
      box.removeFromSupernode()
    }
    #expect(
      transcript.story("leftWindow", "didExitHierarchy()") == """
        main BoxNode leftWindow
        main BoxNode didExitHierarchy()
        """)
  }

  @Test("nodes without views enter and leave as the others do", arguments: Engine.allCases)
  func layers(engine: Engine) {
    let told = HookStage.perform(.all, on: engine) { stage in
      let (root, first, second) = (
        RecordedNode("R", stage.log), RecordedNode("L1", stage.log), RecordedNode("L2", stage.log)
      )
      for node in [first, second] { node.isLayerBacked = true }
      root.addSubnode(first)
      root.addSubnode(second)
      stage.window.addSubview(root.view)
      stage.log.note("in", .hierarchy)
      second.removeFromSupernode()
      stage.log.note("one out", .hierarchy)
      root.view.removeFromSuperview()
    }
    #expect(
      told.hooks == """
        L1 didLoad
        L2 didLoad
        R didLoad
        R willEnterHierarchy
          R didEnterPreloadState
          R didEnterDisplayState
          R didEnterVisibleState
          R interfaceStateDidChange
        L1 willEnterHierarchy
          L1 didEnterPreloadState
          L1 didEnterDisplayState
          L1 didEnterVisibleState
          L1 interfaceStateDidChange
        L1 didEnterHierarchy
        L2 willEnterHierarchy
          L2 didEnterPreloadState
          L2 didEnterDisplayState
          L2 didEnterVisibleState
          L2 interfaceStateDidChange
        L2 didEnterHierarchy
        R didEnterHierarchy
        in
        L2 didExitHierarchy
        L2 didExitPreloadState
        L2 didExitDisplayState
        L2 didExitVisibleState
        L2 interfaceStateDidChange
        one out
        R didExitHierarchy
        R didExitPreloadState
        R didExitDisplayState
        R didExitVisibleState
        R interfaceStateDidChange
        L1 didExitHierarchy
        L1 didExitPreloadState
        L1 didExitDisplayState
        L1 didExitVisibleState
        L1 interfaceStateDidChange
        """)
  }

  // In the original a node of a foreign view has no part in this, though the nodes in it have. It is documented that a node says to be in the
  // hierarchy whenever it is in a window.
  @Test("a node of somebody else's view enters and leaves as the others do", arguments: Engine.allCases)
  func foreign(engine: Engine) {
    let told = HookStage.perform(.all, on: engine) { stage in
      let root = ASDisplayNode(viewBlock: { UIView(frame: .zero) })
      let delegate = RecordedDelegate("root", stage.log)
      root.add(delegate)
      root.addSubnode(RecordedNode("C", stage.log))
      stage.window.addSubview(root.view)
      root.view.removeFromSuperview()
      withExtendedLifetime(delegate) {}
    }
    #expect(
      told.hooks == """
        C didLoad
        root nodeDidLoad
        root didEnterPreloadState
        root didEnterDisplayState
        root didEnterVisibleState
        root interfaceStateDidChange
        C willEnterHierarchy
          C didEnterPreloadState
          C didEnterDisplayState
          C didEnterVisibleState
          C interfaceStateDidChange
        C didEnterHierarchy
        root didEnterHierarchy
        root didExitHierarchy
        root didExitPreloadState
        root didExitDisplayState
        root didExitVisibleState
        root interfaceStateDidChange
        C didExitHierarchy
        C didExitPreloadState
        C didExitDisplayState
        C didExitVisibleState
        C interfaceStateDidChange
        """)
  }

  @Test("a view that is in another one keeps its node", arguments: Engine.allCases)
  func kept(engine: Engine) {
    let told = HookStage.perform([.hierarchy, .freeing], on: engine) { stage in
      func show(_ node: RecordedNode) { stage.window.addSubview(node.view) }
      show(RecordedNode("R", stage.log))
      stage.turn()
      stage.log.note("still there", .freeing)
      stage.window.subviews.last?.removeFromSuperview()
      stage.log.note("taken out", .freeing)
    }
    #expect(
      told.hooks == """
        R willEnterHierarchy
        R didEnterHierarchy
        still there
        R didExitHierarchy
        R deinit
        taken out
        """)
  }
}
