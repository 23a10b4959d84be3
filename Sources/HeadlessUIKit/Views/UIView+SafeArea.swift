import Foundation

extension UIView {
  /// What ``safeAreaInsets`` are unless they are overridden.
  var coveredInsets: UIEdgeInsets {
    let insets =
      ownSafeAreaInsets ?? superview.map { $0.safeAreaInsets.remaining(in: frame, of: $0.bounds) } ?? .zero
    return controller.map { insets.adding($0.additionalSafeAreaInsets) } ?? insets
  }

  /// The insets may have changed, here and, with a new size or new insets, below.
  func tellOfSafeArea(sizeChanged: Bool = false) {
    let insets = safeAreaInsets
    let isNew = insets != toldSafeAreaInsets
    guard isNew || sizeChanged && insets != .zero else { return }
    toldSafeAreaInsets = insets
    if isNew {
      setNeedsLayout()
      marginsMayHaveChanged()
      safeAreaInsetsDidChange()
      controller?.viewSafeAreaInsetsDidChange()
      client?.viewSafeAreaInsetsDidChange(self)
    }
    for subview in subviews { subview.tellOfSafeArea(sizeChanged: sizeChanged) }
  }
}

extension UIEdgeInsets {
  func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
  }

  /// What of these insets of a rectangle of `bounds` reaches into a `frame` within it.
  package func remaining(in frame: CGRect, of bounds: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(0, bounds.minY + top - frame.minY), left: max(0, bounds.minX + left - frame.minX),
      bottom: max(0, frame.maxY - (bounds.maxY - bottom)), right: max(0, frame.maxX - (bounds.maxX - right)))
  }
}
