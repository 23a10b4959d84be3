/// A GitHub pipe table, which libcmark reads as a paragraph.
struct PipeTable {
  /// Content of each line of prose before the header row; none if the table begins the paragraph.
  let prose: [Range<Int>]
  /// Content of each row without container prefix, header first, delimiter row left out.
  let rows: [Range<Int>]

  /// `lines` are the paragraph's, `start` its first byte. `nil` if no line is a delimiter row under a row with as many cells.
  init?(text: MappedText, lines: ClosedRange<Int>, start: Int, quoteDepth: Int) {
    guard lines.count > 1 else { return nil }
    let last = min(lines.upperBound, text.lineStarts.count)
    guard lines.lowerBound < last else { return nil }
    for line in lines.lowerBound + 1...last {
      let content = Self.content(of: line, in: text, quoteDepth: quoteDepth)
      guard Self.isDelimiter(text.bytes[content]) else { continue }
      let first = start..<max(start, text.trimmedEnd(start, text.lineEnd(lines.lowerBound)))
      let above = [first] + (lines.lowerBound + 1..<line).map { Self.content(of: $0, in: text, quoteDepth: quoteDepth) }
      let header = above[above.count - 1]
      let cells = Self.cells(in: header, of: text).count
      // GitHub wants as many cells in both rows; writers who put a pipe in front of both mean a table all the same.
      let isFramed = text.bytes[content].first == .pipe && text.bytes[header].first == .pipe && cells > 1
      guard isFramed || cells == Self.cells(in: content, of: text).count else { continue }
      prose = above.dropLast()
      rows = [header] + (line + 1..<last + 1).map { Self.content(of: $0, in: text, quoteDepth: quoteDepth) }
      return
    }
    return nil
  }

  /// The cells of a row, trimmed; the pipes around the row are no cells.
  static func cells(in row: Range<Int>, of text: MappedText) -> [Range<Int>] {
    var start = text.trimmedStart(row.lowerBound, row.upperBound)
    var end = text.trimmedEnd(start, row.upperBound)
    if start < end, text.bytes[start] == .pipe { start += 1 }
    if end > start, text.bytes[end - 1] == .pipe, end < start + 2 || text.bytes[end - 2] != .backslash { end -= 1 }
    var cells: [Range<Int>] = []
    var cell = start
    var position = start
    while position < end {
      if text.bytes[position] == .backslash {
        position += 1
      } else if text.bytes[position] == .pipe {
        cells.append(trimmed(cell..<position, text))
        cell = position + 1
      }
      position += 1
    }
    cells.append(trimmed(cell..<max(cell, end), text))
    return cells
  }

  private static func trimmed(_ range: Range<Int>, _ text: MappedText) -> Range<Int> {
    let start = text.trimmedStart(range.lowerBound, range.upperBound)
    return start..<max(start, text.trimmedEnd(start, range.upperBound))
  }

  private static func content(of line: Int, in text: MappedText, quoteDepth: Int) -> Range<Int> {
    let end = text.lineEnd(line)
    var start = text.lineStarts[line - 1]
    var quotes = 0
    while start < end {
      if text.bytes[start] == .greaterThan, quotes < quoteDepth {
        quotes += 1
      } else if !text.bytes[start].isBlank {
        break
      }
      start += 1
    }
    return start..<max(start, text.trimmedEnd(start, end))
  }

  private static func isDelimiter(_ line: ArraySlice<UInt8>) -> Bool {
    var hyphens = 0
    var pipes = 0
    for byte in line {
      switch byte {
      case .hyphen: hyphens += 1
      case .pipe: pipes += 1
      case .colon, .space, .tab: continue
      default: return false
      }
    }
    return hyphens > 0 && pipes > 0
  }
}

extension OutlineReader {
  mutating func readTable(_ table: PipeTable, in text: MappedText, _ context: Enclosure) {
    if let first = table.prose.first, let last = table.prose.last {
      var prose = MappedTextBuilder()
      for line in table.prose {
        prose.append(text, line)
        prose.append(.lineFeed, at: text.originEnd(line.upperBound))
      }
      let joined = prose.text
      addParagraph(
        inline(joined, 0..<joined.count), text.origin(first.lowerBound)..<text.originEnd(last.upperBound), context)
    }
    var header: [InlineText] = []
    for (index, row) in table.rows.enumerated() where !row.isEmpty {
      let cells = PipeTable.cells(in: row, of: text).map { inline(text, $0, unescapingPipes: true) }
      if index == 0 { header = cells }
      add(
        .row(TableRow(header: header, cells: cells, isHeader: index == 0)),
        text.origin(row.lowerBound)..<text.originEnd(row.upperBound), context)
    }
  }
}
