import Foundation

// What few say of tables and collections, and what is asked of them.

/// Gets rows ready before they come on screen. Never asked: a row is made when it does.
public protocol UITableViewDataSourcePrefetching: AnyObject {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

/// Gets items ready before they come on screen. Never asked: a cell is made when it does.
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

extension UITableView {
  public enum SeparatorInsetReference: Int, Hashable, Sendable {
    case fromCellEdges
    case fromAutomaticInsets
  }

  /// Not kept alive.
  public var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { rareWeak() as? any UITableViewDataSourcePrefetching }
    set { setRareWeak(newValue) }
  }
  public var isPrefetchingEnabled: Bool {
    get { rare() ?? true }
    set { setRare(newValue) }
  }
  public var separatorInsetReference: SeparatorInsetReference {
    get { rare() ?? .fromCellEdges }
    set { setRare(newValue) }
  }
  public var separatorEffect: UIVisualEffect? {
    get { rare() }
    set { setRare(newValue) }
  }
  public var sectionIndexBackgroundColor: UIColor? {
    get { rare() }
    set { setRare(newValue) }
  }
  public var sectionIndexTrackingBackgroundColor: UIColor? {
    get { rare() }
    set { setRare(newValue) }
  }
  public var sectionIndexMinimumDisplayRowCount: Int {
    get { rare() ?? 0 }
    set { setRare(newValue) }
  }
  public var insetsContentViewsToSafeArea: Bool {
    get { rare() ?? true }
    set { setRare(newValue) }
  }
  public var remembersLastFocusedIndexPath: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
  public var selectionFollowsFocus: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
  public var dragInteractionEnabled: Bool {
    get { rare() ?? true }
    set { setRare(newValue) }
  }
  public var fillerRowHeight: CGFloat {
    get { rare() ?? 0 }
    set { setRare(newValue) }
  }
  public var hasUncommittedUpdates: Bool { false }
  /// Titles at the side are asked for whenever somebody wants to know.
  public func reloadSectionIndexTitles() {}
  /// The cells of the rows are asked for anew.
  public func reconfigureRows(at indexPaths: [IndexPath]) { reloadRows(at: indexPaths, with: .none) }
  /// Scrolls to the first of the selected rows.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let path = indexPathForSelectedRow { scrollToRow(at: path, at: scrollPosition, animated: animated) }
  }
}

extension UITableViewCell {
  public enum FocusStyle: Int, Hashable, Sendable {
    case `default`
    case custom
  }

  public var focusStyle: FocusStyle {
    get { rare() ?? .default }
    set { setRare(newValue) }
  }
  public var multipleSelectionBackgroundView: UIView? {
    get { rare() }
    set { setRare(newValue) }
  }
  public var userInteractionEnabledWhileDragging: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
}
