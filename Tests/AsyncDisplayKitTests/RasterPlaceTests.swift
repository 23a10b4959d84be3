import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

/// Fills what it is asked to draw.
private final class Filled: ASDisplayNode {
  override class func draw(
    _ bounds: CGRect, withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool, isRasterizing: Bool
  ) {
    UIColor.blue.setFill()
    UIRectFill(bounds)
  }
}

/// Makes a picture in red.
private final class Pictured: ASDisplayNode {
  override class func display(withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool) -> UIImage? {
    UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
  }
}

@Suite("Where things are in a picture of several nodes") struct RasterPlaceTests {
  private func colours(_ node: ASDisplayNode, at xs: [Int]) -> [CGColor?] {
    let picture = node.contents as? UIImage
    let scale = Int(picture?.scale ?? 1)
    return xs.map { picture?.cgImage?.color(x: $0 * scale, y: 5 * scale) }
  }

  @Test("each is at its own place, however it is drawn, and what cannot be seen is not drawn")
  func places() {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let (root, clear) = (ASDisplayNode(), Filled())
      let parts = [Pictured(), Filled(), Pictured()]
      for (index, part) in parts.enumerated() {
        part.frame = CGRect(x: CGFloat(index) * 20, y: 0, width: 10, height: 10)
        part.clipsToBounds = true
        root.addSubnode(part)
      }
      clear.frame = CGRect(x: 0, y: 0, width: 60, height: 10)
      clear.alpha = 0
      root.addSubnode(clear)
      root.frame = CGRect(x: 0, y: 0, width: 60, height: 10)
      root.enableSubtreeRasterization()
      transcript.clear()
      root.displayImmediately()
      let (red, blue) = (UIColor.red.cgColor, UIColor.blue.cgColor)
      let seen = colours(root, at: [5, 25, 45])
      #expect(seen == [red, blue, red])
      #expect(colours(root, at: [15, 35]).allSatisfy { $0?.alpha == 0 })
      #expect(
        transcript.story("draw(_:withParameters:isCancelled:isRasterizing:)")
          == "main Filled draw(_:withParameters:isCancelled:isRasterizing:)")
    }
  }

  @Test("what is scrolled is drawn where it is seen")
  func scrolled() {
    HeadlessRuntime(Transcript()).runMain {
      let node = Filled()
      node.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      node.bounds.origin = CGPoint(x: 7, y: 0)
      node.displayImmediately()
      #expect(colours(node, at: [1, 8]) == [UIColor.blue.cgColor, UIColor.blue.cgColor])
    }
  }

  @Test("whoever asks whether it was cancelled is seen to be told that it was")
  func told() {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let (window, node) = (UIWindow(), Filled())
      node.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      window.addSubview(node.view)
      node.view.layoutIfNeeded()
      node.layer.displayIfNeeded()
      node.view.removeFromSuperview()
      HeadlessRuntime.current.turn()
    }
    #expect(transcript.story("toldOfCancellation") == "display Filled toldOfCancellation")
  }
}
