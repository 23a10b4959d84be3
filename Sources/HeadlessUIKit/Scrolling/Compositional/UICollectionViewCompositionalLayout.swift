import Foundation

/// Says the layout of a section.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// Sections below one another, each of groups of its own. Main only.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var elements: [CompositionalElement] = []
  private var sections: [NSCollectionLayoutSection] = []
  private var contentSize = CGSize.zero

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, self.configuration) = (sectionProvider, configuration)
    super.init()
  }

  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }

  public convenience init(section: NSCollectionLayoutSection) { self.init(sectionProvider: { _, _ in section }) }

  public required init?(coder: NSCoder) { nil }

  /// Rows below one another.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, room in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: room)
    }
  }

  private var axis: UICollectionView.ScrollDirection { configuration.scrollDirection }

  open override var collectionViewContentSize: CGSize {
    prepareIfNeeded()
    return contentSize
  }

  open override func prepare() {
    (elements, sections, contentSize) = ([], [], .zero)
    guard let source, let collectionView else { return }
    let traits = collectionView.traitCollection
    let room = LayoutRoom(source.visibleRect.inset(by: source.contentInset).size, traits: traits)
    var pass = CompositionalPass(source: source, axis: axis, traits: traits)
    let around = configuration.boundarySupplementaryItems
    pass.addHeadings(around.filter { !$0.isAtEnd }, section: nil)
    for number in 0..<source.sectionCount {
      if number > 0 { pass.leaveRoom(configuration.interSectionSpacing) }
      guard let section = provider(number, room) else { continue }
      sections.append(section)
      pass.add(section, number: number)
    }
    pass.addHeadings(around.filter(\.isAtEnd), section: nil)
    (elements, contentSize) = (pass.elements, pass.contentSize)
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    prepareIfNeeded()
    let shown = collectionView?.bounds ?? rect
    let found = elements.map { $0.staying(in: shown, along: axis) }.filter { $0.frame.overlaps(rect) }.map(\.attributes)
    tellHandlers(found)
    return found
  }

  private func tellHandlers(_ found: [UICollectionViewLayoutAttributes]) {
    guard let collectionView else { return }
    for (number, section) in sections.enumerated() {
      guard let handler = section.visibleItemsInvalidationHandler else { continue }
      let own = found.filter { $0.indexPath.section == number }
      handler(own, .zero, LayoutRoom(collectionView.bounds.size, traits: collectionView.traitCollection))
    }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return elements.first { $0.kind == nil && $0.path == indexPath }?.attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(ofKind: elementKind, at: indexPath, isDecoration: false) }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(ofKind: elementKind, at: indexPath, isDecoration: true) }

  private func attributes(
    ofKind kind: String, at path: IndexPath, isDecoration: Bool
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return elements.first { $0.kind == kind && $0.path == path && $0.isDecoration == isDecoration }?.attributes
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != preparedSize
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { originalAttributes.isEstimated && preferredAttributes.size != originalAttributes.size }
}

/// What is around all sections, and how they are scrolled.
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// In points.
  open var interSectionSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Kept: insets are taken from the collection's bounds.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  public override init() { super.init() }
}
