import HeadlessUIKit

/// The view of a collection node.
open class ASCollectionView: UICollectionView {
  /// The node that the view stands for.
  open private(set) weak var collectionNode: ASCollectionNode?
  var lacksBlocks = false

  static func make(for node: ASCollectionNode) -> ASCollectionView {
    let view = UIView.made(by: node.runtime) { ASCollectionView(frame: .zero) }
    view.collectionNode = node
    view.collectionViewLayout = node.collectionViewLayout
    view.cellTouch = CellTouch(on: node.container) { [weak node] in node?.tapItem(at: $0) }
    view.clipsToBounds = true
    view.backgroundColor = .white
    return view
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    collectionNode?.container.layoutPass()
  }

  /// Passes on what the node's source says; that is set in the node.
  open override var dataSource: (any UICollectionViewDataSource)? {
    get { collectionNode.map(NumbersOfNode.init) }
    set {}
  }

  /// How many times the view's size is left of the content when more is fetched; the node's.
  open var leadingScreensForBatching: CGFloat {
    get { collectionNode?.leadingScreensForBatching ?? 2 }
    set { collectionNode?.leadingScreensForBatching = newValue }
  }

  open override func userDidScroll(_ phase: ScrollPhase) { collectionNode?.container.userDidScroll(phase) }

  /// Kept; content has the insets that are set.
  open var zeroContentInsets: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }

  // Of the node, under the names that the view had for them.
  open var asyncDelegate: (any ASCollectionDelegate)? {
    get { collectionNode?.delegate }
    set { collectionNode?.delegate = newValue }
  }
  open var asyncDataSource: (any ASCollectionDataSource)? {
    get { collectionNode?.dataSource }
    set { collectionNode?.dataSource = newValue }
  }
  open var layoutInspector: (any ASCollectionViewLayoutInspecting)? {
    get { collectionNode?.layoutInspector }
    set { collectionNode?.layoutInspector = newValue }
  }
  open func visibleNodes() -> [ASCellNode] { collectionNode?.visibleNodes ?? [] }
  open func nodeForItem(at indexPath: IndexPath) -> ASCellNode? { collectionNode?.nodeForItem(at: indexPath) }
  open func indexPath(for cellNode: ASCellNode) -> IndexPath? { collectionNode?.indexPath(for: cellNode) }
  open func supplementaryNode(forElementKind elementKind: String, at indexPath: IndexPath) -> ASCellNode? {
    collectionNode?.supplementaryNode(forElementKind: elementKind, at: indexPath)
  }
  open func registerSupplementaryNode(ofKind elementKind: String) {
    collectionNode?.registerSupplementaryNode(ofKind: elementKind)
  }
  open func scrollableDirections() -> ASScrollDirection { collectionNode?.scrollableDirections ?? [] }
  open func waitUntilAllUpdatesAreCommitted() { collectionNode?.waitUntilAllUpdatesAreProcessed() }
  open func relayoutItems() { collectionNode?.relayoutItems() }
  open func beginUpdates() { collectionNode?.beginUpdates() }
  open func endUpdates(animated: Bool, completion: ((Bool) -> Void)? = nil) {
    collectionNode?.endUpdates(animated: animated, completion: completion)
  }
}

/// What a collection node's source says, for those who know of views only.
private final class NumbersOfNode: UICollectionViewDataSource {
  private let node: ASCollectionNode

  init(_ node: ASCollectionNode) { self.node = node }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    node.dataSource?.numberOfSections(in: node) ?? 0
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    node.dataSource?.collectionNode(node, numberOfItemsInSection: section) ?? 0
  }

  /// The node is shown without one.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    UICollectionViewCell(frame: collectionView.layoutAttributesForItem(at: indexPath)?.frame ?? .zero)
  }

  /// Nothing is moved in a layout that is made elsewhere: it would have to know of what has not happened yet.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    guard node.layoutDelegate == nil, let cell = node.nodeForItem(at: indexPath) else { return false }
    return node.dataSource?.collectionNode(node, canMoveItemWith: cell) ?? false
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { node.dataSource?.collectionNode(node, moveItemAt: sourceIndexPath, to: destinationIndexPath) }
}
