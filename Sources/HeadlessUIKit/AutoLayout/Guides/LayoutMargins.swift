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
  private var margins: LayoutMargins { constraintState?.margins ?? LayoutMargins() }

  private func setMargins(_ name: String, _ change: (inout LayoutMargins) -> Void) {
    guard let new = changed(margins, by: change, ifAllowed: requireMain(.viewOnMain, name)) else { return }
    madeConstraintState.margins = new
    marginsMayHaveChanged()
  }

  /// Between the edges of the view and what is in it, in points; what the system covers is part of it, unless that was turned off.
  public var layoutMargins: UIEdgeInsets {
    get {
      var insets = margins.own ?? systemMargins
      if margins.includesSafeArea { insets = insets.adding(safeAreaInsets) }
      if margins.includesSuperviewMargins, let superview {
        insets = insets.atLeast(superview.layoutMargins.remaining(in: frame, of: superview.bounds))
      }
      return insets
    }
    set { setMargins("layoutMargins") { $0.own = newValue } }
  }

  /// ``layoutMargins`` by the direction of writing.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let now = layoutMargins
      return NSDirectionalEdgeInsets(
        top: now.top, leading: isMirrored ? now.right : now.left, bottom: now.bottom,
        trailing: isMirrored ? now.left : now.right)
    }
    set {
      let (left, right) = isMirrored ? (newValue.trailing, newValue.leading) : (newValue.leading, newValue.trailing)
      layoutMargins = UIEdgeInsets(top: newValue.top, left: left, bottom: newValue.bottom, right: right)
    }
  }

  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.includesSafeArea }
    set { setMargins("insetsLayoutMarginsFromSafeArea") { $0.includesSafeArea = newValue } }
  }

  public var preservesSuperviewLayoutMargins: Bool {
    get { margins.includesSuperviewMargins }
    set { setMargins("preservesSuperviewLayoutMargins") { $0.includesSuperviewMargins = newValue } }
  }

  /// A controller's view has room at its sides, all others all around.
  private var systemMargins: UIEdgeInsets {
    controller == nil
      ? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) : UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
  }

  /// Where leading is: on the right if so.
  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

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
  fileprivate func atLeast(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
