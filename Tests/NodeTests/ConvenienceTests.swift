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

  @Test func theViewOfANodeIsOneOfTheFrameworkUnlessABlockMakesIt() {
    HeadlessRuntime().runMain {
      #expect(ASDisplayNode().view is _ASDisplayView && ASTextNode().view is _ASDisplayView)
      #expect(!(ASDisplayNode(viewBlock: { UIView() }).view is _ASDisplayView))
      #expect(!(ASScrollNode().view as UIView is _ASDisplayView))
    }
  }

  @Test func whatIsPutIntoTheViewOfANodeIsASubnode() {
    HeadlessRuntime().runMain {
      let (root, table, box) = (ASDisplayNode(), ASTableNode(), ASDisplayNode())
      root.view.addSubnode(table)
      #expect(root.subnodes == [table] && table.view.superview === root.view)
      let plain = UIView()
      plain.addSubnode(table)
      #expect(root.subnodes.isEmpty && table.supernode == nil && table.view.superview === plain)
      box.isLayerBacked = true
      root.view.addSubnode(box)
      #expect(root.subnodes == [box] && box.layer.superlayer === root.layer)
    }
  }

  @Test func whatIsPutIntoTheLayerOfANodeIsASubnode() {
    HeadlessRuntime().runMain {
      let (root, other, box) = (ASDisplayNode(), ASDisplayNode(), ASDisplayNode())
      box.isLayerBacked = true
      root.layer.addSubnode(box)
      #expect(root.subnodes == [box] && box.supernode === root && box.layer.superlayer === root.layer)
      other.addSubnode(box)
      let plain = CALayer()
      plain.addSubnode(box)
      #expect(other.subnodes.isEmpty && box.supernode == nil && box.layer.superlayer === plain)
    }
  }

  @Test func theViewOfAScrollNodeGoesAlone() {
    HeadlessRuntime().runMain {
      let (root, list) = (ASDisplayNode(), ASScrollNode())
      root.view.addSubview(list.view)
      #expect(list.supernode == nil && root.subnodes.isEmpty && list.view.superview === root.view)
    }
  }

  @Test func aRoundedPictureIsAsFineAsItsTraitsSay() {
    var traits = ASPrimitiveTraitCollectionMakeDefault()
    traits.displayScale = 3
    let plain = ASPrimitiveTraitCollectionMakeDefault()
    #expect(ASPrimitiveTraitCollectionIsEqualToASPrimitiveTraitCollection(traits, traits))
    #expect(!ASPrimitiveTraitCollectionIsEqualToASPrimitiveTraitCollection(traits, plain))
    let picture = UIImage.as_resizableRoundedImage(
      withCornerRadius: 4, cornerColor: nil, fill: .red, traitCollection: traits)
    #expect(picture.scale == 3 && picture.size == CGSize(width: 9, height: 9))
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

  @Test func nodesAreFoundByTheirClass() {
    let (root, group) = (ASDisplayNode(), ASControlNode())
    let (text, button) = (ASTextNode(), ASButtonNode())
    root.addSubnode(group)
    group.addSubnode(text)
    root.addSubnode(button)
    #expect(ASDisplayNodeFindAllSubnodesOfClass(root, ASControlNode.self) == [group, text, button])
    #expect(ASDisplayNodeFindFirstSubnodeOfClass(root, ASButtonNode.self) === button)
    #expect(ASDisplayNodeFindFirstSubnodeOfClass(root, ASImageNode.self) == nil)
    #expect(ASDisplayNodeFindFirstSupernodeOfClass(text, ASControlNode.self) === text)
    #expect(ASDisplayNodeFindAllSubnodes(root) { $0.supernode === root } == [group, button])
    #expect(ASDisplayNodeUltimateParentOfNode(text) === root)
    #expect(ASDisplayNodeUltimateParentOfNode(root) === root)
  }

  private final class Guard: @unchecked Sendable {
    private let lock = NSLock()
    private var broken: [String] = []
    func note(_ violation: ASRuleViolation) { lock.withLock { broken.append(violation.rule.id) } }
    var rules: [String] { lock.withLock { broken } }
  }
}
