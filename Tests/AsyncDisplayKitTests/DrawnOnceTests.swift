import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("How often something is drawn, and what is in front of it until then") struct DrawnOnceTests {
  private func perform(_ body: (UIWindow, [Leaf]) -> Void) {
    HeadlessRuntime(Transcript()).runMain {
      let (window, leaves) = (UIWindow(), (0..<3).map { _ in Leaf() })
      for (above, below) in zip(leaves, leaves.dropFirst()) { above.addSubnode(below) }
      for leaf in leaves { leaf.frame = CGRect(x: 5, y: 7, width: 10, height: 10) }
      body(window, leaves)
    }
  }

  @Test("what is to be drawn again is drawn at once for whoever wants to see all")
  func atOnce() {
    perform { window, leaves in
      window.addSubview(leaves[0].view)
      HeadlessRuntime.current.turn()
      leaves[1].setNeedsDisplay()
      leaves[0].recursivelyEnsureDisplaySynchronously(true)
      #expect(leaves.map(\.starts) == [[true], [true, false], [true]])
    }
  }

  @Test("what is drawn into a node above gets no view because all is to be seen")
  func noView() {
    perform { _, leaves in
      leaves[0].enableSubtreeRasterization()
      leaves[0].recursivelyEnsureDisplaySynchronously(true)
      #expect(leaves.map(\.isNodeLoaded) == [true, false, false])
      #expect(leaves.map(\.starts.count) == [1, 1, 1])
    }
  }

  @Test("a node whose display has gone on is not drawn again when it goes on once more")
  func goesOnTwice() {
    perform { window, leaves in
      leaves[0].displaySuspended = true
      window.addSubview(leaves[0].view)
      HeadlessRuntime.current.turn()
      for _ in 1...2 {
        leaves[0].displaySuspended = false
        HeadlessRuntime.current.turn()
        #expect(leaves[0].starts.count == 1)
        leaves[0].displaySuspended = true
      }
    }
  }

  @Test("a node in a picture does not wait for what is no longer to be drawn")
  func hidden() {
    perform { window, leaves in
      leaves[0].enableSubtreeRasterization()
      window.addSubview(leaves[0].view)
      leaves[0].layer.displayIfNeeded()
      leaves[0].displaySuspended = true
      leaves[2].isHidden = true
      leaves[0].displaySuspended = false
      HeadlessRuntime.current.turn()
      #expect(leaves.map(\.ends) == [1, 1, 0])
    }
  }

  @Test("when nobody wants a picture any more, what would come into it is not drawn")
  func cancelled() {
    final class Counted: ASDisplayNode {
      nonisolated(unsafe) static var drawn = 0
      override class func draw(
        _ bounds: CGRect, withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool,
        isRasterizing: Bool
      ) { drawn += 1 }
    }
    HeadlessRuntime(Transcript()).runMain {
      let (root, part) = (Leaf(), Counted())
      root.addSubnode(part)
      for node in [root, part] { node.frame = CGRect(x: 0, y: 0, width: 10, height: 10) }
      root.enableSubtreeRasterization()
      root.willDisplayNodeContentWithRenderingContext = { [weak root] _, _ in root?.displaySuspended = true }
      root.displayImmediately()
      #expect(Counted.drawn == 0 && root.contents == nil)
    }
  }

  @Test("a placeholder is as large as the node, and in front of all that is in it")
  func placeholder() {
    perform { window, leaves in
      leaves[0].placeholderEnabled = true
      leaves[0].displaySuspended = true
      leaves[1].zPosition = 100
      window.addSubview(leaves[0].view)
      let front = leaves[0].layer.sublayers?.max { $0.zPosition < $1.zPosition }
      #expect(front !== leaves[1].layer && front?.frame == leaves[0].bounds)
    }
  }

  @Test("what comes back before its contents have gone keeps them, and nobody clears a tree for it")
  func back() {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let leaf = Leaf()
      leaf.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      leaf.isManagedByContainer = true
      leaf.displayImmediately()
      let near: ASInterfaceState = [.measureLayout, .preload, .display]
      for state in [near, [.measureLayout, .preload], near] { leaf.setInterfaceState(state) }
      HeadlessRuntime.current.turn()
      #expect(leaf.contents != nil)
    }
    #expect(transcript.story("recursivelyClearContents()") == "")
  }

  @Test("the contents of a tree go as those of one")
  func together() {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let (cell, inner) = (Leaf(), Leaf())
      cell.isManagedByContainer = true
      cell.addSubnode(inner)
      for node in [cell, inner] { node.frame = CGRect(x: 0, y: 0, width: 10, height: 10) }
      _ = cell.view
      for node in [cell, inner] { node.displayImmediately() }
      let states: [ASInterfaceState] = [[.measureLayout, .preload, .display], .measureLayout]
      for state in states { cell.setInterfaceStateOfTree(state) }
      HeadlessRuntime.current.turn()
      #expect(cell.contents == nil && inner.contents == nil)
    }
    #expect(transcript.story("recursivelyClearContents()") == "main Leaf recursivelyClearContents()")
  }
}
