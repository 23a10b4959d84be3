import Foundation

extension StackPass {
  /// Sets each line's length across the stack and its baseline.
  func sizeAcross(_ lines: inout [StackLine]) {
    let isSingle = lines.count == 1
    for index in lines.indices {
      let (beforeBaseline, length) = extent(of: lines[index].items)
      lines[index].baseline = beforeBaseline
      lines[index].crossLength =
        isSingle ? lesser(greater(crossBounds.least, length), crossBounds.most) : length
    }
  }

  /// The greatest distance to a baseline, and what items need across: aligned by their baselines or not.
  private func extent(of items: [StackItem]) -> (beforeBaseline: CGFloat, length: CGFloat) {
    var beforeBaseline: CGFloat = 0
    var afterBaseline: CGFloat = 0
    var unaligned: CGFloat = 0
    for index in items.indices {
      let length = direction.cross(items[index].layout.size)
      if let baseline = baseline(of: items[index]) {
        beforeBaseline = greater(beforeBaseline, baseline)
        afterBaseline = greater(afterBaseline, length - baseline)
      } else {
        unaligned = greater(unaligned, length)
      }
    }
    return (beforeBaseline, greater(beforeBaseline + afterBaseline, unaligned))
  }

  /// The distance of an item's baseline from its start across the stack, nil if it is not aligned by one. Read after measuring
  /// is complete: a nested stack knows it only then.
  func baseline(of item: StackItem) -> CGFloat? {
    switch alignment(of: item.child) {
    case .baselineFirst:
      item.layout.complete()
      return elements[item.child].style.ascender
    case .baselineLast:
      item.layout.complete()
      return direction.cross(item.layout.size) + elements[item.child].style.descender
    case .start, .end, .center, .stretch, .notSet: return nil
    }
  }

  /// Shares free space across the stack out to several lines if they are stretched, and stretches items to the length of their line.
  func stretch(_ lines: inout [StackLine]) {
    let violation = crossBounds.violation(of: crossLength(of: lines))
    let sharesOut = rules.alignContent == .stretch && violation > stackTolerance
    let share = sharesOut ? violation / CGFloat(lines.count) : 0
    for index in lines.indices {
      lines[index].crossLength += share
      stretchItems(of: &lines[index])
    }
  }

  private func stretchItems(of line: inout StackLine) {
    for index in line.items.indices {
      let size = line.items[index].layout.size
      guard line.crossLength - direction.cross(size) > stackTolerance else { continue }
      guard alignment(of: line.items[index].child) == .stretch else { continue }
      line.items[index].layout = measure(
        line.items[index].child, main: .exactly(direction.main(size)), cross: .exactly(line.crossLength))
    }
  }

  /// The length of all lines across the stack, with the spacing between them.
  func crossLength(of lines: [StackLine]) -> CGFloat {
    let between = lines.isEmpty ? 0 : rules.lineSpacing * CGFloat(lines.count - 1)
    return lines.reduce(between) { $0 + $1.crossLength }
  }
}
