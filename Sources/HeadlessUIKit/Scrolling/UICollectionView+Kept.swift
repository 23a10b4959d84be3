import Foundation

// What few say of collections, and what is asked of them.

extension UICollectionView {
  /// Not kept alive.
  public var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { rareWeak() as? any UICollectionViewDataSourcePrefetching }
    set { setRareWeak(newValue) }
  }
  public var isEditing: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
  public var allowsSelectionDuringEditing: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
  public var dragInteractionEnabled: Bool {
    get { rare() ?? true }
    set { setRare(newValue) }
  }
  public var remembersLastFocusedIndexPath: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
  public var isSpringLoaded: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
  public var contextMenuInteraction: UIContextMenuInteraction? { nil }
  public var hasUncommittedUpdates: Bool { false }
  public var hasActiveDrag: Bool { false }
  public var hasActiveDrop: Bool { false }
  /// The cells of the items are asked for anew.
  public func reconfigureItems(at indexPaths: [IndexPath]) { reloadItems(at: indexPaths) }
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // An item that a finger moves. The item stays where it is until the finger lets go; whoever moves it tells the data source.
  /// - Returns: whether the data source lets the item be moved.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    setRare(indexPath, "item that is moved")
    return true
  }
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    setRare(targetPosition, "place of the item")
  }
  /// The item is moved to where the finger was last.
  public func endInteractiveMovement() {
    defer { cancelInteractiveMovement() }
    guard let from: IndexPath = rare("item that is moved"), let place: CGPoint = rare("place of the item"),
      let to = indexPathForItem(at: place), from != to
    else { return }
    moveItem(at: from, to: to)
  }
  public func cancelInteractiveMovement() {
    setRare(nil as IndexPath?, "item that is moved")
    setRare(nil as CGPoint?, "place of the item")
  }
}
