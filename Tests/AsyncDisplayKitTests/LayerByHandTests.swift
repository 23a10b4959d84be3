import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Nodes without view whose layers somebody puts by hand where they are") struct LayerByHandTests {
  /// How the layer of a node comes to be out of its window.
  enum Way: CaseIterable, Sendable {
    case byItself
    case withPlainView
    case withPlainLayer
    case withViewOfNode
    case withViewAboveNode
  }

  private final class Pump: ASDisplayNode {}

  /// Puts the layer somewhere on screen, and says what takes it out.
  private func place(_ layer: CALayer, in window: UIWindow, to leave: Way) -> () -> Void {
    let (view, box, node, above) = (UIView(), CALayer(), ASDisplayNode(), ASDisplayNode())
    let host = leave == .withViewOfNode || leave == .withViewAboveNode ? node.view : view
    if leave == .withViewAboveNode { above.addSubnode(node) }
    window.addSubview(leave == .withViewAboveNode ? above.view : host)
    host.layer.addSublayer(box)
    (leave == .withPlainLayer ? box : host.layer).addSublayer(layer)
    switch leave {
    case .byItself: return { layer.removeFromSuperlayer() }
    case .withPlainLayer: return { box.removeFromSuperlayer() }
    case .withPlainView, .withViewOfNode: return { host.removeFromSuperview() }
    case .withViewAboveNode: return { above.view.removeFromSuperview() }
    }
  }

  @Test("each is out of the window once before it hears of it, also the second time", arguments: Way.allCases)
  func out(way: Way) {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let (window, pump, rotor, motor) = (UIWindow(), Pump(), BoxNode(), BoxNode())
      for node in [pump, rotor, motor] { node.isLayerBacked = true }
      pump.addSubnode(rotor)
      pump.addSubnode(motor)
      for _ in 0..<2 {
        let leave = place(pump.layer, in: window, to: way)
        #expect(pump.isVisible && rotor.isVisible)
        transcript.clear()
        leave()
        let told = transcript.story("leftWindow", "didExitHierarchy()").split(separator: "\n")
        #expect(
          told.filter { !$0.contains("ASDisplayNode") }.joined(separator: "\n") == """
            main Pump leftWindow
            main BoxNode leftWindow
            main BoxNode leftWindow
            main Pump didExitHierarchy()
            main BoxNode didExitHierarchy()
            main BoxNode didExitHierarchy()
            """)
        #expect(!pump.isVisible && !rotor.isInHierarchy)
        pump.layer.removeFromSuperlayer()
      }
    }
    #expect(transcript.brokenRules == [])
  }

  @Test("a node that takes its layer out while that goes in is out")
  func takesItselfOut() {
    final class Shy: ASDisplayNode {
      override func willEnterHierarchy() {
        super.willEnterHierarchy()
        layer.removeFromSuperlayer()
      }
    }
    HeadlessRuntime(Transcript()).runMain {
      let (window, view, shy) = (UIWindow(), UIView(), Shy())
      shy.isLayerBacked = true
      window.addSubview(view)
      view.layer.addSublayer(shy.layer)
      #expect(shy.layer.superlayer == nil && !shy.isInHierarchy && !shy.isVisible)
    }
  }
}
