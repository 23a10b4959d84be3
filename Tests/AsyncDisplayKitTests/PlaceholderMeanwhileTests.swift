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

  @Test("it fades out in its time where the node is seen")
  func fading() {
    HeadlessRuntime().runMain {
      let (window, runtime) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 40)), HeadlessRuntime.current)
      window.makeKeyAndVisible()
      let node = WatchedNode()
      (node.placeholderEnabled, node.placeholderFadeDuration) = (true, 0.5)
      node.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      window.addSubview(node.view)
      var placeholder: CALayer?
      runtime.async(.main, after: 0.25) {
        placeholder = node.layer.sublayers?.first
        #expect(placeholder?.opacity == 0 && node.contents != nil)
        let seen = placeholder?.presentation()?.opacity ?? 0
        #expect(seen > 0.1 && seen < 0.9)
      }
      runtime.async(.main, after: 0.49) { #expect(node.layer.sublayers?.count == 1) }
      runtime.async(.main, after: 0.52) { #expect(node.layer.sublayers?.isEmpty != false) }
      runtime.turn()
      #expect(placeholder != nil)
    }
  }

  @Test("it is gone at once where nobody sees the node, however long fading would take")
  func unseen() {
    HeadlessRuntime().runMain {
      let (window, runtime) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 40)), HeadlessRuntime.current)
      window.makeKeyAndVisible()
      let node = WatchedNode()
      (node.placeholderEnabled, node.placeholderFadeDuration) = (true, 0.5)
      node.isManagedByContainer = true
      node.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      window.addSubview(node.view)
      node.setInterfaceState([.measureLayout, .preload, .display])
      runtime.async(.main, after: 0.25) { #expect(node.contents != nil && node.layer.sublayers?.isEmpty != false) }
      runtime.turn()
      #expect(node.layersWhileDrawn == 1)
    }
  }
}
