import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("As the original: states, contents and lives of nodes") struct NodeLifeCases {
  @Test("each state is told of when a container sets it, and again when it comes back")
  func states() {
    onMain {
      let node = CountingNode()
      node.isManagedByContainer = true
      node.setInterfaceStateOfTree(.preload)
      #expect(node.entered == ["preload": 1])
      node.setInterfaceStateOfTree([])
      node.setInterfaceStateOfTree(.preload)
      #expect(node.entered == ["preload": 2, "no preload": 1])
      node.setInterfaceStateOfTree([.preload, .display])
      node.setInterfaceStateOfTree(.preload)
      #expect(node.entered == ["preload": 2, "no preload": 1, "display": 1, "no display": 1])
    }
  }

  @Test("a node that nobody manages is in every state while it is in a window, and in none after that")
  func window() {
    onMain {
      let (window, node) = (UIWindow(), CountingNode())
      #expect(node.interfaceState == [])
      window.addSubview(node.view)
      #expect(node.interfaceState == .inHierarchy && node.entered["preload"] == 1)
      node.view.removeFromSuperview()
      #expect(node.interfaceState == [] && node.entered["preload"] == 1)
    }
  }

  @Test("nodes go when nobody has them, subnodes with their supernode; one in a view stays with that")
  func references() {
    onMain {
      let host = UIView()
      weak var kept: ASDisplayNode?
      weak var gone: ASDisplayNode?
      weak var subnode: ASDisplayNode?
      do {
        let (inView, alone, inner) = (ASDisplayNode(), ASDisplayNode(), ASDisplayNode())
        alone.addSubnode(inner)
        host.addSubview(inView.view)
        (kept, gone, subnode) = (inView, alone, inner)
      }
      #expect(kept != nil && gone == nil && subnode == nil)
      host.subviews.first?.removeFromSuperview()
      #expect(kept == nil)
    }
  }

  @Test("a view that outlives its node in a window is taken out without a word, with the layers in it")
  func viewOutlives() {
    let transcript = onMain {
      let window = UIWindow()
      let view = { () -> UIView in
        let (node, inner) = (ASDisplayNode(), ASDisplayNode())
        inner.isLayerBacked = true
        node.addSubnode(inner)
        window.addSubview(node.view)
        return node.view
      }()
      #expect(view.asyncdisplaykit_node?.subnodes.first?.isVisible == true)
      view.removeFromSuperview()
      #expect(view.asyncdisplaykit_node == nil)
    }
    #expect(transcript.brokenRules == [])
  }

  @Test("once loaded, blocks for the loading are taken on main only")
  func loadBlocks() {
    let transcript = onMain {
      let node = ASDisplayNode()
      var order: [Int] = []
      for number in 0..<3 { node.onDidLoad { _ in order.append(number) } }
      _ = node.view
      #expect(order == [0, 1, 2])
      HeadlessRuntime.current.sync(.background) { node.onDidLoad { _ in order.append(3) } }
      #expect(order == [0, 1, 2])
    }
    #expect(transcript.brokenRules == ["on-did-load-on-main"])
  }

  @Test("a layout pass while the supernode is in a transition is no mistake")
  func transition() {
    let transcript = onMain {
      let (supernode, node) = (ASDisplayNode(), ASDisplayNode())
      _ = supernode.layoutThatFits(ASSizeRangeMake(.zero, CGSize(width: 100, height: 100)))
      node.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
      supernode.addSubnode(node)
      #expect(node.calculatedLayout == nil && node.layer.needsLayout())
      supernode.transitionLayout(withAnimation: false, shouldMeasureAsync: true)
      node.view.layoutIfNeeded()
      #expect(node.calculatedSize == CGSize(width: 50, height: 50))
    }
    #expect(transcript.brokenRules == [])
  }

  @Test("a plain node does not become the first responder")
  func responder() {
    onMain {
      let (window, node) = (UIWindow(), ASDisplayNode())
      window.addSubview(node.view)
      #expect(!node.canBecomeFirstResponder() && !node.becomeFirstResponder() && !node.isFirstResponder())
    }
  }

  @Test("descriptions have the name, and those of a tree every node")
  func descriptions() {
    onMain {
      let (parent, layered, plain) = (ASDisplayNode(), Backing.layer.node(), ASDisplayNode())
      for node in [layered, plain] { parent.addSubnode(node) }
      #expect(!plain.description.contains("huge"))
      (plain.debugName, layered.debugName) = ("huge", "tiny")
      for _ in 0..<2 {
        let whole = parent.displayNodeRecursiveDescription()
        #expect(plain.description.contains("huge") && whole.contains("huge") && whole.contains("tiny"))
        _ = parent.view
      }
    }
  }

  @Test("a style set in a block is the node's, and the node is what comes out")
  func styled() {
    onMain {
      let node = ASDisplayNode()
      let result = node.styled {
        $0.width = ASDimensionMake(100)
        $0.flexGrow = 1
        $0.flexShrink = 1
      }
      #expect(result === node && node.style.width == ASDimensionMake(100))
      #expect(node.style.flexGrow == 1 && node.style.flexShrink == 1)
    }
  }
}
