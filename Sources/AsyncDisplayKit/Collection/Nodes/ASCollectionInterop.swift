import Foundation
import HeadlessUIKit

/// A data source that makes cells of UIKit too, for a library that knows of those only.
///
/// What is supplementary has a node always, so no view is asked for that.
public protocol ASCollectionDataSourceInterop: ASCollectionDataSource {
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  /// Whether a cell is asked for where there is a node as well, which is what is shown; no if left out. In Swift there always is one.
  static var dequeuesCellsForNodeBackedItems: Bool { get }
}

extension ASCollectionDataSourceInterop {
  public static var dequeuesCellsForNodeBackedItems: Bool { false }
}

/// A delegate that is told of cells and views without nodes. In Swift there are none, so it is told of nothing, and has nothing to declare.
public protocol ASCollectionDelegateInterop: ASCollectionDelegate {}

extension ASCollectionNode {
  /// A source that wants to is asked for a cell of UIKit before one with a node comes on screen.
  func dequeueCell(beside cell: ASCellNode) {
    guard let source = dataSource as? any ASCollectionDataSourceInterop, let path = cell.indexPath else { return }
    guard type(of: source).dequeuesCellsForNodeBackedItems else { return }
    _ = source.collectionView(askedView, cellForItemAt: path)
  }
}
