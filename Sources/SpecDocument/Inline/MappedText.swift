/// Bytes to parse, each of which knows the source offset it came from.
///
/// Front matter and other regions that Markdown must not see are left out, fragments of HTML are cut out and parsed on their own;
/// the map brings every position back to the file.
struct MappedText {
  private(set) var bytes: [UInt8]
  /// Offset of the first byte of each line.
  let lineStarts: [Int]
  /// Source offset of each byte; `nil` when byte `i` is source byte `base + i`.
  private let origins: [Int32]?
  private let base: Int

  /// The whole source from `start`, unchanged.
  init(source: SourceText, from start: Int) {
    self.init(bytes: start == 0 ? source.bytes : Array(source.bytes[start...]), origins: nil, base: start)
  }

  init(bytes: [UInt8], origins: [Int32]?, base: Int = 0) {
    self.bytes = bytes
    self.origins = origins
    self.base = base
    self.lineStarts = LineTable.starts(of: bytes)
  }

  var count: Int { bytes.count }

  /// Source offset of a byte; for `count`, just past the last one.
  func origin(_ index: Int) -> Int {
    guard let origins else { return base + index }
    guard let last = origins.last else { return base }
    return index < origins.count ? Int(origins[index]) : Int(last) + 1
  }

  /// Source offset just past the byte before `end`.
  func originEnd(_ end: Int) -> Int { end == 0 ? origin(0) : origin(end - 1) + 1 }

  /// Offset of a place as libcmark reports it, kept inside its line.
  func offset(line: Int, column: Int) -> Int {
    let line = min(max(line, 1), lineStarts.count)
    return min(lineStarts[line - 1] + max(column, 1) - 1, lineEnd(line))
  }

  /// Offset of the terminator of a line (numbered from 1), or of the end.
  func lineEnd(_ line: Int) -> Int {
    var end = line < lineStarts.count ? lineStarts[max(line, 1)] : bytes.count
    let start = lineStarts[min(max(line, 1), lineStarts.count) - 1]
    while end > start, bytes[end - 1].isNewline { end -= 1 }
    return end
  }

  /// Just past the last byte before `end` that is not white space, not before `start`.
  func trimmedEnd(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, bytes[end - 1].isWhitespace { end -= 1 }
    return end
  }

  /// The first byte from `start` that is not white space, at most `end`.
  func trimmedStart(_ start: Int, _ end: Int) -> Int {
    var start = start
    while start < end, bytes[start].isWhitespace { start += 1 }
    return start
  }

  /// A copy without some regions; their newlines stay, so that lines keep their numbers. `regions` are ordered and apart.
  func removing(_ regions: [Range<Int>]) -> MappedText {
    if regions.isEmpty { return self }
    var builder = MappedTextBuilder()
    var position = 0
    for region in regions {
      builder.append(self, position..<region.lowerBound)
      for index in region where bytes[index].isNewline { builder.append(self, index..<index + 1) }
      position = region.upperBound
    }
    builder.append(self, position..<count)
    return builder.text
  }
}

/// Puts a ``MappedText`` together from parts of others.
struct MappedTextBuilder {
  private var bytes: [UInt8] = []
  private var origins: [Int32] = []

  var count: Int { bytes.count }
  var text: MappedText { MappedText(bytes: bytes, origins: origins) }

  mutating func append(_ text: MappedText, _ range: Range<Int>) {
    bytes.append(contentsOf: text.bytes[range])
    for index in range { origins.append(Int32(text.origin(index))) }
  }

  /// Adds a byte that the source does not have, placed at a source offset.
  mutating func append(_ byte: UInt8, at origin: Int) {
    bytes.append(byte)
    origins.append(Int32(origin))
  }
}
