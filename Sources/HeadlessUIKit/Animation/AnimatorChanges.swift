import Foundation

/// What the blocks of an animator have changed. Main only.
///
/// Each property has its new value at once, and an animation of its layer that shows what the animator has come to. Who gives the way up
/// before its end leaves the property where it is seen, and who comes back where it was.
final class AnimatorChanges {
  private var all: [AnimatedChange] = []
  /// How much of the way is done, from 0 to 1, and more where a spring swings beyond.
  let progress: () -> Double

  init(progress: @escaping () -> Double) { self.progress = progress }

  /// Runs a block and keeps what it changes.
  ///
  /// - Parameters:
  ///   - start: how much of the way is done when this begins.
  ///   - duration: what animations take that begin within the block.
  func perform(from start: Double, for duration: TimeInterval, in runtime: HeadlessRuntime, _ block: () -> Void) {
    let first = all.count
    runtime.animate(KeptAnimation(in: runtime, duration: duration) { self.add($0, $1, from: $2, start) }, block)
    for one in all[first...] { one.toValue = one.keyPath.flatMap { one.layer?.value(forKeyPath: $0) } }
  }

  private func add(_ layer: CALayer, _ key: String, from old: Any?, _ start: Double) {
    if all.contains(where: { $0.layer === layer && $0.keyPath == key && $0.start == start }) { return }
    let change = AnimatedChange(of: key, on: layer, from: layer.seenValue(of: key) ?? old, start: start, in: self)
    all.append(change)
    layer.begin(change, forKey: layer.freeKey(key))
  }

  /// Nothing moves any more: everything is where it is seen.
  func rest() {
    let seen = all.map { ($0, $0.layer?.presentation()?.value(forKeyPath: $0.keyPath ?? "")) }
    for (one, value) in seen { one.set(value) }
    take()
  }

  /// Everything is where it goes, or where it came from; nothing is changed for `.current`.
  func finish(at position: UIViewAnimatingPosition) {
    switch position {
    case .end: for one in all { one.set(one.toValue) }
    case .start: for one in all.reversed() { one.set(one.fromValue) }
    case .current: break
    }
    take()
    all = []
  }

  private func take() {
    for one in all { one.layer?.remove { $0.animation === one } }
  }
}

/// A property that an animator changes. It never ends by itself.
private final class AnimatedChange: CABasicAnimation {
  private(set) weak var layer: CALayer?
  private weak var changes: AnimatorChanges?
  /// How much of the animator's way is done when this begins.
  let start: Double

  init(of key: String, on layer: CALayer, from old: Any?, start: Double, in changes: AnimatorChanges) {
    (self.layer, self.start, self.changes) = (layer, start, changes)
    super.init()
    (keyPath, fromValue) = (key, old)
    (speed, isRemovedOnCompletion) = (0, false)
  }

  override func show(on copy: CALayer, at elapsed: TimeInterval, otherwise usual: TimeInterval) {
    guard let keyPath, let changes else { return }
    let part = start < 1 ? (changes.progress() - start) / (1 - start) : 1
    if let value = AnimatedValue.between(fromValue, toValue, start > 0 ? max(0, part) : part) {
      copy.setValue(value, forKeyPath: keyPath)
    }
  }

  func set(_ value: Any?) {
    guard let keyPath, let layer else { return }
    // The view has a colour of its own beside that of its layer.
    if keyPath == "backgroundColor", let view = layer.view {
      view.backgroundColor = (value as? CGColor).map { UIColor(cgColor: $0) }
    } else {
      layer.setValue(value, forKeyPath: keyPath)
    }
  }
}

/// A block whose changes somebody else animates.
private final class KeptAnimation: ViewAnimation {
  private let keep: (CALayer, String, Any?) -> Void

  init(in runtime: HeadlessRuntime, duration: TimeInterval, _ keep: @escaping (CALayer, String, Any?) -> Void) {
    self.keep = keep
    super.init(in: runtime, duration: duration)
  }

  override func add(_ key: String, from old: Any?, to layer: CALayer) { keep(layer, key, old) }
}
