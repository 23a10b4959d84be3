import Foundation

/// The properties of a stack at one moment.
struct StackRules: Hashable, Sendable {
  var direction = ASStackLayoutDirection.horizontal
  var spacing: CGFloat = 0
  var justifyContent = ASStackLayoutJustifyContent.start
  var alignItems = ASStackLayoutAlignItems.stretch
  var flexWrap = ASStackLayoutFlexWrap.noWrap
  var alignContent = ASStackLayoutAlignContent.start
  var lineSpacing: CGFloat = 0

  /// How an element of the given wish is aligned across the stack.
  func alignment(for alignSelf: ASStackLayoutAlignSelf) -> ASStackLayoutAlignItems {
    switch alignSelf {
    case .auto: alignItems
    case .start: .start
    case .end: .end
    case .center: .center
    case .stretch: .stretch
    }
  }
}

/// Sizes and points seen along a stack ("main") and across it ("cross").
extension ASStackLayoutDirection {
  func main(_ size: CGSize) -> CGFloat { self == .vertical ? size.height : size.width }
  func cross(_ size: CGSize) -> CGFloat { self == .vertical ? size.width : size.height }

  func size(main: CGFloat, cross: CGFloat) -> CGSize {
    self == .vertical ? CGSize(width: cross, height: main) : CGSize(width: main, height: cross)
  }

  func point(main: CGFloat, cross: CGFloat) -> CGPoint {
    self == .vertical ? CGPoint(x: cross, y: main) : CGPoint(x: main, y: cross)
  }
}

/// A least and a greatest length.
struct LengthBounds: Hashable, Sendable {
  var least: CGFloat
  var most: CGFloat

  init(_ least: CGFloat, _ most: CGFloat) {
    self.least = least
    self.most = most
  }

  static func exactly(_ length: CGFloat) -> LengthBounds { LengthBounds(length, length) }

  var isExact: Bool { least == most }

  /// How much has to be added to `length` to bring it within the bounds: positive if it is too short, negative if it is too long,
  /// zero if it fits.
  func violation(of length: CGFloat) -> CGFloat {
    if length < least { return least - length }
    if length > most { return most - length }
    return 0
  }
}

/// Differences up to this many points count as none.
let stackTolerance: CGFloat = 0.01
