import Foundation
import HeadlessUIKit

/// The view of a table node.
open class ASTableView: UITableView {
  /// The node that the view stands for.
  open private(set) weak var tableNode: ASTableNode?
  var lacksBlocks = false

  static func make(for node: ASTableNode) -> ASTableView {
    let view = UIView.made(by: node.runtime) { ASTableView(frame: .zero) }
    view.tableNode = node
    view.connect(to: node)
    view.cellTouch = CellTouch(on: node.container) { [weak node] in node?.tapRow(at: $0) }
    view.clipsToBounds = true
    view.backgroundColor = node.tableStyle == .plain ? .systemBackground : .systemGroupedBackground
    return view
  }

  /// What stands for the node has its style, and asks it what stands above and below rows.
  func connect(to node: ASTableNode) {
    style = node.tableStyle
    rowSource = node.container
    rowLayout = node.rows
    headings.source = node
  }

  open override func arrangementDidChange() { tableNode?.container.setNeedsArranging() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    tableNode?.container.layoutPass()
  }

  open override func userDidScroll(_ phase: ScrollPhase) { tableNode?.container.userDidScroll(phase) }

  // Of the node, under the names that the view had for them.
  open var asyncDelegate: (any ASTableDelegate)? {
    get { tableNode?.delegate }
    set { tableNode?.delegate = newValue }
  }
  open var asyncDataSource: (any ASTableDataSource)? {
    get { tableNode?.dataSource }
    set { tableNode?.dataSource = newValue }
  }
  open func visibleNodes() -> [ASCellNode] { tableNode?.visibleNodes ?? [] }
  open func nodeForRow(at indexPath: IndexPath) -> ASCellNode? { tableNode?.nodeForRow(at: indexPath) }
  open func indexPath(for cellNode: ASCellNode) -> IndexPath? { tableNode?.indexPath(for: cellNode) }
  open func relayoutItems() { tableNode?.relayoutItems() }
  open func waitUntilAllUpdatesAreCommitted() { tableNode?.waitUntilAllUpdatesAreProcessed() }

  /// Ends the batch that was opened last. Nothing is animated here.
  ///
  /// - Parameter completion: as of ``ASTableNode/performBatchUpdates(_:completion:)``.
  open func endUpdates(animated: Bool, completion: ((Bool) -> Void)? = nil) {
    if requireMain(.viewOnMain, "endUpdates(animated:)") { tableNode?.container.endUpdates(completion: completion) }
  }
}

/// A scrolling list of rows, all as wide as the table. Main only.
open class ASTableNode: AskedTableNode {
  private weak var source: (any ASTableDataSource)?
  private weak var listener: (any ASTableDelegate)?

  /// Not kept alive. Main only once the node is loaded.
  open var dataSource: (any ASTableDataSource)? {
    get { source }
    set {
      guard mayConnect("dataSource") else { return }
      source = newValue
      sourceDidChange()
    }
  }
  /// Not kept alive. Main only once the node is loaded.
  open var delegate: (any ASTableDelegate)? {
    get { listener }
    set {
      guard mayConnect("delegate") else { return }
      listener = newValue
      delegateDidChange()
    }
  }
  /// How sections are told apart.
  public let tableStyle: UITableView.Style
  let rows = ListLayout()

  public init(style: UITableView.Style) {
    tableStyle = style
    super.init()
  }

  public override convenience init() { self.init(style: .plain) }

  /// The backing view.
  open override var view: ASTableView { super.view as? ASTableView ?? ASTableView.make(for: self) }

  override func backingView() -> UIView { ASTableView.make(for: self) }

  /// Whom a data source is asked for. Asking does not load the node: until it is loaded that is a view of nobody's.
  var askedView: ASTableView { container.scrollView as? ASTableView ?? viewOfNobodys }
  private lazy var viewOfNobodys = {
    let view = UIView.made(by: runtime, isObserved: false) { ASTableView() }
    view.connect(to: self)
    return view
  }()

  override func delegateDidChange() {
    super.delegateDidChange()
    container.setNeedsArranging()
  }

  // MARK: What the container asks and tells

  override var cellLayout: UICollectionViewLayout { rows }
  override var hasDataSource: Bool { dataSource != nil }
  override var nameOfDataSource: String { dataSource.map { "\(type(of: $0))" } ?? "no data source" }
  override var scrollDelegate: (any UIScrollViewDelegate)? { delegate }

  override func numberOfSectionsInSource() -> Int { dataSource?.numberOfSections(in: self) ?? 0 }

  override func numberOfItemsInSource(section: Int) -> Int {
    dataSource?.tableNode(self, numberOfRowsInSection: section) ?? 0
  }

  override func model(ofItemAt path: IndexPath) -> Any? { dataSource?.tableNode(self, nodeModelForRowAt: path) }

  override func block(ofItemAt path: IndexPath) -> ASCellNodeBlock {
    dataSource?.tableNode(self, nodeBlockForRowAt: path) ?? { ASCellNode() }
  }

  override func range(ofItemAt path: IndexPath) -> ASSizeRange {
    guard let range = delegate?.tableNode(self, constrainedSizeForRowAt: path) else { return defaultRange }
    let width = defaultRange.max.width
    return ASSizeRange(
      min: CGSize(width: width, height: range.min.height), max: CGSize(width: width, height: range.max.height))
  }

  override var canFetchBatch: Bool { delegate?.shouldBatchFetch(for: self) ?? false }

  override var batchFetch: ((ASBatchContext) -> Void)? {
    delegate.map { delegate in { [self] in delegate.tableNode(self, willBeginBatchFetchWith: $0) } }
  }

  /// As on a phone.
  override var sideMargin: CGFloat { tableStyle == .insetGrouped ? bounds.width < 414 ? 16 : 20 : 0 }

  override func spacing(inSection section: Int) -> FlowSpacing? {
    let inset = UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: sideMargin)
    return FlowSpacing(line: 0, interitem: 0, inset: inset)
  }

  override func sizeOfHeading(ofKind kind: String, inSection section: Int) -> CGSize? {
    TableHeading(kind: kind).map {
      CGSize(width: bounds.width, height: askedView.headings.height(of: $0, inSection: section))
    }
  }

  override var roomAround: (before: CGFloat, after: CGFloat) { (askedView.heightOfHeader, askedView.heightOfFooter) }

  override func cover(ofSection section: Int) -> CGFloat { askedView.heightOfStayingHeader(ofSection: section) }

  override func fitHeadings() {
    guard isInHierarchy else { return }
    var passes = 0
    // A header that turns out to be higher moves the next one off screen, and a lower one moves others onto it.
    while passes < 10, askedView.headings.fit(in: container.visibleRect) {
      passes += 1
      rows.invalidateLayout()
      container.prepareLayout()
    }
  }

  override func forgetHeadings() { askedView.headings.forgetHeights() }

  override func showHeadings(in rect: CGRect?) {
    askedView.headings.show(in: rect)
    askedView.placeEdges()
  }

  override func insertCell(_ cell: UIView, in view: UIView) { askedView.insertRow(cell) }

  override func willDisplay(_ cell: ASCellNode, kind: String?) {
    delegate?.tableNode(self, willDisplayRowWith: cell)
  }

  override func didEndDisplaying(_ cell: ASCellNode, kind: String?) {
    delegate?.tableNode(self, didEndDisplayingRowWith: cell)
  }
}
