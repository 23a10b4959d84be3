import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Layout passes") struct LayoutPassTests {
  @Test("frames are the old ones before super, the new ones right after it", arguments: Engine.allCases)
  func frames(engine: Engine) {
    var frames: [CGRect] = []
    let transcript = Stage.perform(on: engine.scheduler) { stage in
      stage.screen.photo.inset = 20
      stage.screen.photo.setNeedsLayout()
      HeadlessRuntime.current.turn()
      frames = stage.screen.photo.framesAroundSuper
    }
    let size = CGSize(width: 50, height: 40)
    let first = CGRect(origin: CGPoint(x: 10, y: 10), size: size)
    let second = CGRect(origin: CGPoint(x: 20, y: 20), size: size)
    #expect(frames == [.zero, first, first, second])
    #expect(
      transcript.text("layout()", "setFrame", "layoutDidFinish()").components(separatedBy: "\n").prefix(8) == [
        "main PhotoNode layout() enter [byFramework loaded]",
        "main PhotoNode layout() superEnter [loaded]",
        "main BoxNode setFrame [byFramework loaded fromLayout]",
        "main PhotoNode layout() superExit [loaded]",
        "main PhotoNode layout() exit [byFramework loaded]",
        "main PhotoNode layoutDidFinish() enter [byFramework loaded]",
        "main PhotoNode layoutDidFinish() superEnter [loaded]",
        "main PhotoNode layoutDidFinish() superExit [loaded]",
      ])
  }

  @Test("a node without size is not laid out")
  func empty() {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let window = UIWindow()
      let node = PhotoNode()
      window.addSubview(node.view)
      HeadlessRuntime.current.turn()
    }
    #expect(transcript.story("layout()", "visible") == "main PhotoNode visible\nmain BoxNode visible")
  }

  @Test("a subnode given the node's bounds in layout() has exactly its size, and the pass is not repeated")
  func filling() {
    final class Filled: ASDisplayNode {
      let inner = ASDisplayNode()
      override init() {
        super.init()
        addSubnode(inner)
      }
      override func layout() {
        super.layout()
        inner.frame = bounds
      }
    }
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let window = UIWindow()
      let node = Filled()
      window.rootViewController = ASViewController(node: node)
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      #expect(node.inner.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    }
    #expect(
      transcript.story("layout()", "setFrame", "hierarchyChange") == """
        main Filled hierarchyChange
        main Filled layout()
        main ASDisplayNode setFrame
        main ASDisplayNode layout()
        """)
  }

  @Test("nodes of a spec become subnodes by themselves where that is asked for, in one pass")
  func automatic() {
    final class Automatic: ASDisplayNode {
      var shown: [BoxNode] = []
      override init() {
        super.init()
        automaticallyManagesSubnodes = true
      }
      override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
        ASAbsoluteLayoutSpec(children: shown)
      }
    }
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let (window, node, boxes) = (UIWindow(), Automatic(), [BoxNode(), BoxNode()])
      window.rootViewController = ASViewController(node: node)
      node.shown = boxes
      window.makeKeyAndVisible()
      #expect(node.subnodes.map { $0 === boxes[0] } == [true, false])
      #expect(boxes.map(\.isVisible) == [true, true])
      HeadlessRuntime.current.turn()
      transcript.clear()
      node.shown = [boxes[1]]
      node.setNeedsLayout()
      HeadlessRuntime.current.turn()
      #expect(node.subnodes.count == 1)
      #expect(boxes.map(\.isVisible) == [false, true])
    }
    #expect(
      transcript.story("viewWillLayoutSubviews()", "layout()", "leftHierarchy") == """
        main ASViewController<Automatic> viewWillLayoutSubviews()
        main BoxNode leftHierarchy
        main Automatic layout()
        """)
    #expect(transcript.brokenRules == [])
  }

  @Test("layout() off main or before the node is loaded is refused")
  func refused() {
    let transcript = Transcript()
    let runtime = HeadlessRuntime(transcript)
    runtime.runMain {
      let node = BoxNode()
      node.layout()
      _ = node.view
      runtime.sync(.background) { node.layout() }
    }
    #expect(transcript.brokenRules == ["layout-on-main", "layout-on-main"])
  }
}

@Suite("Layout that never settles") struct EndlessLayoutTests {
  @Test("a node that asks for layout in every pass is given up, and told of")
  func endless() {
    final class Restless: ASDisplayNode {
      var passes = 0
      override func layoutDidFinish() {
        super.layoutDidFinish()
        passes += 1
        setNeedsLayout()
      }
    }
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let (window, node) = (UIWindow(), Restless())
      node.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      window.addSubview(node.view)
      HeadlessRuntime.current.turn()
      #expect(node.passes == 100)
      HeadlessRuntime.current.turn()
      #expect(node.passes == 100)
    }
    #expect(transcript.brokenRules == ["layout-settles"])
  }
}
