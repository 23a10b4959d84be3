import Foundation

/// One change of an update, as the layout hears of it.
open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Hashable, Sendable {
    case insert
    case delete
    case reload
    case move
    case none
  }

  public let updateAction: Action
  /// Nil for what is new. Of a whole section the item is `NSNotFound`.
  public let indexPathBeforeUpdate: IndexPath?
  /// Nil for what is deleted. Of a whole section the item is `NSNotFound`.
  public let indexPathAfterUpdate: IndexPath?

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
  }
}

extension CollectionChanges {
  /// Every change by itself: deletions first, then insertions, reloads and moves.
  var updateItems: [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    let deleted = deletedSections.map(whole) + deletedItems
    let inserted = insertedSections.map(whole) + insertedItems
    let reloaded = reloadedSections.map(whole) + reloadedItems
    return deleted.map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
      + inserted.map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
      + reloaded.map { UICollectionViewUpdateItem(.reload, from: $0, to: $0) }
      + movedSections.map { UICollectionViewUpdateItem(.move, from: whole($0.from), to: whole($0.to)) }
      + movedItems.map { UICollectionViewUpdateItem(.move, from: $0.from, to: $0.to) }
  }
}

extension UICollectionViewLayout {
  /// Takes the layout through an update that is about to be seen.
  package func showUpdate(_ changes: CollectionChanges) {
    guard let source else { return }
    prepareIfNeeded()
    prepare(forCollectionViewUpdates: changes.updateItems)
    let seen = source.visibleRect
    for path in changes.insertedItems where layoutAttributesForItem(at: path)?.frame.intersects(seen) == true {
      _ = initialLayoutAttributesForAppearingItem(at: path)
    }
    for path in changes.deletedItems { _ = finalLayoutAttributesForDisappearingItem(at: path) }
    finalizeCollectionViewUpdates()
  }
}
