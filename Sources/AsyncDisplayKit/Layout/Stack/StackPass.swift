import Foundation

/// One measuring of a stack: its rules and the sizes it may choose from.
///
/// The steps, each in its own file and in this order: measure the elements, wrap them into lines, flex each line along the stack,
/// size and stretch the lines across it, position what came out.
struct StackPass {
  let rules: StackRules
  let range: ASSizeRange
  let elements: [any ASLayoutElement]
  /// What the elements wish, in their order.
  let wishes: [StackWishes]

  init(rules: StackRules, range: ASSizeRange, elements: [any ASLayoutElement]) {
    self.rules = rules
    self.range = range
    self.elements = elements
    wishes = elements.map { StackWishes($0.style, along: rules.direction) }
  }

  var direction: ASStackLayoutDirection { rules.direction }
  var mainBounds: LengthBounds { LengthBounds(direction.main(range.min), direction.main(range.max)) }
  var crossBounds: LengthBounds { LengthBounds(direction.cross(range.min), direction.cross(range.max)) }

  /// What an element's fractions are taken of: the stack's own lengths where there is no choice, else undefined, since
  /// they depend on the elements.
  var parentSize: CGSize {
    CGSize(
      width: range.min.width == range.max.width ? range.min.width : ASLayoutElementParentDimensionUndefined,
      height: range.min.height == range.max.height ? range.min.height : ASLayoutElementParentDimensionUndefined)
  }

  func layout() -> (size: CGSize, layouts: [ASLayout]) {
    let defersFlexible = canDeferFlexible
    var lines = wrapped(elements.indices.map { measured($0, defersFlexible: defersFlexible) })
    for index in lines.indices { flex(&lines[index], flexibleWereDeferred: defersFlexible) }
    sizeAcross(&lines)
    stretch(&lines)
    return positioned(&lines)
  }
}

/// What a stack has to know of an element's wishes, at the moment the stack was measured.
///
/// No more than that: a stack is measured several times in one layout, and a whole style for each element is a long copy every time.
struct StackWishes {
  let spacingBefore: CGFloat
  let spacingAfter: CGFloat
  let flexGrow: CGFloat
  let flexShrink: CGFloat
  let flexBasis: ASDimension
  let alignSelf: ASStackLayoutAlignSelf
  /// The lengths across the stack that the element sets for itself.
  let cross: LengthBounds

  init(_ style: ASLayoutElementStyle, along direction: ASStackLayoutDirection) {
    let values = style.values
    (spacingBefore, spacingAfter) = (values.spacingBefore, values.spacingAfter)
    (flexGrow, flexShrink, flexBasis) = (values.flexGrow, values.flexShrink, values.flexBasis)
    alignSelf = values.alignSelf
    let own = values.size.resolved(parentSize: ASLayoutElementParentSizeUndefined)
    cross = LengthBounds(direction.cross(own.min), direction.cross(own.max))
  }

  var isFlexibleBothWays: Bool { flexGrow > 0 && flexShrink > 0 }
}

/// An element of a stack, by its place among ``StackPass/elements``, and how it is laid out so far.
struct StackItem {
  let child: Int
  var layout: ASLayout
}

/// Elements that are next to each other along the stack.
struct StackLine {
  var items: [StackItem]
  /// Length across the stack.
  var crossLength: CGFloat = 0
  /// Distance of the common baseline from the line's start across the stack.
  var baseline: CGFloat = 0

  init(items: [StackItem]) { self.items = items }
}
