import Foundation

extension CAAnimation {
  private var isEndless: Bool { max(repeatCount, Float(repeatDuration)) >= .greatestFiniteMagnitude }

  /// One run, there and back if it comes back, in its own time.
  private func cycle(otherwise usual: TimeInterval) -> TimeInterval {
    (duration > 0 ? duration : usual) * (autoreverses ? 2 : 1)
  }

  /// All runs, in its own time.
  private func whole(otherwise usual: TimeInterval) -> TimeInterval {
    if isEndless { return .infinity }
    if repeatDuration > 0 { return repeatDuration }
    return cycle(otherwise: usual) * TimeInterval(repeatCount > 0 ? repeatCount : 1)
  }

  /// From its beginning to its end, in seconds; infinite where somebody has to remove it, because it never ends.
  func length(otherwise usual: TimeInterval) -> TimeInterval {
    speed == 0 ? .infinity : whole(otherwise: usual) / TimeInterval(abs(speed))
  }

  /// How much of the way is done `elapsed` seconds after the beginning, as its curve has it; nil where nothing is to be seen of it.
  func progress(at elapsed: TimeInterval, otherwise usual: TimeInterval) -> Double? {
    let (cycle, whole) = (cycle(otherwise: usual), whole(otherwise: usual))
    var own = elapsed * TimeInterval(abs(speed)) + timeOffset
    if own < 0 {
      guard fillMode == .backwards || fillMode == .both else { return nil }
      own = 0
    }
    if own >= whole {
      guard fillMode == .forwards || fillMode == .both else { return nil }
      own = whole
    }
    guard cycle > 0 else { return 1 }
    let runs = (own / cycle).rounded(.down)
    // The end of the last run is no beginning of another one.
    let isAtEnd = own == whole && own > 0 && runs * cycle == own
    let once = autoreverses ? cycle / 2 : cycle
    let inRun = isAtEnd ? cycle : own - runs * cycle
    let there = inRun > once ? cycle - inRun : inRun
    return eased(speed < 0 ? 1 - there / once : there / once, of: once)
  }
}

extension PathOutline {
  /// Where one is who has gone a part of the path.
  func point(at progress: CGFloat) -> CGPoint? {
    let lines = polygons(closing: true).flatMap { zip($0, $0.dropFirst()) }
    var left = max(0, min(1, progress)) * lines.reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    for (from, to) in lines {
      let length = hypot(to.x - from.x, to.y - from.y)
      if left <= length, length > 0 {
        return CGPoint(x: from.x + (to.x - from.x) * left / length, y: from.y + (to.y - from.y) * left / length)
      }
      left -= length
    }
    return lines.last?.1 ?? current
  }
}
