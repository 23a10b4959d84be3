/// The bytes of a document and where its lines begin.
///
/// A line ends with LF, CR LF or CR. A byte order mark belongs to the bytes but to no line: column 1 of line 1 is the byte after it.
public struct SourceText: Sendable {
  /// The file as it was read, byte order mark and carriage returns included.
  public let bytes: [UInt8]
  /// Offset of the first byte of each line; never empty.
  let lineStarts: [Int]

  init(bytes: [UInt8]) {
    self.bytes = bytes
    self.lineStarts = LineTable.starts(of: bytes, from: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
  }

  /// Number of lines; a final line terminator does not begin another one.
  public var lineCount: Int {
    lineStarts.count - (lineStarts.last == bytes.count && lineStarts.count > 1 ? 1 : 0)
  }

  /// The decoded bytes of a range.
  public func text(in range: SourceRange) -> String {
    text(from: range.startOffset, to: range.endOffset)
  }

  /// Line and column of a byte offset; an offset past the end is taken as the end.
  public func position(at offset: Int) -> SourcePosition {
    let line = LineTable.line(of: offset, in: lineStarts)
    return SourcePosition(line: line + 1, column: max(0, min(offset, bytes.count) - lineStarts[line]) + 1)
  }

  /// The range of the bytes `start..<end`.
  func range(_ start: Int, _ end: Int) -> SourceRange {
    SourceRange(startOffset: start, endOffset: end, start: position(at: start), end: position(at: end))
  }

  func text(from start: Int, to end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }
}

/// Line starts of a byte buffer, for LF, CR LF and CR.
enum LineTable {
  static func starts(of bytes: [UInt8], from first: Int = 0) -> [Int] {
    var starts = [first]
    var index = first
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == .lineFeed {
        starts.append(index)
      } else if byte == .carriageReturn {
        if index < bytes.count, bytes[index] == .lineFeed { index += 1 }
        starts.append(index)
      }
    }
    return starts
  }

  /// Index of the line that holds `offset`.
  static func line(of offset: Int, in starts: [Int]) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
