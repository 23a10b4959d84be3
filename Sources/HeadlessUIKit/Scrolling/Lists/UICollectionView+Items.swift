import Foundation

extension UICollectionView {
  func register(_ type: UICollectionReusableView.Type?, as name: ReuseName) {
    content?.reuse.register(
      name,
      type.map { type in
        {
          let view = type.init(frame: .zero)
          view.reuseIdentifier = name.identifier
          return view
        }
      })
  }

  /// Who fills a view in finds it as large as it will be.
  func place(_ view: UICollectionReusableView, at attributes: UICollectionViewLayoutAttributes?) {
    if let attributes { view.frame = attributes.frame }
  }

  var itemsOnScreen: [IndexPath] {
    let places = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    let items = places.filter { $0.representedElementKind == nil && !$0.isHidden && $0.frame.overlaps(bounds) }
    return items.map(\.indexPath).sorted()
  }
}
