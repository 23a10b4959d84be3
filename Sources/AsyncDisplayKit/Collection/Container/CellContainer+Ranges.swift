import Foundation
import HeadlessUIKit

/// How near the cells of a container are, and what that depends on besides where they are.
final class RangeState {
  var tuning = RangeTuning()
  /// Nil until the first update.
  var mode: ASLayoutRangeMode?
  /// What was on screen while there was the size that cells are measured for still: the layout says where the content is once they have
  /// the present one.
  var turnedFrom: CGRect?
  /// The mode was set by somebody else and lasts for one update.
  var isModeKept = false
  private(set) var hasScrolled = false
  private(set) var direction: ASScrollDirection = [.down, .right]
  private var offset: CGPoint?
  private var size: CGSize?
  var isInBackground = false
  var isUpdateScheduled = false
  /// The cells are being told how near they are: one is told of everything before the next.
  var isBeingTold = false
  /// The elements that have more than a layout, in the order of the content: what they are told must not depend on hashes.
  private(set) var elements: [ASCollectionElement] = []
  private var observers: [any NSObjectProtocol] = []

  func forget(_ element: ASCollectionElement) { elements.removeAll { $0 === element } }

  /// - Returns: those that were near and are not any more.
  func replace(by new: [ASCollectionElement]) -> [ASCollectionElement] {
    defer { elements = new }
    let kept = Set(new.map(ObjectIdentifier.init))
    return elements.filter { !kept.contains(ObjectIdentifier($0)) }
  }

  /// - Returns: the size before, if it was another one.
  func noteSize(_ new: CGSize) -> CGSize? {
    defer { size = new }
    return size == new ? nil : size
  }

  /// - Returns: whether the content was moved.
  func noteOffset(_ new: CGPoint) -> Bool {
    defer { offset = new }
    guard let offset, offset != new else { return false }
    hasScrolled = true
    direction = ASScrollDirection(from: offset, to: new)
    return true
  }

  /// The cells that are near leave all ranges, on main, when that comes round to it.
  func leaveAll(on runtime: HeadlessRuntime) {
    let cells = elements.compactMap(\.cell)
    guard !cells.isEmpty else { return }
    runtime.async(.main) { for cell in cells { cell.setInterfaceStateOfTree([]) } }
  }

  // MARK: What happens to the application

  func observeEvents(for container: CellContainer) {
    observers = ApplicationEvent.allCases.map { event in
      event.observe(of: container.runtime) { [weak container] in container?.handle(event) }
    }
  }

  deinit { for observer in observers { ApplicationEvent.end(observer) } }
}

extension CellContainer {
  /// How near every cell is: the visible ones first, then those to be drawn, then those to be fetched, then those left behind.
  func updateRanges() {
    guard let host else { return }
    // One that has left the window may be told so later, if it is a cell's: what is in it cannot be seen all the same.
    let isVisible = host.isVisible && host.isInHierarchy && !ranges.isInBackground
    let mode = nextMode(isVisible: isVisible)
    ranges.mode = mode
    ranges.isModeKept = false
    let cellRanges = CellRanges(
      CellRanges.Situation(
        visibleRect: visibleRect, scrollable: scrollableDirections, direction: ranges.direction, mode: mode,
        tuning: ranges.tuning, isVisible: isVisible))
    let near = placed(in: cellRanges.outerRect).map { ($0.element, cellRanges.state(of: $0.frame)) }
    let left = ranges.replace(by: near.map(\.0))
    for state in [ASInterfaceState.visible, .display, .preload] {
      for (element, new) in near where new.nearest == state { set(new, of: element) }
    }
    for (element, new) in near where new.nearest == .measureLayout { set(new, of: element) }
    for element in left { set(.measureLayout, of: element) }
  }

  private func set(_ state: ASInterfaceState, of element: ASCollectionElement) {
    guard let cell = element.cell, cell.interfaceState != state else { return }
    if state.contains(.display), !cell.isInDisplayState { cell.note(CollectionCall.comesIntoDisplayRange) }
    cell.setInterfaceStateOfTree(state)
  }

  /// Minimum until the content has been scrolled and the container is visible, and whenever it is not; full then.
  private func nextMode(isVisible: Bool) -> ASLayoutRangeMode {
    guard let mode = ranges.mode else { return .minimum }
    if ranges.isModeKept { return mode }
    if !isVisible { return ranges.isInBackground || mode == .lowMemory || mode == .visibleOnly ? mode : .minimum }
    return ranges.hasScrolled ? .full : mode
  }

  /// Has the ranges updated in a main job of its own, unless one is on its way.
  func setNeedsRangeUpdate() {
    guard !ranges.isUpdateScheduled else { return }
    ranges.isUpdateScheduled = true
    later { container in
      container.ranges.isUpdateScheduled = false
      container.refresh()
    }
  }

  /// Sets the mode for at least one update.
  func setMode(_ mode: ASLayoutRangeMode) {
    ranges.mode = mode
    ranges.isModeKept = true
    setNeedsRangeUpdate()
  }

  func handle(_ event: ApplicationEvent) {
    guard let host else { return }
    switch event {
    case .memoryWarning: setMode(host.isInDisplayState ? .visibleOnly : .lowMemory)
    case .background:
      ranges.isInBackground = true
      setMode(host.isVisible ? .visibleOnly : .lowMemory)
    case .foreground:
      ranges.isInBackground = false
      setMode(host.isVisible ? .minimum : .visibleOnly)
    }
    refresh()
  }

  /// The axes on which the content goes beyond the container.
  var scrollableDirections: ASScrollDirection {
    if let delegated = host?.cellLayout as? DelegatedLayout { return delegated.delegate.scrollableDirections() }
    if let flow = host?.cellLayout as? UICollectionViewFlowLayout {
      return flow.scrollDirection == .vertical ? .verticalDirections : .horizontalDirections
    }
    let size = host?.cellLayout.collectionViewContentSize ?? .zero
    let bounds = visibleRect.size
    var directions: ASScrollDirection = []
    if size.width > bounds.width { directions.formUnion(.horizontalDirections) }
    if size.height > bounds.height || directions.isEmpty { directions.formUnion(.verticalDirections) }
    return directions
  }
}

extension ASInterfaceState {
  /// The nearest state that a node is in.
  fileprivate var nearest: ASInterfaceState {
    [.visible, .display, .preload].first { contains($0) } ?? .measureLayout
  }
}
