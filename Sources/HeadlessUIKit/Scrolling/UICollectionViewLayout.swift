import Foundation

/// Arranges the elements of a collection. To be subclassed; main only.
open class UICollectionViewLayout: NSObject {
  /// The view whose elements are arranged.
  public package(set) weak var collectionView: UICollectionView?
  package weak var source: (any CollectionLayoutSource)?
  private var isPrepared = false
  package private(set) var preparedSize = CGSize.zero

  public override init() { super.init() }
  /// A layout from an archive; there are none, so it is a plain one.
  public required init?(coder: NSCoder) { super.init() }

  /// The size of everything, in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// Whether the direction of reading turns the layout round by itself.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Works out where everything is. Called when the layout is needed for the first time after it became invalid.
  open func prepare() {}

  /// The elements that a part of the content shows, at least.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Has views of a class made for elements of the layout's own.
  ///
  /// - Parameter viewClass: one of ``UICollectionReusableView``; nil to have none made any more.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass as? UICollectionReusableView.Type
  }
  private(set) var decorations: [String: UICollectionReusableView.Type] = [:]

  // MARK: Sizes that elements say themselves

  /// Whether elements on screen are asked how large they would be. Layouts of somebody else's may want to know.
  var fitsElements: Bool { true }

  /// Whether an element that would have another place moves others.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// What becomes of the layout when an element would have another place.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { newInvalidationContext() }

  // MARK: Updates. Nothing is animated: what is asked for is not seen.

  /// Items come and go, and the layout has worked out where they are now.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Where an item on screen comes from that is new: it fades in where it is, unless overridden.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { faded(layoutAttributesForItem(at: itemIndexPath)) }
  /// Where an item goes that was deleted; nil for nowhere.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Whose place an item takes that a finger has moved to `position`: that of the item there, or its own.
  open func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint)
    -> IndexPath
  {
    collectionView?.indexPathForItem(at: position) ?? previousIndexPath
  }

  /// Where an item is wanted that a finger moves to `position`, a point of the content: with its middle there, unless overridden.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let copy = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    let attributes = copy ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    return attributes
  }
  /// An update is shown.
  open func finalizeCollectionViewUpdates() {}
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    faded(layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath))
  }
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Turns

  /// The view has another size, and the layout has worked out where everything is in it.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// That is shown.
  open func finalizeAnimatedBoundsChange() {}
  /// The view gets another layout in place of this one.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// The view gets this layout in place of another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called on both when the new one is shown.
  open func finalizeLayoutTransition() {}

  /// The view has had another size, and the content is to be where the layout says: at the same item, for many.
  ///
  /// - Parameter move: sets the offset.
  package func turn(from oldBounds: CGRect, at offset: CGPoint, _ move: (CGPoint) -> Void) {
    prepare(forAnimatedBoundsChange: oldBounds)
    let target = targetContentOffset(forProposedContentOffset: offset)
    if target != offset { move(target) }
    finalizeAnimatedBoundsChange()
  }

  /// Takes the place of another layout.
  package func replace(_ old: UICollectionViewLayout) {
    guard old !== self else { return }
    old.prepareForTransition(to: self)
    prepareForTransition(from: old)
    old.finalizeLayoutTransition()
    finalizeLayoutTransition()
  }

  private func faded(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
    copy?.alpha = 0
    return copy
  }

  /// Whether another visible part, or another size of the view, moves elements.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Where the content is to be after an update; where it is, unless overridden.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  /// Where the content is to come to rest after a finger has let go of it; where its speed carries it, unless overridden.
  ///
  /// - Parameter velocity: in points a millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Has everything worked out again in the next pass.
  open func invalidateLayout() {
    isPrepared = false
    if let collectionView, !collectionView.isInLayoutPass { collectionView.setNeedsLayout() }
  }

  /// One of ``UICollectionViewLayoutAttributes``, for subclasses with more in them; layouts make their own of it.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// One of ``UICollectionViewLayoutInvalidationContext``: says more on what has become of a layout.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// What becomes of the layout when another part of the content is on screen, or the view has another size.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    newInvalidationContext()
  }

  private func newInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  /// Has everything worked out again in the next pass, and moves the content by what the context says.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidateLayout()
    guard let collectionView, context.contentOffsetAdjustment != .zero else { return }
    let (offset, by) = (collectionView.contentOffset, context.contentOffsetAdjustment)
    collectionView.contentOffset = CGPoint(x: offset.x + by.x, y: offset.y + by.y)
  }

  package func invalidate(forBoundsChange newBounds: CGRect) {
    invalidateLayout(with: invalidationContext(forBoundsChange: newBounds))
  }

  package func prepareIfNeeded() {
    guard !isPrepared, let source else { return }
    isPrepared = true
    preparedSize = source.visibleRect.size
    prepare()
  }
}
