import Foundation

extension PathOutline {
  /// The piece of the lines between two shares of their whole length, from 0 to 1; curves become many short lines, unless all is wanted.
  func part(from start: CGFloat, to end: CGFloat) -> PathOutline {
    guard start > 0 || end < 1 else { return self }
    let polygons = polygons(closing: true)
    let whole = polygons.map(Self.length).reduce(0, +)
    var (part, done) = (PathOutline(), CGFloat(0))
    for polygon in polygons {
      let range = max(0, start * whole - done)..<max(max(0, start * whole - done), end * whole - done)
      part.append(Self.piece(of: polygon, in: range))
      done += Self.length(polygon)
    }
    return part
  }

  private static func length(_ polygon: [CGPoint]) -> CGFloat {
    zip(polygon, polygon.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }.reduce(0, +)
  }

  /// - Parameter range: in points from the beginning.
  private static func piece(of polygon: [CGPoint], in range: Range<CGFloat>) -> PathOutline {
    var (piece, done) = (PathOutline(), CGFloat(0))
    for (from, to) in zip(polygon, polygon.dropFirst()) {
      let length = hypot(to.x - from.x, to.y - from.y)
      let (begin, end) = (max(range.lowerBound, done), min(range.upperBound, done + length))
      if begin < end {
        func point(_ place: CGFloat) -> CGPoint {
          let share = (place - done) / length
          return CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
        }
        if piece.current == nil { piece.move(to: point(begin)) }
        piece.line(to: point(end))
      }
      done += length
    }
    return piece
  }
}
