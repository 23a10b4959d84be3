import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Creating and loading nodes") struct LoadingTests {
  @Test("a node is made and configured on any thread without a view", arguments: Lane.allCases)
  func anyThread(lane: Lane) {
    let transcript = Transcript()
    let runtime = HeadlessRuntime(transcript)
    runtime.runMain {
      runtime.sync(lane) {
        let node = ASDisplayNode()
        node.backgroundColor = .red
        node.addSubnode(ASDisplayNode())
        #expect(!node.isNodeLoaded)
      }
    }
    #expect(transcript.brokenRules == [])
    #expect(!transcript.story().contains("UIView"))
  }

  @Test("a subnode is loaded before its parent; the view is there before didLoad, the blocks come after it")
  func order() {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let node = HeadlessRuntime.make { PhotoNode() }
      node.onDidLoad { $0.isHidden = true }
      node.backgroundColor = .blue
      transcript.clear()
      #expect(node.view.backgroundColor == .blue)
      #expect(node.isHidden)
      #expect(node.view.subviews.count == 1)
    }
    #expect(
      transcript.text("view", "init", "viewLoaded", "didLoad()", "addGestureRecognizer(_:)") == """
        main PhotoNode view [byClient]
        main _ASDisplayView init [byFramework]
        main _ASDisplayView init [byFramework]
        main BoxNode viewLoaded [loaded]
        main BoxNode didLoad() enter [byFramework loaded]
        main BoxNode didLoad() superEnter [loaded]
        main BoxNode didLoad() superExit [loaded]
        main BoxNode didLoad() exit [byFramework loaded]
        main PhotoNode viewLoaded [loaded]
        main PhotoNode didLoad() enter [byFramework loaded]
        main PhotoNode didLoad() superEnter [loaded]
        main PhotoNode didLoad() superExit [loaded]
        main PhotoNode view [byClient loaded whileLoading]
        main UITapGestureRecognizer init [byClient]
        main _ASDisplayView addGestureRecognizer(_:) [byClient]
        main PhotoNode didLoad() exit [byFramework loaded]
        main PhotoNode view [byClient loaded]
        """)
  }

  @Test("the view off main is refused and leaves the node as it was", arguments: Engine.allCases)
  func viewOffMain(engine: Engine) {
    let transcript = Transcript()
    let runtime = HeadlessRuntime(transcript, scheduler: engine.scheduler)
    runtime.runMain {
      let node = HeadlessRuntime.make { PhotoNode() }
      transcript.clear()
      runtime.sync(.layout) {
        node.view.tag = 7
        node.layer.cornerRadius = 3
      }
      #expect(!node.isNodeLoaded)
      #expect(node.view.tag == 0)
    }
    #expect(transcript.brokenRules == ["view-on-main", "view-on-main"])
    #expect(
      transcript.text("view", "layer").hasPrefix(
        "layout PhotoNode view [byClient refused]\nlayout PhotoNode layer [byClient refused]"))
  }

  @Test("a property of a loaded node that is set off main arrives on main", arguments: Engine.allCases)
  func deferredSetter(engine: Engine) {
    let transcript = Transcript()
    let runtime = HeadlessRuntime(transcript, scheduler: engine.scheduler)
    runtime.runMain {
      let node = PhotoNode()
      _ = node.view
      runtime.async(.background) { node.alpha = 0.5 }
      runtime.turn()
      #expect(node.view.alpha == 0.5)
    }
    #expect(transcript.brokenRules == [])
  }

  @Test("a view block runs once, on main, when the node is loaded")
  func viewBlock() {
    let transcript = Transcript()
    let runtime = HeadlessRuntime(transcript)
    runtime.runMain {
      let node = runtime.sync(.layout) { ASDisplayNode(viewBlock: { UIView(frame: .zero) }) }
      node?.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      #expect(node?.view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
      _ = node?.view
    }
    #expect(transcript.text("init").contains("main UIView init [byClient]"))
    #expect(transcript.text("init").components(separatedBy: "UIView init").count == 2)
  }

  @Test("a layer-backed node has a layer and refuses its view")
  func layerBacked() {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let parent = ASDisplayNode()
      let node = ASDisplayNode()
      node.isLayerBacked = true
      parent.addSubnode(node)
      #expect(parent.view.layer.sublayers?.count == 1)
      _ = node.view
      node.isLayerBacked = false
      #expect(node.isLayerBacked)
      node.addSubnode(ASDisplayNode())
      #expect(node.subnodes.isEmpty)
    }
    #expect(transcript.brokenRules == ["layer-has-no-view", "layer-backed-before-load", "view-below-layer"])
  }

  @Test("a node is freed with its subnodes, wherever the last reference goes", arguments: Engine.allCases)
  func freed(engine: Engine) {
    let transcript = Transcript()
    let runtime = HeadlessRuntime(transcript, scheduler: engine.scheduler)
    runtime.runMain {
      runtime.sync(.background) { _ = PhotoNode() }
      let loaded = PhotoNode()
      _ = loaded.view
    }
    #expect(
      transcript.story("deinit") == """
        background PhotoNode deinit
        background BoxNode deinit
        main PhotoNode deinit
        main BoxNode deinit
        """)
  }
}
