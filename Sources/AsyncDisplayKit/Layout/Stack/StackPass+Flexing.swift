import Foundation

extension StackPass {
  /// Grows or shrinks the items of a line towards the length the stack may have, in one pass: what items cannot give because they
  /// are at zero is not taken from others.
  func flex(_ line: inout StackLine, flexibleWereDeferred: Bool) {
    let violation = mainBounds.violation(of: mainLength(of: line.items))
    let factors = flexFactors(of: line, for: violation)
    let factorSum = factors.reduce(0, +)
    guard factorSum != 0 else {
      if flexibleWereDeferred { measureDeferredAtZero(&line) }
      return
    }
    let changes =
      violation > 0
      ? growth(by: violation, factors: factors, sum: factorSum)
      : shrinkage(by: violation, factors: factors, sum: factorSum, items: line.items)
    apply(changes, rest: changes.reduce(violation, -), to: &line)
  }

  /// None if there is nothing to share out.
  private func flexFactors(of line: borrowing StackLine, for violation: CGFloat) -> [CGFloat] {
    if abs(violation) < stackTolerance { return [] }
    return line.items.indices.map {
      let style = wishes[line.items[$0].child]
      return violation > 0 ? style.flexGrow : style.flexShrink
    }
  }

  /// Each item's share in whole points.
  private func growth(by violation: CGFloat, factors: [CGFloat], sum: CGFloat) -> [CGFloat] {
    factors.map { (violation * ($0 / sum)).rounded(.down) }
  }

  /// Each item's share weighted by its length, to the fraction of a point.
  private func shrinkage(
    by violation: CGFloat, factors: [CGFloat], sum: CGFloat, items: [StackItem]
  ) -> [CGFloat] {
    let weights = items.indices.map { direction.main(items[$0].layout.size) * (factors[$0] / sum) }
    let weightSum = weights.reduce(0, +)
    guard weightSum != 0 else { return weights.map { _ in 0 } }
    return weights.map { -abs($0 / weightSum * violation) }
  }

  /// Measures the changed items again. The first of them gets the rest that whole points left over, if it grows at all.
  private func apply(_ changes: [CGFloat], rest: CGFloat, to line: inout StackLine) {
    let first = changes.firstIndex { $0 != 0 }
    for index in line.items.indices where changes[index] != 0 {
      let extra = index == first && wishes[line.items[index].child].flexGrow > 0 ? rest : 0
      let length = greater(direction.main(line.items[index].layout.size) + changes[index] + extra, 0)
      line.items[index].layout = measure(line.items[index].child, main: .exactly(length), cross: crossBounds)
    }
  }

  /// An item whose measuring was put off and that gets no space must still be laid out.
  private func measureDeferredAtZero(_ line: inout StackLine) {
    for index in line.items.indices where wishes[line.items[index].child].isFlexibleBothWays {
      line.items[index].layout = measure(line.items[index].child, main: .exactly(0), cross: crossBounds)
    }
  }
}
