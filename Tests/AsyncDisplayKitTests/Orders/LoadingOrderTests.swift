import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import HookRecording
import RuntimeTranscript
import Testing

@Suite("Orders of loading") struct LoadingOrderTests {
  @Test("what is made and configured on a worker calls no hook but that of traits", arguments: Engine.allCases)
  func create(engine: Engine) {
    let told = HookStage.perform([.all, .freeing], on: engine) { stage in
      HeadlessRuntime.current.sync(.background) {
        let (root, child) = (RecordedNode("R", stage.log), RecordedNode("C", stage.log))
        root.setPrimitiveTraitCollection(.dark)
        root.backgroundColor = .red
        root.addSubnode(child)
        stage.log.note("freed", .loading)
      }
    }
    #expect(
      told.hooks == """
        background R asyncTraitCollectionDidChange
        background C asyncTraitCollectionDidChange
        background freed
        background R deinit
        background C deinit
        """)
    #expect(told.brokenRules == [])
  }

  @Test(
    "children load before their parent; its blocks and then its delegates hear after it", arguments: Engine.allCases)
  func load(engine: Engine) {
    let told = HookStage.perform(.all, on: engine) { stage in
      let log = stage.log
      let (root, first, _, _) = RecordedNode.family(log)
      let (one, other) = (RecordedDelegate("delegate 1", log), RecordedDelegate("delegate 2", log))
      root.add(one)
      root.add(other)
      root.onDidLoad { _ in log.note("block 1", .loading) }
      root.onDidLoad { _ in log.note("block 2", .loading) }
      first.onDidLoad { _ in log.note("block of C1", .loading) }
      _ = root.view
      log.note("loaded", .loading)
      root.onDidLoad { _ in log.note("block 3", .loading) }
      withExtendedLifetime((one, other)) {}
    }
    #expect(
      told.hooks == """
        B didLoad
        C1 didLoad
        block of C1
        C2 didLoad
        R didLoad
        block 1
        block 2
        delegate 1 nodeDidLoad
        delegate 2 nodeDidLoad
        loaded
        block 3
        """)
  }
}

extension LoadingOrderTests {
  @Test(
    "a child that joins a loaded parent gets its traits, then its view, and then the parent's state",
    arguments: Engine.allCases)
  func joining(engine: Engine) {
    let told = HookStage.perform(.all, on: engine) { stage in
      let (root, child) = (RecordedNode("R", stage.log), RecordedNode("C", stage.log))
      stage.window.addSubview(root.view)
      root.setPrimitiveTraitCollection(.dark)
      stage.turn()
      stage.log.clear()
      root.addSubnode(child)
    }
    #expect(
      told.hooks == """
        C asyncTraitCollectionDidChange
        C didLoad
        C willEnterHierarchy
          C didEnterPreloadState
          C didEnterDisplayState
          C didEnterVisibleState
          C interfaceStateDidChange
        C didEnterHierarchy
        """)
  }

  @Test("a view block runs once, when the node loads, and before the node is told", arguments: Engine.allCases)
  func block(engine: Engine) {
    let told = HookStage.perform(.all, on: engine) { stage in
      let log = stage.log
      let node = ASDisplayNode(
        viewBlock: {
          log.note("view block", .loading)
          return UIView(frame: .zero)
        }, didLoad: { _ in log.note("didLoad block", .loading) })
      let child = RecordedNode("C", log)
      node.addSubnode(child)
      _ = (node.view, node.view)
    }
    #expect(
      told.hooks == """
        view block
        C didLoad
        didLoad block
        """)
  }

  @Test("a tree is freed from its root on, on the thread that lets it go", arguments: Engine.allCases)
  func freed(engine: Engine) {
    let told = HookStage.perform([.freeing, .states, .hierarchy], on: engine) { stage in
      func tree() -> RecordedNode { RecordedNode.family(stage.log).root }
      HeadlessRuntime.current.sync(.background) { _ = tree() }
      _ = tree().view
    }
    #expect(
      told.hooks == """
        background R deinit
        background C1 deinit
        background B deinit
        background C2 deinit
        R deinit
        C1 deinit
        B deinit
        C2 deinit
        """)
  }
}
