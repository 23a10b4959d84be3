/// What is wrong with one line of a journal.
enum LineProblem: Error, Hashable {
  /// The text is no JSON, or breaks off.
  case malformed(String)
  /// It is JSON, but not what the format allows. With the line where it is an earlier one.
  case notAllowed(String, line: Int? = nil)
  /// A header of a version that is not known.
  case unknownVersion(String)
}

/// The bytes of a JSON string between its quotation marks, escapes and all. Valid as long as the buffer of its line.
struct RawText {
  var start: UnsafePointer<UInt8>
  var count: Int
  var hasEscapes = false
}

/// Reads JSON values from one line, strictly and without copying.
///
/// The line ends in a newline, and at least 8 readable bytes follow it. The newline stops every scan, because it is neither part
/// of a value nor of a string, so that no scan has to compare with the end.
struct JSONLine {
  private(set) var next: UnsafePointer<UInt8>

  init(_ start: UnsafePointer<UInt8>) { next = start }

  @inline(__always)
  mutating func skipSpace() {
    while next.pointee == 0x20 || next.pointee == 0x09 || next.pointee == 0x0D { next += 1 }
  }

  @inline(__always)
  mutating func take(_ byte: UInt8) -> Bool {
    guard next.pointee == byte else { return false }
    next += 1
    return true
  }

  mutating func expect(_ byte: UInt8) throws(LineProblem) {
    skipSpace()
    guard take(byte) else { throw unexpected("`\(Character(Unicode.Scalar(byte)))`") }
  }

  /// Nothing but spaces may be left.
  mutating func expectEnd() throws(LineProblem) {
    skipSpace()
    if next.pointee != Ascii.newline { throw unexpected("the end of the line") }
  }

  /// A key or a string.
  mutating func string() throws(LineProblem) -> RawText {
    try expect(Ascii.quote)
    var text = RawText(start: next, count: 0)
    while true {
      skipPlain()
      if next.pointee == Ascii.quote { break }
      guard take(Ascii.backslash) else { throw unexpected("the end of a string") }
      text.hasEscapes = true
      try skipEscape()
    }
    text.count = next - text.start
    next += 1
    return text
  }

  /// Moves to the next byte that is special in a string: a quotation mark, a backslash or a control character.
  @inline(__always)
  fileprivate mutating func skipPlain() {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    while true {
      // Eight bytes at a time; a borrow can only raise false alarms above the first true one.
      let word = UInt64(littleEndian: UnsafeRawPointer(next).loadUnaligned(as: UInt64.self))
      let quote = word ^ (ones &* 0x22)
      let backslash = word ^ (ones &* 0x5C)
      let special =
        (((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash) | ((word &- ones &* 0x20) & ~word)) & highs
      if special != 0 {
        next += special.trailingZeroBitCount >> 3
        return
      }
      next += 8
    }
  }

  private mutating func skipEscape() throws(LineProblem) {
    let byte = next.pointee
    switch byte {
    case Ascii.quote, Ascii.backslash, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74: next += 1
    case 0x75:
      next += 1
      for _ in 0..<4 {
        guard Ascii.hexValue(next.pointee) != nil else { throw unexpected("four hexadecimal digits") }
        next += 1
      }
    default: throw unexpected("an escape")
    }
  }

  /// A whole number from 0 to 2⁶³ − 1.
  mutating func unsigned() throws(LineProblem) -> UInt64 {
    skipSpace()
    let start = next
    if let value = plainNumber(), !isNumberPart(next.pointee) { return value }
    next = start
    let text = try self.text(of: self.value())
    guard let value = Int64(text), value >= 0 else { throw .notAllowed("\(text) is not a whole number from 0 on") }
    return UInt64(value)
  }

  private func isNumberPart(_ byte: UInt8) -> Bool {
    byte == 0x2E || byte == 0x65 || byte == 0x45 || byte == 0x2B || byte == 0x2D || (byte &- 0x30) < 10
  }

  /// Any value, checked and passed over. The text is that of the value, quotation marks included.
  mutating func value(depth: Int = 0) throws(LineProblem) -> RawText {
    skipSpace()
    let start = next
    if depth > 100 { throw .notAllowed("values are nested more than 100 deep") }
    switch next.pointee {
    case Ascii.quote: _ = try string()
    case Ascii.openBrace: try object { (line, _) throws(LineProblem) in _ = try line.value(depth: depth + 1) }
    case 0x5B: try array(depth: depth)
    case 0x74: try word("true")
    case 0x66: try word("false")
    case 0x6E: try word("null")
    default: try number()
    }
    return RawText(start: start, count: next - start)
  }

  /// `body` is called behind the colon of each key and passes over the value.
  @inline(__always)
  mutating func object(
    _ body: (inout JSONLine, RawText) throws(LineProblem) -> Void
  ) throws(LineProblem) {
    try expect(Ascii.openBrace)
    skipSpace()
    if take(Ascii.closeBrace) { return }
    repeat {
      let key = try string()
      try expect(0x3A)
      try body(&self, key)
      skipSpace()
    } while take(Ascii.comma)
    try expect(Ascii.closeBrace)
  }

  private mutating func array(depth: Int) throws(LineProblem) {
    try expect(0x5B)
    skipSpace()
    if take(0x5D) { return }
    repeat {
      _ = try value(depth: depth + 1)
      skipSpace()
    } while take(Ascii.comma)
    try expect(0x5D)
  }

  private mutating func word(_ word: StaticString) throws(LineProblem) {
    for index in 0..<word.utf8CodeUnitCount {
      guard take(word.utf8Start[index]) else { throw unexpected("`\(word)`") }
    }
  }

  private mutating func number() throws(LineProblem) {
    _ = take(0x2D)
    if !take(0x30) { try digits() }
    if take(0x2E) { try digits() }
    if take(0x65) || take(0x45) {
      if !take(0x2B) { _ = take(0x2D) }
      try digits()
    }
  }

  private mutating func digits() throws(LineProblem) {
    guard next.pointee &- 0x30 < 10 else { throw unexpected("a value") }
    while next.pointee &- 0x30 < 10 { next += 1 }
  }

  /// The text as it stands, without looking into escapes.
  func text(of raw: RawText) throws(LineProblem) -> String {
    guard let text = String(validating: UnsafeBufferPointer(start: raw.start, count: raw.count), as: UTF8.self) else {
      throw .malformed("the text is not UTF-8")
    }
    return text
  }

  private func unexpected(_ expected: String) -> LineProblem {
    switch next.pointee {
    case Ascii.newline: .malformed("it breaks off where \(expected) should stand")
    case 0x21...0x7E: .malformed("`\(Character(Unicode.Scalar(next.pointee)))` stands where \(expected) should")
    default: .malformed("a byte \(next.pointee) stands where \(expected) should")
    }
  }
}

/// Reading what is most likely there, without saying what is wrong where it is not.
extension JSONLine {
  /// Whether the bytes from `start` on are these.
  @inline(__always)
  static func bytes(_ start: UnsafePointer<UInt8>, beginWith word: StaticString) -> Bool {
    let (known, count) = (word.utf8Start, word.utf8CodeUnitCount)
    var index = 0
    while index + 8 <= count {
      let here = UnsafeRawPointer(start + index).loadUnaligned(as: UInt64.self)
      if here != UnsafeRawPointer(known + index).loadUnaligned(as: UInt64.self) { return false }
      index += 8
    }
    while index < count {
      if start[index] != known[index] { return false }
      index += 1
    }
    return true
  }

  @inline(__always)
  mutating func take(_ word: StaticString) -> Bool {
    guard Self.bytes(next, beginWith: word) else { return false }
    next += word.utf8CodeUnitCount
    return true
  }

  /// A string without escapes.
  @inline(__always)
  mutating func plainString() -> RawText? {
    guard take(Ascii.quote) else { return nil }
    let start = next
    skipPlain()
    guard next.pointee == Ascii.quote else { return nil }
    next += 1
    return RawText(start: start, count: next - start - 1)
  }

  /// A whole number of at most 18 digits.
  @inline(__always)
  mutating func plainNumber() -> UInt64? {
    let start = next
    var value: UInt64 = 0
    while case let digit = next.pointee &- 0x30, digit < 10 {
      value = value &* 10 &+ UInt64(digit)
      next += 1
    }
    let count = next - start
    return count == 1 || count > 1 && count < 19 && start.pointee != 0x30 ? value : nil
  }

  mutating func plainObject() -> RawText? {
    guard next.pointee == Ascii.openBrace, let value = try? value() else { return nil }
    return value
  }
}
