import Foundation

/// What the value of an ``ASDimension`` counts.
public enum ASDimensionUnit: Hashable, Sendable, CaseIterable {
  /// As the content and the parent want it; the value is 0.
  case auto
  /// Points.
  case points
  /// A share of the parent's length, 0 to 1.
  case fraction
}

/// A length that is known, relative to the parent's, or left open.
public struct ASDimension: Hashable, Sendable {
  public var unit = ASDimensionUnit.auto
  public var value: CGFloat = 0

  /// Left open, as a structure of C is that nothing was written into.
  public init() {}

  /// Takes the value as it is; ``ASDimensionMake(_:_:)`` checks it.
  public init(unit: ASDimensionUnit, value: CGFloat) {
    self.unit = unit
    self.value = value
  }

  /// Left open: the content and the parent decide.
  public static let auto = ASDimension(unit: .auto, value: 0)

  /// The length in points.
  ///
  /// - Parameters:
  ///   - parentLength: what a fraction is taken of; undefined (NaN) gives NaN.
  ///   - auto: the answer for ``auto``.
  package func resolved(parentLength: CGFloat, auto: CGFloat) -> CGFloat {
    switch unit {
    case .auto: auto
    case .points: value
    case .fraction: value * parentLength
    }
  }
}

/// A length that is left open.
public let ASDimensionAuto = ASDimension.auto

/// A length of `points` points; a negative or non-finite number is reported as a fault and kept.
public func ASDimensionMake(_ points: CGFloat) -> ASDimension { ASDimensionMake(.points, points) }

/// A length of the given unit. A value that the unit does not allow is reported as a fault and kept.
public func ASDimensionMake(_ unit: ASDimensionUnit, _ value: CGFloat) -> ASDimension {
  switch unit {
  case .auto:
    if value != 0 { LayoutFault.autoWithValue(value).report() }
  case .points:
    if !(value >= 0 && value < .greatestFiniteMagnitude) { LayoutFault.pointsOutOfRange(value).report() }
  case .fraction:
    if !(value >= 0 && value <= 1) { LayoutFault.fractionOutOfRange(value).report() }
  }
  return ASDimension(unit: unit, value: value)
}

/// A length from text: `"50%"` is half of the parent's, `"70pt"` seventy points; anything else is ``ASDimensionAuto``.
public func ASDimensionMake(_ text: String) -> ASDimension {
  if text.hasSuffix("pt") { return ASDimensionMake(.points, leadingNumber(of: text)) }
  if text.hasSuffix("%") { return ASDimensionMake(.fraction, leadingNumber(of: text) / 100) }
  return .auto
}

/// The number that a text begins with, 0 if it begins with none.
private func leadingNumber(of text: String) -> CGFloat {
  var digits = text.drop { $0.isWhitespace }.prefix { $0.isNumber || "+-.eE".contains($0) }
  while !digits.isEmpty {
    if let number = Double(digits) { return CGFloat(number) }
    digits.removeLast()
  }
  return 0
}

extension ASDimension: CustomStringConvertible {
  /// The text that ``ASDimensionMake(_:)-(String)`` reads.
  public var description: String {
    switch unit {
    case .auto: "auto"
    case .points: "\(LayoutText.number(value))pt"
    case .fraction: "\(LayoutText.number(value * 100))%"
    }
  }
}
