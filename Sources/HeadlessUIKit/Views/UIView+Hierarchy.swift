import Foundation

extension UIView {
  /// Inserts a view, which leaves the one that it was in before. An index beyond the end means the end.
  func put(_ view: UIView, at index: Int) {
    insert(view) { host in
      let place = min(max(0, index), host.subviews.count)
      return (place, host.layerIndex(ofSubviewAt: place))
    }
  }

  /// Inserts a view directly behind a layer, which need not be a view's; in front of everything for nil.
  package func insertSubview(_ view: UIView, belowLayer sibling: CALayer?) {
    insert(view) { host in
      let sublayers = host.layer.sublayers ?? []
      let index = sibling.flatMap { next in sublayers.firstIndex { $0 === next } } ?? sublayers.count
      return (sublayers[..<index].count { $0.view?.superview === host }, index)
    }
  }

  /// - Parameter place: where among the subviews and the sublayers; asked once the view is out of where it was.
  private func insert(_ view: UIView, at place: (UIView) -> (subview: Int, sublayer: Int)) {
    guard !isDescendant(of: view) else { return }
    if view.superview === self { return reinsert(view, at: place) }
    view.willMove(toSuperview: self)
    if view.superview != nil { view.leave(for: window) }
    view.nextSuperview = self
    view.client?.viewWillJoin(self, view)
    if let window, view.window == nil { view.announceEntry(to: window) }
    guard view.nextSuperview === self else { return }
    view.nextSuperview = nil
    let index = place(self)
    layer.link(view.layer, at: index.sublayer)
    subviews.insert(view, at: index.subview)
    view.superview = self
    view.keptClient = view.client
    didAddSubview(view)
    view.didMoveToSuperview()
    view.client?.viewDidJoin(self, view)
    view.joinConstraints()
    if view.window !== window {
      if window == nil { view.moveOut() } else { view.settle(in: window) }
    }
    view.tellOfSafeArea()
    layer.setNeedsLayoutOfTree()
  }

  func put(_ view: UIView, below sibling: UIView) {
    insertSubview(view, at: subviews.filter { $0 !== view }.firstIndex { $0 === sibling } ?? 0)
  }

  func put(_ view: UIView, above sibling: UIView) {
    let index = subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
    insertSubview(view, at: index.map { $0 + 1 } ?? subviews.count)
  }

  func exchange(_ first: Int, with second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second), first != second else { return }
    let (low, high) = (subviews[min(first, second)], subviews[max(first, second)])
    move(high, to: min(first, second))
    move(low, to: max(first, second))
  }

  func leaveSuperview() {
    guard superview != nil else { return giveUpJoining() }
    let kept = keptClient
    willMove(toSuperview: nil)
    leave(for: nil)
    moveOut()
    withExtendedLifetime(kept) {
      didMoveToSuperview()
      client?.viewDidLeaveSuperview(self)
    }
  }

  /// A hook takes the view out before it is in.
  private func giveUpJoining() {
    guard nextSuperview != nil else { return }
    nextSuperview = nil
    client?.viewDidLeaveSuperview(self)
  }

  /// Another place among its siblings; nobody leaves or enters anything.
  func move(_ view: UIView, to index: Int) {
    reinsert(view) { host in (index, host.layerIndex(ofSubviewAt: index)) }
  }

  private func reinsert(_ view: UIView, at place: (UIView) -> (subview: Int, sublayer: Int)) {
    subviews.removeAll { $0 === view }
    layer.linkedLayers?.removeAll { $0 === view.layer }
    let index = place(self)
    layer.link(view.layer, at: index.sublayer)
    subviews.insert(view, at: index.subview)
    layer.setNeedsLayoutOfTree()
  }

  /// The place in front of the layer of the view behind, among layers that need not be those of views.
  private func layerIndex(ofSubviewAt index: Int) -> Int {
    guard index > 0 else {
      let first = subviews.first?.layer
      return layer.sublayers?.firstIndex { $0 === first } ?? (layer.sublayers?.count ?? 0)
    }
    let behind = subviews[index - 1].layer
    return layer.sublayers?.lastIndex { $0 === behind }.map { $0 + 1 } ?? (layer.sublayers?.count ?? 0)
  }

  /// Takes the view out of its superview; it keeps its window if it goes on in the same one.
  private func leave(for next: UIWindow?) {
    guard let old = superview else { return }
    old.willRemoveSubview(self)
    leaveConstraints()
    old.subviews.removeAll { $0 === self }
    layer.unlink(isLeaving: false)
    superview = nil
    keptClient = nil
    if let next, next !== window { moveOut() }
  }

  /// Tells the view and everything in it that they are about to be in a window. Nodes enter their hierarchy here.
  private func announceEntry(to window: UIWindow) {
    let above = superview ?? nextSuperview
    controller?.viewWillEnterWindow()
    guard above === superview ?? nextSuperview else { return }
    willMove(toWindow: window)
    client?.viewWillEnterWindow(self)
    // Nodes without view whose layers somebody put here by hand: no node above tells them.
    for sublayer in layer.sublayers ?? [] where sublayer.superlayer === layer { sublayer.announceEntry() }
    for subview in subviews where subview.window == nil && subview.superview === self {
      guard above === superview ?? nextSuperview else { return }
      subview.announceEntry(to: window)
    }
  }

  private func settle(in window: UIWindow?) {
    self.window = window
    adoptAppearance()
    if runtime.hasStyles { colorsDidChange() }
    for subview in subviews where subview.superview === self { subview.settle(in: window) }
    didMoveToWindow()
    controller?.viewIsInWindow()
    if layer.layoutIsDue || layer.displayIsDue { window?.schedulePass() }
  }

  /// The view and everything in it leave their window. All of it is out before anybody hears of it.
  private func moveOut() {
    guard window != nil else { return }
    let left = tree()
    let byHand = left.compactMap(\.controller).filter(\.appearedByHand)
    for controller in byHand { controller.callViewWillDisappear() }
    for view in left { view.willMove(toWindow: nil) }
    for view in left { view.leaveWindow() }
    defer { for controller in byHand { controller.callViewDidDisappear() } }
    for view in left where view.window == nil {
      view.client?.viewDidLeaveWindow(view)
      for sublayer in view.layer.sublayers ?? [] { sublayer.announceExit() }
      view.didMoveToWindow()
    }
  }

  /// The view and everything in it, each before what is in it.
  private func tree() -> [UIView] { [self] + subviews.flatMap { $0.tree() } }

  private func leaveWindow() {
    if window?.firstResponder === self { resignFirstResponder() }
    window = nil
    layer.breakOffAnimations()
    client?.viewIsOutOfWindow(self)
  }
}
