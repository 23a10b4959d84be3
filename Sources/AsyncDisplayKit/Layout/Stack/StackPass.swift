import Foundation

/// One measuring of a stack: its rules and the sizes it may choose from.
///
/// The steps, each in its own file and in this order: measure the elements, wrap them into lines, flex each line along the stack,
/// size and stretch the lines across it, position what came out.
struct StackPass {
  let rules: StackRules
  let range: ASSizeRange
  let children: [StackChild]

  init(rules: StackRules, range: ASSizeRange, elements: [any ASLayoutElement]) {
    self.rules = rules
    self.range = range
    children = elements.map { StackChild(element: $0, style: $0.style.values) }
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
    var lines = wrapped(children.indices.map { measured($0, defersFlexible: defersFlexible) })
    for index in lines.indices { flex(&lines[index], flexibleWereDeferred: defersFlexible) }
    sizeAcross(&lines)
    stretch(&lines)
    return positioned(&lines)
  }
}

/// An element of a stack, with its wishes at the moment the stack was measured.
struct StackChild {
  let element: any ASLayoutElement
  let style: ASLayoutElementStyle.Values

  var isFlexibleBothWays: Bool { style.flexGrow > 0 && style.flexShrink > 0 }
}

/// An element of a stack, by its place among ``StackPass/children``, and how it is laid out so far.
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
