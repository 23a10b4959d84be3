import Foundation
import HeadlessUIKit

/// Has what a grid shows; headings are as they are dequeued.
protocol GridSource: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {}

extension GridSource {
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "h", for: indexPath)
  }
}

extension UICollectionView {
  /// A grid of 320 by 480 points with cells of a class that are dequeued as “c”.
  static func grid(
    _ flow: UICollectionViewFlowLayout, of source: some GridSource,
    cells: UICollectionViewCell.Type = UICollectionViewCell.self
  ) -> UICollectionView {
    let grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: flow)
    grid.register(cells, forCellWithReuseIdentifier: "c")
    let header = UICollectionView.elementKindSectionHeader
    grid.register(UICollectionReusableView.self, forSupplementaryViewOfKind: header, withReuseIdentifier: "h")
    grid.dataSource = source
    grid.delegate = source
    return grid
  }
}
