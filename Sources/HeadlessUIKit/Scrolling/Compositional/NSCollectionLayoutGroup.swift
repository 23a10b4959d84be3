import Foundation

/// Elements one after the other, again and again as long as there is room for them.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case along(UICollectionView.ScrollDirection)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  public let subitems: [NSCollectionLayoutItem]
  /// How often the only element is there; nil for as often as there is room.
  let count: Int?
  /// Whether elements share the group's length evenly, whatever size they have.
  let sharesEvenly: Bool
  /// Between elements.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  private var ownSupplementaryItems: [NSCollectionLayoutSupplementaryItem]?

  init(
    _ size: NSCollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [NSCollectionLayoutItem], count: Int? = nil,
    sharesEvenly: Bool = false
  ) {
    (self.arrangement, self.subitems, self.count, self.sharesEvenly) = (arrangement, subitems, count, sharesEvenly)
    super.init(layoutSize: size, supplementaryItems: [])
  }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .along(.horizontal), subitems) }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .along(.vertical), subitems) }

  /// Elements that share the width evenly.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .along(.horizontal), [subitem], count: count, sharesEvenly: true)
  }

  /// Elements that share the height evenly.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .along(.vertical), [subitem], count: count, sharesEvenly: true)
  }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .along(.horizontal), [subitem], count: count)
  }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .along(.vertical), [subitem], count: count) }

  /// Elements at places that somebody says.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), []) }
}

/// Says the places of the elements of a group, in the group's coordinates.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// The place of one element.
open class NSCollectionLayoutGroupCustomItem: NSObject {
  public let frame: CGRect
  public let zIndex: Int

  public init(frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
}
