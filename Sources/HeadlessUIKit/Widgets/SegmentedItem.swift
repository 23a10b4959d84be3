import Foundation

/// One choice of a segmented control.
struct SegmentedItem {
  var title: String?
  var image: UIImage?
  var action: UIAction?
  var isEnabled = true
  /// In points; 0 for as wide as the others.
  var width: CGFloat = 0
  var contentOffset = CGSize.zero

  /// - Parameter item: a title, a picture, or an action with both.
  init(_ item: Any?) {
    action = item as? UIAction
    title = item as? String ?? action?.title
    image = item as? UIImage ?? action?.image
  }
}
