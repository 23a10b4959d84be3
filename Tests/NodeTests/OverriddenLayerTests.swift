import AsyncDisplayKit
import Testing

/// Nodes that say more exactly what their view or layer is.
@Suite struct OverriddenLayerTests {
  private class FadingNode: ASDisplayNode {
    override var layer: CAGradientLayer { super.layer as? CAGradientLayer ?? CAGradientLayer() }
    convenience init(to color: UIColor) {
      self.init { CAGradientLayer() }
      onDidLoad { ($0 as? FadingNode)?.layer.colors = [UIColor.black.cgColor, color.cgColor] }
    }
  }

  private final class SwitchNode: ASDisplayNode {
    override var view: UISwitch { super.view as? UISwitch ?? UISwitch(frame: .zero) }
  }

  @Test func theLayerIsTheNodesOwn() {
    HeadlessRuntime().runMain {
      let node = FadingNode(to: .red)
      #expect(node.layer === (node as ASDisplayNode).layer && node.layer.colors?.count == 2)
      let wrapped = SwitchNode(viewBlock: { UISwitch(frame: .zero) })
      wrapped.view.isOn = true
      #expect(((wrapped as ASDisplayNode).view as? UISwitch)?.isOn == true)
    }
  }

  /// What libraries do with every object they do with specs too.
  @Test func aSpecIsAnObject() {
    let spec = ASStackLayoutSpec.vertical()
    let object: NSObject = spec
    #expect(object.isEqual(spec) && object != ASStackLayoutSpec.vertical())
  }
}
