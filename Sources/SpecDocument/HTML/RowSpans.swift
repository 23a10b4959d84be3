/// Cells of a table that reach into the rows below. There they stand empty: what they say has been said, and the other cells keep their columns.
struct RowSpans {
  /// How many more rows a cell reaches into, by column.
  private var left: [Int: Int] = [:]

  /// The cells of a row by column.
  mutating func row(of cells: [(text: InlineText, rowspan: String?)]) -> [InlineText] {
    guard !cells.isEmpty else { return [] }
    var row: [InlineText] = []
    for cell in cells {
      skip(in: &row)
      // A span of 0 reaches to the end of the table; nobody needs more rows than this.
      if let span = cell.rowspan.flatMap(Int.init), span == 0 || span > 1 {
        left[row.count] = span > 1 ? span - 1 : 65_534
      }
      row.append(cell.text)
    }
    skip(in: &row)
    return row
  }

  private mutating func skip(in row: inout [InlineText]) {
    while let more = left[row.count] {
      left[row.count] = more > 1 ? more - 1 : nil
      row.append(InlineText())
    }
  }
}
