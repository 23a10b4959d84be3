import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import NodeConformance
import Testing

/// Hooks that are called a second time because somebody asks for it are no fault of a subclass.
@Suite struct WantedAnewTests {
  private static let spec = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Spec")
    .standardized.path

  @Test func dataThatIsWantedAnewIsFetchedAsIfTheStateWereEntered() throws {
    let trial = try Trial(pages: ["\(Self.spec)/interface-state.md"], vocabulary: "\(Self.spec)/vocabulary.yml") {
      stage in
      let (window, node) = (UIWindow(), stage.make { ASDisplayNode() })
      window.addSubview(node.view)
      window.makeKeyAndVisible()
      node.setNeedsPreload()
      stage.settle()
    }
    #expect(trial.brokenRules.map(\.claim) == [])
    #expect(trial.trace.dump().components(separatedBy: "enter ASDisplayNode.didEnterPreloadState()").count == 3)
  }
}
