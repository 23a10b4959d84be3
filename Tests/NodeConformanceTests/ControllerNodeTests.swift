import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import NodeConformance
import Testing

/// What a controller's node does counts for the controller, wherever the node is shown.
@Suite struct ControllerNodeTests {
  private static let spec = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Spec")
    .standardized.path
  private static let samePass = "ASViewController.viewWillLayoutSubviews/at-same-time-layout"

  private func trial(_ screen: @escaping @Sendable () -> UIViewController) throws -> Trial {
    try Trial(pages: ["\(Self.spec)/view-controllers.md"], vocabulary: "\(Self.spec)/vocabulary.yml") { stage in
      let window = UIWindow()
      window.rootViewController = stage.make { screen() }
      window.makeKeyAndVisible()
      stage.settle()
    }
  }

  @Test func aControllerInACellIsLaidOutWithItsNode() throws {
    let trial = try trial { PagesController() }
    #expect(trial.brokenRules.map(\.claim) == [] && trial.keptRules.contains(Self.samePass))
  }

  @Test func soIsOneWhoseNodeIsASubnode() throws {
    let trial = try trial {
      let guest = ASDKViewController(node: ASDisplayNode())
      let host = ASDKViewController(node: ASDisplayNode())
      host.node.addSubnode(guest.node)
      host.node.layoutSpecBlock = { [guest] _, _ in ASWrapperLayoutSpec(layoutElement: guest.node) }
      return host
    }
    #expect(trial.brokenRules.map(\.claim) == [] && trial.keptRules.contains(Self.samePass))
  }
}

private final class PagesController: ASDKViewController<ASPagerNode>, ASPagerDataSource {
  override init() {
    super.init(node: ASPagerNode())
    node.setDataSource(self)
  }

  required init?(coder: NSCoder) { nil }

  func numberOfPages(in pagerNode: ASPagerNode) -> Int { 2 }

  func pagerNode(_ pagerNode: ASPagerNode, nodeBlockAt index: Int) -> ASCellNodeBlock {
    { ASCellNode(viewControllerBlock: { ASDKViewController(node: ASDisplayNode()) }) }
  }
}
