import Foundation

// What few say of collections, and what is asked of them.

extension UICollectionView {
  /// Not kept alive.
  public var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { rareWeak() as? any UICollectionViewDataSourcePrefetching }
    set { setRareWeak(newValue) }
  }
  public var allowsSelectionDuringEditing: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
  /// How fast items make room for one that is moved; kept only: they do so at once.
  public enum ReorderingCadence: Int, Hashable, Sendable {
    case immediate
    case fast
    case slow
  }

  public var reorderingCadence: ReorderingCadence {
    get { rare() ?? .immediate }
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
}
