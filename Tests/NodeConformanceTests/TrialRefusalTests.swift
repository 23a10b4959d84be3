import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import NodeConformance
import Testing

/// What a trial says beside its verdicts.
@Suite struct TrialRefusalTests {
  private static let spec = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Spec")
    .standardized.path

  /// Of what is shown in a window, as it was told and what it broke.
  private func trial(_ node: @escaping @Sendable () -> ASDisplayNode) throws -> (told: [String], broken: [String]) {
    let told = Told()
    let pages = ["nodes", "view-controllers"].map { "\(Self.spec)/\($0).md" }
    let trial = try Trial(
      pages: pages, vocabulary: "\(Self.spec)/vocabulary.yml", refusals: { told.append("\($0.rule.id): \($0.subject)") }
    ) { stage in
      let window = UIWindow()
      window.rootViewController = stage.make { ASDKViewController(node: node()) }
      window.makeKeyAndVisible()
      stage.settle()
    }
    return (told.lines, trial.brokenRules.map(\.claim))
  }

  @Test func whatTheRuntimeRefusesIsTold() throws {
    #expect(try trial { ShareOfNothing() }.told.contains { $0.hasPrefix("sound-layout: ") })
    #expect(try trial { ASDisplayNode() }.told == [])
  }

  @Test func theFrameThatACollectionIsMadeWithIsNoLayoutCode() throws {
    #expect(try trial { RowOfRows() }.broken == [])
  }
}

private final class Told: @unchecked Sendable {
  private let lock = NSLock()
  private var kept: [String] = []
  var lines: [String] { lock.withLock { kept } }
  func append(_ line: String) { lock.withLock { kept.append(line) } }
}

/// Wants a share of a length that its content decides.
private final class ShareOfNothing: ASDisplayNode {
  private let label = ASDisplayNode()

  override init() {
    super.init()
    automaticallyManagesSubnodes = true
    label.style.maxWidth = ASDimensionMake("80%")
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    let stack = ASStackLayoutSpec.vertical()
    stack.children = [label]
    return ASCenterLayoutSpec(centeringOptions: .XY, sizingOptions: [], child: stack)
  }
}

/// A table whose rows have a collection of their own, made before the row's own initialiser begins.
private final class RowOfRows: ASTableNode, ASTableDataSource {
  private final class Row: ASCellNode {
    private let collection: ASCollectionNode

    override init() {
      collection = ASCollectionNode(
        frame: CGRect(x: 0, y: 0, width: 1, height: 1), collectionViewLayout: UICollectionViewFlowLayout())
      super.init()
      addSubnode(collection)
    }

    override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize { CGSize(width: 40, height: 40) }
  }

  override init(style: UITableView.Style) {
    super.init(style: style)
    dataSource = self
  }

  func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableNode(_ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath) -> ASCellNode { Row() }
}
