import Foundation

/// Content on its way: one picture of the screen after the other shows it a little farther, on the runtime's own clock. Main only.
final class GlidingContent {
  /// How content goes.
  struct Motion {
    /// In seconds.
    let length: TimeInterval
    /// How much of the way is done after so many seconds.
    let progress: (TimeInterval) -> CGFloat
    /// Whether whoever moves the content on its way moves where it goes as well.
    var keepsCourse = false
  }

  static let length: TimeInterval = 0.3
  private static let picturesInASecond: TimeInterval = 60

  private weak var scroll: UIScrollView?
  private let runtime: HeadlessRuntime
  private var start: CGPoint
  private var target: CGPoint
  private var seen: CGPoint
  private let began: TimeInterval
  private let motion: Motion
  private let end: (UIScrollView) -> Void
  private var pictures = 0

  init(of scroll: UIScrollView, to target: CGPoint, by motion: Motion, end: @escaping (UIScrollView) -> Void) {
    (self.scroll, runtime, self.target, self.motion, self.end) = (scroll, scroll.runtime, target, motion, end)
    (start, seen, began) = (scroll.contentOffset, scroll.contentOffset, scroll.runtime.time)
  }

  func begin() {
    pictures += 1
    let due = began + min(motion.length, Double(pictures) / Self.picturesInASecond)
    runtime.async(.main, after: max(0, due - runtime.time)) { [self] in
      guard let scroll, scroll.glide === self else { return }
      if motion.keepsCourse { move(by: scroll.contentOffset) }
      step(scroll)
    }
  }

  private func move(by offset: CGPoint) {
    let (right, down) = (offset.x - seen.x, offset.y - seen.y)
    start = CGPoint(x: start.x + right, y: start.y + down)
    target = CGPoint(x: target.x + right, y: target.y + down)
  }

  private func step(_ scroll: UIScrollView) {
    let time = runtime.time - began
    guard time < motion.length - 1e-6 else { return arrive(scroll) }
    seen = place(motion.progress(time))
    scroll.contentOffset = seen
    begin()
  }

  private func arrive(_ scroll: UIScrollView) {
    scroll.contentOffset = target
    // Whoever is told of the last step may have it go on elsewhere.
    guard scroll.glide === self else { return }
    scroll.glide = nil
    end(scroll)
  }

  private func place(_ part: CGFloat) -> CGPoint {
    let scale = UIScreen.main.scale
    func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { ((from + (to - from) * part) * scale).rounded() / scale }
    return CGPoint(x: between(start.x, target.x), y: between(start.y, target.y))
  }
}

extension GlidingContent.Motion {
  /// That of content which is told where to go.
  static var told: Self {
    let curve = CAMediaTimingFunction(name: .easeInEaseOut)
    return Self(length: GlidingContent.length) { CGFloat(curve.progress(at: $0 / GlidingContent.length)) }
  }

  /// That of content which the finger has let go: slower and slower, until half a point is left.
  static func rolling(over distance: CGFloat, at rate: UIScrollView.DecelerationRate) -> Self {
    let left = log(Double(min(0.999, max(0.01, rate.rawValue)))) * 1000
    let length = min(10, max(1 / 60, log(0.5 / Double(max(0.5, distance))) / left))
    let whole = 1 - exp(left * length)
    return Self(length: length, progress: { CGFloat((1 - exp(left * $0)) / whole) }, keepsCourse: true)
  }
}
