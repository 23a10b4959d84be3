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
  var shown = ElementMap()
  /// What will be shown when all updates on their way have arrived.
  var pending = ElementMap()
  var isLoaded = false
  var batch = UpdateBatch()
  /// Updates that are not shown yet.
  var updatesOnTheirWay = 0
  /// Those of them that are measured, the oldest first.
  let measured = Guarded<[CollectionUpdate]>([])
  var finishBlocks: [() -> Void] = []
  /// Cells that want to be measured again.
  var dirtyElements: [CollectionElement] = []
  /// The same as a set.
  var dirtyOnes: Set<ObjectIdentifier> = []

  /// What is on screen: cells whose views are in the container's.
  var displayed: [CollectionElement] = []
  var ranges = RangeState()
  var batchContext = ASBatchContext()
  var leadingScreensForBatching: CGFloat = 2
  var selection = CellSelection()
  /// Whether the content begins at the bottom.
  var isInverted = false

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

  // MARK: Asking

  func path(of cell: ASCellNode) -> IndexPath? { cell.element.flatMap { shown.path(of: $0) } }

  func cell(at path: IndexPath, kind: String? = nil) -> ASCellNode? {
    shown.element(ofKind: kind, at: path)?.cell
  }

  /// The items on screen, in their order.
  var displayedItems: [(path: IndexPath, cell: ASCellNode)] {
    displayed.compactMap { element in
      guard element.kind == nil, let path = shown.path(of: element), let cell = element.cell else { return nil }
      return (path, cell)
    }.sorted { $0.path < $1.path }
  }
}

// MARK: - The layout's source

extension CellContainer: CollectionLayoutSource {
  var visibleRect: CGRect { host?.bounds ?? .zero }
  var contentInset: UIEdgeInsets { scrollView?.contentInset ?? .zero }
  var sectionCount: Int { shown.sections.count }

  func itemCount(inSection section: Int) -> Int { shown.sections[section].items.count }

  func size(ofItemAt path: IndexPath) -> CGSize { shown.item(at: path)?.size ?? .zero }

  func size(ofKind kind: String, inSection section: Int) -> CGSize? { shown.sections[section].supplements[kind]?.size }

  func spacing(inSection section: Int) -> FlowSpacing? { host?.spacing(inSection: section) }
}
