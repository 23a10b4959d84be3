import Foundation
import HeadlessUIKit

/// A scrolling collection whose cells a layout arranges. Main only.
open class ASCollectionNode: AskedCollectionNode {
  private weak var source: (any ASCollectionDataSource)?
  private weak var listener: (any ASCollectionDelegate)?

  /// Not kept alive. Main only once the node is loaded.
  open var dataSource: (any ASCollectionDataSource)? {
    get { source }
    set {
      guard mayConnect("dataSource") else { return }
      source = newValue
      layoutInspector?.didChangeCollectionViewDataSource(newValue)
      sourceDidChange()
    }
  }
  /// Not kept alive. Main only once the node is loaded.
  open var delegate: (any ASCollectionDelegate)? {
    get { listener }
    set {
      guard mayConnect("delegate") else { return }
      listener = newValue
      layoutInspector?.didChangeCollectionViewDelegate(newValue)
      delegateDidChange()
    }
  }
  /// Says what cells are measured for, in place of the delegate.
  open weak var layoutInspector: (any ASCollectionViewLayoutInspecting)? { didSet { container.remeasureAll() } }
  /// Arranges the cells.
  open var collectionViewLayout: UICollectionViewLayout { didSet { layoutDidChange() } }
  /// The kinds that ``registerSupplementaryNode(ofKind:)`` was called for.
  open private(set) var registeredKinds: [String] = []

  /// A list: rows as wide as the node.
  public override init() {
    collectionViewLayout = ListLayout()
    super.init()
  }

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init()
  }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init()
    setFrame(frame, by: .byFramework)
  }

  /// - Parameter layoutFacilitator: not asked; see ``ASCollectionViewLayoutFacilitatorProtocol``.
  public init(
    frame: CGRect, collectionViewLayout layout: UICollectionViewLayout,
    layoutFacilitator: (any ASCollectionViewLayoutFacilitatorProtocol)?
  ) {
    collectionViewLayout = layout
    super.init()
    setFrame(frame, by: .byFramework)
  }

  /// Somebody says where all cells go, off main.
  /// - Parameter layoutFacilitator: not asked; see ``ASCollectionViewLayoutFacilitatorProtocol``.
  public init(
    layoutDelegate: any ASCollectionLayoutDelegate,
    layoutFacilitator: (any ASCollectionViewLayoutFacilitatorProtocol)? = nil
  ) {
    collectionViewLayout = DelegatedLayout(layoutDelegate)
    super.init()
  }

  /// Who says where all cells go, if a layout of its own does not.
  open var layoutDelegate: (any ASCollectionLayoutDelegate)? {
    get { (collectionViewLayout as? DelegatedLayout)?.delegate }
    set { if let newValue { collectionViewLayout = DelegatedLayout(newValue) } }
  }

  /// The backing view.
  open override var view: ASCollectionView { super.view as? ASCollectionView ?? ASCollectionView.make(for: self) }

  override func backingView() -> UIView { ASCollectionView.make(for: self) }

  /// Whom a data source is asked for. Asking does not load the node: until it is loaded that is a view of nobody's.
  var askedView: ASCollectionView { container.scrollView as? ASCollectionView ?? viewOfNobodys }
  private lazy var viewOfNobodys = UIView.made(by: runtime, isObserved: false) { ASCollectionView() }

  /// Has a kind of supplementary element taken from the data source's nodes.
  open func registerSupplementaryNode(ofKind elementKind: String) {
    if !registeredKinds.contains(elementKind) { registeredKinds.append(elementKind) }
  }

  private func layoutDidChange() {
    guard let view = container.scrollView as? ASCollectionView else { return }
    view.collectionViewLayout = collectionViewLayout
    container.remeasureAll()
    view.setNeedsLayout()
  }

  // MARK: What the container asks and tells

  override var cellLayout: UICollectionViewLayout { collectionViewLayout }
  override var hasDataSource: Bool { dataSource != nil }
  override var scrollDelegate: (any UIScrollViewDelegate)? { delegate }
  override var nameOfDataSource: String { dataSource.map { "\(type(of: $0))" } ?? "no data source" }

  override func numberOfSectionsInSource() -> Int { dataSource?.numberOfSections(in: self) ?? 0 }

  override func numberOfItemsInSource(section: Int) -> Int {
    dataSource?.collectionNode(self, numberOfItemsInSection: section) ?? 0
  }

  override func model(ofItemAt path: IndexPath) -> Any? { dataSource?.collectionNode(self, nodeModelForItemAt: path) }

  override func block(ofItemAt path: IndexPath) -> ASCellNodeBlock {
    dataSource?.collectionNode(self, nodeBlockForItemAt: path) ?? { ASCellNode() }
  }

  override func kinds(inSection section: Int) -> [String] {
    dataSource?.collectionNode(self, supplementaryElementKindsInSection: section) ?? []
  }

  override func block(ofKind kind: String, at path: IndexPath) -> ASCellNodeBlock {
    dataSource?.collectionNode(self, nodeBlockForSupplementaryElementOfKind: kind, at: path) ?? { ASCellNode() }
  }

  override func userInfo(ofSection section: Int) -> (any ASSectionContext)? {
    dataSource?.collectionNode(self, contextForSection: section)
  }

  override func range(ofItemAt path: IndexPath) -> ASSizeRange {
    if let layoutInspector { return layoutInspector.collectionView(view, constrainedSizeForNodeAt: path) }
    return rangeByDelegate(ofItemAt: path)
  }

  /// What an item is measured for where no inspector knows better.
  func rangeByDelegate(ofItemAt path: IndexPath) -> ASSizeRange {
    delegate?.collectionNode(self, constrainedSizeForItemAt: path) ?? defaultRange
  }

  override func range(ofKind kind: String, inSection section: Int) -> ASSizeRange {
    if let layoutInspector {
      let path = IndexPath(item: 0, section: section)
      return layoutInspector.collectionView(view, constrainedSizeForSupplementaryNodeOfKind: kind, at: path)
    }
    return rangeByDelegate(ofKind: kind, inSection: section)
  }

  /// The same of a header, a footer or another element.
  func rangeByDelegate(ofKind kind: String, inSection section: Int) -> ASSizeRange {
    let flow = delegate as? any ASCollectionDelegateFlowLayout
    switch kind {
    case UICollectionView.elementKindSectionHeader:
      return flow?.collectionNode(self, sizeRangeForHeaderInSection: section)
        ?? referenceRange(ofKind: kind, in: section)
    case UICollectionView.elementKindSectionFooter:
      return flow?.collectionNode(self, sizeRangeForFooterInSection: section)
        ?? referenceRange(ofKind: kind, in: section)
    default: return defaultSupplementRange
    }
  }

  override func spacing(inSection section: Int) -> FlowSpacing? {
    guard let flow = delegate as? any UICollectionViewDelegateFlowLayout,
      let view = container.scrollView as? UICollectionView
    else { return nil }
    let layout = collectionViewLayout
    return FlowSpacing(
      line: flow.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section),
      interitem: flow.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section),
      inset: flow.collectionView(view, layout: layout, insetForSectionAt: section))
  }

  override var canFetchBatch: Bool { delegate?.shouldBatchFetch(for: self) ?? false }

  override var batchFetch: ((ASBatchContext) -> Void)? {
    delegate.map { delegate in { [self] in delegate.collectionNode(self, willBeginBatchFetchWith: $0) } }
  }

  override func willDisplay(_ cell: ASCellNode, kind: String?) {
    if kind == nil {
      dequeueCell(beside: cell)
      delegate?.collectionNode(self, willDisplayItemWith: cell)
    } else {
      delegate?.collectionNode(self, willDisplaySupplementaryElementWith: cell)
    }
  }

  override func didEndDisplaying(_ cell: ASCellNode, kind: String?) {
    if kind == nil {
      delegate?.collectionNode(self, didEndDisplayingItemWith: cell)
    } else {
      delegate?.collectionNode(self, didEndDisplayingSupplementaryElementWith: cell)
    }
  }
}
