import Foundation

extension UIView {
  /// Whether constraints take the frame as it is set. Set it to false where they say what it is.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { constraintState?.translates ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      guard requireMain(.viewOnMain, "translatesAutoresizingMaskIntoConstraints") else { return }
      madeConstraintState.translates = newValue
      constraintsDidChange()
      superview?.constraintsDidChange()
    }
  }

  /// The active constraints that this view keeps.
  public var constraints: [NSLayoutConstraint] { constraintState?.held ?? [] }

  /// Activates a constraint of views in this one.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard requireMain(.viewOnMain, "addConstraint(_:)"), !constraint.isActive else { return }
    guard constraint.items.allSatisfy({ $0.constrainedView?.isDescendant(of: self) == true }) else {
      return refuse(.constraintsShareTree, "\(constraint) stays inactive")
    }
    hold(constraint)
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }

  public func removeConstraint(_ constraint: NSLayoutConstraint) { removeConstraints([constraint]) }

  /// Deactivates those that this view keeps.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.letGo(constraints.filter { $0.holder === self }, "removeConstraints(_:)")
  }

  // MARK: Content

  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    constraintState?.hugging[axis] ?? .defaultLow
  }

  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard requireMain(.viewOnMain, "setContentHuggingPriority(_:for:)") else { return }
    madeConstraintState.hugging[axis] = priority
    invalidateIntrinsicContentSize()
  }

  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    constraintState?.resistance[axis] ?? .defaultHigh
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard requireMain(.viewOnMain, "setContentCompressionResistancePriority(_:for:)") else { return }
    madeConstraintState.resistance[axis] = priority
    invalidateIntrinsicContentSize()
  }

  /// Constraints that can be seen to have an effect on an axis: those of this view that are about it.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var next: UIView? = self
    while let view = next {
      found += view.constraints.filter { constraint in
        let isAbout = constraint.items.contains { $0 === self }
        return isAbout && (constraint.firstAttribute.axis == axis || constraint.firstAttribute == axis.length)
      }
      next = view.superview
    }
    return found
  }
}
