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
    for item in items {
      let length = direction.cross(item.layout.size)
      if let baseline = baseline(of: item) {
        beforeBaseline = greater(beforeBaseline, baseline)
        afterBaseline = greater(afterBaseline, length - baseline)
      } else {
        unaligned = greater(unaligned, length)
      }
    }
    return (beforeBaseline, greater(beforeBaseline + afterBaseline, unaligned))
  }

  /// The distance of an item's baseline from its start across the stack, nil if it is not aligned by one. Read after measuring:
  /// a nested stack knows it only then.
  func baseline(of item: StackItem) -> CGFloat? {
    switch rules.alignment(for: item.child.style.alignSelf) {
    case .baselineFirst: item.child.element.style.ascender
    case .baselineLast: direction.cross(item.layout.size) + item.child.element.style.descender
    case .start, .end, .center, .stretch, .notSet: nil
    }
  }

  /// Shares free space across the stack out to several lines if they are stretched, and stretches items to the length of their line.
  func stretch(_ lines: inout [StackLine]) {
    let violation = crossBounds.violation(of: crossLength(of: lines))
    let sharesOut = lines.count > 1 && rules.alignContent == .stretch && violation > stackTolerance
    let share = sharesOut ? violation / CGFloat(lines.count) : 0
    for index in lines.indices {
      lines[index].crossLength += share
      stretchItems(of: &lines[index])
    }
  }

  private func stretchItems(of line: inout StackLine) {
    for (index, item) in line.items.enumerated() {
      guard rules.alignment(for: item.child.style.alignSelf) == .stretch else { continue }
      let size = item.layout.size
      guard line.crossLength - direction.cross(size) > stackTolerance else { continue }
      line.items[index].layout = measure(
        item.child, main: .exactly(direction.main(size)), cross: .exactly(line.crossLength))
    }
  }

  /// The length of all lines across the stack, with the spacing between them.
  func crossLength(of lines: [StackLine]) -> CGFloat {
    let between = lines.isEmpty ? 0 : rules.lineSpacing * CGFloat(lines.count - 1)
    return lines.reduce(between) { $0 + $1.crossLength }
  }
}
