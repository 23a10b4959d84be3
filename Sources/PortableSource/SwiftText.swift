/// A Swift source cut into words, attributes, and signs, without comments and strings. It is no parser: it knows where brackets close and
/// where types begin and end, which is all that ``WithoutObjectiveC`` needs.
struct SwiftText {
  struct Token {
    /// In the source's bytes.
    let range: Range<Int>
    let text: String
  }

  let bytes: [UInt8]
  let tokens: [Token]
  /// Of what is put into strings, in its order.
  let insertedTokens: [Token]
  /// The closing bracket of each opening one, as positions in ``tokens``.
  private(set) var closing: [Int: Int] = [:]

  init(_ source: String) {
    let cutter = Cutter(bytes: Array(source.utf8))
    bytes = cutter.bytes
    (tokens, insertedTokens) = cutter.cut(bytes.indices)
    pairBrackets()
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Counted from 1.
  func line(of place: Int) -> Int { 1 + bytes[..<place].count { $0 == UInt8(ascii: "\n") } }

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
