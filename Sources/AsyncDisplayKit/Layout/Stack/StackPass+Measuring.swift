import Foundation

extension StackPass {
  /// Whether the first measuring of the elements that both grow and shrink can be spared: if there is only one of them and the
  /// stack's length is given, that element gets what the others leave.
  var canDeferFlexible: Bool {
    mainBounds.isExact && wishes.count(where: \.isFlexibleBothWays) == 1
  }

  /// An element at its natural length: that of its flex basis, or without limits.
  func measured(_ child: Int, defersFlexible: Bool) -> StackItem {
    if defersFlexible && wishes[child].isFlexibleBothWays {
      return StackItem(child: child, layout: ASLayout(layoutElement: elements[child], size: .zero))
    }
    let basis = wishes[child].flexBasis
    let parentLength = direction.main(parentSize)
    let main = LengthBounds(
      basis.resolved(parentLength: parentLength, auto: 0), basis.resolved(parentLength: parentLength, auto: .infinity))
    return StackItem(child: child, layout: measure(child, main: main, cross: crossBounds))
  }

  /// An element within bounds along and across the stack. One that is stretched has to fill the cross bounds, unless its own
  /// style sets others.
  func measure(_ child: Int, main: LengthBounds, cross: LengthBounds) -> ASLayout {
    let isStretched = alignment(of: child) == .stretch
    let cross = isStretched ? stretchedBounds(of: child, within: cross) : LengthBounds(0, cross.most)
    let range = ASSizeRange(
      min: direction.size(main: main.least, cross: cross.least),
      max: direction.size(main: main.most, cross: cross.most))
    return elements[child].provisionalLayout(in: range, parentSize: parentSize)
  }

  /// How an element is aligned across the stack.
  func alignment(of child: Int) -> ASStackLayoutAlignItems { rules.alignment(for: wishes[child].alignSelf) }

  private func stretchedBounds(of child: Int, within cross: LengthBounds) -> LengthBounds {
    let own = wishes[child].cross
    return LengthBounds(own.least != 0 ? own.least : cross.least, own.most == .infinity ? cross.most : own.most)
  }

  /// The length of items next to each other, with all spacings.
  func mainLength(of items: [StackItem]) -> CGFloat {
    let between = items.isEmpty ? 0 : rules.spacing * CGFloat(items.count - 1)
    let spacing = items.indices.reduce(between) {
      $0 + wishes[items[$1].child].spacingBefore + wishes[items[$1].child].spacingAfter
    }
    return items.indices.reduce(spacing) { $0 + direction.main(items[$1].layout.size) }
  }
}
