import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("As the original: subnodes that come with the layout") struct AutomaticSubnodeCases {
  private let free = ASSizeRangeUnconstrained

  /// A node that shows one of two others.
  private final class Alternating: ASDisplayNode {
    let choices = [ASDisplayNode(), ASDisplayNode()]
    nonisolated(unsafe) var choice = 0

    override init() {
      super.init()
      style.preferredSize = CGSize(width: 100, height: 100)
      automaticallyManagesSubnodes = true
    }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
      ASAbsoluteLayoutSpec(children: [choices[choice]])
    }
  }

  @Test("they come in the order in which they are met in the specs, depth first, and not unless that is asked for")
  func order() {
    onMain {
      let nodes = (0..<5).map { number in
        let node = ASDisplayNode()
        node.debugName = "\(number)"
        node.style.preferredSize = CGSize(width: 100, height: 100)
        return node
      }
      let root = ASDisplayNode()
      #expect(!root.automaticallyManagesSubnodes)
      root.layoutSpecBlock = { _, _ in
        let (first, second) = (ASStackLayoutSpec(), ASStackLayoutSpec())
        first.children = [nodes[0], nodes[1]]
        second.children = [nodes[2], ASAbsoluteLayoutSpec(children: [nodes[3]])]
        return ASAbsoluteLayoutSpec(children: [first, second, nodes[4]])
      }
      for isAskedFor in [false, true] {
        root.automaticallyManagesSubnodes = isAskedFor
        root.frame.size = root.layoutThatFits(free).size
        root.setNeedsLayout()
        root.view.layoutIfNeeded()
        #expect(root.subnodes.compactMap(\.debugName).joined() == (isAskedFor ? "01234" : ""))
      }
      #expect(nodes.allSatisfy { $0.supernode === root })
    }
  }

  @Test("a loaded node is measured on another thread, with subnodes that are loaded too", arguments: Engine.allCases)
  func loaded(engine: Engine) {
    let transcript = Transcript()
    HeadlessRuntime(transcript, scheduler: engine.scheduler).runMain {
      let node = Alternating()
      _ = (node.view, node.choices[1].view)
      for choice in 0..<2 {
        HeadlessRuntime.current.sync(.background) {
          node.choice = choice
          node.setNeedsLayout()
          let size = node.layoutThatFits(free).size
          node.frame = CGRect(origin: .zero, size: size)
        }
        settle()
        node.view.layoutIfNeeded()
        #expect(node.subnodes == [node.choices[choice]])
      }
    }
    #expect(transcript.brokenRules == [])
  }

  @Test(
    "a transition exchanges subnodes that are loaded, and tells on main that it is measured", arguments: [true, false])
  func transition(isAnimated: Bool) {
    let transcript = onMain {
      let node = Alternating()
      for choice in node.choices { _ = choice.view }
      node.frame = CGRect(origin: .zero, size: node.layoutThatFits(free).size)
      node.view.layoutIfNeeded()
      #expect(node.subnodes == [node.choices[0]])
      node.choice = 1
      node.invalidateCalculatedLayout()
      var role: ThreadRole?
      node.transitionLayout(withAnimation: isAnimated, shouldMeasureAsync: true) { role = ThreadState.current.role }
      settle()
      #expect(role == .main && node.subnodes == [node.choices[1]])
    }
    #expect(transcript.brokenRules == [])
  }
}
