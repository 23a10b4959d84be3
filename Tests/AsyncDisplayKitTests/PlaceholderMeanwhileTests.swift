import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

/// Says what is in its layer while it is drawn.
private final class WatchedNode: ASDisplayNode {
  var layersWhileDrawn: Int?

  override func placeholderImage() -> UIImage? { UIImage() }
  override func drawParameters(forAsyncLayer layer: _ASDisplayLayer) -> NSObjectProtocol? { self }

  override class func display(withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool) -> UIImage? {
    guard let node = parameters as? WatchedNode else { return nil }
    HeadlessRuntime.current.sync(.main) { node.layersWhileDrawn = node.layer.sublayers?.count }
    return UIImage()
  }
}

@Suite("A placeholder while the contents are being made") struct PlaceholderMeanwhileTests {
  @Test("it is seen until they are there", arguments: Engine.allCases)
  func seen(_ engine: Engine) {
    HeadlessRuntime(Transcript(), scheduler: engine.scheduler).runMain {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      window.makeKeyAndVisible()
      let node = WatchedNode()
      node.placeholderEnabled = true
      node.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      window.addSubview(node.view)
      HeadlessRuntime.current.turn()
      #expect(node.layersWhileDrawn == 1 && node.layer.sublayers?.isEmpty != false)
    }
  }
}
