import Foundation

/// Groups one after the other, and what is around them.
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// Around the groups, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// Whether groups are beside one another and can be scrolled across. They are placed so; nothing scrolls them.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers are as wide as the groups.
  open var supplementariesFollowContentInsets = true
  /// Told of the elements on screen whenever they are placed, of sections that can be scrolled across.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  // Kept: insets are taken from the collection's bounds.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  public let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()

  public init(group: NSCollectionLayoutGroup) { self.group = group }

  /// Rows below one another.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    section.contentInsets = configuration.insets(in: layoutEnvironment.container.contentSize.width)
    section.boundarySupplementaryItems = configuration.headings
    return section
  }
}

/// How a section is scrolled across.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  case none
  case continuous
  case continuousGroupLeadingBoundary
  case paging
  case groupPaging
  case groupPagingCentered
}

/// More on that; kept.
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  public enum Bounce: Int, Hashable, Sendable {
    case automatic
    case always
    case never
  }

  open var decelerationRate = UIScrollView.DecelerationRate.normal
  open var bounce = Bounce.automatic
}

/// From what insets are taken.
public enum UIContentInsetsReference: Int, Hashable, Sendable {
  case automatic
  case none
  case safeArea
  case layoutMargins
  case readableContent
}

/// A list: how it looks, and what is above and below its rows.
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Hashable, Sendable {
    case plain
    case grouped
    case insetGrouped
    case sidebar
    case sidebarPlain
  }

  public enum HeaderMode: Int, Hashable, Sendable {
    case none
    case supplementary
    /// The first row of each section.
    case firstItemInSection
  }

  public enum FooterMode: Int, Hashable, Sendable {
    case none
    case supplementary
  }

  public let appearance: Appearance
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// Above headers, in points; nil for what is usual.
  public var headerTopPadding: CGFloat?
  // Kept: nothing is drawn between rows, and nothing is swiped.
  public var showsSeparators = true
  public var separatorConfiguration: UIListSeparatorConfiguration
  public var itemSeparatorHandler: ((IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?
  public var backgroundColor: UIColor?
  public var leadingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?
  public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?

  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  func insets(in width: CGFloat) -> NSDirectionalEdgeInsets {
    guard appearance == .insetGrouped else { return .zero }
    let side: CGFloat = width < 414 ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: side, trailing: side)
  }

  var headings: [NSCollectionLayoutBoundarySupplementaryItem] {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(28))
    var headings: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if headerMode == .supplementary {
      headings.append(
        .init(layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top))
      headings[0].pinToVisibleBounds = appearance == .plain
    }
    if footerMode == .supplementary {
      headings.append(
        .init(layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    }
    return headings
  }
}

/// Lines between rows; kept.
public struct UIListSeparatorConfiguration {
  public enum Visibility: Int, Hashable, Sendable {
    case automatic
    case visible
    case hidden
  }

  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)
  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  public var topSeparatorInsets = automaticInsets
  public var bottomSeparatorInsets = automaticInsets
  public var color = UIColor.separator
  public var multipleSelectionColor = UIColor.separator
  public var visualEffect: UIVisualEffect?

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
