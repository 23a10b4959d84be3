import Foundation

extension CALayer {
  /// Inserts a layer, which leaves the one that it was in before. An index beyond the end means the end.
  func insert(_ layer: CALayer, at index: Int) {
    guard !isDescendant(of: layer) else { return }
    let staysOnScreen = layer.window != nil && window != nil
    layer.unlink(isLeaving: !staysOnScreen)
    layer.nextSuperlayer = self
    if window != nil && !staysOnScreen { layer.announceEntry() }
    guard layer.nextSuperlayer === self else { return }
    layer.nextSuperlayer = nil
    link(layer, at: index)
    layer.setNeedsLayout()
    setNeedsLayoutOfTree()
  }

  func leaveSuperlayer() {
    if superlayer == nil && nextSuperlayer != nil {
      // A hook takes the layer out before it is in.
      nextSuperlayer = nil
      announceExit()
    }
    unlink(isLeaving: true)
  }

  /// The window that the layer is in.
  package var window: UIWindow? {
    var next: CALayer? = self
    while let layer = next {
      if let view = layer.view { return view.window }
      next = layer.superlayer
    }
    return nil
  }

  /// Puts a layer among the sublayers and nothing else: whoever calls it tells whom it concerns.
  func link(_ layer: CALayer, at index: Int) {
    let place = min(max(0, index), linkedLayers?.count ?? 0)
    if linkedLayers == nil { linkedLayers = [layer] } else { linkedLayers?.insert(layer, at: place) }
    layer.superlayer = self
  }

  /// Takes the layer out of the one above, and tells of that if it was on screen and is not any more.
  func unlink(isLeaving: Bool) {
    guard let old = superlayer else { return }
    let wasOnScreen = window != nil
    old.linkedLayers?.removeAll { $0 === self }
    superlayer = nil
    old.setNeedsLayoutOfTree()
    if isLeaving && wasOnScreen { announceExit() }
  }

  private func isDescendant(of layer: CALayer) -> Bool {
    var next: CALayer? = self
    while let current = next {
      if current === layer { return true }
      next = current.superlayer
    }
    return false
  }

  func place(of sibling: CALayer?, without layer: CALayer) -> Int? {
    let siblings = sublayers ?? []
    guard layer.superlayer === self else { return siblings.lastIndex { $0 === sibling } }
    return siblings.filter { $0 !== layer }.lastIndex { $0 === sibling }
  }

  /// Tells the nodes without view in this tree; the others hear of it by their views.
  func announceEntry() {
    if view != nil { return }
    let above = superlayer ?? nextSuperlayer
    client?.layerWillEnterWindow(self)
    for sublayer in sublayers ?? [] where sublayer.superlayer === self {
      guard above === superlayer ?? nextSuperlayer else { return }
      sublayer.announceEntry()
    }
  }

  func announceExit() {
    if view != nil { return }
    client?.layerDidLeaveWindow(self)
    for sublayer in sublayers ?? [] { sublayer.announceExit() }
  }
}
