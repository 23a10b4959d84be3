import Foundation

/// An animation that has been added to a layer.
final class RunningAnimation {
  let key: String?
  let animation: CAAnimation
  /// Told of its end; one that stays on after it is not told again.
  var isOver = false

  init(_ animation: CAAnimation, forKey key: String?) { (self.animation, self.key) = (animation, key) }
}

extension CALayer {
  /// Adds an animation in the place of the one that has the same key. In the next main job it has begun, and is over and gone if it has an
  /// end and does not stay.
  func begin(_ animation: CAAnimation, forKey key: String?) {
    if let key { removeAnimation(forKey: key) }
    let one = RunningAnimation(animation, forKey: key)
    running.append(one)
    runtime.async(.main) { [weak self] in self?.run(one) }
  }

  public func animation(forKey key: String) -> CAAnimation? { running.first { $0.key == key }?.animation }
  public func animationKeys() -> [String]? {
    let keys = running.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// The layer itself: what is shown is what was set.
  public func presentation() -> Self? { self }
  public func model() -> Self { self }

  private func run(_ one: RunningAnimation) {
    func isThere() -> Bool { running.contains { $0 === one } }
    guard isThere() else { return }
    one.animation.delegate?.animationDidStart(one.animation)
    guard !one.animation.isEndless, isThere() else { return }
    if one.animation.isRemovedOnCompletion { running.removeAll { $0 === one } } else { one.isOver = true }
    one.animation.delegate?.animationDidStop(one.animation, finished: true)
  }

  /// Whoever is told of such an animation hears that it has not come to its end.
  func remove(where isMeant: (RunningAnimation) -> Bool) {
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
    (needsDisplayOnBoundsChange, showing) = (other.needsDisplayOnBoundsChange, other.showing)
  }
}
