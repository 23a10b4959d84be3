/// Reads the inline events of one block and finds the exact bytes of each.
///
/// libcmark's inline columns are wrong after backslash breaks, multi-line links and HTML, lazy continuations and reference
/// definitions, and it has none for soft breaks. So they are not used: the events say *what* comes next, and a cursor that only moves
/// forward in the block's bytes finds *where*, undoing escapes, entities, wraps and container prefixes on the way.
struct InlineAligner {
  let text: MappedText
  let tree: MarkdownTree
  let quoteDepth: Int
  let limit: Int
  var cursor: Int
  var inline = InlineText()
  var style = InlineText.Style()
  var emphasisDepth = 0
  var imageDepth = 0
  var autolinks: [Bool] = []
  var links: [InlineText.Style.Kind] = []
  var tags = InlineTags()
  var kindAroundTag = InlineText.Style.Kind.text

  /// `start` is the block's first byte, `limit` just past its last line.
  init(text: MappedText, tree: MarkdownTree, quoteDepth: Int, start: Int, limit: Int) {
    self.text = text
    self.tree = tree
    self.quoteDepth = quoteDepth
    self.limit = limit
    self.cursor = text.trimmedStart(start, limit)
  }

  /// The inline text of a block, given the events between its `enter` and `leave`.
  static func align(
    _ events: Range<Int>, of tree: MarkdownTree, in text: MappedText, quoteDepth: Int, start: Int, limit: Int
  ) -> (inline: InlineText, end: Int) {
    var best = attempt(events, of: tree, in: text, quoteDepth: quoteDepth, start: start, limit: limit)
    // Reference definitions at the top of a paragraph are gone from its events but not from its lines.
    guard best.inline.misalignments > 0, start < limit else { return best }
    var line = LineTable.line(of: start, in: text.lineStarts) + 1
    while line < text.lineStarts.count, looksLikeDefinition(line, in: text) { line += 1 }
    for line in line..<min(line + 8, text.lineStarts.count) where text.lineStarts[line] < limit {
      let again = attempt(
        events, of: tree, in: text, quoteDepth: quoteDepth, start: text.lineStarts[line], limit: limit)
      if again.inline.misalignments == 0 { return again }
      if again.inline.misalignments < best.inline.misalignments { best = again }
    }
    return best
  }

  /// `line` counts from 0.
  private static func looksLikeDefinition(_ line: Int, in text: MappedText) -> Bool {
    let content = text.bytes[text.lineStarts[line]..<text.lineEnd(line + 1)].drop { $0.isBlank || $0 == .greaterThan }
    guard content.first == .openBracket, let close = content.firstIndex(of: .closeBracket) else { return false }
    return close + 1 < content.endIndex && content[close + 1] == .colon
  }

  private static func attempt(
    _ events: Range<Int>, of tree: MarkdownTree, in text: MappedText, quoteDepth: Int, start: Int, limit: Int
  ) -> (inline: InlineText, end: Int) {
    var aligner = InlineAligner(text: text, tree: tree, quoteDepth: quoteDepth, start: start, limit: limit)
    if start > 0, text.lineStarts[LineTable.line(of: start, in: text.lineStarts)] == start { aligner.skipPrefix() }
    for index in events { aligner.read(index, in: events) }
    return (Mojibake.repaired(aligner.inline), aligner.cursor)
  }

  private mutating func read(_ index: Int, in events: Range<Int>) {
    let event = tree.events[index]
    switch (event.kind, event.phase) {
    case (.text, _): readText(event.literal)
    case (.codeSpan, _): readCode(event.literal)
    case (.htmlInline, _): readTag(event.literal, rest: index + 1..<events.upperBound)
    case (.softBreak, _), (.lineBreak, _): readBreak()
    case (.emphasis, .enter): openEmphasis(1)
    case (.strong, .enter): openEmphasis(2)
    case (.emphasis, _): closeEmphasis(1)
    case (.strong, _): closeEmphasis(2)
    case (.link, .enter): openLink(event.literal)
    case (.link, _): closeLink(next: index + 1)
    case (.image, .enter): openImage()
    case (.image, _): closeImage(next: index + 1)
    case (.document, _), (.blockQuote, _), (.item, _), (.htmlBlock, _), (.paragraph, _), (.rule, _), (.list, _),
      (.codeBlock, _), (.heading, _), (.unsupported, _):
      break
    }
  }

  // MARK: Text

  private mutating func readText(_ literal: Range<Int>) {
    var index = literal.lowerBound
    while index < literal.upperBound {
      let byte = tree.literals[index]
      guard cursor < limit else { return miss() }
      let found = text.bytes[cursor]
      if found == .backslash, cursor + 1 < limit, text.bytes[cursor + 1] == byte, byte.isPunctuation {
        emit(byte, cursor + 2)
        index += 1
      } else if found == .ampersand, let entity = entity(at: cursor),
        tree.literals[index..<literal.upperBound].starts(with: entity.bytes)
      {
        for decoded in entity.bytes { emit(decoded, entity.end, advancing: false) }
        cursor = entity.end
        index += entity.bytes.count
      } else if found == byte {
        emit(byte, cursor + 1)
        index += 1
      } else if byte.isBlank, inline.wraps.last == inline.count - 1 {
        // libcmark keeps the indentation of a line after a backslash break; the wrap has it already.
        index += 1
      } else if !resync(to: index..<literal.upperBound) {
        return
      }
    }
  }

  /// Appends a byte whose source is `cursor..<end`.
  mutating func emit(_ byte: UInt8, _ end: Int, advancing: Bool = true) {
    if imageDepth == 0 { inline.append(byte, text.origin(cursor), text.originEnd(end), style) }
    if advancing { cursor = end }
  }

  private func entity(at start: Int) -> (bytes: [UInt8], end: Int)? {
    var end = start + 1
    while end < limit, end < start + 34,
      text.bytes[end].isLetter || text.bytes[end].isDigit || text.bytes[end] == UInt8(ascii: "#")
    {
      end += 1
    }
    guard end < limit, end > start + 1, text.bytes[end] == .semicolon else { return nil }
    let raw = text.bytes[start...end]
    let decoded = Entities.decode(raw)
    return decoded.elementsEqual(raw) ? nil : (decoded, end + 1)
  }

  /// Moves the cursor to where the rest of a literal goes on; counts the miss.
  private mutating func resync(to rest: Range<Int>) -> Bool {
    miss()
    let sample = tree.literals[rest.prefix(6)]
    var position = cursor + 1
    while position + sample.count <= limit {
      if text.bytes[position..<position + sample.count].elementsEqual(sample) {
        cursor = position
        return true
      }
      position += 1
    }
    return false
  }

  mutating func miss() { inline.misalignments += 1 }

  // MARK: Wraps

  private mutating func readBreak() {
    let start = cursor
    while cursor < limit, text.bytes[cursor].isBlank || text.bytes[cursor] == .backslash { cursor += 1 }
    guard cursor < limit, text.bytes[cursor].isNewline else { return miss() }
    skipNewline()
    if imageDepth == 0 { inline.appendWrap(text.origin(start), text.originEnd(cursor), style) }
  }

  /// Over one line terminator and the container prefix of the next line.
  mutating func skipNewline() {
    if text.bytes[cursor] == .carriageReturn, cursor + 1 < limit, text.bytes[cursor + 1] == .lineFeed { cursor += 1 }
    cursor += 1
    skipPrefix()
  }

  private mutating func skipPrefix() {
    var quotes = 0
    while cursor < limit {
      if text.bytes[cursor] == .greaterThan, quotes < quoteDepth {
        quotes += 1
      } else if !text.bytes[cursor].isBlank {
        return
      }
      cursor += 1
    }
  }
}
