import SpecDocument

/// Turns the flat outline of a document into nested blocks, section by section.
struct BlockTree {
  private let document: Document
  private let views: SentenceViews
  private let prefix: String
  private var position = 0

  init(_ document: Document, views: SentenceViews, prefix: String) {
    self.document = document
    self.views = views
    self.prefix = prefix
  }

  mutating func sections() -> [SectionView] {
    var sections: [SectionView] = []
    while position < document.blocks.count {
      let blocks = section(document.blocks[position].section)
      if !blocks.isEmpty { sections.append(SectionView(blocks: blocks)) }
    }
    return sections
  }

  private mutating func section(_ index: Int) -> [BlockView] {
    var blocks: [BlockView] = []
    while position < document.blocks.count, document.blocks[position].section == index {
      if let block = next() { blocks.append(block) }
    }
    return blocks
  }

  private mutating func next() -> BlockView? {
    let block = document.blocks[position]
    switch block.kind {
    case .listItem(let depth, _): return list(depth: depth).map { BlockView(list: $0) }
    case .tableRow: return BlockView(table: table())
    case .heading(let section): position += 1; return BlockView(heading: heading(section))
    case .paragraph: position += 1; return text(block).map { BlockView(paragraph: $0) }
    case .quote: position += 1; return text(block).map { BlockView(quote: $0) }
    case .code(let index): position += 1; return code(index).map { BlockView(code: $0) }
    case .caption(let text): position += 1; return BlockView(caption: SafeText.line(text))
    case .rule: position += 1; return BlockView(rule: true)
    case .html: position += 1; return nil
    }
  }

  private func text(_ block: Block) -> LineView? {
    block.sentences.isEmpty ? nil : views.line(block.sentences)
  }

  private func heading(_ index: Int) -> HeadingView? {
    guard document.sections.indices.contains(index) else { return nil }
    let section = document.sections[index]
    return HeadingView(
      id: "\(prefix)-h\(index)", level: min(max(section.level + 1, 2), 6), isMethod: section.opener == .methodLine,
      pieces: section.title.map(PieceView.init))
  }

  private func code(_ index: Int) -> CodeView? {
    guard document.codeBlocks.indices.contains(index) else { return nil }
    let block = document.codeBlocks[index]
    var lines = SafeText.lines(block.text)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return CodeView(language: block.language.map(SafeText.line), text: lines.joined(separator: "\n"))
  }

  // MARK: Lists

  /// The items from here on that are at `depth` in one list, deeper ones nested in them.
  private mutating func list(depth: Int) -> ListView? {
    var result: ListView?
    var last: ItemKey?
    while position < document.blocks.count,
      case .listItem(let itemDepth, let isOrdered) = document.blocks[position].kind
    {
      if itemDepth < depth { break }
      if itemDepth > depth {
        guard let inner = list(depth: itemDepth) else { break }
        if result == nil { result = ListView(isOrdered: false, items: []) }
        result?.add(BlockView(list: inner), to: nil, continues: true)
        continue
      }
      let key = itemKey(document.blocks[position])
      if let last, let key, key.list != last.list { break }
      if result == nil { result = ListView(isOrdered: isOrdered, items: []) }
      result?.add(
        BlockView(paragraph: views.line(document.blocks[position].sentences)), to: isOrdered ? key?.ordinal : nil,
        continues: key != nil && key == last)
      last = key ?? last
      position += 1
    }
    return result
  }

  private struct ItemKey: Equatable {
    let list: Int
    let ordinal: Int
  }

  private func itemKey(_ block: Block) -> ItemKey? {
    guard let first = block.sentences.first, case .listItem(let list, _, let ordinal) = document.sentences[first].place
    else { return nil }
    return ItemKey(list: list, ordinal: ordinal)
  }

  // MARK: Tables

  private mutating func table() -> TableView {
    var table = TableView(header: [], rows: [])
    var isFirst = true
    while position < document.blocks.count, case .tableRow(let isHeader) = document.blocks[position].kind {
      if isHeader && !isFirst { break }
      isFirst = false
      if !isHeader { add(document.blocks[position].sentences, to: &table) }
      position += 1
    }
    let columns = max(table.header.count, table.rows.map(\.count).max() ?? 0)
    table.header += Array(repeating: "", count: columns - table.header.count)
    for row in table.rows.indices {
      table.rows[row] += Array(repeating: LineView(sentences: []), count: columns - table.rows[row].count)
    }
    return table
  }

  /// The header's cells are no sentences: their texts are known from the cells below them.
  private func add(_ sentences: Range<Int>, to table: inout TableView) {
    var cells: [LineView] = []
    for number in sentences {
      guard case .tableCell(let cell) = document.sentences[number].place else { continue }
      while table.header.count <= cell.column { table.header.append("") }
      table.header[cell.column] = SafeText.line(cell.header)
      while cells.count <= cell.column { cells.append(LineView(sentences: [])) }
      cells[cell.column] = LineView(sentences: cells[cell.column].sentences + [views.view(number)])
    }
    table.rows.append(cells)
  }
}

extension ListView {
  fileprivate mutating func add(_ part: BlockView, to ordinal: Int?, continues: Bool) {
    if continues, !items.isEmpty {
      items[items.count - 1].parts.append(part)
    } else {
      items.append(ItemView(ordinal: ordinal, parts: [part]))
    }
  }
}
