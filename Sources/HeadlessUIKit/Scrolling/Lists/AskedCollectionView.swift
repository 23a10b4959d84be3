import Foundation

/// The items there are, where they are, and which are chosen.
///
/// A class beside ``UICollectionView`` because only what stands in the body of a class can be overridden.
open class AskedCollectionView: UpdatedCollectionView {
  private var collection: UICollectionView { unsafeDowncast(self, to: UICollectionView.self) }

  open var numberOfSections: Int {
    collection.content?.loadIfNeeded()
    return collection.collectionViewLayout.source?.sectionCount ?? 0
  }

  open func numberOfItems(inSection section: Int) -> Int {
    guard section >= 0, section < numberOfSections, let source = collection.collectionViewLayout.source else {
      return 0
    }
    return source.itemCount(inSection: section)
  }

  /// Where the layout has an item; nil for one that is not there.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collection.content?.loadIfNeeded()
    return collection.collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// The item at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    collection.content?.loadIfNeeded()
    let rect = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    let places = collection.collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    return places.first { $0.representedElementKind == nil && $0.frame.contains(point) }?.indexPath
  }

  /// Scrolls until an item is where it should be, as far as there is content. Nothing happens for an item that is not there.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let room = collection.bounds.inset(by: collection.contentInset)
    var target = CGPoint(x: room.minX, y: room.minY)
    if scrollPosition.contains(.top) { target.y = frame.minY }
    if scrollPosition.contains(.centeredVertically) { target.y = frame.midY - room.height / 2 }
    if scrollPosition.contains(.bottom) { target.y = frame.maxY - room.height }
    if scrollPosition.contains(.left) { target.x = frame.minX }
    if scrollPosition.contains(.centeredHorizontally) { target.x = frame.midX - room.width / 2 }
    if scrollPosition.contains(.right) { target.x = frame.maxX - room.width }
    let offset = CGPoint(x: target.x - collection.contentInset.left, y: target.y - collection.contentInset.top)
    collection.setContentOffset(collection.clampedOffset(offset), animated: animated)
  }

  // MARK: Views that a data source makes. Items that are nodes have none

  /// Has cells made of a class where none is left over from before.
  ///
  /// - Parameter cellClass: one of ``UICollectionViewCell``; nil to have none made any more.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    collection.register(cellClass as? UICollectionViewCell.Type, as: ReuseName(identifier: identifier))
  }

  /// The same for headers and the like.
  ///
  /// - Parameter viewClass: one of ``UICollectionReusableView``; nil to have none made any more.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    collection.register(
      viewClass as? UICollectionReusableView.Type, as: ReuseName(kind: elementKind, identifier: identifier))
  }

  /// A cell for an item: one that is on screen no more, or a new one. A class has to be registered by that name.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let name = ReuseName(identifier: identifier)
    guard let cell = collection.content?.reuse.take(name, in: collection.runtime) as? UICollectionViewCell else {
      preconditionFailure("register a class of cells for “\(identifier)” before asking a collection for one")
    }
    collection.place(cell, at: collection.collectionViewLayout.layoutAttributesForItem(at: indexPath))
    return cell
  }

  /// The same for a header or the like.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let name = ReuseName(kind: elementKind, identifier: identifier)
    guard let view = collection.content?.reuse.take(name, in: collection.runtime) else {
      preconditionFailure("register a class for “\(identifier)” of kind “\(elementKind)” before asking for one")
    }
    collection.place(
      view, at: collection.collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    )
    return view
  }

  /// The cell of an item on screen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    collection.content?.displayed.first { $0.path == indexPath }?.cell as? UICollectionViewCell
  }

  /// The view of a header or the like on screen.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    collection.content?.cell(ofKind: elementKind, at: indexPath)
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { collection.content?.path(of: cell) }
  /// The cells on screen, in their order.
  open var visibleCells: [UICollectionViewCell] {
    collection.content?.displayed.compactMap { $0.cell as? UICollectionViewCell } ?? []
  }

  /// The items on screen, in their order. Those that have no views of their own are where the layout has them.
  open var indexPathsForVisibleItems: [IndexPath] {
    guard let content = collection.content else { return collection.itemsOnScreen }
    return content.displayed.map(\.path)
  }

  // MARK: Selection

  /// In the order of choosing.
  open var indexPathsForSelectedItems: [IndexPath]? { collection.list?.selectedPaths }

  /// Selects an item without telling the delegate; nil takes the selection from all.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition) {
    guard collection.requireMain(.viewOnMain, "selectItem(at:animated:scrollPosition:)") else { return }
    guard let indexPath else { return collection.list?.selectedPaths.forEach { collection.list?.deselect($0) } ?? () }
    collection.list?.select(indexPath)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Takes the selection from an item without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    if collection.requireMain(.viewOnMain, "deselectItem(at:animated:)") { collection.list?.deselect(indexPath) }
  }
}
