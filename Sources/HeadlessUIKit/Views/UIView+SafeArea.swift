import Foundation

extension UIView {
  /// How far what the system covers reaches into the view from each side, in points: its own where it was set, else what is left of that
  /// of the view above.
  public var safeAreaInsets: UIEdgeInsets {
    if let ownSafeAreaInsets { return ownSafeAreaInsets }
    guard let superview else { return .zero }
    return superview.safeAreaInsets.remaining(in: frame, of: superview.bounds)
  }

  /// The insets may have changed, here and, with a new size or new insets, below.
  func tellOfSafeArea(sizeChanged: Bool = false) {
    let insets = safeAreaInsets
    let isNew = insets != toldSafeAreaInsets
    guard isNew || sizeChanged && insets != .zero else { return }
    toldSafeAreaInsets = insets
    if isNew {
      marginsMayHaveChanged()
      safeAreaInsetsDidChange()
      client?.viewSafeAreaInsetsDidChange(self)
    }
    for subview in subviews { subview.tellOfSafeArea(sizeChanged: sizeChanged) }
  }
}

extension UIEdgeInsets {
  /// What of these insets of a rectangle of `bounds` reaches into a `frame` within it.
  package func remaining(in frame: CGRect, of bounds: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(0, bounds.minY + top - frame.minY), left: max(0, bounds.minX + left - frame.minX),
      bottom: max(0, frame.maxY - (bounds.maxY - bottom)), right: max(0, frame.maxX - (bounds.maxX - right)))
  }
}
