import Foundation
import HeadlessUIKit

/// What the user chooses.
extension ASCollectionNode {
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
