import AsyncDisplayKit
import HeadlessUIKit
import Testing

@Suite("What a subclass makes of its subnodes") struct OverriddenSubnodeTests {
  /// Writes down what it is asked for, and does it.
  private final class Telling: ASDisplayNode {
    var told: [String] = []
    override func addSubnode(_ subnode: ASDisplayNode) {
      told.append("add")
      super.addSubnode(subnode)
    }
    override func insertSubnode(_ subnode: ASDisplayNode, at index: Int) {
      told.append("insert at \(index)")
      super.insertSubnode(subnode, at: index)
    }
    override func insertSubnode(_ subnode: ASDisplayNode, belowSubnode below: ASDisplayNode) {
      told.append("below")
      super.insertSubnode(subnode, belowSubnode: below)
    }
    override func insertSubnode(_ subnode: ASDisplayNode, aboveSubnode above: ASDisplayNode) {
      told.append("above")
      super.insertSubnode(subnode, aboveSubnode: above)
    }
    override func replaceSubnode(_ old: ASDisplayNode, withSubnode new: ASDisplayNode) {
      told.append("replace")
      super.replaceSubnode(old, withSubnode: new)
    }
    override func removeFromSupernode() {
      told.append("remove")
      super.removeFromSupernode()
    }
  }

  @Test("every way in and out can be overridden, and super does what it says")
  func overridden() {
    let (node, above) = (Telling(), Telling())
    let nodes = (0..<5).map { _ in ASDisplayNode() }
    node.addSubnode(nodes[0])
    node.insertSubnode(nodes[1], at: 0)
    node.insertSubnode(nodes[2], belowSubnode: nodes[1])
    node.insertSubnode(nodes[3], aboveSubnode: nodes[1])
    node.replaceSubnode(nodes[0], withSubnode: nodes[4])
    #expect(node.subnodes.map { subnode in nodes.firstIndex { $0 === subnode } } == [2, 1, 3, 4])
    above.addSubnode(node)
    node.removeFromSupernode()
    #expect(node.supernode == nil && above.subnodes.isEmpty)
    #expect(node.told.filter { $0 != "below" } == ["add", "insert at 0", "above", "replace", "remove"])
    #expect(node.told.filter { $0 == "below" }.count == 2)
  }

  /// Is told of its life as a delegate is.
  private final class Hearing: ASDisplayNode {
    var heard: [String] = []
    let listener = Listener()
    override init() {
      super.init()
      listener.node = self
      add(listener)
    }
    override func didLoad() {
      super.didLoad()
      heard.append("didLoad")
    }
    override func nodeDidLoad() {
      super.nodeDidLoad()
      heard.append("nodeDidLoad")
    }
    override func layout() {
      heard.append("layout")
      super.layout()
      heard.append("laid out")
    }
    override func nodeDidLayout() {
      super.nodeDidLayout()
      heard.append("nodeDidLayout")
    }
  }

  private final class Listener: ASInterfaceStateDelegate {
    weak var node: Hearing?
    func nodeDidLoad() { node?.heard.append("delegate: nodeDidLoad") }
    func nodeDidLayout() { node?.heard.append("delegate: nodeDidLayout") }
  }

  @Test("a node hears what its delegates hear of its life, and hears it first")
  func hearing() {
    HeadlessRuntime().runMain {
      let (window, node) = (UIWindow(), Hearing())
      node.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      window.addSubview(node.view)
      HeadlessRuntime.current.turn()
      #expect(
        node.heard == [
          "didLoad", "nodeDidLoad", "delegate: nodeDidLoad", "layout", "nodeDidLayout", "delegate: nodeDidLayout",
          "laid out",
        ])
    }
  }
}
