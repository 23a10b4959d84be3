import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Where subnodes are among others") struct SiblingTests {
  @Test("a subnode comes before everything that is there, and one that is inserted directly behind the next in front")
  func foreign() {
    onMain {
      let root = ASDisplayNode()
      let (plain, sheet) = (UIView(), CALayer())
      root.view.addSubview(plain)
      let (back, front, middle) = (named("back"), named("front"), named("middle"))
      root.addSubnode(back)
      root.addSubnode(front)
      #expect(views(of: root) == ["plain", "back", "front"])
      root.layer.insertSublayer(sheet, above: back.layer)
      root.insertSubnode(middle, belowSubnode: front)
      #expect(root.layer.sublayers?.firstIndex { $0 === sheet } == 2)
      #expect(views(of: root) == ["plain", "back", "middle", "front"])
      root.insertSubnode(front, at: 0)
      #expect(views(of: root) == ["plain", "front", "back", "middle"])
    }
  }

  @Test("a sibling whose view was put elsewhere by hand is no mark for where another one goes")
  func awayByHand() {
    onMain {
      let (root, back, front) = (ASDisplayNode(), named("back"), named("front"))
      let away = ASDisplayNode(viewBlock: { UIView() })
      for node in [away, front] { root.addSubnode(node) }
      root.view.layoutIfNeeded()
      UIView().addSubview(away.view)
      root.insertSubnode(back, at: 0)
      #expect(views(of: root) == ["back", "front"])
    }
  }

  @Test("a subnode that is to be next to itself stays where it is, and no rule is broken")
  func itself() {
    let transcript = onMain {
      let root = ASDisplayNode()
      let (first, second) = (named("first"), named("second"))
      root.addSubnode(first)
      root.addSubnode(second)
      root.insertSubnode(first, belowSubnode: first)
      root.insertSubnode(first, aboveSubnode: first)
      #expect(root.subnodes.map(\.debugName) == ["first", "second"])
    }
    #expect(transcript.brokenRules == [])
  }

  @Test("a subnode stays if the one that is to replace it cannot come")
  func replacement() {
    let transcript = onMain {
      let (root, old, new) = (ASDisplayNode(), named("old"), named("new"))
      new.addSubnode(root)
      root.addSubnode(old)
      root.replaceSubnode(old, withSubnode: new)
      #expect(root.subnodes.map(\.debugName) == ["old"] && old.supernode === root && new.supernode == nil)
    }
    #expect(transcript.brokenRules == ["no-circle"])
  }

  @Test("what the layout brought and a hand took out is the hand's if that puts it in again")
  func broughtByLayout() {
    onMain {
      let (root, photo) = (ASDisplayNode(), named("photo"))
      var content: any ASLayoutElement = photo
      root.automaticallyManagesSubnodes = true
      root.layoutSpecBlock = { _, _ in ASWrapperLayoutSpec(layoutElement: content) }
      root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      root.view.layoutIfNeeded()
      photo.removeFromSupernode()
      content = ASLayoutSpec()
      root.addSubnode(photo)
      root.setNeedsLayout()
      root.layoutIfNeeded()
      #expect(root.subnodes.map(\.debugName) == ["photo"])
    }
  }

  @Test("what was added by hand stays in front of what the layout brings, and goes with nothing but a hand")
  func byHand() {
    onMain {
      let (root, badge) = (ASDisplayNode(), named("badge"))
      let (photo, text) = (named("photo"), named("text"))
      var content: any ASLayoutElement = photo
      root.automaticallyManagesSubnodes = true
      root.layoutSpecBlock = { _, _ in ASWrapperLayoutSpec(layoutElement: content) }
      root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      root.addSubnode(badge)
      root.view.layoutIfNeeded()
      #expect(root.subnodes.map(\.debugName) == ["photo", "badge"])
      content = text
      root.setNeedsLayout()
      root.layoutIfNeeded()
      #expect(root.subnodes.map(\.debugName) == ["text", "badge"])
      badge.removeFromSupernode()
      root.setNeedsLayout()
      root.layoutIfNeeded()
      #expect(root.subnodes.map(\.debugName) == ["text"])
    }
  }

  @Test("a layer that was put into a view by hand enters the window with it, and leaves it")
  func layerByHand() {
    onMain {
      let (window, host, node) = (UIWindow(), ASDisplayNode(), ASDisplayNode())
      node.isLayerBacked = true
      host.view.layer.addSublayer(node.layer)
      #expect(!node.isInHierarchy)
      window.addSubview(host.view)
      #expect(node.isInHierarchy && node.isVisible)
      host.view.removeFromSuperview()
      #expect(!node.isInHierarchy && !node.isVisible)
    }
  }

  private func named(_ name: String) -> ASDisplayNode {
    let node = ASDisplayNode()
    node.debugName = name
    return node
  }

  private func views(of node: ASDisplayNode) -> [String] {
    node.view.subviews.map { $0.asyncdisplaykit_node?.debugName ?? "plain" }
  }

  @discardableResult
  private func onMain(_ body: () -> Void) -> Transcript {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain(body)
    return transcript
  }
}
