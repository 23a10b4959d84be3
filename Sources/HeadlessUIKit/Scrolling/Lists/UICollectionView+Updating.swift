import Foundation

/// What the user has chosen.
extension UICollectionView {
  var list: (any UpdatableList)? { collectionViewLayout.source as? any UpdatableList ?? content }

  /// In the order of choosing.
  public var indexPathsForSelectedItems: [IndexPath]? { list?.selectedPaths }

  /// Selects an item without telling the delegate; nil takes the selection from all.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard requireMain(.viewOnMain, "selectItem(at:animated:scrollPosition:)") else { return }
    guard let indexPath else { return list?.selectedPaths.forEach { list?.deselect($0) } ?? () }
    list?.select(indexPath)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Takes the selection from an item without telling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    if requireMain(.viewOnMain, "deselectItem(at:animated:)") { list?.deselect(indexPath) }
  }

  /// What happens when the user taps an item with a cell, for programs that play the user.
  public func tapItem(at indexPath: IndexPath) {
    guard requireMain(.viewOnMain, "tapItem(at:)") else { return }
    content?.tap(indexPath, selectionDelegate)
  }

  private var selectionDelegate: SelectionDelegate {
    SelectionDelegate(
      shouldHighlight: { [self] in delegate?.collectionView(self, shouldHighlightItemAt: $0) ?? true },
      didHighlight: { [self] in delegate?.collectionView(self, didHighlightItemAt: $0) },
      didUnhighlight: { [self] in delegate?.collectionView(self, didUnhighlightItemAt: $0) },
      willSelect: { [self] in delegate?.collectionView(self, shouldSelectItemAt: $0) ?? true ? $0 : nil },
      didSelect: { [self] in delegate?.collectionView(self, didSelectItemAt: $0) },
      willDeselect: { [self] in delegate?.collectionView(self, shouldDeselectItemAt: $0) ?? true ? $0 : nil },
      didDeselect: { [self] in delegate?.collectionView(self, didDeselectItemAt: $0) },
      choosesAgain: false)
  }
}
