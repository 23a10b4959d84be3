import Foundation

/// What a batch of updates can say. Deletions, reloads and the beginnings of moves are numbered as before the batch, insertions and the
/// ends of moves as after it.
extension ASCollectionNode {
  // MARK: Sections

  public func insertSections(_ sections: IndexSet) { change { $0.insertedSections += sections } }
  public func deleteSections(_ sections: IndexSet) { change { $0.deletedSections += sections } }
  public func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections += sections } }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  // MARK: Items

  public func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedItems += indexPaths } }
  public func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedItems += indexPaths } }
  public func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedItems += indexPaths } }

  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append(.init(from: indexPath, to: newIndexPath)) }
  }
}
