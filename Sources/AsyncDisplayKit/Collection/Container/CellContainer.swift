import Foundation
import HeadlessUIKit

/// What a node that shows cells knows of them: what is shown, what is on its way, and how near each cell is to being seen. Main only.
///
/// An update is asked of the data source on main, made and measured on the editing queue, and shown on main again; updates overtake
/// one another nowhere.
final class CellContainer: @unchecked Sendable {
  private(set) weak var host: (ASCellContainerNode)?
  let runtime: HeadlessRuntime

  /// What is shown.
  var shown = ASElementMap()
  /// What will be shown when all updates on their way have arrived.
  var pending = ASElementMap()
  var isLoaded = false
  var batch = UpdateBatch<UpdateCompletion>()
  /// Updates that are not shown yet.
  var updatesOnTheirWay = 0
  /// Those of them that are measured, the oldest first.
  let measured = Guarded<[CollectionUpdate]>([])
  var finishBlocks: [() -> Void] = []
  /// Cells that want to be measured again.
  var dirtyElements: [ASCollectionElement] = []
  /// The same as a set.
  var dirtyOnes: Set<ObjectIdentifier> = []

  /// What is on screen: cells whose views are in the container's.
  var displayed: [ASCollectionElement] = []
  var ranges = RangeState()
  var batchContext = ASBatchContext()
  var leadingScreensForBatching: CGFloat = 2
  var selection = CellSelection()
  /// Whether what is on screen stays where it is when something comes or goes above it.
  var keepsPlace = false
  /// Said on any thread until the view is loaded.
  let looks = Guarded(ScrollLooks())

  init(host: ASCellContainerNode) {
    self.host = host
    runtime = host.runtime
    ranges.observeEvents(for: self)
  }

  deinit { ranges.leaveAll(on: runtime) }

  /// Where the content is; nil before the view is loaded.
  var scrollView: UIScrollView? { host?.state[\.view] as? UIScrollView }

  /// Calls `work` on main, later, unless the container is gone by then.
  func later(_ work: @escaping (CellContainer) -> Void) {
    runtime.async(.main) { [weak self] in
      if let self { work(self) }
    }
  }

  // MARK: Asking, in the numbers of the data source: updates on their way count

  /// What there is, loaded first if it was not yet.
  var present: ASElementMap {
    if ThreadState.isMain { loadIfNeeded() }
    return pending
  }

  func path(of cell: ASCellNode) -> IndexPath? { cell.element.flatMap { pending.path(of: $0) } }

  /// The same for what was on screen and is taken out, or has been: where it is shown, or was.
  func pathWhenDisplayed(of cell: ASCellNode) -> IndexPath? {
    path(of: cell) ?? cell.element.flatMap { shown.path(of: $0) ?? $0.lastPath }
  }

  /// A cell that is not made yet is waited for: its block has to run on another thread.
  func cell(at path: IndexPath, kind: String? = nil) -> ASCellNode? {
    guard let element = present.element(ofKind: kind, at: path) else { return nil }
    if element.cell == nil, ThreadState.isMain { _ = runtime.sync(.editing) {} }
    return element.cell
  }

  /// Where something is among what is shown; what is on its way is waited for.
  func shownPath(of path: IndexPath) -> IndexPath? {
    guard let element = present.item(at: path) else { return nil }
    if !shown.contains(element) { waitUntilAllUpdatesAreShown() }
    return shown.path(of: element)
  }

  /// The cells of the items on screen, in their order.
  var displayedCells: [ASCellNode] { displayedItems.compactMap(\.element.cell) }

  /// Where the items on screen are; those that an update on its way takes out are nowhere.
  var displayedPaths: [IndexPath] { displayedItems.compactMap { pending.path(of: $0.element) } }

  private var displayedItems: [(element: ASCollectionElement, place: IndexPath)] {
    displayed.compactMap { element in
      element.kind == nil ? shown.path(of: element).map { (element, $0) } : nil
    }.sorted { $0.1 < $1.1 }
  }
}

// MARK: - The layout's source

extension CellContainer: TableRows {
  var visibleRect: CGRect { host?.bounds ?? .zero }
  var contentInset: UIEdgeInsets { look(\.contentInset, \.contentInset, or: .zero) }
  var sectionCount: Int { shown.sections.count }

  func itemCount(inSection section: Int) -> Int { shown.sections[section].items.count }

  func size(ofItemAt path: IndexPath) -> CGSize { shown.item(at: path)?.size ?? .zero }

  func size(ofKind kind: String, inSection section: Int) -> CGSize? {
    shown.sections[section].supplements[kind]?.size ?? host?.sizeOfHeading(ofKind: kind, inSection: section)
  }

  func spacing(inSection section: Int) -> FlowSpacing? { host?.spacing(inSection: section) }
  func identity(ofSection section: Int) -> AnyObject { shown.sections[section].identity }
  var roomBefore: CGFloat { host?.roomAround.before ?? 0 }
  var roomAfter: CGFloat { host?.roomAround.after ?? 0 }
}
