import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

/// Draws nothing.
private final class Sheet: ASDisplayNode {
  override class func draw(
    _ bounds: CGRect, withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool, isRasterizing: Bool
  ) {}
}

@Suite("Who draws, and when that is asked for") struct WhoDrawsTests {
  private let calls = "draw(_:withParameters:isCancelled:isRasterizing:)"

  @Test("a node around a view of somebody's draws nothing, and never on other threads")
  func foreign() {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let sheet = Sheet(viewBlock: { UIView() })
      sheet.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      sheet.displayImmediately()
      #expect(sheet.contents == nil && !sheet.displaysAsynchronously)
      #expect(transcript.story(calls) == "")
    }
  }

  @Test("whoever adds to what a node draws has it drawn", arguments: [false, true])
  func modified(isAfter: Bool) {
    HeadlessRuntime(Transcript()).runMain {
      let node = ASDisplayNode()
      var modified = 0
      let modifier: ASDisplayNodeContextModifier = { _, _ in modified += 1 }
      if isAfter {
        node.didDisplayNodeContentWithRenderingContext = modifier
      } else {
        node.willDisplayNodeContentWithRenderingContext = modifier
      }
      node.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      node.displayImmediately()
      #expect(modified == 1 && node.contents != nil)
    }
  }

  @Test("a node that is not held up does not begin because it is told so again")
  func notHeldUp() {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let sheet = Sheet()
      sheet.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      _ = sheet.view
      sheet.displaySuspended = false
      #expect(transcript.story("setNeedsDisplay()") == "")
      sheet.displaySuspended = true
      sheet.displaySuspended = false
      #expect(transcript.story("setNeedsDisplay()") == "main Sheet setNeedsDisplay()")
    }
  }
}
