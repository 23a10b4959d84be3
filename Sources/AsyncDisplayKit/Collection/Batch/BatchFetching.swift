import Foundation

/// Whether it is time to fetch more content: the end is no more than so many screens away, and the content moves towards it.
///
/// - Parameters:
///   - scrollDirection: where the content moves.
///   - scrollableDirections: the axes on which it can; vertical counts first.
///   - bounds: the container's.
///   - targetOffset: where scrolling will come to rest.
///   - leadingScreens: how many screens before the end fetching begins.
///   - visible: whether the container is in a window.
///   - shouldRenderRTLLayout: whether reading goes from right to left, so that the end is on the left.
///   - velocity: in points a millisecond.
///   - flipsHorizontallyInOppositeLayoutDirection: whether offsets are turned round for that already.
///   - delegate: asked while the content moves towards its end.
public func ASDisplayShouldFetchBatchForContext(
  _ context: ASBatchContext, _ scrollDirection: ASScrollDirection, _ scrollableDirections: ASScrollDirection,
  _ bounds: CGRect, _ contentSize: CGSize, _ targetOffset: CGPoint, _ leadingScreens: CGFloat, _ visible: Bool,
  _ shouldRenderRTLLayout: Bool = false, _ velocity: CGPoint = .zero,
  _ flipsHorizontallyInOppositeLayoutDirection: Bool = false, _ delegate: (any ASBatchFetchingDelegate)? = nil
) -> Bool {
  let isVertical = scrollableDirections.isVertical
  let decision = BatchDecision(
    isFetching: context.isFetching(), direction: scrollDirection,
    viewLength: bounds.isEmpty ? 0 : isVertical ? bounds.height : bounds.width,
    contentLength: isVertical ? contentSize.height : contentSize.width,
    offset: isVertical ? targetOffset.y : targetOffset.x, leadingScreens: leadingScreens, isVisible: visible,
    isRightToLeft: shouldRenderRTLLayout,
    endIsAtOrigin: shouldRenderRTLLayout && !isVertical && !flipsHorizontallyInOppositeLayoutDirection)
  let speed = isVertical ? velocity.y : velocity.x
  guard let hint = decision.isNearEnd else { return decision.isDecidedToFetch }
  guard let delegate, speed > 0 else { return hint }
  return delegate.shouldFetchBatch(withRemainingTime: TimeInterval(decision.remaining / (speed * 1000)), hint: hint)
}

/// The same where reading goes from left to right.
public func ASDisplayShouldFetchBatchForContext(
  _ context: ASBatchContext, _ scrollDirection: ASScrollDirection, _ scrollableDirections: ASScrollDirection,
  _ bounds: CGRect, _ contentSize: CGSize, _ targetOffset: CGPoint, _ leadingScreens: CGFloat, _ visible: Bool,
  _ velocity: CGPoint, _ delegate: (any ASBatchFetchingDelegate)? = nil
) -> Bool {
  ASDisplayShouldFetchBatchForContext(
    context, scrollDirection, scrollableDirections, bounds, contentSize, targetOffset, leadingScreens, visible, false,
    velocity, false, delegate)
}

/// Everything along the axis of scrolling that the decision depends on.
struct BatchDecision: Hashable, Sendable {
  var isFetching: Bool
  var direction: ASScrollDirection
  var viewLength: CGFloat
  var contentLength: CGFloat
  var offset: CGFloat
  var leadingScreens: CGFloat
  var isVisible: Bool
  var isRightToLeft: Bool
  /// The content ends where offsets begin.
  var endIsAtOrigin: Bool

  /// How much content is left beyond the screen, in points.
  var remaining: CGFloat { endIsAtOrigin ? offset : contentLength - viewLength - offset }

  /// What is decided whatever the distance: a screen that is not filled is, if anything can be fetched at all.
  var isDecidedToFetch: Bool { canFetch && contentLength < viewLength }

  /// Whether the end is near; nil if that is not what decides.
  var isNearEnd: Bool? {
    guard canFetch, contentLength >= viewLength, isVisible, !movesTowardsHead else { return nil }
    return remaining <= viewLength * leadingScreens
  }

  private var canFetch: Bool { !isFetching && leadingScreens > 0 && viewLength > 0 }
  private var movesTowardsHead: Bool { direction.contains(.up) || direction.contains(isRightToLeft ? .right : .left) }
}
