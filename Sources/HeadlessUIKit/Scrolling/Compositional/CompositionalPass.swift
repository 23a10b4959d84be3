import Foundation

/// Puts section after section into a compositional layout.
struct CompositionalPass {
  private let source: any CollectionLayoutSource
  private let axis: UICollectionView.ScrollDirection
  private let traits: UITraitCollection
  /// The room there is for all sections, in points.
  private let room: CGSize
  private(set) var elements: [CompositionalElement] = []
  /// Where the next section begins, along the axis.
  private(set) var position: CGFloat = 0

  init(source: any CollectionLayoutSource, axis: UICollectionView.ScrollDirection, traits: UITraitCollection) {
    (self.source, self.axis, self.traits) = (source, axis, traits)
    room = source.visibleRect.inset(by: source.contentInset).size
  }

  var contentSize: CGSize { axis.size(along: position, across: axis.across(room)) }

  mutating func leaveRoom(_ length: CGFloat) { position += length }

  mutating func add(_ section: NSCollectionLayoutSection, number: Int) {
    let start = position
    let insets = section.contentInsets
    let inner = CGRect(origin: .zero, size: room).inset(
      by: axis == .vertical
        ? NSDirectionalEdgeInsets(leading: insets.leading, trailing: insets.trailing)
        : NSDirectionalEdgeInsets(top: insets.top, bottom: insets.bottom)
    ).size
    let first = elements.count
    let headingRoom = section.supplementariesFollowContentInsets ? inner : room
    let across = axis == .vertical ? insets.leading : insets.top
    let headingStart = section.supplementariesFollowContentInsets ? across : 0
    let headings = section.boundarySupplementaryItems
    addHeadings(headings.filter { !$0.isAtEnd }, in: headingRoom, across: headingStart, section: number)
    position += axis == .vertical ? insets.top : insets.leading
    let items = position
    addGroups(of: section, in: inner, across: across, number: number)
    let end = position
    position += axis == .vertical ? insets.bottom : insets.trailing
    addHeadings(headings.filter(\.isAtEnd), in: headingRoom, across: headingStart, section: number)
    addDecorations(section.decorationItems, from: start, section: number)
    for index in elements.indices[first...] where elements[index].isPinned {
      elements[index].extent = elements[index].isAtEnd ? items...position : start...max(start, end)
    }
  }

  // MARK: Groups

  private mutating func addGroups(
    of section: NSCollectionLayoutSection, in room: CGSize, across: CGFloat, number: Int
  ) {
    let (source, traits) = (source, traits)
    var items = GroupPlaces.Items(
      count: source.itemCount(inSection: number),
      fitted: { source.fittedSize(ofKind: nil, at: IndexPath(item: $0, section: number)) },
      room: { LayoutRoom($0, traits: traits) })
    let isAcross = section.orthogonalScrollingBehavior != .none
    var (sideways, length) = (across, CGFloat(0))
    var isFirst = true
    while items.next < items.count {
      let before = items.next
      let group = GroupPlaces(of: section.group, in: room, items: &items)
      guard items.next > before else { break }
      let spacing = isFirst ? 0 : section.interGroupSpacing
      if isAcross { sideways += spacing } else { position += spacing }
      add(group, of: number, at: axis.point(along: position, across: isAcross ? sideways : across))
      if isAcross {
        sideways += axis.across(group.size)
        length = max(length, axis.along(group.size))
      } else {
        position += axis.along(group.size)
      }
      isFirst = false
    }
    position += length
  }

  private mutating func add(_ group: GroupPlaces, of section: Int, at origin: CGPoint) {
    for element in group.elements {
      let path = IndexPath(item: element.number, section: section)
      let frame = element.frame.offsetBy(dx: origin.x, dy: origin.y)
      let estimates = element.item is NSCollectionLayoutGroup ? .init() : element.item.layoutSize.estimates
      elements.append(
        CompositionalElement(path: path, frame: frame, zIndex: element.zIndex, estimates: estimates))
      for badge in element.item.supplementaryItems {
        let size = badge.layoutSize.resolved(
          in: frame.size, fitted: source.fittedSize(ofKind: badge.elementKind, at: path))
        elements.append(
          CompositionalElement(
            path: path, kind: badge.elementKind, frame: badge.containerAnchor.frame(of: size, in: frame),
            zIndex: badge.zIndex, estimates: badge.layoutSize.estimates))
      }
    }
  }

  // MARK: Headings

  /// - Parameter across: where they begin across the axis.
  mutating func addHeadings(
    _ headings: [NSCollectionLayoutBoundarySupplementaryItem], in room: CGSize? = nil, across: CGFloat = 0,
    section: Int?
  ) {
    let room = room ?? self.room
    for heading in headings {
      let path = section.map { IndexPath(item: 0, section: $0) } ?? IndexPath(index: 0)
      let fitted = source.fittedSize(ofKind: heading.elementKind, at: path)
      let size = heading.layoutSize.resolved(in: room, fitted: fitted)
      let place = CGRect(
        origin: axis.point(along: position, across: across),
        size: axis.size(along: axis.along(size), across: axis.across(room)))
      var element = CompositionalElement(
        path: path, kind: heading.elementKind,
        frame: heading.containerAnchor.frame(of: size, in: place).offsetBy(dx: heading.offset.x, dy: heading.offset.y),
        zIndex: heading.zIndex, estimates: heading.layoutSize.estimates)
      (element.isPinned, element.isAtEnd) = (heading.pinToVisibleBounds, heading.isAtEnd)
      elements.append(element)
      if heading.extendsBoundary { position += axis.along(size) }
    }
  }

  private mutating func addDecorations(
    _ decorations: [NSCollectionLayoutDecorationItem], from start: CGFloat, section: Int
  ) {
    let area = CGRect(
      origin: axis.point(along: start, across: 0),
      size: axis.size(along: position - start, across: axis.across(room)))
    for decoration in decorations {
      var element = CompositionalElement(
        path: IndexPath(item: 0, section: section), kind: decoration.elementKind,
        frame: area.inset(by: decoration.contentInsets), zIndex: decoration.zIndex - 1, estimates: .init())
      element.isDecoration = true
      elements.append(element)
    }
  }
}

/// One element of a compositional layout and its place.
struct CompositionalElement {
  let path: IndexPath
  /// Nil for a cell.
  var kind: String?
  var frame: CGRect
  let zIndex: Int
  /// Which of its sizes it says itself.
  let estimates: UICollectionViewLayoutAttributes.Estimates
  var isDecoration = false
  /// Whether it stays on screen with its section.
  var isPinned = false
  var isAtEnd = false
  /// Of its section along the axis.
  var extent: ClosedRange<CGFloat>?

  var attributes: UICollectionViewLayoutAttributes {
    let attributes =
      isDecoration
      ? UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind ?? "", with: path)
      : UICollectionViewLayoutAttributes(indexPath: path, kind: kind)
    (attributes.frame, attributes.zIndex, attributes.estimates) = (frame, zIndex, estimates)
    return attributes
  }

  /// Where it is while a part of the content is on screen.
  func staying(in rect: CGRect, along axis: UICollectionView.ScrollDirection) -> CompositionalElement {
    guard isPinned, let extent else { return self }
    var element = self
    let length = axis.along(frame.size)
    let wanted = isAtEnd ? axis.along(rect.origin) + axis.along(rect.size) - length : axis.along(rect.origin)
    let own = axis.along(frame.origin)
    let place =
      isAtEnd
      ? max(min(own, wanted), extent.lowerBound)
      : min(max(own, wanted), max(extent.lowerBound, extent.upperBound - length))
    if axis == .vertical { element.frame.origin.y = place } else { element.frame.origin.x = place }
    return element
  }
}
