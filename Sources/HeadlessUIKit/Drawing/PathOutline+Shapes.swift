import Foundation

extension PathOutline {
  init(points: [CGPoint]) {
    self.init()
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { line(to: point) }
  }

  init(rect: CGRect) {
    self.init()
    let rect = rect.standardized
    guard !rect.isNull else { return }
    self.init(points: [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ])
    close()
  }

  init(ellipseIn rect: CGRect) {
    self.init()
    let unit = PathOutline(center: .zero, radius: 1, from: 0, to: 2 * .pi, decreasing: false)
    append(
      unit.applying(
        CGAffineTransform(
          a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)))
    close()
  }

  /// A rectangle some of whose corners are quarters of an ellipse. Radii of more than half of a side are cut down to that.
  init(rect: CGRect, radii: CGSize, corners: UIRectCorner = .allCorners) {
    let rect = rect.standardized
    let (x, y) = (min(max(0, radii.width), rect.width / 2), min(max(0, radii.height), rect.height / 2))
    guard x > 0, y > 0, !corners.isEmpty else {
      self.init(rect: rect)
      return
    }
    self.init()
    func corner(_ which: UIRectCorner, _ point: CGPoint, _ inward: CGPoint, from angle: CGFloat) {
      guard corners.contains(which) else { return line(to: point) }
      let quarter = PathOutline(center: .zero, radius: 1, from: angle, to: angle + .pi / 2, decreasing: false)
      let center = CGPoint(x: point.x + inward.x * x, y: point.y + inward.y * y)
      join(quarter.applying(CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: center.x, ty: center.y)))
    }
    corner(.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 1, y: 1), from: .pi)
    corner(.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: -1, y: 1), from: 1.5 * .pi)
    corner(.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: -1, y: -1), from: 0)
    corner(.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: 1, y: -1), from: .pi / 2)
    close()
  }

  /// An arc as cubic curves of at most a quarter turn each.
  ///
  /// - Parameter decreasing: the angle goes down from start to end; it goes up if not.
  init(center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, decreasing: Bool) {
    self.init()
    guard center.isFinite, radius.isFinite, start.isFinite, end.isFinite else { return }
    let sweep = Self.sweep(from: start, to: end, decreasing: decreasing)
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    move(to: point(start))
    let count = Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
    guard count > 0 else { return }
    let step = sweep / CGFloat(count)
    let reach = radius * 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let (from, to) = (start + CGFloat(index) * step, start + CGFloat(index + 1) * step)
      let (begin, end) = (point(from), point(to))
      curve(
        to: end, CGPoint(x: begin.x - reach * sin(from), y: begin.y + reach * cos(from)),
        CGPoint(x: end.x + reach * sin(to), y: end.y - reach * cos(to)))
    }
  }

  /// A full turn and more is one full turn, also one that was meant to go the other way; otherwise the angle is followed in the wanted
  /// direction.
  private static func sweep(from start: CGFloat, to end: CGFloat, decreasing: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let difference = decreasing ? start - end : end - start
    var sweep = difference >= turn ? turn : difference.truncatingRemainder(dividingBy: turn)
    if sweep < 0 { sweep += turn }
    // Angles that are given in fractions of π miss a full turn by what rounding takes from it.
    if difference < 0, sweep < 1e-9 { sweep = turn }
    return decreasing ? -sweep : sweep
  }

  /// The arc between two tangents: from `start` towards `corner`, and from there towards `end`.
  init(from start: CGPoint, by corner: CGPoint, to end: CGPoint, radius: CGFloat) {
    let (first, second) = (start - corner, end - corner)
    let (one, two) = (hypot(first.x, first.y), hypot(second.x, second.y))
    let turn = first.x * second.y - first.y * second.x
    guard one > 0, two > 0, abs(turn) > 1e-9 * one * two else {
      self.init(points: [corner])
      return
    }
    let half = acos(min(1, max(-1, (first.x * second.x + first.y * second.y) / (one * two)))) / 2
    let (reach, distance) = (radius / tan(half), radius / sin(half))
    let middle = CGPoint(x: first.x / one + second.x / two, y: first.y / one + second.y / two)
    let length = hypot(middle.x, middle.y)
    let center = CGPoint(x: corner.x + middle.x / length * distance, y: corner.y + middle.y / length * distance)
    let begin = CGPoint(x: corner.x + first.x / one * reach, y: corner.y + first.y / one * reach) - center
    let finish = CGPoint(x: corner.x + second.x / two * reach, y: corner.y + second.y / two * reach) - center
    self.init(
      center: center, radius: radius, from: atan2(begin.y, begin.x), to: atan2(finish.y, finish.x),
      decreasing: turn > 0)
  }
}

private func - (first: CGPoint, second: CGPoint) -> CGPoint {
  CGPoint(x: first.x - second.x, y: first.y - second.y)
}
