/// Refuses what is no document before anything is parsed.
enum InputCheck {
  static func check(_ bytes: [UInt8], name: String, limit: Int) throws(DocumentError) {
    guard bytes.count <= limit else { throw .tooLarge(name: name, bytes: bytes.count, limit: limit) }
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    guard content.contains(where: { !$0.isWhitespace }) else { throw .empty(name: name) }
    if let zero = bytes.firstIndex(of: 0) { throw .binary(name: name, line: line(of: zero, in: bytes)) }
    if let offset = invalidOffset(bytes) {
      throw .notUTF8(name: name, line: line(of: offset, in: bytes), offset: offset)
    }
  }

  private static func line(of offset: Int, in bytes: [UInt8]) -> Int {
    LineTable.line(of: offset, in: LineTable.starts(of: bytes)) + 1
  }

  /// Offset of the first byte that is no part of well-formed UTF-8 (Unicode 15, table 3-7).
  private static func invalidOffset(_ bytes: [UInt8]) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var position = 0
    while position < bytes.count {
      let length = bytes[position] < 0x80 ? 1 : bytes[position] < 0xE0 ? 2 : bytes[position] < 0xF0 ? 3 : 4
      let end = min(position + length, bytes.count)
      if String(validating: bytes[position..<end], as: UTF8.self) == nil { return position }
      position = end
    }
    return nil
  }
}
