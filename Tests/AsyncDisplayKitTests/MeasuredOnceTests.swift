import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import HookRecording
import RuntimeTranscript
import Testing

@Suite("Measuring by several at once, and what is held meanwhile") struct MeasuredOnceTests {
  /// Waits a moment for somebody else to come in while it is being measured.
  private final class Slow: ASDisplayNode, @unchecked Sendable {
    private let others = DispatchSemaphore(value: 0)
    private let count = NSLock()
    private(set) var calls = 0

    override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
      let isFirst = count.withLock {
        calls += 1
        return calls == 1
      }
      if isFirst { _ = others.wait(timeout: .now() + 0.2) } else { others.signal() }
      return CGSize(width: 10, height: 10)
    }
  }

  @Test("whoever comes while a node is being measured waits, and has what came of it")
  func waits() {
    let runtime = HeadlessRuntime(Transcript(), scheduler: ThreadedScheduler())
    runtime.runMain {
      let node = Slow()
      let range = ASSizeRangeMake(CGSize(width: 20, height: 20))
      for _ in 1...2 { runtime.async(.layout) { _ = node.layoutThatFits(range) } }
      runtime.turn()
      #expect(node.calls == 1)
    }
  }

  @Test("shares in a node's spec are of the greatest size that the node may have")
  func shares() {
    HeadlessRuntime(Transcript()).runMain {
      let node = ASDisplayNode()
      node.layoutSpecBlock = { _, _ in
        let spec = ASLayoutSpec()
        spec.style.preferredLayoutSize = ASLayoutSizeMake(ASDimensionMake("50%"), ASDimensionMake("20%"))
        return spec
      }
      let range = ASSizeRange(min: .zero, max: CGSize(width: 100, height: 100))
      #expect(node.layoutThatFits(range).size == CGSize(width: 50, height: 20))
    }
  }
}
