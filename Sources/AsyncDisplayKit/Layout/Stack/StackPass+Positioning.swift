import Foundation

extension StackPass {
  /// The items of all lines at their positions, and the stack's size.
  func positioned(_ lines: inout [StackLine]) -> (size: CGSize, layouts: [ASLayout]) {
    let cross = crossLength(of: lines)
    let spread = Spread(
      rules.alignContent.asJustifyContent, of: crossBounds.violation(of: cross), over: lines.count)
    var crossStart = spread.offset
    var longest: CGFloat = 0
    var layouts: [ASLayout] = []
    for index in lines.indices {
      if index > 0 { crossStart += spread.spacing + rules.lineSpacing }
      longest = greater(mainLength(of: lines[index].items), longest)
      position(&lines[index], crossStart: crossStart, into: &layouts)
      crossStart += lines[index].crossLength
    }
    return (range.clamp(direction.size(main: longest, cross: cross)), layouts)
  }

  private func position(_ line: inout StackLine, crossStart: CGFloat, into layouts: inout [ASLayout]) {
    let violation = mainBounds.violation(of: mainLength(of: line.items))
    let spread = Spread(rules.justifyContent, of: violation, over: line.items.count)
    var main = spread.offset
    layouts.reserveCapacity(layouts.count + line.items.count)
    for index in line.items.indices {
      let child = line.items[index].child
      main += wishes[child].spacingBefore
      if index > 0 { main += rules.spacing + spread.spacing }
      let origin = direction.point(main: main, cross: crossStart + crossOffset(of: line.items[index], in: line))
      main += direction.main(line.items[index].layout.size) + wishes[child].spacingAfter
      ASLayout.place(&line.items[index].layout, at: origin)
      layouts.append(line.items[index].layout)
    }
  }

  private func crossOffset(of item: StackItem, in line: StackLine) -> CGFloat {
    let free = line.crossLength - direction.cross(item.layout.size)
    switch alignment(of: item.child) {
    case .end: return free
    case .center: return ASFloorPixelValue(free / 2)
    case .baselineFirst, .baselineLast: return line.baseline - (baseline(of: item) ?? 0)
    case .start, .stretch, .notSet: return 0
    }
  }
}

/// How free or missing space is spread over things in a row: where the first begins, and what is added between neighbours.
struct Spread: Hashable, Sendable {
  var offset: CGFloat = 0
  var spacing: CGFloat = 0

  /// - Parameters:
  ///   - violation: the space that is free, negative if it is missing.
  ///   - count: how many things there are, at least one.
  init(_ justifyContent: ASStackLayoutJustifyContent, of violation: CGFloat, over count: Int) {
    let canSpread = violation >= stackTolerance && count > 1
    switch justifyContent {
    case .start: break
    case .center: offset = violation / 2
    case .end: offset = violation
    case .spaceBetween:
      if canSpread { spacing = violation / CGFloat(count - 1) }
    case .spaceAround:
      let share = violation / CGFloat(count * 2)
      (offset, spacing) = canSpread ? (share, share * 2) : (violation / 2, 0)
    }
  }
}

extension ASStackLayoutAlignContent {
  /// Lines are spread as items are. Stretched ones have no free space left, or begin at the start.
  fileprivate var asJustifyContent: ASStackLayoutJustifyContent {
    switch self {
    case .start, .stretch: .start
    case .center: .center
    case .end: .end
    case .spaceBetween: .spaceBetween
    case .spaceAround: .spaceAround
    }
  }
}
