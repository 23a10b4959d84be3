import Foundation

/// Content of a scroll view on its way to where it was told to go. Main only.
final class GlidingContent {
  /// In seconds.
  static let length: TimeInterval = 0.3
  private static let picturesInASecond: TimeInterval = 60

  private weak var scroll: UIScrollView?
  private let runtime: HeadlessRuntime
  private let start: CGPoint
  private let target: CGPoint
  private let began: TimeInterval
  private let curve = CAMediaTimingFunction(name: .easeInEaseOut)
  private var pictures = 0

  init(of scroll: UIScrollView, to target: CGPoint) {
    (self.scroll, runtime, self.target) = (scroll, scroll.runtime, target)
    (start, began) = (scroll.contentOffset, scroll.runtime.time)
  }

  /// Waits for the next picture of the screen.
  func begin() {
    pictures += 1
    let due = began + min(Self.length, Double(pictures) / Self.picturesInASecond)
    runtime.async(.main, after: max(0, due - runtime.time)) { [self] in
      guard let scroll, scroll.glide === self else { return }
      step(scroll)
    }
  }

  private func step(_ scroll: UIScrollView) {
    let part = (runtime.time - began) / Self.length
    guard part < 1 - 1e-6 else { return arrive(scroll) }
    scroll.contentOffset = place(CGFloat(curve.progress(at: part)))
    begin()
  }

  private func arrive(_ scroll: UIScrollView) {
    scroll.contentOffset = target
    // Whoever is told of the last step may have it go on elsewhere.
    guard scroll.glide === self else { return }
    scroll.glide = nil
    scroll.delegate?.scrollViewDidEndScrollingAnimation(scroll)
  }

  /// On a whole pixel, a part of the way.
  private func place(_ part: CGFloat) -> CGPoint {
    let scale = UIScreen.main.scale
    func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { ((from + (to - from) * part) * scale).rounded() / scale }
    return CGPoint(x: between(start.x, target.x), y: between(start.y, target.y))
  }
}
