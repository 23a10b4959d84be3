import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("The room that scroll nodes have") struct ScrollRoomTests {
  @Test(
    "a node is as large as its place; where that has no end, as its content",
    arguments: [(CGFloat(200), CGFloat(200)), (.greatestFiniteMagnitude, 500), (.infinity, 500)])
  func room(height: CGFloat, own: CGFloat) {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let (node, content) = (ASScrollNode(), ASDisplayNode())
      content.style.preferredSize = CGSize(width: 100, height: 500)
      node.automaticallyManagesContentSize = true
      node.automaticallyManagesSubnodes = true
      node.layoutSpecBlock = { _, _ in ASWrapperLayoutSpec(layoutElement: content) }
      _ = node.view
      _ = node.layoutThatFits(ASSizeRangeUnconstrained, parentSize: CGSize(width: 100, height: height))
      node.layout()
      #expect(node.calculatedSize == CGSize(width: 100, height: own))
      #expect(node.view.contentSize == CGSize(width: 100, height: 500))
    }
    #expect(transcript.brokenRules == [])
  }
}
