import AsyncDisplayKit
import Testing

@Suite struct ConvenienceTests {
  @Test func aViewBlockMakesTheViewUnlessItIsTooLate() {
    let broken = Guard()
    HeadlessRuntime(violationHandler: { broken.note($0) }).runMain {
      let node = ASDisplayNode()
      node.setViewBlock { UILabel() }
      #expect(node.view is UILabel)
      node.setViewBlock { UIImageView() }
      #expect(node.view is UILabel)
    }
    #expect(broken.rules == ["view-block-before-load"])
  }

  @Test func aNodeFindsTheControllerAboveIt() {
    run { window in
      let (root, inner) = (ASDisplayNode(), ASDisplayNode())
      root.addSubnode(inner)
      let controller = ASDKViewController(node: root)
      window.rootViewController = controller
      #expect(inner.closestViewController === controller)
      #expect(ASDisplayNode().closestViewController == nil)
    }
  }

  private final class Guard: @unchecked Sendable {
    private let lock = NSLock()
    private var broken: [String] = []
    func note(_ violation: ASRuleViolation) { lock.withLock { broken.append(violation.rule.id) } }
    var rules: [String] { lock.withLock { broken } }
  }
}
