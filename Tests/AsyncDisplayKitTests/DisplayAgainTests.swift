import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

/// Makes a picture and a placeholder.
private final class Card: ASDisplayNode {
  var whilePlaceholderIsMade: () -> Void = {}

  override class func display(withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool) -> UIImage? {
    UIImage()
  }
  override func placeholderImage() -> UIImage? {
    whilePlaceholderIsMade()
    return UIImage()
  }
}

@Suite("Contents and placeholders that are made again") struct DisplayAgainTests {
  private func perform(_ body: (UIWindow, Card, Transcript) -> Void) {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let (window, node) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 40)), Card())
      window.makeKeyAndVisible()
      node.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      body(window, node, transcript)
    }
  }

  private func turn() { HeadlessRuntime.current.turn() }

  @Test("a placeholder is as large as its node at any time, and comes again with the next contents")
  func placeholders() {
    perform { window, node, _ in
      node.placeholderEnabled = true
      for _ in 0..<2 {
        node.displaySuspended = true
        window.addSubview(node.view)
        turn()
        for side in [20.0, 30] {
          node.frame.size = CGSize(width: side, height: side)
          #expect(node.layer.sublayers?.map(\.frame) == [node.bounds])
        }
        node.displaySuspended = false
        turn()
        #expect(node.contents != nil && node.layer.sublayers?.isEmpty != false)
        node.view.removeFromSuperview()
        turn()
        #expect(node.contents == nil)
      }
    }
  }

  @Test("a node that main draws has no placeholder")
  func onMain() {
    perform { window, node, transcript in
      node.placeholderEnabled = true
      node.displaysAsynchronously = false
      node.displaySuspended = true
      window.addSubview(node.view)
      turn()
      #expect(node.layer.sublayers?.isEmpty != false && transcript.story("placeholderImage()") == "")
    }
  }

  @Test("a placeholder that is made too late for a node that has come and gone is not shown")
  func late() {
    perform { window, node, _ in
      let runtime = HeadlessRuntime.current
      node.placeholderEnabled = true
      node.displaySuspended = true
      node.whilePlaceholderIsMade = {
        runtime.sync(.main) {
          window.addSubview(node.view)
          node.view.removeFromSuperview()
        }
      }
      runtime.async(.background) { _ = node.layoutThatFits(ASSizeRangeMake(CGSize(width: 20, height: 20))) }
      turn()
      #expect(node.layer.sublayers?.isEmpty != false)
    }
  }

  @Test("contents whose making was interrupted by a suspension are made after it, though there are others")
  func interrupted() {
    perform { window, node, transcript in
      window.addSubview(node.view)
      turn()
      node.setNeedsDisplay()
      node.layer.displayIfNeeded()
      node.displaySuspended = true
      turn()
      transcript.clear()
      #expect(node.contents != nil)
      node.displaySuspended = false
      turn()
      #expect(transcript.story("contentsSet") == "main Card contentsSet")
    }
  }

  @Test("only another scale has the contents made again")
  func scales() {
    perform { window, node, transcript in
      window.addSubview(node.view)
      turn()
      transcript.clear()
      node.setNeedsDisplayAtScale(node.contentsScaleForDisplay)
      turn()
      #expect(transcript.story("contentsSet") == "")
      node.setNeedsDisplayAtScale(node.contentsScaleForDisplay + 1)
      turn()
      #expect(transcript.story("contentsSet") == "main Card contentsSet")
    }
  }

  @Test("a scale for a tree is that of every node in it, however deep")
  func deepScales() {
    perform { _, node, _ in
      let nodes = [node, Card(), Card(), Card()]
      for (above, below) in zip(nodes, nodes.dropFirst()) { above.addSubnode(below) }
      node.recursivelySetNeedsDisplayAtScale(3)
      #expect(nodes.map(\.contentsScaleForDisplay) == [3, 3, 3, 3])
    }
  }

  @Test("nobody waits for a node that has no room any more when its contents are to be made again")
  func withoutRoom() {
    perform { window, parent, transcript in
      let child = Card()
      child.frame = parent.bounds
      parent.addSubnode(child)
      window.addSubview(parent.view)
      turn()
      transcript.clear()
      child.setNeedsDisplay()
      child.layer.displayIfNeeded()
      child.frame.size = .zero
      child.setNeedsDisplay()
      turn()
      #expect(transcript.story("displayDidFinish()") == "")
      #expect(transcript.story("hierarchyDisplayDidFinish()") == "main Card hierarchyDisplayDidFinish()")
    }
  }
}
