import Foundation

extension StackPass {
  /// The items in lines. A line ends before the item that would make it longer than the stack may be, and has at least one.
  func wrapped(_ items: [StackItem]) -> [StackLine] {
    guard rules.flexWrap == .wrap else { return [StackLine(items: items)] }
    var lines: [StackLine] = []
    var current: [StackItem] = []
    var length: CGFloat = 0
    for item in items {
      let style = wishes[item.child]
      let own = style.spacingBefore + direction.main(item.layout.size) + style.spacingAfter
      let spacing = current.isEmpty ? 0 : rules.spacing
      if !current.isEmpty && mainBounds.violation(of: length + spacing + own) < 0 {
        lines.append(StackLine(items: current))
        current = [item]
        length = own
      } else {
        current.append(item)
        length += spacing + own
      }
    }
    return lines + [StackLine(items: current)]
  }
}
