/// A place in a document: line and column, both from 1. A column counts UTF-8 bytes, so it is the editor's column only in ASCII lines.
public struct SourcePosition: Hashable, Comparable, Sendable, CustomStringConvertible {
  // Narrow, because every token carries two of them.
  private let narrowLine: UInt32
  private let narrowColumn: UInt32
  public var line: Int { Int(narrowLine) }
  public var column: Int { Int(narrowColumn) }

  public init(line: Int, column: Int) {
    (narrowLine, narrowColumn) = (UInt32(clamping: line), UInt32(clamping: column))
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
  private let narrowStart: UInt32
  private let narrowEnd: UInt32
  public var startOffset: Int { Int(narrowStart) }
  public var endOffset: Int { Int(narrowEnd) }
  public let start: SourcePosition
  public let end: SourcePosition

  public init(startOffset: Int, endOffset: Int, start: SourcePosition, end: SourcePosition) {
    (narrowStart, narrowEnd) = (UInt32(clamping: startOffset), UInt32(clamping: endOffset))
    self.start = start
    self.end = end
  }

  public var isEmpty: Bool { startOffset == endOffset }
  public var description: String { "\(start)-\(end)" }
}
