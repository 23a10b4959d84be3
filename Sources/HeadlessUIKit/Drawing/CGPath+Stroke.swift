import Foundation

extension CGPath {
  /// The area that a line along the path covers, to be filled with the ``CGPathFillRule/winding`` rule. Curves are taken as polygons of
  /// many sides.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    var stroke = StrokedOutline(half: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    for part in outline.polygons(closing: true) { stroke.add(part) }
    return CGPath(outline: stroke.outline.applying(transform))
  }
}

/// What a line covers, put together from pieces that all go around the same way, so that it does not matter where they lie on one another.
private struct StrokedOutline {
  private(set) var outline = PathOutline()
  let half: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: CGFloat

  init(half: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
    (self.half, self.cap, self.join, self.miterLimit) = (half, cap, join, miterLimit)
  }

  /// - Parameter part: points of lines; it is closed if it ends where it begins.
  mutating func add(_ part: [CGPoint]) {
    let points = part.enumerated().filter { $0.offset == 0 || $0.element != part[$0.offset - 1] }.map(\.element)
    guard points.count > 1 else { return points.forEach { addDot(at: $0) } }
    let lines = zip(points, points.dropFirst()).map { Line(from: $0, to: $1) }
    for line in lines { addBar(line.from, line.to, along: line.direction) }
    for (before, after) in zip(lines, lines.dropFirst()) { addJoin(before, after) }
    if points.first == points.last {
      addJoin(lines[lines.count - 1], lines[0])
    } else {
      addCap(at: lines[0].from, away: lines[0].direction.reversed)
      addCap(at: lines[lines.count - 1].to, away: lines[lines.count - 1].direction)
    }
  }

  private mutating func addBar(_ from: CGPoint, _ to: CGPoint, along direction: Direction) {
    addPolygon([
      direction.point(beside: from, -half), direction.point(beside: to, -half), direction.point(beside: to, half),
      direction.point(beside: from, half),
    ])
  }

  private mutating func addCap(at end: CGPoint, away direction: Direction) {
    switch cap {
    case .butt: return
    case .round: addDisc(around: end)
    case .square: addBar(end, direction.point(before: end, half), along: direction)
    }
  }

  /// A line without length: its caps, if it has any.
  private mutating func addDot(at point: CGPoint) {
    let direction = Direction(x: 1, y: 0)
    addCap(at: point, away: direction)
    if cap == .square { addCap(at: point, away: direction.reversed) }
  }

  private mutating func addJoin(_ before: Line, _ after: Line) {
    let (one, two, corner) = (before.direction, after.direction, after.from)
    let (turn, cosine) = (one.x * two.y - one.y * two.x, one.x * two.x + one.y * two.y)
    guard turn != 0 || cosine < 0 else { return }
    if join == .round { return addDisc(around: corner) }
    let side = turn > 0 ? -half : half
    var points = [corner, one.point(beside: corner, side), two.point(beside: corner, side)]
    // How far the point of a mitre is away, in halves of the width. Slight corners are those of curves, and have one always.
    let reach = (2 / (1 + cosine)).squareRoot()
    if cosine > -1, join == .miter && reach <= miterLimit || cosine > 0.97 {
      let middle = Direction(x: one.x + two.x, y: one.y + two.y)
      points.insert(middle.point(beside: corner, side / (1 + cosine)), at: 2)
    }
    addPolygon(points)
  }

  private mutating func addDisc(around center: CGPoint) {
    outline.append(PathOutline(center: center, radius: half, from: 0, to: 2 * .pi, decreasing: false))
    outline.close()
  }

  /// Turned around if it goes around the other way than a disc.
  private mutating func addPolygon(_ points: [CGPoint]) {
    let area = zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    outline.append(PathOutline(points: area < 0 ? points.reversed() : points))
    outline.close()
  }

  private struct Line {
    let from: CGPoint
    let to: CGPoint
    let direction: Direction

    init(from: CGPoint, to: CGPoint) {
      (self.from, self.to) = (from, to)
      let length = hypot(to.x - from.x, to.y - from.y)
      direction = Direction(x: (to.x - from.x) / length, y: (to.y - from.y) / length)
    }
  }

  private struct Direction {
    let x: CGFloat
    let y: CGFloat

    var reversed: Direction { Direction(x: -x, y: -y) }

    func point(beside point: CGPoint, _ distance: CGFloat) -> CGPoint {
      CGPoint(x: point.x - y * distance, y: point.y + x * distance)
    }

    func point(before point: CGPoint, _ distance: CGFloat) -> CGPoint {
      CGPoint(x: point.x + x * distance, y: point.y + y * distance)
    }
  }
}
