import Foundation

/// One call that animates views: what its block changes, and who hears when all of that has arrived. Main only.
///
/// What is changed has its new value at once. Each property of a view's layer that is another one than before gets an animation of that
/// layer, by the name of the property, as it does in UIKit; the end of the last of them is the end of the whole. So whoever removes one of
/// them, or takes the view off the screen, breaks the whole off.
class ViewAnimation: CAAnimationDelegate {
  /// In seconds of the runtime's own clock.
  var duration: TimeInterval
  var delay: TimeInterval
  var options: UIViewAnimationOptions
  /// How often the change is seen; without end if it is infinite.
  var repeatCount: Float
  /// What swings to its end, in place of the curve of the options.
  var dampingRatio: CGFloat?
  var initialVelocity: CGFloat = 0
  /// Whose methods are told of the beginning and the end.
  var listener: AnimationListener?
  private let runtime: HeadlessRuntime
  private let completion: ((Bool) -> Void)?
  /// What has been added, so that a property that is set twice is animated once.
  private var added: [String: Changed] = [:]
  /// The block, until it has run, and every animation that is not over.
  private var left = 1
  private var isWhole = true

  init(
    in runtime: HeadlessRuntime, duration: TimeInterval, delay: TimeInterval = 0, options: UIViewAnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    (self.runtime, self.duration, self.delay, self.options) = (runtime, duration, delay, options)
    repeatCount = options.contains(.repeat) ? .infinity : 1
    self.completion = completion
  }

  /// A property of a view's layer has changed.
  func add(_ key: String, from old: Any?, to layer: CALayer) {
    let place = "\(ObjectIdentifier(layer)) \(key)"
    guard duration > 0, added[place] == nil else { return }
    let animation = dampingRatio.map(spring) ?? CABasicAnimation()
    animation.keyPath = key
    animation.fromValue = layer.seenValue(of: key) ?? old
    added[place] = Changed(layer: layer, animation: animation)
    run(animation, forKey: options.contains(.beginFromCurrentState) ? key : layer.freeKey(key), on: layer)
  }

  private func spring(_ ratio: CGFloat) -> CABasicAnimation {
    let spring = Spring(dampingRatio: ratio, duration: duration, velocity: initialVelocity)
    let animation = CASpringAnimation()
    (animation.mass, animation.stiffness, animation.damping) = (spring.mass, spring.stiffness, spring.damping)
    animation.initialVelocity = spring.velocity
    return animation
  }

  /// All that is in a layer gives way to what is in it from now on.
  func addTransition(to layer: CALayer) {
    guard duration > 0 else { return }
    run(CATransition(), forKey: "transition", on: layer)
  }

  private func run(_ animation: CAAnimation, forKey key: String, on layer: CALayer) {
    left += 1
    (animation.duration, animation.autoreverses) = (duration, options.contains(.autoreverse))
    (animation.repeatCount, animation.delegate) = (repeatCount, self)
    (animation.timingFunction, animation.fillMode) = (CAMediaTimingFunction(name: options.curve), .backwards)
    if delay > 0 { animation.beginTime = runtime.mediaTime + delay }
    layer.begin(animation, forKey: key, inWindowOnly: true)
  }

  /// The block has run. Where it has changed nothing that takes time, the end is in the next main job.
  func close() {
    for one in added.values where one.layer != nil {
      one.animation.toValue = one.animation.keyPath.flatMap { one.layer?.value(forKeyPath: $0) }
    }
    left -= 1
    if left == 0, let completion { runtime.async(.main) { completion(true) } }
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    left -= 1
    isWhole = isWhole && flag
    if left == 0 { completion?(isWhole) }
  }
}

/// A property that a block has changed.
private struct Changed {
  weak var layer: CALayer?
  let animation: CABasicAnimation
}

/// What a runtime's main loop is about to animate. Main only.
final class OpenAnimations {
  private var open: [ViewAnimation] = []
  /// What is animated meanwhile and is to follow a finger; nil while nothing is.
  private var scrubbed: [ScrubbedAnimation]?
  var areEnabled = true

  /// Whose block runs, if what it changes is to take time.
  var innermost: ViewAnimation? { areEnabled ? open.last : nil }

  func begin(_ animation: ViewAnimation) { open.append(animation) }
  /// The one that was begun last has run its block.
  func end() { open.popLast()?.close() }

  func perform(_ animation: ViewAnimation, _ block: () -> Void) {
    begin(animation)
    block()
    end()
  }

  /// What a block animates, each with an animator of its own that has not begun.
  func scrubbing(_ body: () -> Void) -> [ScrubbedAnimation] {
    scrubbed = []
    body()
    defer { scrubbed = nil }
    return scrubbed ?? []
  }

  /// - Returns: false if nothing is to follow a finger.
  func scrub(_ make: () -> ScrubbedAnimation) -> Bool {
    guard areEnabled, scrubbed != nil else { return false }
    let one = make()
    scrubbed?.append(one)
    one.animator.pauseAnimation()
    return true
  }

  func withoutAny(_ actions: () -> Void) {
    let before = areEnabled
    areEnabled = false
    actions()
    areEnabled = before
  }
}

extension CALayer {
  /// Animates a property that has just been set, where a block that animates views has changed it. Layers of no view are not animated.
  func animateChange<Value: Equatable>(of key: String, from old: Value, to new: Value) {
    guard ThreadState.isMain, let animation = runtime.viewAnimations.innermost, old != new, view != nil else { return }
    animation.add(key, from: old, to: self)
  }

  func animateChange(from old: LayerGeometry) {
    guard ThreadState.isMain, runtime.viewAnimations.innermost != nil else { return }
    animateChange(of: "position", from: old.position, to: geometry.position)
    animateChange(of: "bounds.size", from: old.bounds.size, to: geometry.bounds.size)
    animateChange(of: "bounds.origin", from: old.bounds.origin, to: geometry.bounds.origin)
    animateChange(of: "transform", from: old.transform, to: geometry.transform)
  }

  /// What is to be seen of a property that is being animated already; nil for any other.
  func seenValue(of key: String) -> Any? {
    let isAnimated = running.contains { ($0.animation as? CAPropertyAnimation)?.keyPath == key }
    return isAnimated ? presentation()?.value(forKeyPath: key) : nil
  }

  /// The name of a property, or with the next number behind it if it is being animated already: one change does not break another one off.
  func freeKey(_ key: String) -> String {
    let taken = Set(running.compactMap(\.key))
    var (free, number) = (key, 1)
    while taken.contains(free) {
      number += 1
      free = "\(key)-\(number)"
    }
    return free
  }
}
