import Foundation

/// What a user does with a scroll view, for programs that play the user.
extension UIScrollView {
  /// Drags the content and lets go of it. What follows from the speed takes its time on the runtime's own clock.
  ///
  /// - Parameters:
  ///   - distance: how far the content's visible part moves, in points: positive values show what is below or on the right.
  ///   - velocity: when the finger leaves, in points a millisecond, in the same direction.
  public func drag(by distance: CGPoint, releasedAt velocity: CGPoint = .zero) {
    guard requireMain(.viewOnMain, "drag(by:)"), isScrollEnabled, recognizersOfItsOwn.pan?.isEnabled ?? true else {
      return
    }
    isDragging = true
    stopDecelerating()
    delegate?.scrollViewWillBeginDragging(self)
    userDidScroll(.willBeginDragging)
    contentOffset = CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y)
    var target = target(for: restingOffset(releasedAt: velocity), releasedAt: velocity)
    delegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
    isDragging = false
    let decelerates = target != contentOffset
    delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    userDidScroll(.didEndDragging)
    if decelerates { decelerate(to: target) } else { userDidScroll(.didStopScrolling) }
  }

  /// Whoever takes hold of content that goes on by itself, or puts it elsewhere, stops it.
  func stopDecelerating() { (isDecelerating, glide) = (false, nil) }

  private func decelerate(to target: CGPoint) {
    let distance = max(abs(target.x - contentOffset.x), abs(target.y - contentOffset.y))
    let motion = GlidingContent.Motion.rolling(over: distance, at: isPagingEnabled ? .fast : decelerationRate)
    let roll = GlidingContent(of: self, to: target, by: motion) { scroll in
      scroll.isDecelerating = false
      scroll.delegate?.scrollViewDidEndDecelerating(scroll)
      scroll.userDidScroll(.didStopScrolling)
    }
    (isDecelerating, glide) = (true, roll)
    delegate?.scrollViewWillBeginDecelerating(self)
    roll.begin()
  }

  /// Where the content comes to rest: what a speed that falls by ``decelerationRate`` every millisecond adds up to, within the content,
  /// and with paging at the next page in that direction.
  public func restingOffset(releasedAt velocity: CGPoint) -> CGPoint {
    let distance = decelerationRate.rawValue / (1 - decelerationRate.rawValue)
    var offset = CGPoint(x: contentOffset.x + velocity.x * distance, y: contentOffset.y + velocity.y * distance)
    if isPagingEnabled {
      offset = CGPoint(
        x: page(of: contentOffset.x, length: bounds.width, velocity: velocity.x),
        y: page(of: contentOffset.y, length: bounds.height, velocity: velocity.y))
    }
    return clampedOffset(offset)
  }

  private func page(of offset: CGFloat, length: CGFloat, velocity: CGFloat) -> CGFloat {
    guard length > 0 else { return offset }
    let page = offset / length
    if velocity == 0 { return page.rounded() * length }
    return (velocity > 0 ? page.rounded(.up) : page.rounded(.down)) * length
  }
}

extension UIScrollView {
  /// There is other room around the content: on either axis what was at its beginning is there again, and nothing else moves.
  func stayAtBeginning(within old: UIEdgeInsets) {
    var offset = contentOffset
    if offset.x == -old.left { offset.x = -contentInset.left }
    if offset.y == -old.top { offset.y = -contentInset.top }
    if offset != contentOffset { contentOffset = offset }
  }
}
