import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Hierarchy and interface state") struct HierarchyTests {
  @Test(
    "entering: parents hear first, states come in order, and the window is told of last", arguments: Engine.allCases)
  func entering(engine: Engine) {
    let transcript = Transcript()
    HeadlessRuntime(transcript, scheduler: engine.scheduler).runMain {
      let (window, node) = (UIWindow(), PhotoNode())
      _ = node.view
      transcript.clear()
      window.addSubview(node.view)
    }
    #expect(
      transcript.story(
        "willEnterHierarchy()", "didEnterHierarchy()", "visible", "didEnterPreloadState()", "didEnterDisplayState()",
        "didEnterVisibleState()", "interfaceStateDidChange(_:from:)") == """
          main PhotoNode willEnterHierarchy()
          main PhotoNode visible
          main PhotoNode didEnterPreloadState()
          main PhotoNode didEnterDisplayState()
          main PhotoNode didEnterVisibleState()
          main PhotoNode interfaceStateDidChange(_:from:)
          main BoxNode willEnterHierarchy()
          main BoxNode visible
          main BoxNode didEnterPreloadState()
          main BoxNode didEnterDisplayState()
          main BoxNode didEnterVisibleState()
          main BoxNode interfaceStateDidChange(_:from:)
          main BoxNode didEnterHierarchy()
          main PhotoNode didEnterHierarchy()
          """)
  }

  @Test("what is shown can be fetched anew, as long as it is to be there at all", arguments: Engine.allCases)
  func preloadedAnew(engine: Engine) {
    let transcript = Transcript()
    HeadlessRuntime(transcript, scheduler: engine.scheduler).runMain {
      let (window, node) = (UIWindow(), PhotoNode())
      node.setNeedsPreload()
      #expect(transcript.story("didEnterPreloadState()") == "")
      window.addSubview(node.view)
      transcript.clear()
      HeadlessRuntime.current.sync(.layout) { node.setNeedsPreload() }
      HeadlessRuntime.current.turn()
    }
    #expect(
      transcript.story("didEnterPreloadState()", "didEnterDisplayState()") == """
        main PhotoNode didEnterPreloadState()
        main BoxNode didEnterPreloadState()
        """)
    #expect(transcript.brokenRules == [])
  }

  @Test(
    "leaving: preload, display and visible are left in the order in which they were entered, and always all of them")
  func leaving() {
    let transcript = Stage.perform { $0.window.rootViewController = nil }
    #expect(
      transcript.story(
        "didExitHierarchy()", "leftHierarchy", "didExitPreloadState()", "didExitDisplayState()",
        "didExitVisibleState()",
        "interfaceStateDidChange(_:from:)") == """
          main PhotoNode didExitHierarchy()
          main PhotoNode didExitPreloadState()
          main PhotoNode didExitDisplayState()
          main PhotoNode didExitVisibleState()
          main PhotoNode interfaceStateDidChange(_:from:)
          main BoxNode didExitHierarchy()
          main BoxNode didExitPreloadState()
          main BoxNode didExitDisplayState()
          main BoxNode didExitVisibleState()
          main BoxNode interfaceStateDidChange(_:from:)
          main BoxNode leftHierarchy
          main PhotoNode leftHierarchy
          """)
  }

  @Test("a subnode that moves between two nodes on screen neither leaves nor enters")
  func moving() {
    let transcript = Stage.perform { stage in
      let (left, right, moved) = (ASDisplayNode(), ASDisplayNode(), BoxNode())
      stage.screen.photo.addSubnode(left)
      stage.screen.photo.addSubnode(right)
      left.addSubnode(moved)
      HeadlessRuntime.current.turn()
      stage.transcript.clear()
      right.addSubnode(moved)
      #expect(moved.view.superview === right.view)
      #expect(left.subnodes.isEmpty)
    }
    #expect(transcript.story("willEnterHierarchy()", "didExitHierarchy()", "visible", "leftHierarchy") == "")
    #expect(
      transcript.story("hierarchyChange") == "main ASDisplayNode hierarchyChange\nmain ASDisplayNode hierarchyChange")
    #expect(transcript.brokenRules == [])
  }

  @Test("subnodes keep their order, and so do their views")
  func order() {
    HeadlessRuntime(Transcript()).runMain {
      let (parent, a, b, c) = (ASDisplayNode(), ASDisplayNode(), ASDisplayNode(), ASDisplayNode())
      parent.addSubnode(b)
      _ = parent.view
      parent.insertSubnode(a, belowSubnode: b)
      parent.insertSubnode(c, aboveSubnode: b)
      parent.addSubnode(a)
      #expect(parent.subnodes.map(ObjectIdentifier.init) == [b, c, a].map(ObjectIdentifier.init))
      #expect(parent.view.subviews.map(ObjectIdentifier.init) == [b, c, a].map { ObjectIdentifier($0.view) })
    }
  }

  @Test("what cannot be a subnode is refused, and nothing has changed")
  func refused() {
    let transcript = Transcript()
    let runtime = HeadlessRuntime(transcript)
    runtime.runMain {
      let (parent, child) = (ASDisplayNode(), ASDisplayNode())
      parent.addSubnode(parent)
      parent.addSubnode(child)
      child.addSubnode(parent)
      parent.insertSubnode(ASDisplayNode(), at: 5)
      parent.insertSubnode(ASDisplayNode(), aboveSubnode: ASDisplayNode())
      _ = parent.view
      runtime.sync(.background) {
        parent.addSubnode(ASDisplayNode())
        child.removeFromSupernode()
      }
      #expect(parent.subnodes.map { $0 === child } == [true])
      #expect(parent.supernode === nil)
    }
    #expect(
      transcript.brokenRules == [
        "no-circle", "no-circle", "subnode-index", "known-sibling", "hierarchy-on-main", "hierarchy-on-main",
      ])
  }

  @Test("the hooks of entering and leaving cannot be called by hand unnoticed")
  func byHand() {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let node = ASDisplayNode()
      node.willEnterHierarchy()
      node.didExitHierarchy()
      #expect(!node.isInHierarchy)
    }
    #expect(transcript.brokenRules == ["not-called-by-hand", "not-called-by-hand"])
  }

  @Test("a delegate that is gone leaves its place to another one")
  func delegates() {
    final class Listener: ASInterfaceStateDelegate {
      var loaded = 0
      func nodeDidLoad() { loaded += 1 }
    }
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let (node, last) = (ASDisplayNode(), Listener())
      for _ in 0..<ASDisplayNode.maximumInterfaceStateDelegates { node.add(Listener()) }
      node.add(last)
      _ = node.view
      #expect(last.loaded == 1)
    }
    #expect(transcript.brokenRules == [])
  }
}
