import Foundation

/// What lies between two values of a property. What has no numbers in it goes over at once.
enum AnimatedValue {
  static func between(_ start: Any?, _ end: Any?, _ progress: Double) -> Any? {
    let part = CGFloat(progress)
    return combine(start, end) { $0 + ($1 - $0) * part } ?? (progress < 0.5 ? start : end)
  }

  static func sum(_ first: Any?, _ second: Any?) -> Any? { combine(first, second) { $0 + $1 } }
  static func difference(_ first: Any?, _ second: Any?) -> Any? { combine(first, second) { $0 - $1 } }

  /// - Returns: nil where the two are not of one kind, or have no numbers.
  private static func combine(_ first: Any?, _ second: Any?, _ body: (CGFloat, CGFloat) -> CGFloat) -> Any? {
    guard let first, let second else { return nil }
    if let numbers = (CGFloat(number: first), CGFloat(number: second)) as? (CGFloat, CGFloat) {
      return body(numbers.0, numbers.1)
    }
    if let colors = (color(first), color(second)) as? (CGColor, CGColor) {
      return CGColor(numbers: zip(colors.0.numbers, colors.1.numbers).map(body))
    }
    if let lists = (first, second) as? ([Any], [Any]) {
      guard lists.0.count == lists.1.count else { return nil }
      let all = zip(lists.0, lists.1).compactMap { combine($0, $1, body) }
      return all.count == lists.0.count ? all : nil
    }
    return combined(first, second, as: CGPoint.self, body) ?? combined(first, second, as: CGSize.self, body)
      ?? combined(first, second, as: CGRect.self, body) ?? combined(first, second, as: CATransform3D.self, body)
  }

  private static func combined<Value: ManyNumbers>(
    _ first: Any, _ second: Any, as type: Value.Type, _ body: (CGFloat, CGFloat) -> CGFloat
  ) -> Any? {
    guard let one = first as? Value, let other = second as? Value else { return nil }
    return Value(numbers: zip(one.numbers, other.numbers).map(body))
  }

  private static func color(_ value: Any) -> CGColor? { value as? CGColor ?? (value as? UIColor)?.cgColor }
}

/// A value that is as many numbers as its kind has.
private protocol ManyNumbers {
  var numbers: [CGFloat] { get }
  init(numbers: [CGFloat])
}

extension CGPoint: ManyNumbers {
  fileprivate var numbers: [CGFloat] { [x, y] }
  fileprivate init(numbers: [CGFloat]) { self.init(x: numbers[0], y: numbers[1]) }
}

extension CGSize: ManyNumbers {
  fileprivate var numbers: [CGFloat] { [width, height] }
  fileprivate init(numbers: [CGFloat]) { self.init(width: numbers[0], height: numbers[1]) }
}

extension CGRect: ManyNumbers {
  fileprivate var numbers: [CGFloat] { origin.numbers + size.numbers }
  fileprivate init(numbers: [CGFloat]) {
    self.init(origin: CGPoint(numbers: Array(numbers[..<2])), size: CGSize(numbers: Array(numbers[2...])))
  }
}

extension CATransform3D: ManyNumbers {
  private static let parts: [WritableKeyPath<CATransform3D, CGFloat> & Sendable] = [
    \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43, \.m44,
  ]
  fileprivate var numbers: [CGFloat] { Self.parts.map { self[keyPath: $0] } }
  fileprivate init(numbers: [CGFloat]) {
    self.init()
    for (part, number) in zip(Self.parts, numbers) { self[keyPath: part] = number }
  }
}

extension CGColor {
  fileprivate var numbers: [CGFloat] { [red, green, blue, alpha] }
  fileprivate convenience init(numbers: [CGFloat]) {
    self.init(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
  }
}
