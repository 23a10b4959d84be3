import Foundation

/// A guide that goes where something of the system's is. Constraints that are meant for some places only are left to who wrote them.
open class UITrackingLayoutGuide: SystemLayoutGuide {
  /// Has constraints hold only while the guide is near an edge; the guide is at the bottom, and nowhere else.
  open func setConstraints(_ constraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {
    for constraint in constraints { constraint.isActive = edge.contains(.bottom) }
  }

  /// Has constraints hold only while the guide is away from an edge.
  open func setConstraints(_ constraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge) {
    for constraint in constraints { constraint.isActive = edge.isDisjoint(with: .bottom) }
  }
}

/// Where the keyboard is in a view. There is none, so this is what the system covers at the bottom, as on a device without one.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Kept: no keyboard floats.
  open var followsUndockedKeyboard = false
  /// Whether the guide begins above what the system covers at the bottom while there is no keyboard, and not at the very edge.
  open var usesBottomSafeArea = true { didSet { owningView?.marginsMayHaveChanged() } }
  /// Kept: no finger takes the keyboard away. In points.
  open var keyboardDismissPadding: CGFloat = 0

  override func insets(in view: UIView) -> UIEdgeInsets {
    usesBottomSafeArea
      ? super.insets(in: view) : UIEdgeInsets(top: view.bounds.height, left: 0, bottom: 0, right: 0)
  }
}

extension UIView {
  /// Where the keyboard is in this view.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let state = madeConstraintState
    if let guide = state.systemGuides[.keyboard] as? UIKeyboardLayoutGuide { return guide }
    let guide = UIKeyboardLayoutGuide(.keyboard, of: self)
    state.systemGuides[.keyboard] = guide
    return guide
  }
}
