/// Markup: code spans, emphasis, links, images and tags.
extension InlineAligner {
  // MARK: Code

  mutating func readCode(_ literal: Range<Int>) {
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

  mutating func readCodeByte(_ byte: UInt8, close: Int) {
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

  mutating func openEmphasis(_ length: Int) {
    markup(length, .opening)
    emphasisDepth += 1
    updateEmphasis()
  }

  mutating func closeEmphasis(_ length: Int) {
    emphasisDepth -= 1
    updateEmphasis()
    markup(length, .closing)
  }

  mutating func updateEmphasis() {
    style.isEmphasized = emphasisDepth > 0 || tags.isEmphasized
    style.isStruckOut = tags.isStruckOut
    style.isRaised = tags.isRaised
  }

  /// A delimiter of `length` bytes at the cursor.
  mutating func markup(_ length: Int, _ side: InlineText.Mark.Side) {
    if cursor + length > limit || !(text.bytes[cursor] == .asterisk || text.bytes[cursor] == .underscore) { miss() }
    let end = min(cursor + length, limit)
    if imageDepth == 0, end > cursor { inline.mark(side, text.origin(cursor), text.originEnd(end)) }
    cursor = end
  }

  // MARK: Links and images

  mutating func openLink(_ url: Range<Int>) {
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

  mutating func closeLink(next: Int) {
    style.kind = links.popLast() ?? .text
    let end = autolinks.popLast() == true ? min(cursor + 1, limit) : linkEnd(next: next)
    if imageDepth == 0, end > cursor { inline.mark(.closing, text.origin(cursor), text.originEnd(end)) }
    cursor = end
  }

  mutating func openImage() {
    if cursor + 1 >= limit || text.bytes[cursor] != .exclamation { seek(.exclamation) }
    if imageDepth == 0, cursor < limit { inline.mark(.opening, text.origin(cursor), text.originEnd(cursor + 1)) }
    imageDepth += 1
    cursor = min(cursor + 2, limit)
  }

  mutating func closeImage(next: Int) {
    let start = cursor
    cursor = linkEnd(next: next)
    imageDepth -= 1
    if imageDepth == 0, cursor > start { inline.mark(.closing, text.origin(start), text.originEnd(cursor)) }
  }

  /// End of a link whose `]` is at the cursor.
  mutating func linkEnd(next: Int) -> Int {
    if cursor >= limit || text.bytes[cursor] != .closeBracket { seek(.closeBracket) }
    let following = next < tree.events.count ? tree.literal(of: tree.events[next]) : []
    return LinkTail(bytes: text.bytes, limit: limit, quoteDepth: quoteDepth).end(
      after: min(cursor + 1, limit), following: following)
  }

  // MARK: Tags

  mutating func readTag(_ literal: Range<Int>, rest: Range<Int>) {
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

  mutating func apply(_ tag: HTMLTag, _ start: Int, rest: Range<Int>) {
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
