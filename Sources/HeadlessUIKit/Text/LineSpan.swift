import Foundation

/// The room for a line, from the left to the right.
struct LineSpan: Equatable {
  var start: CGFloat
  var end: CGFloat

  var length: CGFloat { end - start }

  /// What rectangles leave of it for a line; where they leave less than `least`, further down.
  func moved(beside rects: [CGRect], top: inout CGFloat, height: CGFloat, atLeast least: CGFloat) -> LineSpan {
    while true {
      let beside = rects.filter { $0.minY < top + height && $0.maxY > top }
      let free = beside.reduce(self) { $0.without($1) }
      guard free.length < least, let below = beside.map(\.maxY).min() else { return free }
      top = below
    }
  }

  /// What is left beside a rectangle: the longer part of it, and of two the left one.
  func without(_ rect: CGRect) -> LineSpan {
    guard rect.minX < end, rect.maxX > start, rect.width > 0 else { return self }
    let (left, right) = (LineSpan(start: start, end: rect.minX), LineSpan(start: rect.maxX, end: end))
    return left.length >= right.length ? left : right
  }
}
