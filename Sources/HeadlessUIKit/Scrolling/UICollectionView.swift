import Foundation

/// A scroll view whose content a layout arranges. What fills it is a collection node's business. Main only.
open class UICollectionView: UIScrollView {
  /// Arranges the content.
  public package(set) var collectionViewLayout = UICollectionViewLayout() {
    didSet { collectionViewLayout.collectionView = self }
  }

  /// The elements that the layout arranges.
  open var numberOfSections: Int { collectionViewLayout.source?.sectionCount ?? 0 }
  open func numberOfItems(inSection section: Int) -> Int {
    guard let source = collectionViewLayout.source, section >= 0, section < source.sectionCount else { return 0 }
    return source.itemCount(inSection: section)
  }

  override func target(for proposed: CGPoint, releasedAt velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  // Kept; what can be selected is the node's business.
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
