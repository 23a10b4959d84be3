/// Where a cell stands in its table.
public struct TableCell: Hashable, Sendable {
  /// The cells of the table's first row.
  public let headers: [[Piece]]
  /// The cells of the cell's own row, itself included.
  public let row: [[Piece]]
  /// Counts from 0.
  public let column: Int

  public init(headers: [[Piece]], row: [[Piece]], column: Int) {
    self.headers = headers
    self.row = row
    self.column = column
  }

  /// The text of the column's header cell, empty where the row is longer than the header.
  public var header: String { headers.indices.contains(column) ? headers[column].joinedText : "" }
  /// The row's first cell.
  public var caption: [Piece] { row.first ?? [] }
}
