import Foundation
import HeadlessUIKit

extension CellContainer {
  /// Shows another map in place of the one shown. Cells that are not in it any more leave all ranges.
  func show(_ map: ASElementMap, by changes: CollectionChanges?, isResized: Bool) {
    let isOther = map !== shown
    let anchor = isOther && keepsPlace ? anchor(in: map) : nil
    // What is selected and still on its way is in neither map.
    selection.removeAll { shown.contains($0) && !map.contains($0) }
    for element in displayed where !map.contains(element) { element.lastPath = shown.path(of: element) }
    shown = map
    let isUpdate = isOther && ranges.elements.contains { map.contains($0) }
    if isOther || isResized { host?.cellLayout.invalidateLayout() }
    if isOther { leave(ranges.elements.filter { !map.contains($0) }) }
    arrange()
    if let changes { host?.cellLayout.showUpdate(changes) }
    if let anchor { keepPlace(of: anchor) }
    if let old = ranges.turnedFrom { turn(from: old) } else if isUpdate { moveToTarget() }
    refresh()
    scrollView?.setNeedsLayout()
  }

  /// The first row on screen that stays, and where it is. Only tables keep their place, and what is placed in them are rows.
  private func anchor(in map: ASElementMap) -> (element: ASCollectionElement, frame: CGRect)? {
    placed(in: visibleRect).first { map.contains($0.element) }.map { ($0.element, $0.frame) }
  }

  /// Moves the content by as much as an item was moved in it.
  private func keepPlace(of anchor: (element: ASCollectionElement, frame: CGRect)) {
    guard let path = shown.path(of: anchor.element), let scrollView,
      let frame = host?.cellLayout.layoutAttributesForItem(at: path)?.frame
    else { return }
    // Only tables keep their place, and those scroll down.
    scrollView.contentOffset.y += frame.minY - anchor.frame.minY
  }

  /// The cells have been measured for another size, or are about to be, with others on their way.
  private func turn(from old: CGRect) {
    if updatesOnTheirWay == 0 { ranges.turnedFrom = nil }
    guard let layout = host?.cellLayout, let scrollView = scrollView as? UICollectionView else { return }
    layout.turn(from: old, at: scrollView.contentOffset) { scrollView.contentOffset = $0 }
  }

  /// The layout has the last word on where the content is after an update.
  private func moveToTarget() {
    guard let layout = host?.cellLayout, let scrollView = scrollView as? UICollectionView else { return }
    let target = layout.targetContentOffset(forProposedContentOffset: scrollView.contentOffset)
    if target != scrollView.contentOffset { scrollView.contentOffset = target }
  }

  func prepareLayout() {
    guard let layout = host?.cellLayout else { return }
    layout.source = self
    layout.collectionView = scrollView as? UICollectionView
    layout.prepareIfNeeded()
  }

  /// Has everything arranged anew before it is seen next.
  func setNeedsArranging() {
    host?.cellLayout.invalidateLayout()
    scrollView?.setNeedsLayout()
  }

  private func arrange() {
    prepareLayout()
    host?.fitHeadings()
    guard let size = host?.cellLayout.collectionViewContentSize, let scrollView else { return }
    scrollView.contentSize = size
  }

  /// One layout pass over the container: what is on screen may be something else.
  func layoutPass() {
    guard let host else { return }
    if host.cellLayout.shouldInvalidateLayout(forBoundsChange: host.bounds) {
      host.cellLayout.invalidate(forBoundsChange: host.bounds)
    }
    if let old = ranges.noteSize(host.bounds.size), isLoaded {
      host.forgetHeadings()
      ranges.turnedFrom = CGRect(origin: host.bounds.origin, size: old)
      remeasureAll()
      // Otherwise cells of the old size would be seen, and of a pager parts of two pages, whose controllers would come and go.
      waitUntilAllUpdatesAreShown()
    }
    let hasMoved = ranges.noteOffset(host.bounds.origin)
    loadIfNeeded()
    guard isLoaded else { return }
    arrange()
    let seen = hasMoved ? displayed : []
    refresh()
    for case let cell? in seen.map(\.cell) where cell.isVisible { cell.tell(.visibleRectChanged) }
  }

  /// Every cell gets the container's traits, once nothing is on its way any more: what is may have been made with others.
  func passTraitsOn() {
    onDidFinishUpdates { [weak self] in
      guard let self, let traits = host?.primitiveTraitCollection() else { return }
      for case let cell? in shown.elements.map(\.cell) { cell.propagateTraits(traits) }
    }
  }

  /// Tells the cells on screen what the user does.
  func tellDisplayed(_ event: ASCellNodeVisibilityEvent) {
    for case let cell? in displayed.map(\.cell) where cell.isVisible { cell.tell(event) }
  }

  /// Takes cells on screen that belong there, says to all how near they are, and takes others off.
  func refresh() {
    guard let host, isLoaded else { return }
    // A cell that is told lays out what is dirty, and that may be this container.
    if ranges.isBeingTold { return setNeedsRangeUpdate() }
    ranges.isBeingTold = true
    defer { ranges.isBeingTold = false }
    let isShown = host.isInHierarchy && host.isNodeLoaded
    guard let onScreen = isShown ? enterOnScreen() : [] else { return setNeedsRangeUpdate() }
    updateRanges()
    let kept = Set(onScreen.map(ObjectIdentifier.init))
    for element in displayed where !kept.contains(ObjectIdentifier(element)) { takeOff(element) }
    displayed = onScreen
    host.showHeadings(in: isShown ? visibleRect : nil)
    fetchBatchIfNeeded()
  }

  /// What is on screen has entered. Who is told of a cell may move or change the content: then other cells enter too, before anybody sees
  /// them.
  ///
  /// - Returns: nil if that has no end; no cell may be said to be visible then.
  private func enterOnScreen() -> [ASCollectionElement]? {
    for _ in 0..<Self.mostMoves {
      let (map, rect) = (shown, visibleRect)
      let onScreen = placed(in: rect)
      for (element, _, attributes) in onScreen where shown === map { enter(element, at: attributes) }
      if shown === map, visibleRect == rect { return onScreen.map(\.element) }
      let known = Set(displayed.map(ObjectIdentifier.init))
      displayed += onScreen.map(\.element).filter { element in
        !known.contains(ObjectIdentifier(element)) && element.cell?.state[\.view]?.superview === host?.loadedView
      }
    }
    return nil
  }

  /// How often the content is moved while its cells enter before that is left to the next pass.
  private static var mostMoves: Int { 10 }

  /// Elements that touch a rectangle of the content, and where they are.
  func placed(
    in rect: CGRect
  ) -> [(element: ASCollectionElement, frame: CGRect, attributes: UICollectionViewLayoutAttributes)] {
    let attributes = host?.cellLayout.layoutAttributesForElements(in: rect) ?? []
    return attributes.compactMap { place in
      guard place.frame.overlaps(rect), !place.isHidden else { return nil }
      let element = shown.element(ofKind: place.representedElementKind, at: place.indexPath)
      return element.map { ($0, place.frame, place) }
    }
  }

  private func enter(_ element: ASCollectionElement, at place: UICollectionViewLayoutAttributes) {
    guard let host, let cell = element.cell else { return }
    let frame = place.frame
    let view = host.loadedView
    if isInverted, cell.transform != turn { cell.transform = turn }
    if cell.frame != frame { cell.setFrame(frame, by: .byFramework) }
    if host is ASCollectionNode { cell.take(place) }
    guard cell.state[\.view]?.superview !== view || !cell.isNodeLoaded else { return }
    if !cell.isInDisplayState { cell.note(CollectionCall.comesIntoDisplayRange) }
    host.steps.willDisplay(cell, in: host) { $0.tellOfDisplaying(cell, kind: element.kind) }
    host.insertCell(cell.loadedView, in: view)
  }

  /// Takes a cell off screen; how near it is it has been told before.
  private func takeOff(_ element: ASCollectionElement) {
    guard let cell = element.cell, cell.isNodeLoaded else { return }
    cell.loadedView.removeFromSuperview()
    cell.loseLayoutAttributes()
    guard let host else { return }
    host.steps.didEndDisplaying(cell, in: host) { $0.tellOfEndOfDisplaying(cell, kind: element.kind) }
  }

  private func leave(_ elements: [ASCollectionElement]) {
    for element in elements {
      ranges.forget(element)
      element.cell?.setInterfaceStateOfTree([])
    }
  }
}
