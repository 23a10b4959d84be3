/// Inline Markdown and HTML that is no block of its own: a table cell, an HTML list item.
enum InlineFragment {
  /// libcmark has no parser for inlines only. A word before them makes any text a paragraph; it is dropped from the result.
  private static let guardWord: [UInt8] = [UInt8(ascii: "x"), .space]

  static func read(_ text: MappedText, _ range: Range<Int>, unescapingPipes: Bool = false) -> InlineText {
    let start = text.trimmedStart(range.lowerBound, range.upperBound)
    let end = text.trimmedEnd(start, range.upperBound)
    guard start < end else { return InlineText() }
    if isPlain(text.bytes[start..<end]) { return plain(text, start..<end) }
    let fragment = fragment(text, start..<end, unescapingPipes: unescapingPipes)
    let tree = CommonMark.parse(fragment.bytes)
    guard let enter = tree.events.firstIndex(where: { $0.kind == .paragraph }) else { return plain(text, start..<end) }
    let events = enter + 1..<tree.leave(of: enter)
    let aligned = InlineAligner.align(events, of: tree, in: fragment, quoteDepth: 0, start: 0, limit: fragment.count)
      .inline
    return aligned.slice(min(guardWord.count, aligned.count)..<aligned.count)
  }

  private static func isPlain(_ bytes: ArraySlice<UInt8>) -> Bool {
    !bytes.contains { byte in
      switch byte {
      case .backslash, .backtick, .asterisk, .underscore, .openBracket, .lessThan, .ampersand, .lineFeed,
        .carriageReturn:
        true
      default: byte == 0xC2 || byte == 0xC3
      }
    }
  }

  private static func plain(_ text: MappedText, _ range: Range<Int>) -> InlineText {
    var inline = InlineText()
    for index in range { inline.append(text.bytes[index], text.origin(index), text.originEnd(index + 1), .init()) }
    return inline
  }

  private static func fragment(_ text: MappedText, _ range: Range<Int>, unescapingPipes: Bool) -> MappedText {
    var builder = MappedTextBuilder()
    for byte in guardWord { builder.append(byte, at: text.origin(range.lowerBound)) }
    for index in range {
      let byte = text.bytes[index]
      if unescapingPipes, byte == .backslash, index + 1 < range.upperBound, text.bytes[index + 1] == .pipe { continue }
      if byte.isNewline {
        builder.append(.space, at: text.origin(index))
      } else {
        builder.append(text, index..<index + 1)
      }
    }
    return builder.text
  }
}
