/// Draws boxes of characters: a parent's name in the upper edge, and what is in it below, which may be boxes themselves.
public enum ASAsciiArtBoxCreator {
  /// Beside one another, with their upper edges on one line.
  public static func horizontalBoxString(forChildren children: [String], parent: String) -> String {
    let blocks = children.map(lines)
    let height = blocks.map(\.count).max() ?? 0
    let rows = (0..<height).map { row in
      blocks.map { block in
        let width = block.map(\.count).max() ?? 0
        return padded(row < block.count ? block[row] : "", to: width)
      }.joined(separator: " ")
    }
    return box(of: rows, parent)
  }

  /// Below one another, with their left edges on one line.
  public static func verticalBoxString(forChildren children: [String], parent: String) -> String {
    box(of: children.flatMap(lines), parent)
  }

  private static func box(of rows: [String], _ name: String) -> String {
    let width = max(rows.map(\.count).max() ?? 0, name.count) + 2
    let dashes = width - name.count
    let top =
      String(repeating: "-", count: dashes / 2 + 1) + name + String(repeating: "-", count: dashes - dashes / 2 + 1)
    let sides = rows.map { "| \(padded($0, to: width - 2)) |" }
    return ([top] + sides + [String(repeating: "-", count: width + 2)]).joined(separator: "\n")
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

extension ASLayoutSpec {
  /// What the spec is called in drawings of layouts.
  public func asciiArtName() -> String { debugName ?? "\(type(of: self))" }

  /// A drawing of the tree that the spec is the root of: stacks have what is in them where it is to be, others below one another.
  public func asciiArtString() -> String {
    let parts = (children ?? []).map { element in
      (element as? ASLayoutSpec)?.asciiArtString() ?? (element as? ASDisplayNode)?.asciiArtString()
        ?? "\(type(of: element))"
    }
    let isRow = (self as? ASStackLayoutSpec)?.direction == .horizontal
    return isRow
      ? ASAsciiArtBoxCreator.horizontalBoxString(forChildren: parts, parent: asciiArtName())
      : ASAsciiArtBoxCreator.verticalBoxString(forChildren: parts, parent: asciiArtName())
  }
}
