import Foundation

extension StackPass {
  /// Whether the first measuring of the elements that both grow and shrink can be spared: if there is only one of them and the
  /// stack's length is given, that element gets what the others leave.
  func canDeferFlexible(_ children: [StackChild]) -> Bool {
    mainBounds.isExact && children.count(where: \.isFlexibleBothWays) == 1
  }

  /// An element at its natural length: that of its flex basis, or without limits.
  func measured(_ child: StackChild, defersFlexible: Bool) -> StackItem {
    if defersFlexible && child.isFlexibleBothWays {
      return StackItem(child: child, layout: ASLayout(layoutElement: child.element, size: .zero))
    }
    let basis = child.style.flexBasis
    let parentLength = direction.main(parentSize)
    let main = LengthBounds(
      basis.resolved(parentLength: parentLength, auto: 0), basis.resolved(parentLength: parentLength, auto: .infinity))
    return StackItem(child: child, layout: measure(child, main: main, cross: crossBounds))
  }

  /// An element within bounds along and across the stack. One that is stretched has to fill the cross bounds, unless its own
  /// style sets others.
  func measure(_ child: StackChild, main: LengthBounds, cross: LengthBounds) -> ASLayout {
    let isStretched = rules.alignment(for: child.style.alignSelf) == .stretch
    let cross = isStretched ? stretchedBounds(of: child, within: cross) : LengthBounds(0, cross.most)
    let range = ASSizeRange(
      min: direction.size(main: main.least, cross: cross.least),
      max: direction.size(main: main.most, cross: cross.most))
    return child.element.layoutThatFits(range, parentSize: parentSize)
  }

  private func stretchedBounds(of child: StackChild, within cross: LengthBounds) -> LengthBounds {
    let own = child.style.size.resolved(parentSize: ASLayoutElementParentSizeUndefined)
    let least = direction.cross(own.min)
    let most = direction.cross(own.max)
    return LengthBounds(least != 0 ? least : cross.least, most == .infinity ? cross.most : most)
  }

  /// The length of items next to each other, with all spacings.
  func mainLength(of items: [StackItem]) -> CGFloat {
    let between = items.isEmpty ? 0 : rules.spacing * CGFloat(items.count - 1)
    let spacing = items.reduce(between) { $0 + $1.child.style.spacingBefore + $1.child.style.spacingAfter }
    return items.reduce(spacing) { $0 + direction.main($1.layout.size) }
  }
}
