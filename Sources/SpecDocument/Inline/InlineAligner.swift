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
  private var emphasisDepth = 0
  private var imageDepth = 0
  private var autolinks: [Bool] = []
  private var links: [InlineText.Style.Kind] = []
  private var tags = InlineTags()
  private var kindAroundTag = InlineText.Style.Kind.text

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
    while line < text.lineStarts.count, text.lineStarts[line] < limit {
      let again = attempt(
        events, of: tree, in: text, quoteDepth: quoteDepth, start: text.lineStarts[line], limit: limit)
      if again.inline.misalignments == 0 { return again }
      if again.inline.misalignments < best.inline.misalignments { best = again }
      line += 1
      if line > LineTable.line(of: start, in: text.lineStarts) + 40 { break }
    }
    return best
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
  private mutating func emit(_ byte: UInt8, _ end: Int, advancing: Bool = true) {
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

  // MARK: Code

  private mutating func readCode(_ literal: Range<Int>) {
    if cursor >= limit || text.bytes[cursor] != .backtick { seek(.backtick) }
    let open = cursor
    let run = runLength(at: open)
    guard run > 0, let close = closingRun(of: run, from: open + run) else { return miss() }
    guard imageDepth == 0 else { return cursor = close + run }
    inline.mark(.opening, text.origin(open), text.originEnd(open + run))
    let outer = style
    style.kind = .code(id: inline.codeRanges.count)
    inline.codeRanges.append(text.origin(open)..<text.originEnd(close + run))
    cursor = open + run
    for index in literal { readCodeByte(tree.literals[index], close: close) }
    style = outer
    cursor = close
    inline.mark(.closing, text.origin(close), text.originEnd(close + run))
    cursor = close + run
  }

  private mutating func readCodeByte(_ byte: UInt8, close: Int) {
    while cursor < close {
      let found = text.bytes[cursor]
      if found.isNewline {
        let start = cursor
        skipNewline()
        // A space stripped from the inside of the backticks may have been a newline.
        if byte == .space { return inline.append(byte, text.origin(start), text.originEnd(cursor), style) }
      } else if found == byte {
        return emit(byte, cursor + 1)
      } else if found.isBlank {
        cursor += 1
      } else {
        break
      }
    }
    // Indentation after a wrap: libcmark keeps some of it, the wrap has it already.
    if !(byte.isBlank && inline.bytes.last == .space) { miss() }
  }

  private func runLength(at start: Int) -> Int {
    var end = start
    while end < limit, text.bytes[end] == .backtick { end += 1 }
    return end - start
  }

  private func closingRun(of length: Int, from start: Int) -> Int? {
    var position = start
    while position < limit {
      let run = runLength(at: position)
      if run == length { return position }
      position += max(run, 1)
    }
    return nil
  }

  /// Moves the cursor to the next such byte; counts a miss, stays if there is none.
  mutating func seek(_ byte: UInt8) {
    miss()
    if let found = text.bytes[min(cursor, limit)..<limit].firstIndex(of: byte) { cursor = found }
  }

  // MARK: Emphasis

  private mutating func openEmphasis(_ length: Int) {
    markup(length, .opening)
    emphasisDepth += 1
    updateEmphasis()
  }

  private mutating func closeEmphasis(_ length: Int) {
    emphasisDepth -= 1
    updateEmphasis()
    markup(length, .closing)
  }

  private mutating func updateEmphasis() {
    style.isEmphasized = emphasisDepth > 0 || tags.isEmphasized
  }

  /// A delimiter of `length` bytes at the cursor.
  mutating func markup(_ length: Int, _ side: InlineText.Mark.Side) {
    if cursor + length > limit || !(text.bytes[cursor] == .asterisk || text.bytes[cursor] == .underscore) { miss() }
    let end = min(cursor + length, limit)
    if imageDepth == 0, end > cursor { inline.mark(side, text.origin(cursor), text.originEnd(end)) }
    cursor = end
  }

  // MARK: Links and images

  private mutating func openLink(_ url: Range<Int>) {
    let isAutolink = cursor < limit && text.bytes[cursor] == .lessThan
    if !isAutolink, cursor >= limit || text.bytes[cursor] != .openBracket { seek(.openBracket) }
    autolinks.append(isAutolink)
    links.append(style.kind)
    if imageDepth == 0, cursor < limit {
      inline.mark(.opening, text.origin(cursor), text.originEnd(cursor + 1))
      style.kind = .link(url: inline.urls.count)
      inline.urls.append(String(decoding: tree.literals[url], as: UTF8.self))
    }
    cursor = min(cursor + 1, limit)
  }

  private mutating func closeLink(next: Int) {
    style.kind = links.popLast() ?? .text
    let end = autolinks.popLast() == true ? min(cursor + 1, limit) : linkEnd(next: next)
    if imageDepth == 0, end > cursor { inline.mark(.closing, text.origin(cursor), text.originEnd(end)) }
    cursor = end
  }

  private mutating func openImage() {
    if cursor + 1 >= limit || text.bytes[cursor] != .exclamation { seek(.exclamation) }
    if imageDepth == 0, cursor < limit { inline.mark(.opening, text.origin(cursor), text.originEnd(cursor + 1)) }
    imageDepth += 1
    cursor = min(cursor + 2, limit)
  }

  private mutating func closeImage(next: Int) {
    let start = cursor
    cursor = linkEnd(next: next)
    imageDepth -= 1
    if imageDepth == 0, cursor > start { inline.mark(.closing, text.origin(start), text.originEnd(cursor)) }
  }

  /// End of a link whose `]` is at the cursor.
  private mutating func linkEnd(next: Int) -> Int {
    if cursor >= limit || text.bytes[cursor] != .closeBracket { seek(.closeBracket) }
    let following = next < tree.events.count ? tree.literal(of: tree.events[next]) : []
    return LinkTail(bytes: text.bytes, limit: limit, quoteDepth: quoteDepth).end(
      after: min(cursor + 1, limit), following: following)
  }

  // MARK: Tags

  private mutating func readTag(_ literal: Range<Int>, rest: Range<Int>) {
    if cursor >= limit || text.bytes[cursor] != .lessThan { seek(.lessThan) }
    let start = cursor
    for index in literal {
      while cursor < limit, text.bytes[cursor].isBlank, tree.literals[index] != text.bytes[cursor] { cursor += 1 }
      guard cursor < limit else { break }
      if text.bytes[cursor].isNewline { skipNewline() } else { cursor += 1 }
    }
    guard imageDepth == 0 else { return }
    let tag = HTMLTag(tree.literals[literal])
    apply(tag, start, rest: rest)
  }

  private mutating func apply(_ tag: HTMLTag, _ start: Int, rest: Range<Int>) {
    switch tags.meaning(of: tag, in: tree, rest: rest) {
    case .word:
      let end = cursor
      cursor = start
      while cursor < end { emit(text.bytes[cursor].isWhitespace ? .space : text.bytes[cursor], cursor + 1) }
    case .lineBreak:
      inline.mark(.void, text.origin(start), text.originEnd(cursor))
      inline.append(.space, text.origin(start), text.originEnd(cursor), style)
    case .nothing(let side):
      inline.mark(side, text.origin(start), text.originEnd(cursor))
    case .openCode:
      inline.mark(.opening, text.origin(start), text.originEnd(cursor))
      kindAroundTag = style.kind
      style.kind = .code(id: inline.codeRanges.count)
      inline.codeRanges.append(text.origin(start)..<text.originEnd(cursor))
    case .closeCode:
      inline.mark(.closing, text.origin(start), text.originEnd(cursor))
      if case .code(let id) = style.kind {
        inline.codeRanges[id] = inline.codeRanges[id].lowerBound..<text.originEnd(cursor)
      }
      style.kind = kindAroundTag
    case .openLink(let url):
      inline.mark(.opening, text.origin(start), text.originEnd(cursor))
      style.kind = .link(url: inline.urls.count)
      inline.urls.append(url)
    case .closeLink:
      inline.mark(.closing, text.origin(start), text.originEnd(cursor))
      style.kind = .text
    case .emphasis(let side):
      inline.mark(side, text.origin(start), text.originEnd(cursor))
    }
    updateEmphasis()
  }
}
