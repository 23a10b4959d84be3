import Foundation

extension CALayer {
  /// Has the layer laid out again before the main loop settles, if it is in a window.
  func wantLayout() {
    layoutIsDue = true
    window?.schedulePass()
  }

  public func needsLayout() -> Bool { layoutIsDue }

  /// Lays out now whatever is dirty in this layer, after what is dirty above it.
  func layOutWhatIsDirty() {
    view?.settleConstraints()
    var dirty: CALayer?
    var next: CALayer? = self
    while let current = next {
      if current.layoutIsDue { dirty = current }
      next = current.superlayer
    }
    (dirty ?? self).layoutTree()
  }

  /// Has the contents made again before the main loop settles, if the layer is in a window. What is being made now is given up.
  func wantDisplay() {
    displayIsDue = true
    client?.layerCancelsDisplay(self)
    window?.schedulePass()
  }

  public func needsDisplay() -> Bool { displayIsDue }

  /// The contents that were wanted are being made.
  package func displayHasBegun() { displayIsDue = false }

  /// Makes the contents now if they are wanted.
  public func displayIfNeeded() {
    guard displayIsDue else { return }
    displayIsDue = false
    display()
  }

  /// A layer whose sublayers were exchanged in its own pass need not be laid out again for that.
  func setNeedsLayoutOfTree() {
    if client == nil || !isInLayoutPass { setNeedsLayout() }
  }

  /// One pass over each dirty layer of this tree, a layer before those in it.
  func layoutTree() {
    if layoutIsDue {
      layoutIsDue = false
      isInLayoutPass = true
      layoutSublayers()
      isInLayoutPass = false
    }
    for sublayer in sublayers ?? [] where sublayer.superlayer === self { sublayer.layoutTree() }
  }

  /// Nothing in this tree is dirty any more.
  ///
  /// - Returns: the types of what was.
  func forgetLayout() -> [String] {
    let subject: AnyObject = client ?? view ?? self
    let own = layoutIsDue ? ["\(type(of: subject))"] : []
    layoutIsDue = false
    return own + (sublayers ?? []).flatMap { $0.forgetLayout() }
  }

  /// Makes the contents that are wanted in this tree, a layer's before those of the layers in it.
  func displayTree() {
    displayIfNeeded()
    for sublayer in sublayers ?? [] where sublayer.superlayer === self { sublayer.displayTree() }
  }
}
