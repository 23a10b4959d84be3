import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

/// Does something in one of its hooks.
private final class ActingNode: ASDisplayNode {
  enum Hook { case load, willEnter, preload, exit }

  let hook: Hook
  var act: () -> Void = {}

  init(_ hook: Hook) {
    self.hook = hook
    super.init()
  }

  private func reach(_ hook: Hook) { if hook == self.hook { act() } }

  override func didLoad() {
    super.didLoad()
    reach(.load)
  }
  override func willEnterHierarchy() {
    reach(.willEnter)
    super.willEnterHierarchy()
  }
  override func didEnterPreloadState() {
    super.didEnterPreloadState()
    reach(.preload)
  }
  override func didExitHierarchy() {
    super.didExitHierarchy()
    reach(.exit)
  }
}

@Suite("Hooks that take nodes out") struct HookRemovalTests {
  /// A window, a root in it, and a first child that acts.
  private func perform(_ hook: ActingNode.Hook, _ body: (UIWindow, ASDisplayNode, ActingNode) -> Void) -> Transcript {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let (root, first) = (ASDisplayNode(), ActingNode(hook))
      root.addSubnode(first)
      body(UIWindow(), root, first)
      HeadlessRuntime.current.turn()
    }
    return transcript
  }

  @Test("a sibling that a hook takes out does not enter", arguments: [false, true])
  func sibling(isRasterized: Bool) {
    let transcript = perform(.preload) { window, root, first in
      if isRasterized { root.enableSubtreeRasterization() }
      let second = BoxNode()
      root.addSubnode(second)
      first.act = { second.removeFromSupernode() }
      window.addSubview(root.view)
      #expect(!second.isInHierarchy)
      #expect(second.interfaceState == [])
      #expect(root.view.subviews.count == (isRasterized ? 0 : 1))
    }
    #expect(!transcript.story("willEnterHierarchy()").contains("BoxNode"))
  }

  @Test("a node that takes itself out before it is in is out, and its view too")
  func itself() {
    let transcript = perform(.willEnter) { window, root, first in
      first.act = { first.removeFromSupernode() }
      window.addSubview(root.view)
      #expect(!first.isInHierarchy)
      #expect(!first.isVisible)
      #expect(first.view.window == nil)
      #expect(root.view.subviews.isEmpty)
    }
    #expect(!transcript.story().contains("ActingNode visible"))
    #expect(!transcript.story().contains("ActingNode didEnterHierarchy()"))
  }

  @Test("a node that is added to a window, and takes itself out meanwhile, is out")
  func itselfWhenAdded() {
    _ = perform(.willEnter) { window, root, first in
      first.removeFromSupernode()
      window.addSubview(root.view)
      first.act = { first.removeFromSupernode() }
      root.addSubnode(first)
      #expect(!first.isInHierarchy)
      #expect(first.view.superview == nil)
    }
  }

  @Test("a node that takes itself out while it is told of its state leaves what it was told of, and nothing else")
  func whileToldOfState() {
    let transcript = perform(.preload) { window, root, first in
      first.act = { first.removeFromSupernode() }
      window.addSubview(root.view)
      #expect(first.interfaceState == [])
      #expect(first.view.window == nil)
    }
    let hooks = transcript.story(
      "didEnterPreloadState()", "didEnterDisplayState()", "didEnterVisibleState()", "didExitPreloadState()",
      "didExitDisplayState()", "didExitVisibleState()", "interfaceStateDidChange(_:from:)")
    #expect(
      hooks.components(separatedBy: "\n").filter { $0.contains("ActingNode") }.joined(separator: "\n") == """
        main ActingNode didEnterPreloadState()
        main ActingNode didExitPreloadState()
        main ActingNode interfaceStateDidChange(_:from:)
        """)
  }

  @Test("a node that a hook moves to another window while its own goes stays where it is now")
  func movedWhileLeaving() {
    _ = perform(.exit) { window, root, first in
      let (second, other) = (BoxNode(), ASDisplayNode())
      root.addSubnode(second)
      window.addSubview(root.view)
      let otherWindow = UIWindow()
      otherWindow.addSubview(other.view)
      first.act = { other.addSubnode(second) }
      root.view.removeFromSuperview()
      #expect(second.view.window === otherWindow)
      #expect(second.isInHierarchy)
      #expect(second.isVisible)
    }
  }

  @Test("what a hook takes out of a cell that comes nearer stays far away")
  func nearer() {
    _ = perform(.preload) { _, cell, first in
      let second = BoxNode()
      cell.addSubnode(second)
      cell.isManagedByContainer = true
      first.act = { second.removeFromSupernode() }
      cell.setInterfaceStateOfTree([.preload])
      #expect(first.isInPreloadState && second.interfaceState == [])
    }
  }

  @Test("a node that moves to another node while it goes stays there")
  func movesWhileLeaving() {
    _ = perform(.exit) { window, root, first in
      let other = ASDisplayNode()
      window.addSubview(root.view)
      first.act = { other.addSubnode(first) }
      first.removeFromSupernode()
      #expect(first.supernode === other)
      #expect(other.subnodes.count == 1 && root.subnodes.isEmpty)
    }
  }

  @Test("a sibling that a didLoad takes out is not loaded into the parent's view")
  func whileLoading() {
    _ = perform(.load) { _, root, first in
      let second = BoxNode()
      root.addSubnode(second)
      first.act = { second.removeFromSupernode() }
      #expect(root.view.subviews.count == 1)
      #expect(!second.isNodeLoaded)
    }
  }
}
