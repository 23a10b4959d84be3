import Foundation
import HeadlessUIKit

/// Says which pages a pager shows. Asked on main; the blocks it returns run elsewhere. Of the last two one is needed.
public protocol ASPagerDataSource: ASCollectionDataSource {
  func numberOfPages(in pagerNode: ASPagerNode) -> Int
  /// A block that makes a page; see `nodeBlockForItemAt` of a collection.
  func pagerNode(_ pagerNode: ASPagerNode, nodeBlockAt index: Int) -> ASCellNodeBlock
  /// A page, made on main. Asked only of a data source that gives no blocks.
  func pagerNode(_ pagerNode: ASPagerNode, nodeAt index: Int) -> ASCellNode
}

extension ASPagerDataSource {
  public func pagerNode(_ pagerNode: ASPagerNode, nodeBlockAt index: Int) -> ASCellNodeBlock {
    let node = self.pagerNode(pagerNode, nodeAt: index)
    return { node }
  }

  public func pagerNode(_ pagerNode: ASPagerNode, nodeAt index: Int) -> ASCellNode { ASCellNode() }

  public func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int {
    (collectionNode as? ASPagerNode).map { numberOfPages(in: $0) } ?? 0
  }

  public func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    (collectionNode as? ASPagerNode).map { pagerNode($0, nodeBlockAt: indexPath.item) } ?? { ASCellNode() }
  }
}

/// Is told of what a pager shows, and may size its pages. All on main; every method may be left out.
public protocol ASPagerDelegate: ASCollectionDelegate {
  /// What a page is measured for; exactly the pager's size if it is left out.
  func pagerNode(_ pagerNode: ASPagerNode, constrainedSizeForNodeAt index: Int) -> ASSizeRange
}

extension ASPagerDelegate {
  public func pagerNode(_ pagerNode: ASPagerNode, constrainedSizeForNodeAt index: Int) -> ASSizeRange {
    pagerNode.pageRange
  }
}

/// A collection that shows one page at a time. Main only.
open class ASPagerNode: ASCollectionNode {
  /// Pages beside one another.
  public override convenience init() { self.init(collectionViewLayout: ASPagerFlowLayout()) }

  public override init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(collectionViewLayout: layout)
    tune()
  }

  /// The one that pagers have of their own, for subclasses that override it.
  public init(collectionViewLayout flowLayout: ASPagerFlowLayout) {
    super.init(collectionViewLayout: flowLayout)
    tune()
  }

  public override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
    tune()
  }

  public override init(
    frame: CGRect, collectionViewLayout layout: UICollectionViewLayout,
    layoutFacilitator: (any ASCollectionViewLayoutFacilitatorProtocol)?
  ) {
    super.init(frame: frame, collectionViewLayout: layout, layoutFacilitator: layoutFacilitator)
    tune()
  }

  public override init(
    layoutDelegate: any ASCollectionLayoutDelegate,
    layoutFacilitator: (any ASCollectionViewLayoutFacilitatorProtocol)? = nil
  ) {
    super.init(layoutDelegate: layoutDelegate, layoutFacilitator: layoutFacilitator)
    tune()
  }

  /// The defaults of AsyncDisplayKit: pages count, not parts of them.
  private func tune() {
    let screens: [(ASLayoutRangeMode, ASLayoutRangeType, CGFloat)] = [
      (.minimum, .display, 0), (.minimum, .preload, 1), (.full, .display, 1), (.full, .preload, 2),
    ]
    for (mode, type, count) in screens {
      container.ranges.tuning[mode, type] = ASRangeTuningParameters(
        leadingBufferScreenfuls: count, trailingBufferScreenfuls: count)
    }
  }

  open override func didLoad() {
    super.didLoad()
    container.scrollView?.isPagingEnabled = true
    container.scrollView?.showsHorizontalScrollIndicator = false
    container.scrollView?.scrollsToTop = false
  }

  open func setDataSource(_ dataSource: (any ASPagerDataSource)?) { self.dataSource = dataSource }
  open func setDelegate(_ delegate: (any ASPagerDelegate)?) { self.delegate = delegate }

  /// Kept; insets are never adjusted here.
  open var allowsAutomaticInsetsAdjustment = false

  /// The page that covers most of the pager.
  open var currentPageIndex: Int { bounds.width > 0 ? Int((contentOffset.x / bounds.width).rounded()) : 0 }

  /// Scrolls to a page.
  open func scrollToPage(at index: Int, animated: Bool) {
    scrollToItem(at: IndexPath(item: index, section: 0), at: .left, animated: animated)
  }

  /// Nil if there is no such page.
  open func nodeForPage(at index: Int) -> ASCellNode! { nodeForItem(at: IndexPath(item: index, section: 0)) }

  /// `NSNotFound` for a node that is no page.
  open func indexOfPage(with node: ASCellNode) -> Int { indexPath(for: node)?.item ?? NSNotFound }

  /// Exactly the pager's size.
  var pageRange: ASSizeRange { ASSizeRange(min: bounds.size, max: bounds.size) }

  // A source of pages is asked for pages, also if it has items for a collection besides.

  private var pages: (any ASPagerDataSource)? { dataSource as? any ASPagerDataSource }

  override func numberOfItemsInSource(section: Int) -> Int {
    pages?.numberOfPages(in: self) ?? super.numberOfItemsInSource(section: section)
  }

  override func block(ofItemAt path: IndexPath) -> ASCellNodeBlock {
    pages?.pagerNode(self, nodeBlockAt: path.item) ?? super.block(ofItemAt: path)
  }

  override func range(ofItemAt path: IndexPath) -> ASSizeRange {
    (delegate as? any ASPagerDelegate)?.pagerNode(self, constrainedSizeForNodeAt: path.item) ?? pageRange
  }
}
