/// Reads journals. The format is described in `Spec/trace-format.md`.
///
/// A journal whose writer was killed is read as far as it goes: a last line that breaks off is dropped and reported, and the trace
/// it belongs to is not complete. Anything else that is wrong in the middle of a file is an error, because evidence that has been
/// tampered with proves nothing.
public enum JournalReader {
  /// A line that is longer is not one of a journal.
  private static let longestLine = 64 << 20

  public static func read(path: String) throws(JournalError) -> Journal {
    let file = try OpenFile(reading: path)
    return try read(file: path) { (buffer) throws(JournalError) in try file.read(into: buffer) }
  }

  /// Reads a journal from memory. `file` stands for it in errors.
  public static func read(bytes: [UInt8], file: String) throws(JournalError) -> Journal {
    var rest = bytes[...]
    return try read(file: file) { (buffer) throws(JournalError) in
      let part = rest.prefix(buffer.count)
      buffer.copyBytes(from: part)
      rest = rest.dropFirst(part.count)
      return part.count
    }
  }

  private static func read(
    file: String, from source: (UnsafeMutableRawBufferPointer) throws(JournalError) -> Int
  ) throws(JournalError) -> Journal {
    var parser = JournalParser(file: file)
    var buffer = LineBuffer()
    while try buffer.fill(from: source) {
      try buffer.takeLines { (start, end) throws(JournalError) in try parser.read(start, to: end) }
      if buffer.count > (parser.hasHeader ? longestLine : 1 << 20) {
        throw try buffer.withRest { (start, end) throws(JournalError) in parser.tooLong(start, count: end - start) }
      }
    }
    if buffer.count > 0 {
      try buffer.withRest { (start, end) throws(JournalError) in try parser.readLast(start, to: end) }
    }
    return try parser.finish()
  }
}

/// Bytes that have been read and not yet been taken, always followed by room for a newline and 8 readable bytes.
private struct LineBuffer: ~Copyable {
  private var bytes: UnsafeMutablePointer<UInt8>
  private var capacity = 1 << 20
  private(set) var count = 0
  /// A byte order mark may stand at the very beginning.
  private var isAtStart = true

  private static let margin = 16

  init() {
    bytes = .allocate(capacity: capacity + Self.margin)
    bytes.initialize(repeating: 0, count: capacity + Self.margin)
  }

  deinit { bytes.deallocate() }

  /// Adds what `source` gives; `false` at its end.
  mutating func fill(
    from source: (UnsafeMutableRawBufferPointer) throws(JournalError) -> Int
  ) throws(JournalError) -> Bool {
    if count == capacity { grow() }
    let added = try source(UnsafeMutableRawBufferPointer(start: bytes + count, count: capacity - count))
    count += added
    return added > 0
  }

  /// Calls `body` with each whole line, without its newline, and keeps what follows the last one.
  mutating func takeLines(
    _ body: (UnsafePointer<UInt8>, UnsafePointer<UInt8>) throws(JournalError) -> Void
  ) throws(JournalError) {
    var start = UnsafePointer(bytes)
    let end = start + count
    if isAtStart, count >= 3 {
      if start[0] == 0xEF, start[1] == 0xBB, start[2] == 0xBF { start += 3 }
      isAtStart = false
    }
    while let newline = OpenFile.find(Ascii.newline, start, end) {
      try body(start, newline)
      start = newline + 1
    }
    count = end - start
    bytes.update(from: start, count: count)
  }

  /// Calls `body` with what is left, as if a newline followed it.
  mutating func withRest<Result>(
    _ body: (UnsafePointer<UInt8>, UnsafePointer<UInt8>) throws(JournalError) -> Result
  ) throws(JournalError) -> Result {
    bytes[count] = Ascii.newline
    return try body(UnsafePointer(bytes), UnsafePointer(bytes) + count)
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity * 2 + Self.margin)
    larger.initialize(repeating: 0, count: capacity * 2 + Self.margin)
    larger.update(from: bytes, count: count)
    bytes.deallocate()
    bytes = larger
    capacity *= 2
  }
}
