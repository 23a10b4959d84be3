/// Turns the outline into sections, sentences and blocks, in document order.
struct DocumentBuilder {
  private let source: SourceText
  private let pieces: PieceBuilder
  private let lists: ListFacts
  private let markers: Set<String>
  private var leads: [Int: Int] = [:]
  private var listNumbers: [Int: Int] = [:]
  private var previous = Previous()
  private var caption: String?
  private var lastEnd = 0

  private(set) var sections: [Section]
  private(set) var sentences: [Sentence] = []
  private(set) var codeBlocks: [CodeBlock] = []
  private(set) var blocks: [Block] = []
  private(set) var misalignments = 0

  /// What stood directly before, for a list to be led in by.
  private struct Previous {
    var context: Enclosure?
    var sentence: Int?
    var endsWithColon = false
  }

  init(source: SourceText, outline: [OutlineBlock]) {
    self.source = source
    self.pieces = PieceBuilder(source: source)
    self.lists = ListFacts(outline)
    self.markers = Set(
      outline.flatMap { block in
        switch block.content {
        case .paragraph(let inline): Footnotes.markers(in: inline)
        case .row(let row): row.cells.flatMap(Footnotes.markers)
        default: [String]()
        }
      })
    sections = [Section(index: 0, parent: nil, level: 0, title: [], range: source.range(0, 0), opener: .preamble)]
    for block in outline { add(block) }
  }

  private mutating func add(_ block: OutlineBlock) {
    switch block.content {
    case .heading(let level, let inline):
      misalignments += inline.misalignments
      open(.heading, level: level, inline, block)
    case .paragraph(let inline):
      misalignments += inline.misalignments
      addParagraph(inline, block)
    case .row(let row):
      addRow(row, block)
    case .code(let language, let text):
      codeBlocks.append(CodeBlock(range: range(block.range), language: language, text: text))
      close(.code(index: codeBlocks.count - 1), block)
      previous = Previous()
    case .rule:
      close(.rule, block)
      previous = Previous()
    case .html:
      close(.html, block)
    }
  }

  // MARK: Sections

  private mutating func open(_ opener: Section.Opener, level: Int? = nil, _ inline: InlineText, _ block: OutlineBlock) {
    var parent = sections.count - 1
    while sections[parent].opener == .methodLine { parent = sections[parent].parent ?? 0 }
    let level = level ?? sections[parent].level + 1
    while parent > 0, sections[parent].level >= level { parent = sections[parent].parent ?? 0 }
    sections.append(
      Section(
        index: sections.count, parent: parent, level: level, title: pieces.pieces(of: inline),
        range: range(block.range), opener: opener))
    close(.heading(section: sections.count - 1), block)
    caption = nil
    previous = Previous()
  }

  // MARK: Paragraphs

  private mutating func addParagraph(_ inline: InlineText, _ block: OutlineBlock) {
    if let kind = label(inline, block) {
      close(kind, block)
      return previous = Previous()
    }
    if block.context.quoteDepth == 0, let definition = DefinitionLine(inline) {
      open(
        .methodLine, definition.title,
        OutlineBlock(
          content: block.content, range: block.range.lowerBound..<definition.start, context: block.context))
      guard !definition.rest.isBlank else { return }
      return addParagraph(
        definition.rest,
        OutlineBlock(
          content: block.content, range: definition.start..<block.range.upperBound, context: block.context))
    }
    if !previous.endsWithColon, let finding = methodLine(inline, block) {
      if case .declaration(let name) = finding, sections[sections.count - 1].titleNames(name) {
        close(.caption(inline.string), block)
        return previous = Previous()
      }
      return open(.methodLine, inline, block)
    }
    let footnote = Footnotes.definition(inline)
    let first = sentences.count
    let place = footnote.map { .footnote(marker: $0.marker) } ?? place(of: block.context)
    addSentences(footnote.map { inline.slice($0.text..<inline.count) } ?? inline, place, block)
    close(kind(of: block.context), block, from: first)
    let isLead = footnote == nil && sentences.count > first
    previous = Previous(
      context: block.context, sentence: isLead ? sentences.count - 1 : nil,
      endsWithColon: sentences.last?.text.hasSuffix(":") == true)
  }

  /// The kind of a paragraph that is a caption or a name under one.
  private mutating func label(_ inline: InlineText, _ block: OutlineBlock) -> Block.Kind? {
    guard block.context.item == nil else { return nil }
    if let found = Captions.caption(inline) {
      caption = found
      return .caption(found)
    }
    let isWord = !inline.bytes.contains { $0.isWhitespace || $0 == .openParenthesis } && inline.bytes.last != .colon
    defer { if Captions.announcesName(caption) { caption = nil } }
    let isName = Captions.announcesParameters(caption) || Captions.announcesName(caption)
    return isName && isWord && inline.bytes.first?.isLetter == true ? .caption(inline.string) : nil
  }

  private func methodLine(_ inline: InlineText, _ block: OutlineBlock) -> MethodLine.Finding? {
    guard block.context.quoteDepth == 0 else { return nil }
    guard let item = block.context.item else {
      return MethodLine.finding(in: inline, bareNames: !Captions.announcesParameters(caption))
    }
    guard item.depth == 1, lists.isLone(item.list), lists.hasDashMarker(block, in: source) else { return nil }
    return MethodLine.finding(in: inline, inListItem: true)
  }

  private mutating func place(of context: Enclosure) -> Sentence.Place {
    guard let item = context.item else { return context.quoteDepth > 0 ? .quote : .paragraph }
    if listNumbers[item.list] == nil {
      listNumbers[item.list] = listNumbers.count
      if previous.context?.item?.list == item.parent, previous.context?.quoteDepth == context.quoteDepth {
        leads[item.list] = previous.sentence
      }
    }
    return .listItem(list: listNumbers[item.list] ?? 0, lead: leads[item.list], ordinal: item.ordinal)
  }

  private func kind(of context: Enclosure) -> Block.Kind {
    if let item = context.item { return .listItem(depth: item.depth, isOrdered: item.isOrdered) }
    return context.quoteDepth > 0 ? .quote(depth: context.quoteDepth) : .paragraph
  }

  // MARK: Tables

  private mutating func addRow(_ row: TableRow, _ block: OutlineBlock) {
    let first = sentences.count
    previous = Previous()
    for inline in row.cells { misalignments += inline.misalignments }
    guard !row.isHeader else { return close(.tableRow(isHeader: true), block) }
    let headers = row.header.map { pieces.pieces(of: marked($0)) }
    let cells = row.cells.map { pieces.pieces(of: marked($0)) }
    for (column, cell) in row.cells.enumerated() where !cell.isBlank {
      addSentences(cell, .tableCell(TableCell(headers: headers, row: cells, column: column)), block)
    }
    close(.tableRow(isHeader: false), block, from: first)
  }

  // MARK: Sentences

  private func marked(_ inline: InlineText) -> InlineText {
    inline.restyled(Footnotes.marks(in: inline, of: markers), as: .footnoteMark)
  }

  private mutating func addSentences(_ inline: InlineText, _ place: Sentence.Place, _ block: OutlineBlock) {
    let inline = marked(inline)
    let positions = SentenceSplitter.split(inline)
    for (position, bytes) in zip(positions, SentenceRanges.source(of: positions, in: inline)) {
      // Two sentences on the same bytes would be the reader's error; the second one gives way.
      guard bytes.lowerBound >= lastEnd, bytes.lowerBound < bytes.upperBound else {
        misalignments += 1
        continue
      }
      lastEnd = bytes.upperBound
      let found = pieces.pieces(position, of: inline, within: bytes)
      sentences.append(
        Sentence(
          index: sentences.count, range: range(bytes), section: sections.count - 1, pieces: found,
          source: source.text(from: bytes.lowerBound, to: bytes.upperBound), place: place,
          quoteDepth: block.context.quoteDepth,
          footnoteMarks: found.filter { $0.kind == .footnoteMark }.map(\.text).uniqued))
    }
  }

  private mutating func close(_ kind: Block.Kind, _ block: OutlineBlock, from first: Int? = nil) {
    blocks.append(
      Block(
        kind: kind, range: range(block.range), section: sections.count - 1,
        sentences: (first ?? sentences.count)..<sentences.count))
  }

  private func range(_ bytes: Range<Int>) -> SourceRange { source.range(bytes.lowerBound, bytes.upperBound) }
}

/// What is known of each list before its items are read.
private struct ListFacts {
  private var blocks: [Int: Int] = [:]

  init(_ outline: [OutlineBlock]) {
    for block in outline {
      guard let item = block.context.item else { continue }
      blocks[item.list, default: 0] += 1
    }
  }

  func isLone(_ list: Int) -> Bool { blocks[list] == 1 }

  /// Whether the item's marker could be the `-` or `+` of a method.
  func hasDashMarker(_ block: OutlineBlock, in source: SourceText) -> Bool {
    var position = block.range.lowerBound
    while position > 0, source.bytes[position - 1].isBlank { position -= 1 }
    guard position > 0, position < block.range.lowerBound else { return false }
    return source.bytes[position - 1] == .hyphen || source.bytes[position - 1] == UInt8(ascii: "+")
  }
}

extension Section {
  /// Whether the title is this name, with or without a dash in front.
  fileprivate func titleNames(_ name: String) -> Bool {
    guard opener != .preamble else { return false }
    let title = titleText.filter { !$0.isWhitespace && $0 != "`" }
    return title == name || (title.first.map { "-+–—−".contains($0) } == true && title.dropFirst() == name)
  }
}

extension Array where Element: Hashable {
  fileprivate var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
