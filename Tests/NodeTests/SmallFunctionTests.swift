import AsyncDisplayKit
import Foundation
import Testing

@Suite("Functions that Texture has beside its classes") struct SmallFunctionTests {
  @Test("a direction is turned round on one axis, unless it goes both ways")
  func directions() {
    #expect(ASScrollDirectionInvertHorizontally([.left, .up]) == [.right, .up])
    #expect(ASScrollDirectionInvertHorizontally([.left, .right]) == [.left, .right])
    #expect(ASScrollDirectionInvertVertically([.left, .up]) == [.left, .down])
    #expect(ASScrollDirectionInvertVertically([.left]) == [.left])
  }

  @Test("a state says its parts")
  func states() {
    #expect(NSStringFromASInterfaceState([]) == "{ No state }")
    #expect(NSStringFromASInterfaceState([.preload, .visible]) == "{ Preload | Visible }")
    #expect(ASInterfaceStateIncludesDisplay([.display]) && !ASInterfaceStateIncludesVisible([.display]))
  }

  @Test("nodes are found above and below one")
  func finding() {
    HeadlessRuntime().runMain {
      let (root, left, right, leaf) = (ASDisplayNode(), ASDisplayNode(), ASDisplayNode(), ASTextNode())
      root.addSubnode(left)
      root.addSubnode(right)
      left.addSubnode(leaf)
      #expect(ASDisplayNodeFindClosestCommonAncestor(leaf, right) === root)
      #expect(ASDisplayNodeFindFirstNode(root) { $0 is ASTextNode } === leaf)
      var seen: [ASDisplayNode] = []
      ASDisplayNodePerformBlockOnEveryNodeBFS(root) { seen.append($0) }
      #expect(seen.map(ObjectIdentifier.init) == [root, left, right, leaf].map(ObjectIdentifier.init))
    }
  }

  @Test("what a node says of its layer before there is one is the layer's later")
  func kept() {
    HeadlessRuntime().runMain {
      let (node, half) = (ASDisplayNode(), CGRect(x: 0, y: 0, width: 0.5, height: 1))
      HeadlessRuntime.current.sync(.background) { node.contentsRect = half }
      #expect(node.contentsRect == half && node.layer.contentsRect == half)
      node.contentsRect = .zero
      #expect(node.layer.contentsRect == .zero && node.contentsGravity == .resize)
    }
  }

  @Test("how contents fill a node is the name of it, as in the original; layers' constants do as well")
  func gravity() {
    HeadlessRuntime().runMain {
      let node = ASDisplayNode()
      node.contentsGravity = CALayerContentsGravity.resizeAspect.rawValue
      #expect(node.layer.contentsGravity == .resizeAspect)
      node.contentsGravity = kCAGravityCenter
      let name: String = node.contentsGravity
      #expect(name == "center" && node.layer.contentsGravity == .center)
    }
  }

  @Test("who wants to hear of errors that end nothing hears of a frame that no node can have")
  func errors() {
    final class Heard: @unchecked Sendable {
      private let lock = NSLock()
      private var kept: [NSError] = []
      var errors: [NSError] { lock.withLock { kept } }
      func append(_ error: any Error) { lock.withLock { kept.append(error as NSError) } }
    }
    final class OddNode: ASDisplayNode {}
    HeadlessRuntime(violationHandler: { _ in }).runMain {
      let (heard, node) = (Heard(), OddNode())
      ASDisplayNode.nonFatalErrorBlock = { heard.append($0) }
      node.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
      ASDisplayNode.nonFatalErrorBlock = nil
      node.bounds.size.width = .infinity
      // Other tests refuse frames too.
      let own = heard.errors.filter { $0.localizedDescription.contains("OddNode") }
      #expect(own.map(\.domain) == [ASDisplayNodeErrorDomain] && own.first?.code == ASDisplayNodeNonFatalErrorCode)
      #expect(node.frame == .zero)
    }
  }
}
