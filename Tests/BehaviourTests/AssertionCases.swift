import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

/// Where the original stops with an assertion, a rule is reported and the state stays sound.
@Suite("As the original: what is refused") struct AssertionCases {
  @Test(arguments: BehaviourCase.of("assertion"))
  func refusal(of behaviour: BehaviourCase) throws {
    let text = try #require(behaviour.input["call"].text)
    let calls = try #require(Self.calls[text], "a call that this suite does not know")
    for call in calls {
      let transcript = onMain(call)
      #expect(!transcript.brokenRules.isEmpty == behaviour.expected["throws"].bool)
    }
  }

  /// Each call that a case names; several where a case names several.
  private static let calls: [String: [@Sendable () -> Void]] = [
    "read preferredSize while width is 50%": [
      {
        let style = ASDisplayNode().style
        style.width = ASDimensionMake("50%")
        #expect(style.preferredSize == .zero)
      }
    ],
    "make dimension unit auto, value 100": [{ _ = ASDimensionMake(.auto, 100) }],
    "addSubnode inside layoutSpecBlock": [
      {
        let (node, other) = (ASDisplayNode(), ASDisplayNode())
        node.layoutSpecBlock = { node, _ in
          node.addSubnode(other)
          return ASLayoutSpec()
        }
        _ = node.layoutThatFits(ASSizeRangeMake(CGSize(width: 10, height: 10)))
        #expect(node.subnodes.isEmpty)
      }
    ],
    "make a layout of size FLT_MAX, CGFLOAT_MAX or infinity": [
      CGFloat(Float.greatestFiniteMagnitude), CGFloat.greatestFiniteMagnitude, .infinity,
    ].map { length in
      { _ = ASLayout(layoutElement: ASDisplayNode(), size: CGSize(width: length, height: length)) }
    },
    "layoutThatFits(exactly 0 x FLT_MAX) on a node wrapping a plain node": [
      {
        let (node, inner) = (ASDisplayNode(), ASDisplayNode())
        node.layoutSpecBlock = { _, _ in ASWrapperLayoutSpec(layoutElement: inner) }
        let size = CGSize(width: 0, height: CGFloat(Float.greatestFiniteMagnitude))
        _ = node.layoutThatFits(ASSizeRange(min: size, max: size))
      }
    ],
    "set alignItems or justifyContent while horizontal/verticalAlignment are in use": [
      { alignedStack().alignItems = .end }, { alignedStack().justifyContent = .end },
    ],
    "willEnterHierarchy() or didExitHierarchy() called by hand": [
      { ASDisplayNode().willEnterHierarchy() }, { ASDisplayNode().didExitHierarchy() },
    ],
  ]

  private static func alignedStack() -> ASStackLayoutSpec {
    let stack = ASStackLayoutSpec()
    stack.horizontalAlignment = .middle
    stack.verticalAlignment = .center
    return stack
  }

  @Test("alignments that were set in words can be set again once the words are gone")
  func alignments() {
    let transcript = onMain {
      let stack = Self.alignedStack()
      stack.horizontalAlignment = .none
      stack.verticalAlignment = .none
      #expect(stack.alignItems == .center)
      #expect(stack.justifyContent == .center)
      stack.alignItems = .end
      stack.justifyContent = .end
    }
    #expect(transcript.brokenRules == [])
  }
}
