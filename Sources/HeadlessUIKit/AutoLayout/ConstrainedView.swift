import Foundation

/// The part of a view by which constraints place it, and what is in it.
///
/// A class beside ``UIView`` because only what stands in the body of a class can be overridden.
open class ConstrainedView: PlacedView {
  private var view: UIView { unsafeDowncast(self, to: UIView.self) }

  /// Whether constraints take the frame as it is set. Set it to false where they say what it is.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { view.constraintState?.translates ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      guard view.requireMain(.viewOnMain, "translatesAutoresizingMaskIntoConstraints") else { return }
      view.madeConstraintState.translates = newValue
      view.constraintsDidChange()
      view.superview?.constraintsDidChange()
    }
  }

  /// The active constraints that this view keeps.
  open var constraints: [NSLayoutConstraint] { view.constraintState?.held ?? [] }

  /// Activates a constraint of views in this one.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    guard view.requireMain(.viewOnMain, "addConstraint(_:)"), !constraint.isActive else { return }
    guard constraint.items.allSatisfy({ $0.constrainedView?.isDescendant(of: view) == true }) else {
      return view.refuse(.constraintsShareTree, "\(constraint) stays inactive")
    }
    view.hold(constraint)
  }

  open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }

  open func removeConstraint(_ constraint: NSLayoutConstraint) { removeConstraints([constraint]) }

  /// Deactivates those that this view keeps.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.letGo(constraints.filter { $0.holder === self }, "removeConstraints(_:)")
  }

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    view.constraintState?.hugging[axis] ?? .defaultLow
  }

  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard view.requireMain(.viewOnMain, "setContentHuggingPriority(_:for:)") else { return }
    view.madeConstraintState.hugging[axis] = priority
    view.invalidateIntrinsicContentSize()
  }

  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    view.constraintState?.resistance[axis] ?? .defaultHigh
  }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard view.requireMain(.viewOnMain, "setContentCompressionResistancePriority(_:for:)") else { return }
    view.madeConstraintState.resistance[axis] = priority
    view.invalidateIntrinsicContentSize()
  }

  /// Constraints that can be seen to have an effect on an axis: those of this view that are about it.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var next: UIView? = view
    while let view = next {
      found += view.constraints.filter { constraint in
        let isAbout = constraint.items.contains { $0 === self }
        return isAbout && (constraint.firstAttribute.axis == axis || constraint.firstAttribute == axis.length)
      }
      next = view.superview
    }
    return found
  }

  /// Has ``updateConstraints()`` called before the next layout.
  open func setNeedsUpdateConstraints() {
    guard view.requireMain(.viewOnMain, "setNeedsUpdateConstraints()") else { return }
    view.constraintUpdate = .own
    view.superview?.noteUpdateBelow()
    view.window?.schedulePass()
  }

  open func needsUpdateConstraints() -> Bool { view.constraintUpdate == .own }

  /// Calls ``updateConstraints()`` now where it is due, in this view and all in it: what is in a view comes before it.
  open func updateConstraintsIfNeeded() {
    if view.requireMain(.viewOnMain, "updateConstraintsIfNeeded()") { _ = view.updateConstraintsBelow() }
  }

  /// Between the edges of the view and what is in it, in points; what the system covers is part of it, unless that was turned off.
  open var layoutMargins: UIEdgeInsets {
    get {
      var insets = view.margins.own ?? view.systemMargins
      if view.margins.includesSafeArea { insets = insets.adding(view.safeAreaInsets) }
      if view.margins.includesSuperviewMargins, let above = view.superview {
        insets = insets.atLeast(above.layoutMargins.remaining(in: view.frame, of: above.bounds))
      }
      return insets
    }
    set { view.setMargins("layoutMargins") { $0.own = newValue } }
  }

  /// ``layoutMargins`` by the direction of writing.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let now = layoutMargins
      return NSDirectionalEdgeInsets(
        top: now.top, leading: view.isMirrored ? now.right : now.left, bottom: now.bottom,
        trailing: view.isMirrored ? now.left : now.right)
    }
    set {
      let (left, right) =
        view.isMirrored ? (newValue.trailing, newValue.leading) : (newValue.leading, newValue.trailing)
      layoutMargins = UIEdgeInsets(top: newValue.top, left: left, bottom: newValue.bottom, right: right)
    }
  }

  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { view.margins.includesSafeArea }
    set { view.setMargins("insetsLayoutMarginsFromSafeArea") { $0.includesSafeArea = newValue } }
  }

  open var preservesSuperviewLayoutMargins: Bool {
    get { view.margins.includesSuperviewMargins }
    set { view.setMargins("preservesSuperviewLayoutMargins") { $0.includesSuperviewMargins = newValue } }
  }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    view.semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
}
