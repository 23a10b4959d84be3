import Foundation

// An item that a finger moves. The item stays where it is until the finger lets go.

extension UICollectionView {
  /// - Returns: whether the data source lets the item be moved.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard let dataSource, dataSource.collectionView(self, canMoveItemAt: indexPath) else { return false }
    setRare(indexPath, "item that is moved")
    return true
  }

  /// The layout says where the item is wanted that a finger holds there. Does nothing while no item is moved.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let path: IndexPath = rare("item that is moved") else { return }
    let wanted = collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
      at: path, withTargetPosition: targetPosition)
    setRare(wanted.center, "place of the item")
  }

  /// The data source hears that the item is where the finger was last, and then it is there.
  public func endInteractiveMovement() {
    defer { cancelInteractiveMovement() }
    guard let dataSource, let from: IndexPath = rare("item that is moved"),
      let place: CGPoint = rare("place of the item"),
      let to = indexPathForItem(at: place), from != to
    else { return }
    hasDeafSource = false
    dataSource.collectionView(self, moveItemAt: from, to: to)
    if !hasDeafSource { moveItem(at: from, to: to) }
  }

  public func cancelInteractiveMovement() {
    setRare(nil as IndexPath?, "item that is moved")
    setRare(nil as CGPoint?, "place of the item")
  }

  /// Whether the data source has left out what it would hear of moved items by.
  package var hasDeafSource: Bool {
    get { rare("source that hears nothing of moves") ?? false }
    set { setRare(newValue, "source that hears nothing of moves") }
  }
}
