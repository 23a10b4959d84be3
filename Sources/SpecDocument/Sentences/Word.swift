/// Questions about words and the punctuation around them.
enum Word {
  static let closers: Set<UInt8> = [
    UInt8(ascii: "\""), UInt8(ascii: "'"), .closeParenthesis, .closeBracket, .asterisk, .underscore,
  ]

  /// Bytes of the closing quote or bracket at a position; 0 if there is none.
  static func closerLength(_ bytes: [UInt8], at position: Int) -> Int {
    if closers.contains(bytes[position]) { return 1 }
    let rest = bytes[position...]
    if rest.starts(with: [0xC2, 0xBB]) { return 2 }
    let three: [[UInt8]] = [
      [0xE2, 0x80, 0x99], [0xE2, 0x80, 0x9D], [0xE2, 0x80, 0xA0], [0xE2, 0x80, 0xA1], [0xE3, 0x80, 0x8D],
    ]
    return three.contains { rest.starts(with: $0) } ? 3 : 0
  }

  /// Over quotes and brackets that open a sentence.
  static func afterOpeners(_ bytes: [UInt8], from start: Int) -> Int {
    var position = start
    while position < bytes.count {
      let rest = bytes[position...]
      switch bytes[position] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"), .openBracket, .openParenthesis, .asterisk, .underscore: position += 1
      case 0xC2 where rest.starts(with: [0xC2, 0xAB]): position += 2
      case 0xE2 where rest.starts(with: [0xE2, 0x80, 0x9C]) || rest.starts(with: [0xE2, 0x80, 0x98]): position += 3
      default: return position
      }
    }
    return position
  }

  /// Punctuation that only goes on with a sentence.
  static func canNotBegin(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == .semicolon || byte == .colon || byte == .closeParenthesis
      || byte == .closeBracket
      || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "&")
  }

  /// The letters, digits and dots before a full stop, lowercased.
  static func before(_ end: Int, in bytes: [UInt8], notBefore start: Int) -> String {
    var position = end
    while position > start, bytes[position - 1].isWord || bytes[position - 1] == .period { position -= 1 }
    return String(decoding: bytes[position..<end].map(\.lowercased), as: UTF8.self)
  }

  /// `1`, `2.3`, `A`: what numbers a sentence, not a sentence.
  static func isNumbering(_ bytes: ArraySlice<UInt8>) -> Bool {
    (bytes.count == 1 && bytes.allSatisfy(\.isLetter))
      || (!bytes.isEmpty && bytes.count < 6 && bytes.allSatisfy { $0.isDigit || $0 == .period })
  }

  /// Whether the word at the start of `bytes` is a name in code: camel case, underscores, colons, dots or parentheses inside it.
  static func isIdentifier(_ bytes: ArraySlice<UInt8>) -> Bool {
    let token = bytes.prefix(80).prefix { !$0.isWhitespace && $0 != UInt8(ascii: ",") && $0 != .semicolon }
    var previous: UInt8 = 0
    for (offset, byte) in token.enumerated() {
      let next = token.dropFirst(offset + 1).first
      if byte == .underscore, next?.isWord == true { return true }
      if byte.isUppercase, previous.isLowercase || previous.isDigit { return true }
      if byte == .openParenthesis, previous.isWord { return true }
      if byte == .colon, previous.isWord, next == .colon || next?.isWord == true { return true }
      if byte == .period, previous.isLetter, next?.isLetter == true, offset > 1 { return true }
      previous = byte
    }
    return false
  }
}
