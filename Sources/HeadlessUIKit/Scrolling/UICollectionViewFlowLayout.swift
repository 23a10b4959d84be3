import Foundation

/// Distances within a section of a flow, in points.
package struct FlowSpacing {
  package var line: CGFloat
  package var interitem: CGFloat
  package var inset: UIEdgeInsets

  package init(line: CGFloat, interitem: CGFloat, inset: UIEdgeInsets) {
    self.line = line
    self.interitem = interitem
    self.inset = inset
  }
}

/// Fills line after line with as many items as fit, section after section, each with its header and footer. Main only.
///
/// Full lines are stretched to both edges, a single item of a full line is centred, and items of different sizes are centred on their
/// line.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size that items have unless they have one of their own.
  public static let automaticSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  /// What ``itemSize`` is until somebody sets it.
  package static let defaultItemSize = CGSize(width: 50, height: 50)

  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var itemSize = UICollectionViewFlowLayout.defaultItemSize { didSet { invalidateLayout() } }
  /// How large items are taken to be that say it themselves; zero where none does.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  /// The smallest length of headers and footers along the scroll direction.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// What the insets of sections are counted from at the sides of the lines.
  open var sectionInsetReference = SectionInsetReference.fromContentInset { didSet { invalidateLayout() } }
  open var sectionHeadersPinToVisibleBounds = false
  open var sectionFootersPinToVisibleBounds = false

  private var flow = FlowResult(axis: .vertical)

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var collectionViewContentSize: CGSize {
    prepareIfNeeded()
    return flow.contentSize
  }

  open override func prepare() {
    flow = FlowResult(axis: scrollDirection)
    guard let source else { return }
    let size = source.visibleRect.inset(by: source.contentInset).size
    var pass = FlowPass(source: source, axis: scrollDirection, breadth: scrollDirection.across(size))
    let sides = sectionInsetReference.sides(of: collectionView, along: scrollDirection)
    for section in 0..<source.sectionCount {
      let own = FlowSpacing(line: minimumLineSpacing, interitem: minimumInteritemSpacing, inset: sectionInset)
      pass.add(
        section: section, spacing: (source.spacing(inSection: section) ?? own).within(sides),
        header: scrollDirection.along(headerReferenceSize), footer: scrollDirection.along(footerReferenceSize))
    }
    flow = pass.result
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    prepareIfNeeded()
    return flow.elements(in: rect).map { estimated($0.attributes) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return flow.frame(ofItemAt: indexPath).map {
      estimated(UICollectionViewLayoutAttributes(indexPath: indexPath, frame: $0))
    }
  }

  // MARK: Sizes that items say themselves

  override var fitsElements: Bool { estimatedItemSize != .zero }

  private func estimated(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    if fitsElements, attributes.representedElementKind == nil {
      attributes.estimates = .init(width: true, height: true)
    }
    return attributes
  }

  /// How large an item is taken to be until it has said it.
  var estimate: CGSize { estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { originalAttributes.isEstimated && preferredAttributes.size != originalAttributes.size }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return flow.supplements[FlowSupplement(kind: elementKind, section: indexPath.section)].map {
      UICollectionViewLayoutAttributes(indexPath: indexPath, kind: elementKind, frame: $0)
    }
  }

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    scrollDirection.across(newBounds.size) != scrollDirection.across(preparedSize)
  }
}

/// What tables ask.
extension UICollectionViewFlowLayout {
  package func sections(in rect: CGRect) -> Range<Int> {
    prepareIfNeeded()
    return flow.sections(in: rect)
  }

  /// Nil for a section that is not there.
  package func extent(ofSection section: Int) -> FlowExtent? {
    prepareIfNeeded()
    return flow.extents.indices.contains(section) ? flow.extents[section] : nil
  }

  /// Nil for a heading without any height.
  package func frame(of heading: TableHeading, inSection section: Int) -> CGRect? {
    prepareIfNeeded()
    return flow.supplements[FlowSupplement(kind: heading.kind, section: section)]
  }
}
