import Foundation

extension UIView {
  public func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Inserts a view, which leaves the one that it was in before. An index beyond the end means the end.
  public func insertSubview(_ view: UIView, at index: Int) {
    guard view !== self else { return }
    if view.superview != nil { view.leave(for: window) }
    if let window, view.window == nil { view.announceEntry(to: window) }
    subviews.insert(view, at: min(max(0, index), subviews.count))
    view.superview = self
    view.keptClient = view.client
    view.didMoveToSuperview()
    if view.window !== window {
      if window == nil { view.moveOut() } else { view.settle(in: window) }
    }
    subviewsDidChange()
  }

  public func removeFromSuperview() {
    guard superview != nil else { return }
    let kept = keptClient
    leave(for: nil)
    moveOut()
    withExtendedLifetime(kept) { didMoveToSuperview() }
  }

  public func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let current = next {
      if current === view { return true }
      next = current.superview
    }
    return false
  }

  /// A node that changes its subnodes in its own layout pass has them laid out in that very pass.
  private func subviewsDidChange() {
    if client == nil || !isInLayoutPass { setNeedsLayout() }
  }

  /// Takes the view out of its superview; it keeps its window if it goes on in the same one.
  private func leave(for next: UIWindow?) {
    guard let old = superview else { return }
    old.subviews.removeAll { $0 === self }
    superview = nil
    keptClient = nil
    old.subviewsDidChange()
    if let next, next !== window { moveOut() }
  }

  /// Tells the view and everything in it that they are about to be in a window. Nodes enter their hierarchy here.
  private func announceEntry(to window: UIWindow) {
    willMove(toWindow: window)
    client?.viewWillEnterWindow(self)
    for subview in subviews where subview.window == nil { subview.announceEntry(to: window) }
  }

  private func settle(in window: UIWindow?) {
    self.window = window
    for subview in subviews { subview.settle(in: window) }
    didMoveToWindow()
    setNeedsLayout()
  }

  /// The view and everything in it leave their window. All of it is out before anybody hears of it.
  private func moveOut() {
    guard window != nil else { return }
    let left = tree()
    for view in left { view.willMove(toWindow: nil) }
    for view in left { view.window = nil }
    for view in left {
      view.client?.viewDidLeaveWindow(view)
      view.didMoveToWindow()
    }
  }

  /// The view and everything in it, each before what is in it.
  private func tree() -> [UIView] { [self] + subviews.flatMap { $0.tree() } }
}
