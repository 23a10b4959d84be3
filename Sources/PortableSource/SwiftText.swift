/// A Swift source cut into words, attributes, and signs, without comments and strings. It is no parser: it knows where brackets close and
/// where types begin and end, which is all that ``WithoutObjectiveC`` needs.
struct SwiftText {
  struct Token {
    /// In the source's bytes.
    let range: Range<Int>
    let text: String
  }

  let bytes: [UInt8]
  private(set) var tokens: [Token] = []
  /// The closing bracket of each opening one, as positions in ``tokens``.
  private(set) var closing: [Int: Int] = [:]

  init(_ source: String) {
    bytes = Array(source.utf8)
    cut()
    pairBrackets()
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Counted from 1.
  func line(of place: Int) -> Int { 1 + bytes[..<place].count { $0 == UInt8(ascii: "\n") } }

  // MARK: Cutting

  private mutating func cut() {
    var place = 0
    while place < bytes.count {
      if let end = endOfComment(at: place) ?? endOfString(at: place) {
        place = end
        continue
      }
      let end = endOfToken(at: place)
      if !bytes[place].isSpace {
        tokens.append(Token(range: place..<end, text: text(place..<end)))
      }
      place = end
    }
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
  private func endOfString(at place: Int) -> Int? {
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
        end = endOfBrackets(from: end + 1 + marks)
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
    while end < bytes.count {
      if let past = endOfComment(at: end) ?? endOfString(at: end) {
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

  private mutating func pairBrackets() {
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      switch token.text {
      case "(", "[", "{": open.append(index)
      case ")", "]", "}": if let start = open.popLast() { closing[start] = index }
      default: break
      }
    }
  }
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
