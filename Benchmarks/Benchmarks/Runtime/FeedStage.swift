import AsyncDisplayKit
import Foundation
import HeadlessUIKit

/// A cell of three nodes.
final class FeedCell: ASCellNode {
  private let picture = ASDisplayNode()
  private let caption = ASDisplayNode()

  override init() {
    super.init()
    picture.style.preferredSize = CGSize(width: 40, height: 40)
    caption.style.preferredSize = CGSize(width: 100, height: 12)
    addSubnode(picture)
    addSubnode(caption)
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    let row = ASStackLayoutSpec(
      direction: .horizontal, spacing: 8, justifyContent: .start, alignItems: .center, children: [picture, caption])
    return ASInsetLayoutSpec(insets: UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4), child: row)
  }
}

final class FeedSource: ASCollectionDataSource {
  let count: Int
  init(count: Int) { self.count = count }
  func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int { count }
  func collectionNode(_ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath) -> ASCellNodeBlock {
    { FeedCell() }
  }
}

/// A collection on screen, on threads.
enum FeedStage {
  static func perform(_ count: Int, _ body: (ASCollectionNode) -> Void) {
    HeadlessRuntime(scheduler: ThreadedScheduler()).runMain {
      let (window, list, source) = (UIWindow(), ASCollectionNode(), FeedSource(count: count))
      list.dataSource = source
      window.rootViewController = ASViewController(node: list)
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      withExtendedLifetime(source) { body(list) }
    }
  }
}
