import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("What a node says of itself, and to whom") struct ReadBackTests {
  @Test("on main a node says what its view says", arguments: [false, true])
  func ofTheView(isLayerBacked: Bool) {
    HeadlessRuntime(Transcript()).runMain {
      let node = ASDisplayNode()
      node.isLayerBacked = isLayerBacked
      node.layer.opacity = 0.5
      node.layer.isHidden = true
      node.layer.cornerRadius = 3
      #expect(node.alpha == 0.5 && node.isHidden && node.cornerRadius == 3)
    }
  }

  @Test("a frame that is set off main is set on main")
  func frameOffMain() {
    let transcript = Transcript()
    let runtime = HeadlessRuntime(transcript)
    runtime.runMain {
      let node = ASDisplayNode()
      _ = node.view
      transcript.clear()
      _ = runtime.sync(.layout) { node.frame = CGRect(x: 1, y: 2, width: 3, height: 4) }
      runtime.turn()
      #expect(node.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
    #expect(transcript.story("setFrame") == "main ASDisplayNode setFrame")
  }

  @Test("without anything in it a node has no size where there is no end")
  func noEnd() {
    HeadlessRuntime(Transcript()).runMain {
      let node = ASDisplayNode()
      #expect(node.layoutThatFits(ASSizeRangeUnconstrained).size == .zero)
      let high = ASSizeRange(min: .zero, max: CGSize(width: 7, height: CGFloat.infinity))
      let wide = ASSizeRange(min: .zero, max: CGSize(width: CGFloat.infinity, height: 7))
      #expect(node.layoutThatFits(high).size == CGSize(width: 7, height: 0))
      #expect(node.layoutThatFits(wide).size == CGSize(width: 0, height: 7))
    }
  }

  @Test("who is added twice is told once")
  func addedTwice() {
    final class Listener: ASInterfaceStateDelegate {
      var loads = 0
      func nodeDidLoad() { loads += 1 }
    }
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let (node, listener) = (ASDisplayNode(), Listener())
      for _ in 0...ASDisplayNode.maximumInterfaceStateDelegates { node.add(listener) }
      _ = node.view
      #expect(listener.loads == 1)
    }
    #expect(transcript.brokenRules == [])
  }

  @Test("a node's size is that of the range that it was measured in last, also if that was known")
  func lastRange() {
    /// Half as wide as it may be.
    final class Half: ASDisplayNode {
      override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
        CGSize(width: constrainedSize.width / 2, height: 10)
      }
    }
    HeadlessRuntime(Transcript()).runMain {
      let (host, half) = (ASDisplayNode(), Half())
      host.addSubnode(half)
      host.layoutSpecBlock = { _, _ in ASWrapperLayoutSpec(layoutElement: half) }
      _ = host.view
      for width in [40, 60, 40] as [CGFloat] {
        host.invalidateCalculatedLayout()
        _ = host.layoutThatFits(ASSizeRange(min: .zero, max: CGSize(width: width, height: 20)))
        #expect(half.calculatedSize.width == width / 2)
      }
    }
  }
}
