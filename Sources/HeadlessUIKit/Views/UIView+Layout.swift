import Foundation

extension UIView {
  /// Has the view laid out again before the main loop settles, if it is in a window.
  public func setNeedsLayout() {
    needsLayout = true
    window?.scheduleLayout()
  }

  /// Forgets that the view is dirty. For a runtime that is wrong on purpose.
  package func cancelLayout() { needsLayout = false }

  /// Lays out now whatever is dirty in this view, after what is dirty above it.
  public func layoutIfNeeded() {
    guard requireMain(.viewOnMain, "layoutIfNeeded()") else { return }
    var dirty: UIView?
    var next: UIView? = self
    while let current = next {
      if current.needsLayout { dirty = current }
      next = current.superview
    }
    (dirty ?? self).layoutTree()
  }

  /// One pass over each dirty view of this tree, a view before those in it.
  func layoutTree() {
    if needsLayout {
      needsLayout = false
      layoutPass()
    }
    for subview in subviews where subview.superview === self { subview.layoutTree() }
  }

  private func layoutPass() {
    isInLayoutPass = true
    traced(ViewCall.layoutPass) { runtime.controllerSteps.layoutPass(of: self) }
    isInLayoutPass = false
  }

  /// What a pass does for the view itself.
  package func layoutContents() {
    layoutSubviews()
    client?.viewLayoutSubviews(self)
  }
}
