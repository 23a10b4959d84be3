import Foundation

extension UIView {
  /// What comes before a layout pass over a tree: updates what is due, and places what constraints say, if any of it is new.
  func settleConstraints() {
    var top = self
    while let above = top.superview { top = above }
    for root in top.updateConstraintsBelow() { root.placeByConstraints() }
  }

  /// - Returns: the views whose constraints have to be solved anew, each before those in it.
  func updateConstraintsBelow() -> [UIView] {
    guard constraintUpdate != .none else { return [] }
    let isOwn = constraintUpdate == .own
    constraintUpdate = .none
    let roots = subviews.filter { $0.superview === self }.flatMap { $0.updateConstraintsBelow() }
    if isOwn {
      if let controller { controller.updateViewConstraints() } else { updateConstraints() }
      // Setting one's needs within is part of it.
      if constraintUpdate == .own { constraintUpdate = .below }
    }
    return constraintState?.needsSolving == true ? [self] + roots : roots
  }

  /// Something in the view, or the view itself, is to be looked at before the next layout.
  func noteUpdateBelow() {
    var next: UIView? = self
    while let view = next, view.constraintUpdate == .none {
      view.constraintUpdate = .below
      next = view.superview
    }
    window?.schedulePass()
  }

  /// What of a view and those in it waits to be updated or solved.
  enum ConstraintUpdate {
    case none
    case below
    case own
  }
}
