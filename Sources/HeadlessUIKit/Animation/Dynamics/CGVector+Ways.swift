import Foundation

extension CGVector {
  /// The way from one point to another.
  init(from start: CGPoint, to end: CGPoint) { self.init(dx: end.x - start.x, dy: end.y - start.y) }

  var length: CGFloat { (dx * dx + dy * dy).squareRoot() }

  /// One point long; nil for what leads nowhere.
  var normal: CGVector? { length > 0 ? scaled(by: 1 / length) : nil }

  func scaled(by factor: CGFloat) -> CGVector { CGVector(dx: dx * factor, dy: dy * factor) }
  func adding(_ other: CGVector) -> CGVector { CGVector(dx: dx + other.dx, dy: dy + other.dy) }
}

extension CGPoint {
  func moved(by way: CGVector) -> CGPoint { CGPoint(x: x + way.dx, y: y + way.dy) }
}
