import Foundation

/// The items there are, and where they are.
extension UICollectionView {
  public var numberOfSections: Int {
    content?.loadIfNeeded()
    return collectionViewLayout.source?.sectionCount ?? 0
  }

  public func numberOfItems(inSection section: Int) -> Int {
    guard section >= 0, section < numberOfSections, let source = collectionViewLayout.source else { return 0 }
    return source.itemCount(inSection: section)
  }

  /// Where the layout has an item; nil for one that is not there.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    content?.loadIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// The item at a point of the content.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    content?.loadIfNeeded()
    let rect = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    let places = collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    return places.first { $0.representedElementKind == nil && $0.frame.contains(point) }?.indexPath
  }

  /// Scrolls until an item is where it should be, as far as there is content. Nothing happens for an item that is not there.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let room = bounds.inset(by: contentInset)
    var target = CGPoint(x: room.minX, y: room.minY)
    if scrollPosition.contains(.top) { target.y = frame.minY }
    if scrollPosition.contains(.centeredVertically) { target.y = frame.midY - room.height / 2 }
    if scrollPosition.contains(.bottom) { target.y = frame.maxY - room.height }
    if scrollPosition.contains(.left) { target.x = frame.minX }
    if scrollPosition.contains(.centeredHorizontally) { target.x = frame.midX - room.width / 2 }
    if scrollPosition.contains(.right) { target.x = frame.maxX - room.width }
    let offset = CGPoint(x: target.x - contentInset.left, y: target.y - contentInset.top)
    setContentOffset(clampedOffset(offset), animated: animated)
  }
}

/// The views that a data source makes. Items that are nodes have none.
extension UICollectionView {
  /// Has cells made of a class where none is left over from before.
  ///
  /// - Parameter cellClass: one of ``UICollectionViewCell``; nil to have none made any more.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass as? UICollectionViewCell.Type, as: ReuseName(identifier: identifier))
  }

  /// The same for headers and the like.
  ///
  /// - Parameter viewClass: one of ``UICollectionReusableView``; nil to have none made any more.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    register(
      viewClass as? UICollectionReusableView.Type, as: ReuseName(kind: elementKind, identifier: identifier))
  }

  func register(_ type: UICollectionReusableView.Type?, as name: ReuseName) {
    content?.reuse.register(
      name,
      type.map { type in
        {
          let view = type.init(frame: .zero)
          view.reuseIdentifier = name.identifier
          return view
        }
      })
  }

  /// A cell for an item: one that is on screen no more, or a new one. A class has to be registered by that name.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let name = ReuseName(identifier: identifier)
    guard let cell = content?.reuse.take(name, in: runtime) as? UICollectionViewCell else {
      preconditionFailure("register a class of cells for “\(identifier)” before asking a collection for one")
    }
    place(cell, at: collectionViewLayout.layoutAttributesForItem(at: indexPath))
    return cell
  }

  /// The same for a header or the like.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let name = ReuseName(kind: elementKind, identifier: identifier)
    guard let view = content?.reuse.take(name, in: runtime) else {
      preconditionFailure("register a class for “\(identifier)” of kind “\(elementKind)” before asking for one")
    }
    place(
      view, at: collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
    return view
  }

  /// Who fills a view in finds it as large as it will be.
  private func place(_ view: UICollectionReusableView, at attributes: UICollectionViewLayoutAttributes?) {
    if let attributes { view.frame = attributes.frame }
  }

  /// The cell of an item on screen.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    content?.displayed.first { $0.path == indexPath }?.cell as? UICollectionViewCell
  }

  /// The view of a header or the like on screen.
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    content?.cell(ofKind: elementKind, at: indexPath)
  }

  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? { content?.path(of: cell) }
  /// The cells on screen, in their order.
  public var visibleCells: [UICollectionViewCell] {
    content?.displayed.compactMap { $0.cell as? UICollectionViewCell } ?? []
  }

  /// The items on screen, in their order. Those that have no views of their own are where the layout has them.
  public var indexPathsForVisibleItems: [IndexPath] {
    guard let content else { return itemsOnScreen }
    return content.displayed.map(\.path)
  }

  private var itemsOnScreen: [IndexPath] {
    let places = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    let items = places.filter { $0.representedElementKind == nil && !$0.isHidden && $0.frame.overlaps(bounds) }
    return items.map(\.indexPath).sorted()
  }
}
