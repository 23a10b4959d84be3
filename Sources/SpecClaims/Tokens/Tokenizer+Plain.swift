/// Text as most of it is.
extension Tokenizer {
  /// Nearly every word of running text: letters, and no contraction or name among them.
  static func isPlainWord(_ chunk: Substring) -> Bool {
    var bytes = chunk.utf8.makeIterator()
    guard let first = bytes.next(), first.isASCIILetter else { return false }
    while let byte = bytes.next() { if !byte.isASCIILetter || byte.isASCIIUppercase { return false } }
    return chunk != "cannot" && chunk != "Cannot" && chunk != "everytime"
  }

  /// Quotes and spaces of every kind as those of ASCII.
  static func straightened(_ text: String) -> String {
    if text.isASCII { return text }
    return String(
      text.map { character in
        switch character {
        case "\u{2019}", "\u{2018}", "\u{02BC}": "'"
        case "\u{201C}", "\u{201D}": "\""
        case let space where space.isWhitespace: " "
        default: character
        }
      })
  }
}
