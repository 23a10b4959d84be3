import Foundation

/// The rows there are, and where they are.
extension UITableView {
  public var numberOfSections: Int {
    content?.loadIfNeeded()
    return rowSource?.sectionCount ?? 0
  }

  public func numberOfRows(inSection section: Int) -> Int {
    guard section >= 0, section < numberOfSections, let rowSource else { return 0 }
    return rowSource.itemCount(inSection: section)
  }

  /// Where a row is in the content; zero for a row that is not there.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    askedLayout?.layoutAttributesForItem(at: indexPath)?.frame ?? .zero
  }

  /// The row at a point of the content.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    rows(in: CGRect(origin: point, size: CGSize(width: 1, height: 1))).first { $0.frame.contains(point) }?.indexPath
  }

  /// The rows that touch a part of the content.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect).map(\.indexPath) }

  /// The rows on screen, from top to bottom.
  public var indexPathsForVisibleRows: [IndexPath]? { indexPathsForRows(in: bounds) }

  /// What knows where rows are, whether they have been on screen yet or not.
  var askedLayout: UICollectionViewFlowLayout? {
    content?.loadIfNeeded()
    rowLayout?.source = rowSource
    return rowLayout
  }

  private func rows(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    (askedLayout?.layoutAttributesForElements(in: rect) ?? []).filter { $0.representedElementKind == nil }
  }

  /// Scrolls to where a row is seen, or as little as is needed for that.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    let row = rectForRow(at: indexPath)
    guard row.height > 0 else { return }
    let room = bounds.inset(by: contentInset)
    let cover = heightOfStayingHeader(ofSection: indexPath.section)
    let top =
      switch scrollPosition {
      case .top: row.minY - cover
      case .middle: row.midY - room.height / 2
      case .bottom: row.maxY - room.height
      case .none: min(max(room.minY, row.maxY - room.height), row.minY - cover)
      }
    let offset = CGPoint(x: contentOffset.x, y: top - contentInset.top)
    setContentOffset(clampedOffset(offset), animated: animated)
  }
}

/// The cells that a data source makes. Rows that are nodes have none.
extension UITableView {
  /// Has cells made of a class where none is left over from before.
  ///
  /// - Parameter cellClass: one of ``UITableViewCell``; nil to have none made any more.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let content = filledWithCells() else { return }
    content.reuse.register(
      ReuseName(identifier: identifier),
      (cellClass as? UITableViewCell.Type).map { type in
        { type.init(style: .default, reuseIdentifier: identifier) }
      })
  }

  /// A cell that is on screen no more, or a new one; nil if no class was registered by that name.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    filledWithCells()?.reuse.take(ReuseName(identifier: identifier), in: runtime)
  }

  /// A cell for a row: one that is on screen no more, or a new one. A class has to be registered by that name.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure("register a class of cells for “\(identifier)” before asking a table for one")
    }
    return cell
  }

  /// The cell of a row on screen.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    content?.displayed.first { $0.path == indexPath }?.cell
  }

  public func indexPath(for cell: UITableViewCell) -> IndexPath? { content?.path(of: cell) }

  /// The cells on screen, from top to bottom.
  public var visibleCells: [UITableViewCell] { content?.displayed.map(\.cell) ?? [] }
}
