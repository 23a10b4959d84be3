import Foundation

/// How numbers of the layout system print: without trailing zeros, so that dumps stay short and comparable.
enum LayoutText {
  static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return value.isNaN ? "undefined" : value < 0 ? "-inf" : "inf" }
    guard value == value.rounded(), abs(value) < 1e15 else { return "\(Double(value))" }
    return "\(Int(value))"
  }

  static func size(_ size: CGSize) -> String { "\(number(size.width))x\(number(size.height))" }

  static func point(_ point: CGPoint) -> String { "(\(number(point.x)), \(number(point.y)))" }

  /// The type of an element, without its module.
  static func type(of element: AnyObject?) -> String { element.map { "\(Swift.type(of: $0))" } ?? "gone" }
}
