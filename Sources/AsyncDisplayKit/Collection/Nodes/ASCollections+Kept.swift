import Foundation
import HeadlessUIKit

/// How a collection waits for its cells. Kept only: it shows them as soon as they are measured.
public struct ASCellLayoutMode: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let alwaysSync = ASCellLayoutMode(rawValue: 1 << 1)
  public static let alwaysAsync = ASCellLayoutMode(rawValue: 1 << 2)
  public static let syncForSmallContent = ASCellLayoutMode(rawValue: 1 << 3)
  public static let alwaysLazy = ASCellLayoutMode(rawValue: 1 << 4)
  public static let serializeNodeCreation = ASCellLayoutMode(rawValue: 1 << 5)
  public static let alwaysPassthroughDelegate = ASCellLayoutMode(rawValue: 1 << 7)
  public static let alwaysReloadData = ASCellLayoutMode(rawValue: 1 << 8)
}

extension ASCellContainerNode {
  /// Not kept alive. Never asked here: content moves in no time, and has no speed.
  public var batchFetchingDelegate: (any ASBatchFetchingDelegate)? {
    get { rareWeak() as? any ASBatchFetchingDelegate }
    set { setRareWeak(newValue) }
  }
}

extension ASCollectionNode {
  public var cellLayoutMode: ASCellLayoutMode {
    get { rare() ?? [] }
    set { setRare(newValue) }
  }

  /// Whether what is shown follows at once, as in a collection without nodes; kept only.
  public var usesSynchronousDataLoading: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }

  /// The delegate says something else of sizes and distances now.
  public func invalidateFlowLayoutDelegateMetrics() { collectionViewLayout.invalidateLayout() }
}

extension ASCollectionView {
  /// Kept; content has the insets that are set.
  public var zeroContentInsets: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }

  // Of the node, under the names that the view had for them.
  public var asyncDelegate: (any ASCollectionDelegate)? {
    get { collectionNode?.delegate }
    set { collectionNode?.delegate = newValue }
  }
  public var asyncDataSource: (any ASCollectionDataSource)? {
    get { collectionNode?.dataSource }
    set { collectionNode?.dataSource = newValue }
  }
  public var layoutInspector: (any ASCollectionViewLayoutInspecting)? {
    get { collectionNode?.layoutInspector }
    set { collectionNode?.layoutInspector = newValue }
  }
  public func visibleNodes() -> [ASCellNode] { collectionNode?.visibleNodes ?? [] }
  public func nodeForItem(at indexPath: IndexPath) -> ASCellNode? { collectionNode?.nodeForItem(at: indexPath) }
  public func indexPath(for cellNode: ASCellNode) -> IndexPath? { collectionNode?.indexPath(for: cellNode) }
  public func supplementaryNode(forElementKind elementKind: String, at indexPath: IndexPath) -> ASCellNode? {
    collectionNode?.supplementaryNode(forElementKind: elementKind, at: indexPath)
  }
  public func registerSupplementaryNode(ofKind elementKind: String) {
    collectionNode?.registerSupplementaryNode(ofKind: elementKind)
  }
  public func scrollableDirections() -> ASScrollDirection { collectionNode?.scrollableDirections ?? [] }
  public func waitUntilAllUpdatesAreCommitted() { collectionNode?.waitUntilAllUpdatesAreProcessed() }
  public func relayoutItems() { collectionNode?.relayoutItems() }
}

extension ASTableNode {
  /// Nil: nodes are in the view themselves, and in no cells.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }

  /// The rows that a part of the content covers.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    let paths = (0..<numberOfSections).flatMap { section in
      (0..<numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }
    return paths.filter { rectForRow(at: $0).overlaps(rect) }
  }
}

extension ASTableView {
  // Of the node, under the names that the view had for them.
  public var asyncDelegate: (any ASTableDelegate)? {
    get { tableNode?.delegate }
    set { tableNode?.delegate = newValue }
  }
  public var asyncDataSource: (any ASTableDataSource)? {
    get { tableNode?.dataSource }
    set { tableNode?.dataSource = newValue }
  }
  public func visibleNodes() -> [ASCellNode] { tableNode?.visibleNodes ?? [] }
  public func nodeForRow(at indexPath: IndexPath) -> ASCellNode? { tableNode?.nodeForRow(at: indexPath) }
  public func indexPath(for cellNode: ASCellNode) -> IndexPath? { tableNode?.indexPath(for: cellNode) }
  public func relayoutItems() { tableNode?.relayoutItems() }
  public func waitUntilAllUpdatesAreCommitted() { tableNode?.waitUntilAllUpdatesAreProcessed() }
}
