import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Nodes that go somewhere else") struct MovedNodeTests {
  @Test("below a node that is not loaded, a node has no place in the view that it was in", arguments: [false, true])
  func belowUnloaded(isLayerBacked: Bool) {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let (window, old, new, moved) = (UIWindow(), ASDisplayNode(), ASDisplayNode(), ASDisplayNode())
      moved.isLayerBacked = isLayerBacked
      old.addSubnode(moved)
      window.addSubview(old.view)
      #expect(moved.layer.superlayer === old.layer && moved.isInHierarchy)
      new.addSubnode(moved)
      #expect(moved.supernode === new && !new.isNodeLoaded)
      #expect(moved.layer.superlayer == nil && old.layer.sublayers?.isEmpty != false && old.view.subviews.isEmpty)
      #expect(!moved.isInHierarchy && !moved.isVisible)
      #expect(new.layer === moved.layer.superlayer)
    }
    #expect(transcript.brokenRules == [])
  }

  @Test("a node goes where its view is put: into another node, into no node, and out")
  func byHand() {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let (window, first, second, moved) = (UIWindow(), ASDisplayNode(), ASDisplayNode(), ASDisplayNode())
      let (box, cell) = (UIView(), ASDisplayNode(viewBlock: { UIView() }))
      for view in [first.view, second.view, box] { window.addSubview(view) }
      first.view.addSubview(moved.view)
      #expect(moved.supernode === first && first.subnodes.count == 1 && moved.isVisible)
      second.view.addSubview(moved.view)
      #expect(moved.supernode === second && first.subnodes.isEmpty && second.subnodes.count == 1)
      box.addSubview(moved.view)
      #expect(moved.supernode == nil && second.subnodes.isEmpty && moved.isVisible)
      first.addSubnode(moved)
      moved.view.removeFromSuperview()
      #expect(moved.supernode == nil && first.subnodes.isEmpty && !moved.isVisible)
      first.view.addSubview(cell.view)
      #expect(cell.supernode == nil && first.subnodes.isEmpty)
    }
    #expect(transcript.brokenRules == [])
  }

  @Test("a node whose view is moved has the traits of where it is, and where it was is laid out anew")
  func movedByHand() {
    HeadlessRuntime().runMain {
      let (window, old, new, moved) = (UIWindow(), ASDisplayNode(), ASDisplayNode(), ASDisplayNode())
      var measured = 0
      old.layoutSpecBlock = { _, _ in
        measured += 1
        return ASLayoutSpec()
      }
      var dark = ASPrimitiveTraitCollection()
      dark.userInterfaceStyle = .dark
      new.propagateTraits(dark)
      old.addSubnode(moved)
      for node in [old, new] {
        node.frame = window.bounds
        window.addSubview(node.view)
      }
      HeadlessRuntime.current.turn()
      let before = measured
      new.view.addSubview(moved.view)
      HeadlessRuntime.current.turn()
      #expect(moved.supernode === new && moved.primitiveTraitCollection() == dark && measured == before + 1)
    }
  }

  @Test("what comes back into a cell by its view is as near as the cell")
  func backInCell() {
    HeadlessRuntime().runMain {
      let (window, cell, wrapper) = (UIWindow(), ASDisplayNode(), ASDisplayNode(viewBlock: { UIView() }))
      cell.isManagedByContainer = true
      cell.addSubnode(wrapper)
      window.addSubview(cell.view)
      cell.setInterfaceStateOfTree(.inHierarchy)
      wrapper.view.removeFromSuperview()
      HeadlessRuntime.current.turn()
      #expect(!wrapper.isVisible && wrapper.isInDisplayState)
      cell.view.addSubview(wrapper.view)
      #expect(wrapper.isVisible)
    }
  }

  @Test("a view that is put into that of a node below its own takes its node nowhere")
  func circle() {
    HeadlessRuntime().runMain {
      let (outer, inner) = (ASDisplayNode(), ASDisplayNode(viewBlock: { UIView() }))
      outer.addSubnode(inner)
      _ = outer.view
      inner.view.removeFromSuperview()
      #expect(inner.supernode === outer)
      inner.view.addSubview(outer.view)
      #expect(outer.supernode == nil && inner.subnodes.isEmpty)
    }
  }

  /// Draws, and notes what its contents are when it is told that it is not to be drawn any more.
  private final class Drawn: ASDisplayNode {
    var contentsOneJobLater: Any?
    override class func display(withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool) -> UIImage? {
      UIImage()
    }
    override func didExitDisplayState() {
      super.didExitDisplayState()
      contentsOneJobLater = 0
      HeadlessRuntime.current.async(.main) { self.contentsOneJobLater = self.contents }
    }
  }

  @Test("contents are given up before a node hears that it is not to be drawn any more")
  func givenUp() {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let (window, node) = (UIWindow(), Drawn())
      node.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      window.addSubview(node.view)
      HeadlessRuntime.current.turn()
      #expect(node.contents != nil)
      node.setNeedsDisplay()
      node.layer.displayIfNeeded()
      node.view.removeFromSuperview()
      HeadlessRuntime.current.turn()
      #expect(node.contentsOneJobLater == nil)
    }
    #expect(
      transcript.story("displayCancelled", "didExitDisplayState()") == """
        main Drawn displayCancelled
        main Drawn didExitDisplayState()
        """)
  }
}
