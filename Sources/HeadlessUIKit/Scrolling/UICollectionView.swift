import Foundation

/// A scroll view whose content a layout arranges: cells that a data source makes, or what a collection node fills it with. Main only.
open class UICollectionView: AskedCollectionView {
  /// Arranges the content.
  open var collectionViewLayout = UICollectionViewLayout() {
    didSet {
      collectionViewLayout.collectionView = self
      if oldValue.collectionView === self { collectionViewLayout.replace(oldValue) }
      if content != nil { setNeedsLayout() }
    }
  }
  /// Has the items; none are shown without it. Not kept alive.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if content != nil, requireMain(.viewOnMain, "dataSource") { content?.forget() } }
  }
  /// Not kept alive.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      listener = delegate
      content?.setNeedsArranging()
    }
  }
  /// What shows the data source's items; nil in the view of a collection node.
  private(set) var content: CollectionContent?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame)
    collectionViewLayout = layout
    layout.collectionView = self
    clipsToBounds = true
    let content = CollectionContent(of: self)
    layout.source = content
    self.content = content
    cellTouch = CellTouch(on: content) { [unowned self] in tapItem(at: $0) }
  }

  /// Nothing is animated.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { collectionViewLayout = layout }

  /// - Parameter completion: told later, on main.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    if let completion { runtime.async(.main) { completion(true) } }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content?.layoutPass()
  }

  override func target(for proposed: CGPoint, releasedAt velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  /// Asks the data source for everything.
  open func reloadData() {
    if requireMain(.viewOnMain, "reloadData()") { list?.reload(completion: nil) }
  }

  /// - Parameter completion: told later, on main, whether the changes are shown.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    if requireMain(.viewOnMain, "performBatchUpdates(_:completion:)") {
      list?.performUpdates(updates, completion: completion)
    }
  }

  /// - Returns: whether the data source lets the item be moved.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMoving(indexPath) }
  /// The layout says where the item is wanted that a finger holds there. Does nothing while no item is moved.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { move(to: targetPosition) }
  /// The data source hears that the item is where the layout has it now, and then it is there.
  open func endInteractiveMovement() { endMoving() }
  open func cancelInteractiveMovement() { forgetMoving() }

  /// Kept only: cells are edited by whoever has them.
  open var isEditing: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }

  // What can be selected of cells; of nodes a collection node says it.
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  /// Behind the content; kept only.
  open var backgroundView: UIView?
  /// Whether cells are fetched ahead; kept only, the range controller does that.
  open var isPrefetchingEnabled = true

  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The axis along which lines follow one another.
  public enum ScrollDirection: Int, Hashable, Sendable {
    case vertical
    case horizontal
  }

  /// Where an item should be after scrolling to it.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }
}

public let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader
public let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
