/// A mark as it stands in the text: `*`, `**)`, `(†)`, `§`, `¹`, `[2]`, `[a]`, `(1)`, `[^name]`.
struct FootnoteMark {
  let range: Range<Int>
  /// What a mark and its definition have in common: without the parentheses around signs.
  let marker: String
  /// `[2]`, `(1)`, `[^name]`.
  let isBracketed: Bool
  /// `[^name]`, which is nothing but a mark.
  var isNamed: Bool { marker.hasPrefix("[^") }

  init?(in bytes: [UInt8], at start: Int) {
    let isOpen = bytes[start] == .openParenthesis
    let first = isOpen ? start + 1 : start
    let end = Self.endOfSigns(bytes, from: first)
    if end > first {
      let isClosed = end < bytes.count && bytes[end] == .closeParenthesis
      if isOpen && !isClosed { return nil }
      (range, isBracketed) = (start..<(isClosed ? end + 1 : end), false)
      marker = String(decoding: bytes[first..<end], as: UTF8.self)
      return
    }
    guard let end = Self.endOfBracket(bytes, from: start) else { return nil }
    (range, isBracketed) = (start..<end, true)
    marker = String(decoding: bytes[range], as: UTF8.self)
  }

  static func mayBegin(_ byte: UInt8) -> Bool {
    [.asterisk, 0xE2, 0xC2, .openBracket, .openParenthesis].contains(byte)
  }

  /// A dagger or a raised number that is no power (`m²`, `10³`): what it stands for may be elsewhere.
  func isUnmistakable(in bytes: [UInt8]) -> Bool {
    guard !isBracketed, !marker.hasPrefix("*"), range.lowerBound > 0 else { return false }
    if ["§", "¶"].contains(where: marker.hasPrefix) { return false }
    let before = bytes[..<range.lowerBound].reversed().prefix { $0.isWord }
    return before.isEmpty || before.count > 2 && !(0x30...0x39).contains(bytes[range.lowerBound - 1])
  }

  /// Behind `[^name]`, or one or two letters or digits in brackets.
  private static func endOfBracket(_ bytes: [UInt8], from start: Int) -> Int? {
    guard bytes[start] == .openBracket || bytes[start] == .openParenthesis else { return nil }
    let isSquare = bytes[start] == .openBracket
    let rest = bytes[(start + 1)...].prefix(40)
    guard let close = rest.firstIndex(of: isSquare ? .closeBracket : .closeParenthesis) else { return nil }
    if isSquare, rest.first == UInt8(ascii: "^"), close > start + 2 { return close + 1 }
    let name = bytes[(start + 1)..<close]
    // "[]", "f(a)": what is written in code or a call is no mark, "(s)" ends a word.
    // "[x]" is done, "[ ]" is not.
    if isSquare, name.elementsEqual("x".utf8) || name.elementsEqual("X".utf8) { return nil }
    let isNumber = name.allSatisfy { (0x30...0x39).contains($0) }
    guard (1...2).contains(name.count), isNumber || isSquare && name.count == 1 && name.allSatisfy(\.isLetter) else {
      return nil
    }
    return close + 1
  }

  /// Over asterisks, daggers, double daggers, section and paragraph signs, and raised numbers (¹ ² ³, ⁴ to ⁹).
  private static func endOfSigns(_ bytes: [UInt8], from start: Int) -> Int {
    var position = start
    while position < bytes.count {
      let next = bytes[position...].prefix(3)
      if bytes[position] == .asterisk {
        position += 1
      } else if [[0xE2, 0x80, 0xA0], [0xE2, 0x80, 0xA1]].contains(Array(next)) {
        position += 3
      } else if next.first == 0xC2, [0xB9, 0xB2, 0xB3, 0xA7, 0xB6].contains(next.dropFirst().first ?? 0) {
        position += 2
      } else if next.starts(with: [0xE2, 0x81]), (0xB4...0xB9).contains(next.last ?? 0), next.count == 3 {
        position += 3
      } else {
        break
      }
    }
    return position
  }
}
