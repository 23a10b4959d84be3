import Foundation

// An item that a finger moves. The item stays where it is until the finger lets go.

extension UICollectionView {
  func beginMoving(_ indexPath: IndexPath) -> Bool {
    guard let dataSource, dataSource.collectionView(self, canMoveItemAt: indexPath) else { return false }
    setRare(indexPath, "item that is moved")
    return true
  }

  func move(to targetPosition: CGPoint) {
    guard let path: IndexPath = rare("item that is moved") else { return }
    let wanted = collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
      at: path, withTargetPosition: targetPosition)
    setRare(wanted.center, "place of the item")
  }

  func endMoving() {
    defer { forgetMoving() }
    guard let dataSource, let from: IndexPath = rare("item that is moved"),
      let place: CGPoint = rare("place of the item")
    else { return }
    let to = collectionViewLayout.targetIndexPath(forInteractivelyMovingItem: from, withPosition: place)
    guard from != to else { return }
    hasDeafSource = false
    dataSource.collectionView(self, moveItemAt: from, to: to)
    if !hasDeafSource { moveItem(at: from, to: to) }
  }

  func forgetMoving() {
    setRare(nil as IndexPath?, "item that is moved")
    setRare(nil as CGPoint?, "place of the item")
  }

  /// Whether the data source has left out what it would hear of moved items by.
  package var hasDeafSource: Bool {
    get { rare("source that hears nothing of moves") ?? false }
    set { setRare(newValue, "source that hears nothing of moves") }
  }
}
