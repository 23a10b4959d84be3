import Foundation
import HeadlessUIKit

/// A vertical list whose cells are made and measured off main, and told how near they are to being seen. Main only.
open class ASCollectionNode: ASDisplayNode {
  public weak var dataSource: (any ASCollectionDataSource)?
  public weak var delegate: (any ASCollectionDelegate)?

  /// What is shown, from top to bottom.
  private(set) var cells: [ASCellNode] = []
  /// The size of all cells together, in points.
  public private(set) var contentSize = CGSize.zero
  private var needsReload = true
  /// Counts the reloads and new measurements, so that the result of an old one is not taken for the newest.
  private var generation = 0
  private var measuredWidth: CGFloat = 0

  public override init() { super.init() }

  /// The cell behind this position, in points, is at the collection's top.
  public var contentOffset = CGPoint.zero {
    didSet { if requireMain(.viewOnMain, "contentOffset") { updateRanges() } else { contentOffset = oldValue } }
  }

  // MARK: Asking

  public var numberOfSections: Int { (cells.last?.indexPath?.section).map { $0 + 1 } ?? 0 }

  public func numberOfItems(inSection section: Int) -> Int { cells.count { $0.indexPath?.section == section } }

  public func nodeForItem(at indexPath: IndexPath) -> ASCellNode? { cells.first { $0.indexPath == indexPath } }

  public func indexPath(for cell: ASCellNode) -> IndexPath? { cells.contains { $0 === cell } ? cell.indexPath : nil }

  /// The cells on screen, from top to bottom.
  public var visibleNodes: [ASCellNode] { cells.filter(\.isVisible) }

  /// The collection's width and any height.
  public var defaultCellRange: ASSizeRange {
    ASSizeRange(min: CGSize(width: bounds.width, height: 0), max: CGSize(width: bounds.width, height: .infinity))
  }

  // MARK: Loading

  /// Asks the data source anew. The cells there are stay until the new ones have been made and measured.
  public func reloadData() {
    guard requireMain(.viewOnMain, "reloadData()") else { return }
    needsReload = true
    if bounds.width > 0 { reload() }
  }

  private func reload() {
    needsReload = false
    generation += 1
    measuredWidth = bounds.width
    let update = CollectionUpdate(collection: self, generation: generation, items: itemsOfDataSource())
    runtime.async(.editing) { update.run() }
  }

  private func itemsOfDataSource() -> [CollectionItem] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).flatMap { section in
      (0..<dataSource.collectionNode(self, numberOfItemsInSection: section)).map { item in
        let path = IndexPath(item: item, section: section)
        let block = HeadlessRuntime.make { dataSource.collectionNode(self, nodeBlockForItemAt: path) }
        return CollectionItem(path: path, range: cellRange(at: path), source: .block(block))
      }
    }
  }

  /// Measures the cells again, off main too.
  func remeasure() {
    guard !needsReload, bounds.width > 0 else { return }
    generation += 1
    measuredWidth = bounds.width
    let items = cells.compactMap { cell in
      cell.indexPath.map { CollectionItem(path: $0, range: cellRange(at: $0), source: .cell(cell)) }
    }
    let update = CollectionUpdate(collection: self, generation: generation, items: items)
    runtime.async(.editing) { update.run() }
  }

  private func cellRange(at path: IndexPath) -> ASSizeRange {
    delegate?.collectionNode(self, constrainedSizeForItemAt: path) ?? defaultCellRange
  }

  /// Shows the cells of an update, unless there is a newer one.
  func show(_ new: [ASCellNode], generation: Int) {
    guard generation == self.generation else { return }
    let kept = Set(new.map(ObjectIdentifier.init))
    for cell in cells where !kept.contains(ObjectIdentifier(cell)) { leave(cell, for: []) }
    cells = new
    var top: CGFloat = 0
    for cell in new {
      cell.setFrame(CGRect(origin: CGPoint(x: 0, y: top), size: cell.calculatedSize), by: .byFramework)
      top += cell.calculatedSize.height
    }
    contentSize = CGSize(width: bounds.width, height: top)
    updateRanges()
  }

  // MARK: Layout and hierarchy

  open override func layout() {
    super.layout()
    if needsReload {
      reload()
    } else if measuredWidth != bounds.width {
      remeasure()
    } else {
      updateRanges()
    }
  }

  open override func didEnterHierarchy() {
    super.didEnterHierarchy()
    updateRanges()
  }

  open override func didExitHierarchy() {
    super.didExitHierarchy()
    for cell in cells { leave(cell, for: []) }
  }

  // MARK: Ranges

  /// Tells every cell how near it is: the visible ones first, then those to be drawn, then those to be fetched, then the others.
  private func updateRanges() {
    guard isInHierarchy else { return }
    let ranges = CollectionRanges(offset: contentOffset.y, height: bounds.height)
    let states = cells.map { ($0, ranges.state(of: $0.frame)) }
    for (cell, state) in states where state.contains(.visible) { enter(cell, for: state) }
    for (cell, state) in states where !state.contains(.visible) && state.contains(.display) { leave(cell, for: state) }
    for (cell, state) in states where !state.contains(.display) && state.contains(.preload) { leave(cell, for: state) }
    for (cell, state) in states where !state.contains(.preload) { leave(cell, for: state) }
  }

  private func enter(_ cell: ASCellNode, for state: ASInterfaceState) {
    let isNew = !cell.isVisible
    if isNew { delegate?.collectionNode(self, willDisplayItemWith: cell) }
    if cell.loadedView.superview !== loadedView { loadedView.addSubview(cell.loadedView) }
    cell.setInterfaceStateOfTree(state)
  }

  private func leave(_ cell: ASCellNode, for state: ASInterfaceState) {
    let wasVisible = cell.isVisible
    cell.setInterfaceStateOfTree(state)
    if wasVisible {
      cell.loadedView.removeFromSuperview()
      delegate?.collectionNode(self, didEndDisplayingItemWith: cell)
    }
  }
}
