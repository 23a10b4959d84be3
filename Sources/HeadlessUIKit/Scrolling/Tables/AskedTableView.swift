import Foundation

/// The rows and headings there are, where they are, and which are chosen.
///
/// A class beside ``UITableView`` because only what stands in the body of a class can be overridden.
open class AskedTableView: UpdatedTableView {
  private var table: UITableView { unsafeDowncast(self, to: UITableView.self) }

  open var numberOfSections: Int {
    table.content?.loadIfNeeded()
    return table.rowSource?.sectionCount ?? 0
  }

  open func numberOfRows(inSection section: Int) -> Int {
    guard section >= 0, section < numberOfSections, let rowSource = table.rowSource else { return 0 }
    return rowSource.itemCount(inSection: section)
  }

  /// Where a row is in the content; zero for a row that is not there.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    table.askedLayout?.layoutAttributesForItem(at: indexPath)?.frame ?? .zero
  }

  /// The row at a point of the content.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    table.rows(in: CGRect(origin: point, size: CGSize(width: 1, height: 1))).first { $0.frame.contains(point) }?
      .indexPath
  }

  /// The rows that touch a part of the content.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { table.rows(in: rect).map(\.indexPath) }

  /// The rows on screen, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { indexPathsForRows(in: table.bounds) }

  /// Scrolls to where a row is seen, or as little as is needed for that.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    let row = rectForRow(at: indexPath)
    guard row.height > 0 else { return }
    let room = table.bounds.inset(by: table.contentInset)
    let cover = table.heightOfStayingHeader(ofSection: indexPath.section)
    let top =
      switch scrollPosition {
      case .top: row.minY - cover
      case .middle: row.midY - room.height / 2
      case .bottom: row.maxY - room.height
      case .none: min(max(room.minY, row.maxY - room.height), row.minY - cover)
      }
    let offset = CGPoint(x: table.contentOffset.x, y: top - table.contentInset.top)
    table.setContentOffset(table.clampedOffset(offset), animated: animated)
  }

  // MARK: Cells that a data source makes. Rows that are nodes have none

  /// Has cells made of a class where none is left over from before.
  ///
  /// - Parameter cellClass: one of ``UITableViewCell``; nil to have none made any more.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let content = table.filledWithCells() else { return }
    content.reuse.register(
      ReuseName(identifier: identifier),
      (cellClass as? UITableViewCell.Type).map { type in
        { type.init(style: .default, reuseIdentifier: identifier) }
      })
  }

  /// A cell that is on screen no more, or a new one; nil if no class was registered by that name.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    table.filledWithCells()?.reuse.take(ReuseName(identifier: identifier), in: table.runtime)
  }

  /// A cell for a row: one that is on screen no more, or a new one. A class has to be registered by that name.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure("register a class of cells for “\(identifier)” before asking a table for one")
    }
    return cell
  }

  /// The cell of a row on screen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    table.content?.displayed.first { $0.path == indexPath }?.cell
  }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? { table.content?.path(of: cell) }

  /// The cells on screen, from top to bottom.
  open var visibleCells: [UITableViewCell] { table.content?.displayed.map(\.cell) ?? [] }

  // MARK: Selection

  open var indexPathForSelectedRow: IndexPath? { table.list?.selectedPaths.first }

  /// Nil if nothing is selected.
  open var indexPathsForSelectedRows: [IndexPath]? {
    let paths = table.list?.selectedPaths ?? []
    return paths.isEmpty ? nil : paths
  }

  /// Selects a row without telling the delegate.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
    guard table.requireMain(.viewOnMain, "selectRow(at:animated:scrollPosition:)") else { return }
    guard let indexPath else { return table.list?.selectedPaths.forEach { table.list?.deselect($0) } ?? () }
    table.list?.select(indexPath)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Takes the selection from a row without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if table.requireMain(.viewOnMain, "deselectRow(at:animated:)") { table.list?.deselect(indexPath) }
  }

  // MARK: Headings

  /// What stands above a section's rows and is used again for another; nil if it is not on screen, or of another kind.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { table.shownView(.header, section) }

  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { table.shownView(.footer, section) }

  /// Where a section is in the content, headings included; zero for one that is not there.
  open func rect(forSection section: Int) -> CGRect {
    guard let extent = table.askedLayout?.extent(ofSection: section) else { return .zero }
    return CGRect(x: 0, y: extent.start, width: table.bounds.width, height: extent.end - extent.start)
  }

  /// Where a header is while it does not stay behind on screen.
  open func rectForHeader(inSection section: Int) -> CGRect {
    guard let extent = table.askedLayout?.extent(ofSection: section) else { return .zero }
    return table.frame(of: .header, inSection: section)
      ?? CGRect(x: 0, y: extent.start, width: table.bounds.width, height: 0)
  }

  /// Where a footer is while it does not stay behind on screen.
  open func rectForFooter(inSection section: Int) -> CGRect {
    guard let extent = table.askedLayout?.extent(ofSection: section) else { return .zero }
    return table.frame(of: .footer, inSection: section)
      ?? CGRect(x: 0, y: extent.end, width: table.bounds.width, height: 0)
  }

  /// Has views of headings made of a class where none is left over from before.
  ///
  /// - Parameter aClass: one of ``UITableViewHeaderFooterView``; nil to have none made any more.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    table.headings.reuse.register(
      ReuseName(identifier: identifier),
      (aClass as? UITableViewHeaderFooterView.Type).map { type in { type.init(reuseIdentifier: identifier) } })
  }

  /// A view for a heading: one that is on screen no more, or a new one. Nil if no class was registered by that name.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    table.headings.reuse.take(ReuseName(identifier: identifier), in: table.runtime)
  }
}
