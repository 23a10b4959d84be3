import Foundation

extension UITableView {
  /// What knows where rows are, whether they have been on screen yet or not.
  var askedLayout: UICollectionViewFlowLayout? {
    content?.loadIfNeeded()
    rowLayout?.source = rowSource
    return rowLayout
  }

  func rows(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    (askedLayout?.layoutAttributesForElements(in: rect) ?? []).filter { $0.representedElementKind == nil }
  }
}
