import Foundation
import HeadlessUIKit

/// What the user has chosen.
extension ASCollectionNode {
  /// Nil if nothing is selected.
  public var indexPathsForSelectedItems: [IndexPath]? {
    let paths = container.selectedPaths
    return paths.isEmpty ? nil : paths
  }

  /// Selects an item without telling the delegate.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    guard requireMain(.viewOnMain, "selectItem(at:animated:scrollPosition:)"), let indexPath else { return }
    container.select(indexPath)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Takes the selection from an item without telling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard requireMain(.viewOnMain, "deselectItem(at:animated:)") else { return }
    container.deselect(indexPath)
  }

  /// What happens when the user taps an item, for programs that play the user.
  public func tapItem(at indexPath: IndexPath) {
    guard requireMain(.viewOnMain, "tapItem(at:)") else { return }
    container.tap(indexPath, selectionDelegate)
  }

  private var selectionDelegate: SelectionDelegate {
    SelectionDelegate(
      shouldHighlight: { self.delegate?.collectionNode(self, shouldHighlightItemAt: $0) ?? true },
      didHighlight: { self.delegate?.collectionNode(self, didHighlightItemAt: $0) },
      didUnhighlight: { self.delegate?.collectionNode(self, didUnhighlightItemAt: $0) },
      willSelect: { self.delegate?.collectionNode(self, shouldSelectItemAt: $0) ?? true ? $0 : nil },
      didSelect: { self.delegate?.collectionNode(self, didSelectItemAt: $0) },
      willDeselect: { self.delegate?.collectionNode(self, shouldDeselectItemAt: $0) ?? true ? $0 : nil },
      didDeselect: { self.delegate?.collectionNode(self, didDeselectItemAt: $0) },
      choosesAgain: false)
  }
}
