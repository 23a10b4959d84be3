import Foundation

/// An animation that has been added to a layer.
struct RunningAnimation {
  let key: String?
  let animation: CAAnimation
  /// Told of its end; one that stays on after it is not told again.
  var isOver = false
}

extension CALayer {
  /// Adds an animation in the place of the one that has the same key. In the next main job it has begun, and is over and gone if it has an
  /// end and does not stay.
  public func add(_ animation: CAAnimation, forKey key: String?) {
    if let key { removeAnimation(forKey: key) }
    running.append(RunningAnimation(key: key, animation: animation))
    runtime.async(.main) { [weak self] in self?.run(animation) }
  }

  /// Whoever is told of the animation hears that it has not come to its end.
  public func removeAnimation(forKey key: String) { remove { $0.key == key } }
  public func removeAllAnimations() { remove { _ in true } }
  public func animation(forKey key: String) -> CAAnimation? { running.first { $0.key == key }?.animation }
  public func animationKeys() -> [String]? {
    let keys = running.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// The layer itself: what is shown is what was set.
  public func presentation() -> Self? { self }
  public func model() -> Self { self }

  private func run(_ animation: CAAnimation) {
    guard running.contains(where: { $0.animation === animation && !$0.isOver }) else { return }
    animation.delegate?.animationDidStart(animation)
    guard !animation.isEndless, let index = running.firstIndex(where: { $0.animation === animation }) else { return }
    if animation.isRemovedOnCompletion { running.remove(at: index) } else { running[index].isOver = true }
    animation.delegate?.animationDidStop(animation, finished: true)
  }

  private func remove(where isMeant: (RunningAnimation) -> Bool) {
    let gone = running.filter(isMeant)
    running.removeAll(where: isMeant)
    for one in gone where !one.isOver {
      runtime.async(.main) { one.animation.delegate?.animationDidStop(one.animation, finished: false) }
    }
  }

  /// The geometry, and what all layers have.
  func copyLooks(of other: CALayer) {
    adopt(other.geometry)
    (backgroundColor, isHidden, opacity, isOpaque) = (
      other.backgroundColor, other.isHidden, other.opacity, other.isOpaque
    )
    (cornerRadius, maskedCorners, masksToBounds) = (other.cornerRadius, other.maskedCorners, other.masksToBounds)
    (borderWidth, borderColor, zPosition) = (other.borderWidth, other.borderColor, other.zPosition)
    (shadowColor, shadowOpacity, shadowOffset) = (other.shadowColor, other.shadowOpacity, other.shadowOffset)
    (shadowRadius, shadowPath, name) = (other.shadowRadius, other.shadowPath, other.name)
    (contents, contentsScale, contentsGravity) = (other.contents, other.contentsScale, other.contentsGravity)
    needsDisplayOnBoundsChange = other.needsDisplayOnBoundsChange
  }
}
