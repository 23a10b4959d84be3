import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("What a node and its view or layer have of one another") struct LoadedNodeTests {
  private func onMain(_ body: () -> Void) { HeadlessRuntime(Transcript()).runMain(body) }

  @Test("what makes a view or layer is let go once it has", arguments: [false, true])
  func blocks(isLayer: Bool) {
    onMain {
      weak var kept: NSObject?
      func wrapper() -> ASDisplayNode {
        let needed = NSObject()
        kept = needed
        if isLayer { return ASDisplayNode(layerBlock: { withExtendedLifetime(needed) { CALayer() } }) }
        return ASDisplayNode(viewBlock: { withExtendedLifetime(needed) { UIView() } })
      }
      let node = wrapper()
      #expect(kept != nil)
      _ = node.layer
      #expect(kept == nil)
    }
  }

  @Test("a node is where the view or layer is that somebody has made for it", arguments: [false, true])
  func frames(isLayer: Bool) {
    onMain {
      let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
      let layered = {
        let layer = CALayer()
        layer.frame = frame
        return layer
      }
      let node = isLayer ? ASDisplayNode(layerBlock: layered) : ASDisplayNode(viewBlock: { UIView(frame: frame) })
      _ = node.layer
      #expect(node.frame == frame && node.bounds.size == frame.size)
      #expect(HeadlessRuntime.current.sync(.layout) { node.frame } == frame)
    }
  }

  @Test("contents that were set before are the layer's", arguments: [false, true])
  func contents(isLayerBacked: Bool) {
    onMain {
      let (node, picture) = (ASDisplayNode(), UIImage())
      node.isLayerBacked = isLayerBacked
      node.contents = picture
      #expect(node.layer.contents as? UIImage === picture)
    }
  }

  @Test("a look that was set before is the layer's", arguments: [false, true])
  func looks(isLayerBacked: Bool) {
    onMain {
      let node = ASDisplayNode()
      node.isLayerBacked = isLayerBacked
      (node.clipsToBounds, node.cornerRadius, node.maskedCorners) = (true, 3, .layerMinXMinYCorner)
      (node.borderWidth, node.borderColor, node.zPosition) = (2, UIColor.red.cgColor, 4)
      (node.shadowColor, node.shadowOpacity, node.shadowRadius) = (UIColor.blue.cgColor, 0.5, 6)
      (node.shadowOffset, node.alpha, node.isHidden) = (CGSize(width: 7, height: 8), 0.25, true)
      let layer = node.layer
      #expect(layer.masksToBounds && layer.cornerRadius == 3 && layer.maskedCorners == .layerMinXMinYCorner)
      #expect(layer.borderWidth == 2 && layer.borderColor == UIColor.red.cgColor && layer.zPosition == 4)
      #expect(layer.shadowColor == UIColor.blue.cgColor && layer.shadowOpacity == 0.5 && layer.shadowRadius == 6)
      #expect(layer.shadowOffset == CGSize(width: 7, height: 8) && layer.opacity == 0.25 && layer.isHidden)
    }
  }

  @Test("what only views have is the view's if it was set before")
  func views() {
    onMain {
      let node = ASDisplayNode()
      (node.isExclusiveTouch, node.isUserInteractionEnabled, node.tintColor) = (true, false, .green)
      (node.contentMode, node.autoresizingMask) = (.bottom, .flexibleWidth)
      node.semanticContentAttribute = .forceRightToLeft
      #expect(node.view.isExclusiveTouch && !node.view.isUserInteractionEnabled && node.view.tintColor == .green)
      #expect(node.view.contentMode == .bottom && node.view.autoresizingMask == .flexibleWidth)
      #expect(node.view.semanticContentAttribute == .forceRightToLeft)
    }
  }
}
