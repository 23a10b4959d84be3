import Foundation

/// A mistake in a spec, a style or a layout.
///
/// None of them stops a layout: each has an answer (a zero layout, a value that is ignored or kept), and is reported to the
/// ``LayoutPass`` it happened in.
package enum LayoutFault: Hashable, Sendable {
  /// A spec was measured without an element it cannot do without; it lays out nothing.
  case missingChild(spec: String, role: String)
  /// `child` was read or written on a spec that holds several; the first of them is meant.
  case childOfSeveral(spec: String)
  /// A ratio of zero, a negative or an undefined one; it is kept.
  case ratioNotPositive(CGFloat)
  /// One element stands twice in a returned tree; an empty spec is used instead of the tree.
  case sameElementTwice(element: String)
  /// A property was set that follows from `horizontalAlignment` or `verticalAlignment`; the write is ignored.
  case alignmentInUse(property: String)
  /// A layout was made of an undefined, negative or huge size; its size is zero.
  case invalidSize(element: String, size: String)
  /// A layout was made without limit on an axis; its size is zero.
  case unboundedSize(element: String, size: String)
  /// A layout was taken into another before it had a position.
  case missingPosition(element: String)
  /// The frame of a layout was read whose position is not finite; zero stands in for it.
  case invalidPosition(element: String, position: String)
  /// A range whose least size is not finite or exceeds its greatest; it is kept.
  case invalidSizeRange(String)
  /// A least or greatest length is a share of a parent's length that depends on its content; it is undefined.
  case fractionOfUndefinedParent(element: String)
  /// `preferredSize` was read while a length is not in points; the answer is zero.
  case preferredSizeNotInPoints
  /// A dimension that is left open was given a value; it is kept.
  case autoWithValue(CGFloat)
  /// Points that are negative or not finite; they are kept.
  case pointsOutOfRange(CGFloat)
  /// A fraction outside of 0 to 1; it is kept.
  case fractionOutOfRange(CGFloat)

  /// Tells the current pass.
  package func report() { LayoutPass.current.report(self) }
}

extension LayoutFault {
  /// The rule that is broken and what breaks it, in one sentence.
  package var message: String {
    switch self {
    case .missingChild(let spec, let role): "\(spec) must have a \(role) when it is measured, but has none."
    case .childOfSeveral(let spec): "child may be used only on a spec of one element, but this \(spec) has several."
    case .ratioNotPositive(let ratio): "A ratio must be greater than zero, but is \(LayoutText.number(ratio))."
    case .sameElementTwice(let element): "An element must not be twice in one spec tree, but a \(element) is."
    case .alignmentInUse(let property):
      "\(property) must not be set while horizontalAlignment or verticalAlignment is in use."
    case .invalidSize(let element, let size):
      "A layout's size must be at least 0 and below 10000000 points, but that of a \(element) is \(size)."
    case .unboundedSize(let element, let size):
      "A layout's size must be finite, but that of a \(element) is \(size): something has to limit it."
    case .missingPosition(let element): "A sublayout must have a position, but that of a \(element) has none."
    case .invalidPosition(let element, let position):
      "A position must be finite, but that of a \(element) is \(position)."
    case .invalidSizeRange(let range): "A size range must start finite and not exceed its end, but is \(range)."
    case .fractionOfUndefinedParent(let element):
      "A least or greatest length must not be a share of an undefined length, but one of a \(element) is."
    case .preferredSizeNotInPoints: "preferredSize must be read only while width and height are points or auto."
    case .autoWithValue(let value):
      "A dimension of unit auto must have the value 0, but has \(LayoutText.number(value))."
    case .pointsOutOfRange(let value): "Points must be finite and not negative, but are \(LayoutText.number(value))."
    case .fractionOutOfRange(let value): "A fraction must be from 0 to 1, but is \(LayoutText.number(value))."
    }
  }
}
