import Foundation

/// The elements of a path, with the points that the next one goes on from.
struct PathOutline: Hashable, Sendable {
  private(set) var elements: [PathElement] = []
  /// Where the next line begins; nil while there is nothing.
  private(set) var current: CGPoint?
  private var start: CGPoint?

  init() {}

  mutating func move(to point: CGPoint) {
    elements.append(.move(point))
    (current, start) = (point, point)
  }

  /// A line without a beginning begins a path.
  mutating func line(to point: CGPoint) {
    guard current != nil else { return move(to: point) }
    elements.append(.line(point))
    current = point
  }

  mutating func curve(to end: CGPoint, _ first: CGPoint, _ second: CGPoint) {
    if current == nil { move(to: first) }
    elements.append(.curve(first, second, end))
    current = end
  }

  /// A quadratic curve.
  mutating func curve(to end: CGPoint, _ control: CGPoint) {
    let begin = current ?? control
    func between(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    curve(to: end, between(begin), between(end))
  }

  mutating func close() {
    guard current != nil else { return }
    elements.append(.close)
    current = start
  }

  /// Adds another outline as it is.
  mutating func append(_ other: PathOutline) {
    guard !other.elements.isEmpty else { return }
    elements += other.elements
    (current, start) = (other.current, other.start)
  }

  /// Adds another outline with a line to its beginning.
  mutating func join(_ other: PathOutline) {
    guard current != nil, case .move(let begin)? = other.elements.first else { return append(other) }
    if begin != current { line(to: begin) }
    elements += other.elements.dropFirst()
    current = other.current
  }

  func applying(_ transform: CGAffineTransform?) -> PathOutline {
    guard let transform, !transform.isIdentity else { return self }
    var result = PathOutline()
    result.elements = elements.map { $0.applying(transform) }
    result.current = current?.applying(transform)
    result.start = start?.applying(transform)
    return result
  }
}

// MARK: - Measuring

extension PathOutline {
  /// How often the outline goes around a point.
  func windings(around point: CGPoint) -> (sum: Int, count: Int) {
    var (sum, count) = (0, 0)
    for polygon in polygons() {
      for (from, to) in zip(polygon, polygon.dropFirst() + polygon.prefix(1))
      where (from.y > point.y) != (to.y > point.y) {
        let crossing = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        guard crossing > point.x else { continue }
        sum += to.y > from.y ? 1 : -1
        count += 1
      }
    }
    return (sum, count)
  }

  /// The points of each part, curves divided into 16 lines.
  ///
  /// - Parameter closing: whether the line that closes a part goes back to its first point.
  func polygons(closing: Bool = false) -> [[CGPoint]] {
    var polygons: [[CGPoint]] = []
    for element in elements {
      if case .move(let point) = element {
        polygons.append([point])
        continue
      }
      guard let last = polygons.last?.last, let first = polygons.last?.first else { continue }
      switch element {
      case .line(let end): polygons[polygons.count - 1].append(end)
      case .curve(let one, let two, let end): polygons[polygons.count - 1] += Self.line(last, one, two, end)
      // What follows without a move begins where this part began.
      case .close:
        if closing { polygons[polygons.count - 1].append(first) }
        polygons.append([first])
      case .move: continue
      }
    }
    return polygons.filter { $0.count > 1 }
  }

  private static func line(_ begin: CGPoint, _ one: CGPoint, _ two: CGPoint, _ end: CGPoint) -> [CGPoint] {
    (1...16).map { step in
      let t = CGFloat(step) / 16
      let (a, b, c, d) = ((1 - t) * (1 - t) * (1 - t), 3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t * t * t)
      return CGPoint(
        x: a * begin.x + b * one.x + c * two.x + d * end.x, y: a * begin.y + b * one.y + c * two.y + d * end.y)
    }
  }
}
