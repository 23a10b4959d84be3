/// Marks such as `*` behind a word, and the paragraphs that explain them.
enum Footnotes {
  /// The marker a paragraph begins with and the position of its text: `* We would…`, `† …`, `[^1]: …`.
  static func definition(_ inline: InlineText) -> (marker: String, text: Int)? {
    let bytes = inline.bytes
    guard let first = bytes.first, [.asterisk, 0xE2, 0xC2, .openBracket].contains(first), inline.isPlain(at: 0)
    else { return nil }
    let end: Int
    var text: Int
    if first == .openBracket {
      guard bytes.count > 3, bytes[1] == UInt8(ascii: "^"), let close = bytes.prefix(40).firstIndex(of: .closeBracket)
      else { return nil }
      guard close + 1 < bytes.count, bytes[close + 1] == .colon else { return nil }
      (end, text) = (close + 1, close + 2)
    } else {
      end = endOfMarks(bytes, from: 0)
      text = end
    }
    while text < bytes.count, bytes[text].isWhitespace { text += 1 }
    guard end > 0, text < bytes.count else { return nil }
    return (String(decoding: bytes[..<end], as: UTF8.self), text)
  }

  /// Where the text has marks of these footnotes: right behind a word, a bracket or code.
  static func marks(in inline: InlineText, of markers: Set<String>) -> [Range<Int>] {
    guard !markers.isEmpty else { return [] }
    let bytes = inline.bytes
    var marks: [Range<Int>] = []
    var position = 1
    while position < bytes.count {
      let end = inline.isCode(at: position) ? position : markEnd(bytes, position)
      let follows = !bytes[position - 1].isWhitespace && (end == bytes.count || (end > position && !bytes[end].isWord))
      if end > position, follows, markers.contains(String(decoding: bytes[position..<end], as: UTF8.self)) {
        marks.append(position..<end)
      }
      position = max(position + 1, end)
    }
    return marks
  }

  private static func markEnd(_ bytes: [UInt8], _ start: Int) -> Int {
    guard bytes[start] == .openBracket else { return endOfMarks(bytes, from: start) }
    guard start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "^") else { return start }
    return bytes[start...].prefix(40).firstIndex(of: .closeBracket).map { $0 + 1 } ?? start
  }

  /// The markers of all definitions in a paragraph: they often stand on lines of their own, without a blank line between.
  static func markers(in inline: InlineText) -> [String] {
    let starts = [0] + inline.wraps.map { $0 + 1 }
    return starts.filter { $0 < inline.count }.compactMap { definition(inline.slice($0..<inline.count))?.marker }
  }

  /// Over asterisks, daggers, double daggers and raised numbers (¹ ² ³, ⁴ to ⁹).
  private static func endOfMarks(_ bytes: [UInt8], from start: Int) -> Int {
    var position = start
    while position < bytes.count {
      if bytes[position] == .asterisk {
        position += 1
      } else if bytes[position...].starts(with: [0xE2, 0x80, 0xA0])
        || bytes[position...].starts(with: [0xE2, 0x80, 0xA1])
      {
        position += 3
      } else if bytes[position] == 0xC2, position + 1 < bytes.count, [0xB9, 0xB2, 0xB3].contains(bytes[position + 1]) {
        position += 2
      } else if bytes[position...].starts(with: [0xE2, 0x81]), position + 2 < bytes.count,
        (0xB4...0xB9).contains(bytes[position + 2])
      {
        position += 3
      } else {
        break
      }
    }
    return position
  }
}
