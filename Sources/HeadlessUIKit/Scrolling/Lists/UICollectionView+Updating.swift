import Foundation

/// What the user has chosen.
extension UICollectionView {
  var list: (any UpdatableList)? { collectionViewLayout.source as? any UpdatableList ?? content }

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
