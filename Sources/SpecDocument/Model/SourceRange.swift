/// A place in a document: line and column, both from 1. A column counts UTF-8 bytes, so it is the editor's column only in ASCII lines.
public struct SourcePosition: Hashable, Comparable, Sendable, CustomStringConvertible {
  public let line: Int
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }

  public var description: String { "\(line):\(column)" }
}

/// A half-open range of a document's bytes.
///
/// `end` is the position of the byte at `endOffset`, that is, **just past** the last byte of the range, on the same line as it:
/// `end.column - start.column` is the length of a range within one line.
public struct SourceRange: Hashable, Sendable, CustomStringConvertible {
  public let startOffset: Int
  public let endOffset: Int
  public let start: SourcePosition
  public let end: SourcePosition

  public init(startOffset: Int, endOffset: Int, start: SourcePosition, end: SourcePosition) {
    self.startOffset = startOffset
    self.endOffset = endOffset
    self.start = start
    self.end = end
  }

  public var isEmpty: Bool { startOffset == endOffset }
  public var description: String { "\(start)-\(end)" }
}
