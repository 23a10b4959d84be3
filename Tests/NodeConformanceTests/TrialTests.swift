import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import NodeConformance
import Testing

/// What an author of subclasses does, as the README shows it.
@Suite struct TrialTests {
  private static let spec = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Spec")
    .standardized.path

  private func trial(_ node: @escaping @Sendable () -> ASDisplayNode) throws -> Trial {
    try Trial(pages: ["\(Self.spec)/nodes.md"], vocabulary: "\(Self.spec)/vocabulary.yml") { stage in
      let node = stage.make(node)
      _ = node.view
      stage.settle()
    }
  }

  @Test func anObedientSubclassBreaksNothing() throws {
    #expect(try trial { Badge() }.brokenRules.map(\.claim) == [])
  }

  @Test func aSubnodeThatIsTurnedIsPlacedAllTheSame() throws {
    let trial = try Trial(pages: ["\(Self.spec)/nodes.md"], vocabulary: "\(Self.spec)/vocabulary.yml") { stage in
      let window = UIWindow()
      window.rootViewController = stage.make { ASDKViewController(node: TurnedBadge()) }
      window.makeKeyAndVisible()
      stage.settle()
    }
    #expect(trial.brokenRules.map(\.claim) == [])
    #expect(trial.keptRules.contains("ASDisplayNode.layout/super-makes-subnodes-positioned"))
  }

  @Test func aClassThatMakesItsLayoutsAnswersForTheirSize() throws {
    for isFitting in [false, true] {
      let trial = try Trial(pages: ["\(Self.spec)/layout.md"], vocabulary: "\(Self.spec)/vocabulary.yml") { stage in
        let window = UIWindow()
        window.rootViewController = stage.make { ASDKViewController(node: LowBadge(isFitting: isFitting)) }
        window.makeKeyAndVisible()
        stage.settle()
      }
      #expect(trial.brokenRules.map(\.claim) == [])
      #expect(trial.keptRules.contains { $0.hasPrefix("ASDisplayNode.layout/") })
    }
  }

  @Test func whatIsDrawnOfACellIsNoSubnodesOfItsContainer() throws {
    final class Drawn: ASCellNode {
      override class func draw(
        _ bounds: CGRect, withParameters parameters: Any?, isCancelled: () -> Bool, isRasterizing: Bool
      ) {}
    }
    let trial = try list(of: { Drawn() }, page: "drawing.md")
    #expect(trial.brokenRules.map(\.description) == [])
  }

  @Test func aCellThatIsSeenNoMoreAndAgainWhereItIsNeedNotBeToldOf() throws {
    let trial = try list(of: { ASCellNode() }, page: "collections.md") { window in
      HeadlessRuntime.current.enterBackground()
      HeadlessRuntime.current.turn()
      HeadlessRuntime.current.enterForeground()
      HeadlessRuntime.current.turn()
      let root = window.rootViewController
      window.rootViewController = nil
      HeadlessRuntime.current.turn()
      window.rootViewController = root
    }
    #expect(trial.brokenRules.map(\.description) == [])
    let told = trial.trace.dump().components(separatedBy: "enter ASCollectionDelegate.collectionNode(_:willDisplay")
    #expect(told.count == 3)
  }

  /// A collection of one cell, judged by a page.
  private func list(
    of cell: @escaping @Sendable () -> ASCellNode, page: String, then: @escaping @Sendable (UIWindow) -> Void = { _ in }
  ) throws -> Trial {
    final class One: ASCollectionDataSource, ASCollectionDelegate, @unchecked Sendable {
      let cell: @Sendable () -> ASCellNode
      init(_ cell: @escaping @Sendable () -> ASCellNode) { self.cell = cell }
      func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int { 1 }
      func collectionNode(
        _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
      ) -> ASCellNodeBlock { { [cell] in cell() } }
      func collectionNode(
        _ collectionNode: ASCollectionNode, constrainedSizeForItemAt indexPath: IndexPath
      ) -> ASSizeRange { ASSizeRangeMake(CGSize(width: 100, height: 100)) }
    }
    let source = One(cell)
    return try Trial(pages: ["\(Self.spec)/\(page)"], vocabulary: "\(Self.spec)/vocabulary.yml") { stage in
      let window = UIWindow()
      window.rootViewController = stage.make {
        let list = ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout())
        (list.dataSource, list.delegate) = (source, source)
        return ASDKViewController(node: list)
      }
      window.makeKeyAndVisible()
      stage.settle()
      then(window)
      stage.settle()
    }
  }

  @Test func whatTheFrameworksClassesOverrideIsNoOverrideOfASubclass() throws {
    final class Scroll: ASScrollNode {}
    final class Own: ASScrollNode {
      override func calculateLayoutThatFits(
        _ constrainedSize: ASSizeRange, restrictedTo size: ASLayoutElementSize, relativeToParentSize parentSize: CGSize
      ) -> ASLayout {
        super.calculateLayoutThatFits(constrainedSize, restrictedTo: size, relativeToParentSize: parentSize)
      }
    }
    let (plain, own) = (try broken { Scroll() }, try broken { Own() })
    #expect(plain == [])
    #expect(own.count == 1 && own[0].hasPrefix("ASDisplayNode.calculateLayoutThatFits/never-override-"))
  }

  /// What the page on layouts says that a node on screen breaks.
  private func broken(_ node: @escaping @Sendable () -> ASDisplayNode) throws -> [String] {
    try Trial(pages: ["\(Self.spec)/layout.md"], vocabulary: "\(Self.spec)/vocabulary.yml") { stage in
      let window = UIWindow()
      window.rootViewController = stage.make { ASDKViewController(node: node()) }
      window.makeKeyAndVisible()
      stage.settle()
    }.brokenRules.map(\.claim)
  }

  @Test func whatWasKeptIsKnownAndAnEmptyRunKeepsNothing() throws {
    #expect(try trial { Badge() }.keptRules.contains("ASDisplayNode.didLoad/once"))
    let empty = try Trial(pages: ["\(Self.spec)/nodes.md"], vocabulary: "\(Self.spec)/vocabulary.yml") { _ in }
    #expect(empty.brokenRules.isEmpty && empty.keptRules.isEmpty)
  }

  @Test func aPageThatPromisesNothingIsRefused() throws {
    let page = "\(Self.spec)/trace-format.md"
    let error = #expect(throws: (any Error).self) {
      try Trial(pages: [page], vocabulary: "\(Self.spec)/vocabulary.yml") { _ in }
    }
    #expect(error.map { "\($0)" } == "\(page): no promise was found in it; give a page that makes one")
  }

  @Test func aHastySubclassIsShownTheSentence() throws {
    let broken = try trial { HastyBadge() }.brokenRules
    let rule = try #require(broken.first { $0.claim == "ASDisplayNode.init/never-touch-view" })
    #expect(rule.sentence.hasPrefix("Never create UIKit objects, touch the view"))
    #expect(rule.explanation == "HastyBadge 1: touch view inside ASDisplayNode -init")
    #expect(rule.place.contains("Spec/nodes.md:"))
  }
}

private class Badge: ASDisplayNode {
  override func didLoad() {
    super.didLoad()
    view.isUserInteractionEnabled = false
  }
}

private final class HastyBadge: Badge {
  override init() {
    super.init()
    view.isUserInteractionEnabled = false
  }
}

/// Has a label in its middle that is turned: its frame is larger than its place.
final class TurnedBadge: ASDisplayNode {
  private let label = ASDisplayNode()

  override init() {
    super.init()
    automaticallyManagesSubnodes = true
    label.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    label.style.preferredSize = CGSize(width: 20, height: 10)
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    ASCenterLayoutSpec(centeringOptions: .XY, sizingOptions: [], child: label)
  }
}

/// As high as it likes, whatever it is asked.
private class LowBadge: ASDisplayNode {
  private let isFitting: Bool

  init(isFitting: Bool) {
    self.isFitting = isFitting
    super.init()
  }

  override func calculateLayoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
    let height = isFitting ? constrainedSize.max.height : 30
    return ASLayout(layoutElement: self, size: CGSize(width: constrainedSize.max.width, height: height))
  }
}
