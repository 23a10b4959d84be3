import Foundation
import HeadlessUIKit

/// What collections and tables have in common: a scrolling node whose cells are made and measured off main, and told how near they are
/// to being seen. Main only.
open class ASCellContainerNode: ScrolledContainerNode {
  public override init() { super.init() }

  open override var supportsLayerBacking: Bool { false }

  open override func didLoad() {
    super.didLoad()
    guard let scrollView = container.scrollView else { return }
    container.looks[\.self].apply(to: scrollView)
    scrollView.delegate = scrollDelegate
  }

  open override func didEnterHierarchy() {
    super.didEnterHierarchy()
    container.setNeedsRangeUpdate()
  }

  open override func didExitHierarchy() {
    super.didExitHierarchy()
    container.setNeedsRangeUpdate()
  }

  open override func interfaceStateDidChange(_ newState: ASInterfaceState, from oldState: ASInterfaceState) {
    super.interfaceStateDidChange(newState, from: oldState)
    container.setNeedsRangeUpdate()
  }

  /// The cells have the container's traits too.
  open override func asyncTraitCollectionDidChange(withPreviousTraitCollection previous: ASPrimitiveTraitCollection) {
    super.asyncTraitCollectionDidChange(withPreviousTraitCollection: previous)
    onMain(self) { $0.container.passTraitsOn() }
  }

  /// There is another data source: it is asked for everything.
  func sourceDidChange() {
    guard hasDataSource else { return }
    container.batchContext = ASBatchContext()
    if container.isLoaded { container.reload() } else { container.later { $0.loadIfNeeded() } }
  }

  /// Whether a data source or delegate can be set on this thread.
  func mayConnect(_ what: String) -> Bool { !isNodeLoaded || requireMain(.collectionOnMain, what) }

  func delegateDidChange() {
    container.batchContext = ASBatchContext()
    container.scrollView?.delegate = scrollDelegate
  }

  // MARK: What a subclass says of itself. All on main

  /// Arranges the cells.
  var cellLayout: UICollectionViewLayout { UICollectionViewLayout() }
  /// Whether there is anybody to ask what to show.
  var hasDataSource: Bool { false }
  /// The data source's type, for reports.
  var nameOfDataSource: String { "no data source" }
  var scrollDelegate: (any UIScrollViewDelegate)? { nil }

  // MARK: Asked of the data source

  func numberOfSectionsInSource() -> Int { 0 }
  func numberOfItemsInSource(section: Int) -> Int { 0 }
  func model(ofItemAt path: IndexPath) -> Any? { nil }
  func block(ofItemAt path: IndexPath) -> ASCellNodeBlock { { ASCellNode() } }
  func kinds(inSection section: Int) -> [String] { [] }
  func block(ofKind kind: String, at path: IndexPath) -> ASCellNodeBlock { { ASCellNode() } }
  func userInfo(ofSection section: Int) -> (any ASSectionContext)? { nil }

  // MARK: Asked of the delegate

  func range(ofItemAt path: IndexPath) -> ASSizeRange { defaultRange }
  func range(ofKind kind: String, inSection section: Int) -> ASSizeRange { defaultSupplementRange }
  func spacing(inSection section: Int) -> FlowSpacing? { nil }
  var canFetchBatch: Bool { false }
  /// Fetches, by the delegate of this moment; to be called on a background thread.
  var batchFetch: ((ASBatchContext) -> Void)? { nil }

  // MARK: What stands between cells and is none

  /// Nil where there is nothing.
  func sizeOfHeading(ofKind kind: String, inSection section: Int) -> CGSize? { nil }
  /// What is left free before and after all cells, in points.
  var roomAround: (before: CGFloat, after: CGFloat) { (0, 0) }
  /// What is left free at each side of cells, in points.
  var sideMargin: CGFloat { 0 }
  /// How much of the top is covered while a section is there, in points.
  func cover(ofSection section: Int) -> CGFloat { 0 }
  /// Has what is on screen say how large it is, and makes room for that.
  func fitHeadings() {}
  /// The room there was for what stands between cells is another.
  func forgetHeadings() {}
  /// - Parameter rect: what is on screen; nil if nothing is.
  func showHeadings(in rect: CGRect?) {}
  func insertCell(_ cell: UIView, in view: UIView) { view.addSubview(cell) }

  // MARK: Told to the delegate

  func willDisplay(_ cell: ASCellNode, kind: String?) {}
  func didEndDisplaying(_ cell: ASCellNode, kind: String?) {}
}

extension ASCellContainerNode {
  /// Headers and the like are told of by calls of their own.
  package func tellOfDisplaying(_ cell: ASCellNode, kind: String?) {
    if kind != nil { return willDisplay(cell, kind: kind) }
    cell.traced(CollectionCall.willDisplay) { willDisplay(cell, kind: nil) }
  }

  package func tellOfEndOfDisplaying(_ cell: ASCellNode, kind: String?) {
    if kind != nil { return didEndDisplaying(cell, kind: kind) }
    cell.traced(CollectionCall.didEndDisplaying) { didEndDisplaying(cell, kind: nil) }
  }

  /// What a cell is measured for if the delegate does not say: a list's row has the container's width, an item of a flow its item size
  /// if that was set; anything else has room across the scroll direction and none to keep along it.
  var defaultRange: ASSizeRange {
    let room = roomForContent
    if cellLayout is ListLayout {
      let width = max(0, room.width - 2 * sideMargin)
      return ASSizeRange(min: CGSize(width: width, height: 0), max: CGSize(width: width, height: .infinity))
    }
    if let flow = cellLayout as? UICollectionViewFlowLayout, flow.hasOwnItemSize {
      return ASSizeRange(min: flow.itemSize, max: flow.itemSize)
    }
    return defaultSupplementRange
  }

  /// Across the scroll direction all the room there is, along it as much as is wanted.
  var defaultSupplementRange: ASSizeRange {
    let room = roomForContent
    return container.scrollableDirections.isHorizontal
      ? ASSizeRange(min: .zero, max: CGSize(width: .infinity, height: room.height))
      : ASSizeRange(min: .zero, max: CGSize(width: room.width, height: .infinity))
  }

  private var roomForContent: CGSize {
    let insets = container.contentInset
    return CGSize(
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
  }
}
