import Foundation

/// An animation that has been added to a layer.
final class RunningAnimation {
  let key: String?
  let animation: CAAnimation
  /// In seconds of the runtime's own clock; without end if it is infinite.
  let length: TimeInterval
  /// When it begins on that clock, and how long it takes where it does not say so itself.
  let start: TimeInterval
  private let usual: TimeInterval
  /// Where the layer has to be in a window for anything to move.
  let inWindowOnly: Bool
  /// What waits for its end.
  private let transaction: OpenTransaction?
  /// Told of its end; one that stays on after it is not told again.
  private(set) var isOver = false

  init(
    _ animation: CAAnimation, forKey key: String?, in transaction: OpenTransaction?, at start: TimeInterval,
    inWindowOnly: Bool
  ) {
    (self.animation, self.key, self.start) = (animation, key, start)
    (self.transaction, self.inWindowOnly) = (transaction, inWindowOnly)
    usual = transaction?.told.duration ?? OpenTransaction.Told().duration
    length = animation.length(otherwise: usual)
    transaction?.wait()
  }

  /// Gives a copy of the layer the looks that are to be seen at a time of the runtime's own clock.
  func show(on copy: CALayer, at time: TimeInterval) {
    animation.show(on: copy, at: TimeInterval.exact(time - start), otherwise: usual)
  }

  /// - Parameter finished: whether it has come to its end, and was not broken off.
  func end(finished: Bool) {
    guard !isOver else { return }
    isOver = true
    animation.delegate?.animationDidStop(animation, finished: finished)
    transaction?.go()
  }
}

extension TimeInterval {
  /// A difference of two times without what their size has made of it.
  fileprivate static func exact(_ seconds: TimeInterval) -> TimeInterval { (seconds * 1e6).rounded() / 1e6 }
}

extension CALayer {
  /// Adds an animation in the place of the one that has the same key. After the delay, and no sooner than in the next main job, it has begun.
  /// When its time is over on the runtime's own clock it is gone, unless it stays.
  func begin(_ animation: CAAnimation, forKey key: String?, inWindowOnly: Bool = false) {
    if let key { removeAnimation(forKey: key) }
    let delay = animation.beginTime > 0 ? TimeInterval.exact(animation.beginTime - CACurrentMediaTime()) : 0
    let one = RunningAnimation(
      animation, forKey: key, in: runtime.transactions.innermost, at: runtime.time + delay,
      inWindowOnly: inWindowOnly)
    running.append(one)
    later(delay) { [weak self] in self?.run(one) ?? one.end(finished: false) }
  }

  public func animation(forKey key: String) -> CAAnimation? { running.first { $0.key == key }?.animation }
  public func animationKeys() -> [String]? {
    let keys = running.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  private func later(_ seconds: TimeInterval, _ work: @escaping () -> Void) {
    if seconds > 0 { runtime.async(.main, after: seconds, work) } else { runtime.async(.main, work) }
  }

  private func isRunning(_ one: RunningAnimation) -> Bool { running.contains { $0 === one } }

  private func run(_ one: RunningAnimation) {
    guard isRunning(one) else { return }
    one.animation.delegate?.animationDidStart(one.animation)
    guard isRunning(one) else { return }
    let left = one.length - max(0, runtime.time - one.start)
    guard left > 0, window != nil || !one.inWindowOnly else { return runOut(one) }
    runtime.async(.main, after: left) { [weak self] in self?.runOut(one) ?? one.end(finished: false) }
  }

  private func runOut(_ one: RunningAnimation) {
    guard isRunning(one) else { return }
    if one.animation.isRemovedOnCompletion { running.removeAll { $0 === one } }
    one.end(finished: true)
  }

  /// Whoever is told of such an animation hears that it has not come to its end.
  func remove(where isMeant: (RunningAnimation) -> Bool) {
    let gone = running.filter(isMeant)
    running.removeAll(where: isMeant)
    for one in gone where !one.isOver { runtime.async(.main) { one.end(finished: false) } }
  }

  /// What is off the screen is not animated any more, save for what stays whatever happens.
  func breakOffAnimations() {
    if !running.isEmpty { remove { $0.animation.isRemovedOnCompletion } }
    for sublayer in sublayers ?? [] where sublayer.view == nil { sublayer.breakOffAnimations() }
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
