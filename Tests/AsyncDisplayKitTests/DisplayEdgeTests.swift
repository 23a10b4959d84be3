import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

/// Makes a picture, and a placeholder in which somebody can act.
private final class PictureNode: ASDisplayNode {
  var act: () -> Void = {}

  override class func display(withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool) -> UIImage? {
    UIImage()
  }

  override func placeholderImage() -> UIImage? {
    act()
    return UIImage()
  }

  override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize { CGSize(width: 10, height: 10) }
}

@Suite("Displays that end otherwise") struct DisplayEdgeTests {
  private func perform(
    _ engine: Engine = .deterministic, _ body: (UIWindow, Transcript) -> Void
  ) -> Transcript {
    let transcript = Transcript()
    HeadlessRuntime(transcript, scheduler: engine.scheduler).runMain {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      window.makeKeyAndVisible()
      body(window, transcript)
      HeadlessRuntime.current.turn()
    }
    return transcript
  }

  private func pair() -> (parent: PictureNode, child: PictureNode) {
    let (parent, child) = (PictureNode(), PictureNode())
    parent.addSubnode(child)
    for node in [parent, child] { node.frame = CGRect(x: 0, y: 0, width: 20, height: 20) }
    return (parent, child)
  }

  @Test("the hierarchy is done when a node that was under way has left it", arguments: Engine.allCases)
  func givenUp(engine: Engine) {
    let transcript = perform(engine) { window, _ in
      let (parent, child) = pair()
      window.addSubview(parent.view)
      parent.view.layoutIfNeeded()
      child.layer.displayIfNeeded()
      child.removeFromSupernode()
      HeadlessRuntime.current.turn()
    }
    #expect(
      transcript.story("displayDidFinish()", "subnodeDisplayDidFinish(_:)", "hierarchyDisplayDidFinish()") == """
        main PictureNode displayDidFinish()
        main PictureNode hierarchyDisplayDidFinish()
        """)
  }

  @Test("a node that left while it was under way is drawn ahead when it comes near again")
  func aheadAgain() {
    let transcript = perform { window, transcript in
      let node = PictureNode()
      node.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      node.isManagedByContainer = true
      node.setInterfaceState([.preload, .display])
      node.beginDisplay()
      node.setInterfaceState([.preload])
      node.setInterfaceState([.preload, .display])
      HeadlessRuntime.current.turn()
      #expect(node.contents != nil)
    }
    #expect(transcript.story("contentsSet") == "main PictureNode contentsSet")
  }

  @Test("a suspension in the middle of a display ends it, and what was asked for is made afterwards")
  func suspended() {
    let transcript = perform { window, transcript in
      let (parent, child) = pair()
      window.addSubview(parent.view)
      HeadlessRuntime.current.turn()
      transcript.clear()
      child.setNeedsDisplay()
      child.layer.displayIfNeeded()
      child.displaySuspended = true
      HeadlessRuntime.current.turn()
      child.setNeedsDisplay()
      HeadlessRuntime.current.turn()
      #expect(transcript.story("contentsSet", "subnodeDisplayDidFinish(_:)") == "")
      child.displaySuspended = false
    }
    #expect(
      transcript.story(
        "displayCancelled", "contentsSet", "subnodeDisplayWillStart(_:)", "subnodeDisplayDidFinish(_:)",
        "hierarchyDisplayDidFinish()") == """
          main PictureNode subnodeDisplayWillStart(_:)
          main PictureNode displayCancelled
          main PictureNode hierarchyDisplayDidFinish()
          main PictureNode subnodeDisplayWillStart(_:)
          main PictureNode contentsSet
          main PictureNode hierarchyDisplayDidFinish()
          main PictureNode subnodeDisplayDidFinish(_:)
          main PictureNode hierarchyDisplayDidFinish()
          """)
  }

  @Test("a whole tree is suspended, and goes on; what has lost its contents meanwhile is made again")
  func suspendedTree() {
    _ = perform { window, _ in
      let (parent, child) = pair()
      parent.recursivelySetDisplaySuspended(true)
      window.addSubview(parent.view)
      HeadlessRuntime.current.turn()
      #expect(parent.contents == nil && child.contents == nil)
      parent.recursivelySetDisplaySuspended(false)
      HeadlessRuntime.current.turn()
      #expect(parent.contents != nil && child.contents != nil)
      child.displaySuspended = true
      child.recursivelyClearContents()
      HeadlessRuntime.current.turn()
      #expect(child.contents == nil)
      child.displaySuspended = false
      HeadlessRuntime.current.turn()
      #expect(child.contents != nil)
    }
  }

  @Test("what is under way is not begun again by somebody who wants it to be there soon")
  func wantedTwice() {
    let transcript = perform { window, _ in
      let node = PictureNode()
      node.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      node.beginDisplay()
      node.beginDisplay()
    }
    #expect(
      transcript.story("displayWillStart()", "contentsSet") == """
        main PictureNode displayWillStart()
        main PictureNode contentsSet
        """)
  }

  @Test("a placeholder that is still being made when main wants it is shown as soon as it is there")
  func latePlaceholder() {
    let transcript = perform { window, _ in
      let runtime = HeadlessRuntime.current
      let node = PictureNode()
      node.placeholderEnabled = true
      node.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      node.displaySuspended = true
      node.act = { runtime.sync(.main) { window.addSubview(node.view) } }
      runtime.async(.background) { _ = node.layoutThatFits(ASSizeRangeMake(CGSize(width: 10, height: 10))) }
      runtime.turn()
      #expect(node.layer.sublayers?.count == 1)
      node.displaySuspended = false
      runtime.turn()
      #expect(node.layer.sublayers?.isEmpty != false)
    }
    #expect(transcript.story("placeholderImage()") == "display PictureNode placeholderImage()")
  }

  @Test("no placeholder is made ahead of a node that main draws, or that has no size")
  func noPlaceholder() {
    let transcript = perform { _, _ in
      let (synchronous, empty) = (PictureNode(), ASDisplayNode())
      synchronous.displaysAsynchronously = false
      for node in [synchronous, empty] {
        node.placeholderEnabled = true
        _ = node.layoutThatFits(ASSizeRangeMake(.zero, CGSize(width: CGFloat.infinity, height: .infinity)))
      }
    }
    #expect(transcript.story("placeholderImage()") == "")
  }
}

extension PictureNode {
  /// Has its contents under way.
  fileprivate func beginDisplay() {
    recursivelyEnsureDisplaySynchronously(false)
    layer.displayIfNeeded()
  }
}
