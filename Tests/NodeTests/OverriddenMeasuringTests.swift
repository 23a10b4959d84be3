import AsyncDisplayKit
import Testing

/// Nodes that have a say in how others measure them.
@Suite struct OverriddenMeasuringTests {
  private final class TankNode: ASDisplayNode {
    var told: [String] = []

    override func layoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
      told.append("of itself")
      return super.layoutThatFits(constrainedSize)
    }

    override func layoutThatFits(_ constrainedSize: ASSizeRange, parentSize: CGSize) -> ASLayout {
      told.append("in \(Int(parentSize.width))")
      return super.layoutThatFits(constrainedSize, parentSize: parentSize)
    }

    override func onDidLoad(_ body: @escaping ASDisplayNodeDidLoadBlock) {
      told.append("once loaded")
      super.onDidLoad(body)
    }

    override func setNeedsPreload() {
      told.append("anew")
      super.setNeedsPreload()
    }
  }

  @Test("a node is asked for its size by the methods that it overrides, by callers and by specs")
  func measured() {
    HeadlessRuntime().runMain {
      let node = TankNode()
      node.style.preferredSize = CGSize(width: 20, height: 10)
      let range = ASSizeRange(min: .zero, max: CGSize(width: 100, height: 50))
      #expect(node.layoutThatFits(range).size == CGSize(width: 20, height: 10))
      #expect(node.told == ["of itself", "in 100"])
      let (row, spec) = (ASDisplayNode(), ASInsetLayoutSpec(insets: .zero, child: node))
      row.layoutSpecBlock = { _, _ in spec }
      row.addSubnode(node)
      node.told = []
      #expect(row.layoutThatFits(ASSizeRange(min: .zero, max: CGSize(width: 70, height: 50))).size.width == 20)
      #expect(node.told == ["in 70"])
    }
  }

  @Test("what is to be done later is done by super")
  func later() {
    HeadlessRuntime().runMain {
      let node = TankNode()
      var isDone = false
      node.onDidLoad { _ in isDone = true }
      _ = node.view
      node.setNeedsPreload()
      #expect(node.told == ["once loaded", "anew"] && isDone)
    }
  }
}
