/// Cuts a Swift source into words, attributes, and signs.
struct Cutter {
  let bytes: [UInt8]

  /// - Returns: what stands in the source itself, and what stands in strings of it, strings within those too.
  func cut(_ range: Range<Int>) -> (tokens: [SwiftText.Token], inserted: [SwiftText.Token]) {
    var (tokens, inserted): ([SwiftText.Token], [SwiftText.Token]) = ([], [])
    var place = range.lowerBound
    while place < range.upperBound {
      var insertions: [Range<Int>] = []
      if let end = endOfComment(at: place) ?? endOfString(at: place, &insertions) {
        for parts in insertions.map(cut) { inserted += parts.tokens + parts.inserted }
        place = end
        continue
      }
      let end = endOfToken(at: place)
      if !bytes[place].isSpace {
        tokens.append(SwiftText.Token(range: place..<end, text: String(decoding: bytes[place..<end], as: UTF8.self)))
      }
      place = end
    }
    return (tokens, inserted)
  }

  private func endOfToken(at place: Int) -> Int {
    var end = place + 1
    let isMarked = (bytes[place] == UInt8(ascii: "@") || bytes[place] == UInt8(ascii: "#"))
    guard bytes[place].isWord || isMarked && end < bytes.count && bytes[end].isWord else { return end }
    while end < bytes.count, bytes[end].isWord { end += 1 }
    return end
  }

  private func endOfComment(at place: Int) -> Int? {
    if has("//", at: place) {
      return bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    }
    guard has("/*", at: place) else { return nil }
    var (depth, end) = (1, place + 2)
    while end < bytes.count, depth > 0 {
      if has("/*", at: end) { (depth, end) = (depth + 1, end + 1) }
      if has("*/", at: end) { (depth, end) = (depth - 1, end + 1) }
      end += 1
    }
    return min(end, bytes.count)
  }

  /// The end of the string that begins here, with all that is put into it.
  ///
  /// - Parameter insertions: gets what is put into it, with the brackets.
  private func endOfString(at place: Int, _ insertions: inout [Range<Int>]) -> Int? {
    var marks = 0
    while place + marks < bytes.count, bytes[place + marks] == UInt8(ascii: "#") { marks += 1 }
    let start = place + marks
    guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") else { return nil }
    let quotes = has("\"\"\"", at: start) ? "\"\"\"" : "\""
    let hashes = String(repeating: "#", count: marks)
    var end = start + quotes.utf8.count
    while end < bytes.count {
      if has(quotes + hashes, at: end) { return end + quotes.utf8.count + marks }
      if has("\\" + hashes + "(", at: end) {
        let start = end + 1 + marks
        end = endOfBrackets(from: start)
        insertions.append(start..<end)
      } else if has("\\" + hashes, at: end) {
        end += 2 + marks
      } else if quotes.utf8.count == 1, bytes[end] == UInt8(ascii: "\n") {
        return end
      } else {
        end += 1
      }
    }
    return bytes.count
  }

  /// What comes after the bracket that closes the one here.
  private func endOfBrackets(from place: Int) -> Int {
    var (depth, end) = (0, place)
    var within: [Range<Int>] = []
    while end < bytes.count {
      if let past = endOfComment(at: end) ?? endOfString(at: end, &within) {
        end = past
        continue
      }
      if bytes[end] == UInt8(ascii: "(") { depth += 1 }
      if bytes[end] == UInt8(ascii: ")") { depth -= 1 }
      end += 1
      if depth == 0 { break }
    }
    return end
  }

  private func has(_ sign: String, at place: Int) -> Bool { bytes[place...].starts(with: sign.utf8) }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 32 || 9...13 ~= self }
  /// Part of a name or a number; everything beyond ASCII is.
  fileprivate var isWord: Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= self || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self
      || UInt8(ascii: "0")...UInt8(ascii: "9") ~= self || self == UInt8(ascii: "_") || self == UInt8(ascii: "`")
      || self >= 0x80
  }
}
