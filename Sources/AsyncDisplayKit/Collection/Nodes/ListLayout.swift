import HeadlessUIKit

/// Rows as wide as the container, one below the other.
final class ListLayout: UICollectionViewFlowLayout {
  override init() {
    super.init()
    minimumLineSpacing = 0
    minimumInteritemSpacing = 0
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UICollectionViewFlowLayout {
  /// Whether somebody has said how large items are.
  var hasOwnItemSize: Bool { itemSize != Self.defaultItemSize && itemSize != Self.automaticSize }
}
