/// Raw HTML blocks that belong together: libcmark ends one at a blank line, although its table or list goes on in the next.
struct HTMLGroups {
  private(set) var groups: [HTMLGroup] = []
  private var isCut = true

  /// A heading stands between the blocks before and those after: nothing goes on across it.
  mutating func cut() { isCut = true }

  mutating func append(_ event: MarkdownEvent, of tree: MarkdownTree, in text: MappedText, _ context: Enclosure) {
    if isCut || groups.last?.context != context || groups.last?.isOpen != true {
      groups.append(HTMLGroup(context: context))
    }
    isCut = false
    groups[groups.count - 1].append(HTMLBlockLines(event, of: tree, in: text))
  }
}

/// The bytes of one or more HTML blocks, container prefixes left out.
struct HTMLGroup {
  let context: Enclosure
  private var builder = MappedTextBuilder()
  /// Where in the bytes each block ends.
  private(set) var ends: [Int] = []
  private var balance = 0

  init(context: Enclosure) {
    self.context = context
  }

  var text: MappedText { builder.text }
  /// A table, list or quote has begun and not ended.
  var isOpen: Bool { balance > 0 }

  mutating func append(_ block: HTMLBlockLines) {
    for line in block.lines {
      builder.append(block.text, line)
      builder.append(.lineFeed, at: block.text.originEnd(line.upperBound))
    }
    ends.append(builder.count)
    balance = max(0, balance + Self.balance(of: block.text.bytes[block.range]))
  }

  private static let paired = ["table", "ul", "ol", "dl", "blockquote"]

  private static func balance(of bytes: ArraySlice<UInt8>) -> Int {
    var balance = 0
    for index in bytes.indices where bytes[index] == .lessThan {
      let tag = HTMLTag(bytes[index...].prefix(16))
      if paired.contains(tag.lowercasedName) { balance += tag.shape == .closing ? -1 : 1 }
    }
    return balance
  }
}

/// The lines of one HTML block, without the prefix of the containers around it.
struct HTMLBlockLines {
  let text: MappedText
  /// Offsets in the text, terminators excluded.
  let lines: [Range<Int>]

  init(_ event: MarkdownEvent, of tree: MarkdownTree, in text: MappedText) {
    self.text = text
    var line = event.startLine
    lines = tree.literal(of: event).split(separator: .lineFeed, omittingEmptySubsequences: false).dropLast().map {
      content in
      // What libcmark keeps of a line is its end, so its length tells where it begins.
      let end = text.lineEnd(line)
      let start = text.offset(line: line, column: 1)
      line += 1
      return max(start, end - content.count { $0 != .carriageReturn })..<end
    }
  }

  var range: Range<Int> { (lines.first?.lowerBound ?? 0)..<(lines.last?.upperBound ?? 0) }
}
