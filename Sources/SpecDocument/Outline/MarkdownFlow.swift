/// From libcmark's events to blocks.
extension OutlineReader {
  /// Adds the blocks of a parsed text.
  mutating func read(_ tree: MarkdownTree, of text: MappedText, in context: Enclosure) throws(ParseRefusal) {
    var contexts = [context]
    var items: [(list: Int, isOrdered: Bool, count: Int)] = []
    var html = HTMLGroups()
    var isNote = false
    var index = 0
    while index < tree.events.count {
      let event = tree.events[index]
      let context = contexts[contexts.count - 1]
      switch (event.kind, event.phase) {
      case (.blockQuote, .enter): contexts.append(context.quoted)
      case (.list(let isOrdered), .enter):
        items.append((newList(), isOrdered, 0))
        isNote = false
      case (.list, _): items.removeLast()
      case (.item, .enter):
        items[items.count - 1].count += 1
        let list = items[items.count - 1]
        contexts.append(context.item(list.count, of: list.list, isOrdered: list.isOrdered))
      case (.blockQuote, _), (.item, _): contexts.removeLast()
      case (.paragraph, .enter):
        let leave = tree.leave(of: index)
        readParagraph(index, leave, of: tree, in: text, context)
        isNote = opensNote(event, in: text)
        index = leave
      case (.heading(let level), .enter):
        let leave = tree.leave(of: index)
        readHeading(level, index, leave, of: tree, in: text, context)
        html.cut()
        isNote = false
        index = leave
      case (.codeBlock(""), _) where isNote && isIndented(event, in: text):
        try readFragment(text, text.offset(line: event.startLine, column: 1)..<text.lineEnd(event.endLine), context)
      case (.codeBlock(let info), _): readCode(info, event, of: tree, in: text, context)
      case (.rule, _): add(.rule, lines(of: event, in: text), context)
      case (.htmlBlock, _): html.append(event, of: tree, in: text, context)
      case (.document, _), (.paragraph, _), (.heading, _), (.text, _), (.softBreak, _), (.lineBreak, _), (.codeSpan, _),
        (.htmlInline, _), (.emphasis, _), (.strong, _), (.link, _), (.image, _), (.unsupported, _):
        break
      }
      index += 1
    }
    for group in html.groups { try readHTML(group) }
  }

  private func opensNote(_ event: MarkdownEvent, in text: MappedText) -> Bool {
    let start = text.offset(line: event.startLine, column: event.startColumn)
    return DecorationLines.opensNote(text.bytes[start..<text.lineEnd(event.startLine)])
  }

  /// Code by its indentation, without a fence.
  private func isIndented(_ event: MarkdownEvent, in text: MappedText) -> Bool {
    let start = text.offset(line: event.startLine, column: event.startColumn)
    let line = String(decoding: text.bytes[start..<text.lineEnd(event.startLine)], as: UTF8.self)
    return !line.hasPrefix("```") && !line.hasPrefix("~~~")
  }

  /// Source range of a block that fills its lines.
  private func lines(of event: MarkdownEvent, in text: MappedText) -> Range<Int> {
    let start = text.offset(line: event.startLine, column: event.startColumn)
    let end = text.trimmedEnd(start, text.lineEnd(max(event.endLine, event.startLine)))
    return text.origin(start)..<max(text.origin(start), text.originEnd(end))
  }

  private mutating func readParagraph(
    _ enter: Int, _ leave: Int, of tree: MarkdownTree, in text: MappedText, _ context: Enclosure
  ) {
    let event = tree.events[enter]
    let start = text.offset(line: event.startLine, column: event.startColumn)
    let limit = text.lineEnd(min(max(event.endLine, event.startLine), text.lineStarts.count))
    if let table = PipeTable(
      text: text, lines: event.startLine...max(event.endLine, event.startLine), start: start,
      quoteDepth: context.quoteDepth)
    {
      return readTable(table, in: text, context)
    }
    let (inline, end) = InlineAligner.align(
      enter + 1..<leave, of: tree, in: text, quoteDepth: context.quoteDepth, start: start, limit: limit)
    addParagraph(inline, text.origin(start)..<max(text.origin(start), text.originEnd(end)), context)
  }

  /// Adds a paragraph, or several where lines that are no prose part it.
  mutating func addParagraph(_ inline: InlineText, _ range: Range<Int>, _ context: Enclosure) {
    let parts = DecorationLines.split(inline)
    guard !parts.isEmpty else { return add(.html, range, context) }
    for part in parts {
      guard let first = part.starts.first, let last = part.ends.last else { continue }
      let start = parts.count == 1 ? range.lowerBound : Int(first)
      let end = parts.count == 1 ? range.upperBound : Int(last)
      add(.paragraph(part), min(start, Int(first))..<max(end, Int(last)), context)
    }
  }

  private mutating func readHeading(
    _ level: Int, _ enter: Int, _ leave: Int, of tree: MarkdownTree, in text: MappedText, _ context: Enclosure
  ) {
    let event = tree.events[enter]
    let start = text.offset(line: event.startLine, column: event.startColumn)
    let breaks = tree.events[enter..<leave].count { $0.kind == .softBreak || $0.kind == .lineBreak }
    // The end line of a setext heading is wrong in 0.30.2, so lines are counted; an inline that spans lines only adds to them.
    let limit = text.lineEnd(min(max(event.endLine, event.startLine + breaks), text.lineStarts.count))
    var title = start
    while title < limit, text.bytes[title] == UInt8(ascii: "#"), title - start < 6 { title += 1 }
    let isSetext = title == start || !(title == limit || text.bytes[title].isWhitespace)
    let (inline, end) = InlineAligner.align(
      enter + 1..<leave, of: tree, in: text, quoteDepth: context.quoteDepth, start: isSetext ? start : title,
      limit: limit)
    let last = isSetext ? end : text.lineEnd(event.startLine)
    add(
      .heading(level: level, HeadingAttributes.removed(from: inline)),
      text.origin(start)..<max(text.origin(start), text.originEnd(text.trimmedEnd(start, last))), context)
  }

  private mutating func readCode(
    _ info: String, _ event: MarkdownEvent, of tree: MarkdownTree, in text: MappedText, _ context: Enclosure
  ) {
    let language = info.split { $0 == " " || $0 == "\t" || $0 == "{" || $0 == "," }.first.map(String.init)
    let code = String(decoding: tree.literal(of: event), as: UTF8.self)
    add(.code(language: language, text: code), lines(of: event, in: text), context)
  }
}
