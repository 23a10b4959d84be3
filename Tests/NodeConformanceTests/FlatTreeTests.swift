import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import NodeConformance
import Testing

/// Nodes that are drawn into another one's contents have neither view nor layer, and keep the rules of those that have.
@Suite struct FlatTreeTests {
  private static let spec = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Spec")
    .standardized.path

  private final class Plate: ASDisplayNode {
    let words = ASTextNode()
    override init() {
      super.init()
      enableSubtreeRasterization()
      addSubnode(words)
      words.attributedText = NSAttributedString(string: "tank")
    }
    override func layoutSpecThatFits(_ range: ASSizeRange) -> ASLayoutSpec { ASWrapperLayoutSpec(layoutElement: words) }
  }

  @Test func whatIsDrawnIntoAnotherNodeLeavesTheWindowWithIt() throws {
    let pages = ["\(Self.spec)/interface-state.md"]
    let trial = try Trial(pages: pages, vocabulary: "\(Self.spec)/vocabulary.yml") { stage in
      let window = UIWindow()
      let controller = UIViewController()
      let plate = stage.make { Plate() }
      controller.view.addSubnode(plate)
      plate.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      stage.settle()
      plate.view.removeFromSuperview()
      stage.settle()
    }
    #expect(trial.brokenRules.map(\.claim) == [])
  }
}
