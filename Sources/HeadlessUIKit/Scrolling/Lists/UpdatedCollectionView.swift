import Foundation

/// What becomes of items. Deletions, reloads and the beginnings of moves are numbered as before a batch, insertions and the ends of moves
/// as after it. Nothing is animated. Updates that the data source does not bear out are refused: nothing changes.
///
/// A class beside ``UICollectionView`` because only what stands in the body of a class can be overridden.
open class UpdatedCollectionView: TouchedListView {
  private var updated: (any UpdatableList)? { unsafeDowncast(self, to: UICollectionView.self).list }

  private func change(_ note: (inout CollectionChanges) -> Void) {
    if requireMain(.viewOnMain, "an update") { updated?.change(note) }
  }

  open func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedItems += indexPaths } }
  open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedItems += indexPaths } }
  open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedItems += indexPaths } }

  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append(.init(from: indexPath, to: newIndexPath)) }
  }

  open func insertSections(_ sections: IndexSet) { change { $0.insertedSections += sections } }
  open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections += sections } }
  open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections += sections } }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append(.init(from: section, to: newSection)) }
  }
}
