import Foundation

extension ListContent {
  /// One layout pass over the list: what is on screen may be something else.
  func layoutPass() {
    loadIfNeeded()
    guard isLoaded else { return }
    layout.source = self
    if layout.shouldInvalidateLayout(forBoundsChange: view.bounds) {
      roomDidChange()
      layout.invalidate(forBoundsChange: view.bounds)
    }
    layout.prepareIfNeeded()
    fit()
    view.contentSize = layout.collectionViewContentSize
    turn()
    show()
    didShow()
  }

  /// The layout has the last word on where the content is when the view has another size.
  private func turn() {
    let (old, new) = (seenSize, view.bounds)
    seenSize = new.size
    guard old != .zero, old != new.size else { return }
    layout.turn(from: CGRect(origin: new.origin, size: old), at: new.origin) { view.contentOffset = $0 }
  }

  /// Has everything arranged anew before it is seen next.
  func setNeedsArranging() {
    layout.invalidateLayout()
    view.setNeedsLayout()
  }

  /// Takes what belongs on screen there, and everything else off.
  private func show() {
    let places = view.bounds.isEmpty ? [] : places(in: view.bounds)
    let generation = generation
    var kept: Set<Key> = []
    for place in places {
      if let key = show(place) { kept.insert(key) }
      // Who was asked for a view, or told of it, has changed the list: the next pass shows that.
      guard self.generation == generation else { return view.setNeedsLayout() }
    }
    for (key, old) in shown.filter({ !kept.contains($0.key) }).sorted(by: { $0.value.path < $1.value.path }) {
      takeOff(old, key)
    }
  }

  private func show(_ place: UICollectionViewLayoutAttributes) -> Key? {
    guard let (key, cell) = view(at: place.indexPath, ofKind: place.representedElementKind) else { return nil }
    self.place(cell, at: place)
    guard shown[key]?.isDisplayed == false else { return key }
    shown[key]?.isDisplayed = true
    if key.kind == nil { setSelected(isSelected(place.indexPath), cell) }
    willDisplay(cell, ofKind: key.kind, at: place.indexPath)
    put(cell)
    return key
  }

  /// The view of an element, asked for if it was not yet.
  func view(at path: IndexPath, ofKind kind: String? = nil) -> (key: Key, cell: Cell)? {
    guard let identity = items.identity(ofKind: kind, at: path) else { return nil }
    let key = Key(identity: ObjectIdentifier(identity), kind: kind)
    if let known = shown[key] {
      shown[key]?.path = path
      return (key, known.cell)
    }
    guard let cell = makeView(ofKind: kind, at: path) else { return nil }
    shown[key] = Shown(identity: identity, cell: cell, path: path)
    return (key, cell)
  }

  private func takeOff(_ old: Shown, _ key: Key) {
    shown[key] = nil
    if old.isDisplayed {
      if old.cell.superview === view { old.cell.removeFromSuperview() }
      didEndDisplaying(old.cell, ofKind: key.kind, at: old.path)
    }
    if key.kind == nil { setSelected(false, old.cell) }
    keep(old.cell, ofKind: key.kind)
  }

  func takeAllOff() {
    for (key, old) in shown.sorted(by: { $0.value.path < $1.value.path }) { takeOff(old, key) }
  }
}
