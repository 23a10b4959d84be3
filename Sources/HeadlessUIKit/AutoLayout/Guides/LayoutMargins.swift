import Foundation

/// Distances from the edges of a rectangle, of which two depend on the direction of writing, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public static let zero = NSDirectionalEdgeInsets()
}

/// What was set for the margins of a view.
struct LayoutMargins: Equatable {
  /// nil: the system's.
  var own: UIEdgeInsets?
  var includesSafeArea = true
  var includesSuperviewMargins = false
}

extension UIView {
  var margins: LayoutMargins { constraintState?.margins ?? LayoutMargins() }

  func setMargins(_ name: String, _ change: (inout LayoutMargins) -> Void) {
    guard let new = changed(margins, by: change, ifAllowed: requireMain(.viewOnMain, name)) else { return }
    madeConstraintState.margins = new
    marginsMayHaveChanged()
  }

  /// A controller's view has room at its sides, all others all around.
  var systemMargins: UIEdgeInsets {
    controller == nil
      ? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) : UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
  }

  /// Where leading is: on the right if so.
  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func setDirection(_ new: UISemanticContentAttribute) {
    guard new != direction, requireMain(.viewOnMain, "semanticContentAttribute") else { return }
    direction = new
    constraintsDidChange()
  }

  /// What guides of this view are made of may be different.
  func marginsMayHaveChanged() {
    if let constraintState, constraintState.mentions > 0 || constraintState.guideMentions > 0 {
      constraintsDidChange()
      superview?.constraintsDidChange()
    }
    tellOfMargins()
    for subview in subviews where subview.preservesSuperviewLayoutMargins { subview.marginsMayHaveChanged() }
  }
}

extension UIView {
  private func tellOfMargins() {
    let now = layoutMargins
    guard now != toldLayoutMargins ?? systemMargins else { return }
    toldLayoutMargins = now
    layoutMarginsDidChange()
    client?.viewLayoutMarginsDidChange(self)
    controller?.viewLayoutMarginsDidChange()
  }
}

extension UIEdgeInsets {
  func atLeast(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
