import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import NodeConformance
import Testing

/// Whose view a controller's initialiser may not touch: its own and its node's, and nobody else's.
@Suite struct ControllerViewTests {
  private static let spec = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Spec")
    .standardized.path
  private static let rule = "ASViewController.init/never-touch-controller-view"

  /// A screen is made and shown, and the page of controllers judges that.
  private func trial(_ make: @escaping @Sendable (Stage) -> PageController) throws -> Trial {
    try Trial(pages: ["\(Self.spec)/view-controllers.md"], vocabulary: "\(Self.spec)/vocabulary.yml") { stage in
      let window = UIWindow()
      window.rootViewController = make(stage)
      window.makeKeyAndVisible()
      stage.settle()
    }
  }

  @Test func viewsOfOtherNodesAreNobodysBusiness() throws {
    let trial = try trial { stage in
      stage.make {
        PageController { page in
          _ = ASButtonNode().view
          let child = ASDisplayNode()
          page.node.addSubnode(child)
          child.layer.opacity = 0.5
        }
      }
    }
    #expect(trial.brokenRules.map(\.claim) == [] && trial.keptRules.contains(Self.rule))
  }

  @Test func norAreThoseOfControllersThatWereThereBefore() throws {
    let trial = try trial { stage in
      let guest = stage.make { PageController() }
      return stage.make {
        PageController { _ in
          guest.view.isHidden = true
          guest.node.view.isHidden = false
        }
      }
    }
    #expect(trial.brokenRules.map(\.claim) == [] && trial.keptRules.contains(Self.rule))
  }

  @Test(arguments: ["view", "node.view", "node.layer"])
  func itsOwnAndItsNodesAre(touched: String) throws {
    let trial = try trial { stage in
      stage.make {
        PageController { page in
          switch touched {
          case "view": page.view.isHidden = true
          case "node.view": page.node.view.isHidden = true
          default: page.node.layer.opacity = 0.5
          }
        }
      }
    }
    #expect(trial.brokenRules.map(\.claim).contains(Self.rule))
  }

  @Test func itsOwnIsWhileItMakesAnotherControllerToo() throws {
    let trial = try trial { stage in
      stage.make {
        PageController { page in
          page.guest = PageController()
          page.view.isHidden = true
        }
      }
    }
    #expect(trial.brokenRules.map(\.claim).contains(Self.rule))
  }
}

private final class PageController: ASViewController<ASDisplayNode> {
  var guest: PageController?

  init(initialize: (PageController) -> Void = { _ in }) {
    super.init(node: ASDisplayNode())
    initialize(self)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}
