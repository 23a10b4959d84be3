/// Strings between Swift and JSON.
enum JSONText {
  /// What the escapes of a string stand for.
  static func decoded(_ raw: RawText) throws(LineProblem) -> String {
    let bytes = UnsafeBufferPointer(start: raw.start, count: raw.count)
    guard raw.hasEscapes else { return try checked(bytes) }
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte != Ascii.backslash {
        result.append(byte)
      } else {
        try appendEscape(bytes, &index, to: &result)
      }
    }
    return try checked(result)
  }

  /// `text` with its quotation marks.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(Ascii.quote)
    for byte in text.utf8 {
      switch byte {
      case Ascii.quote, Ascii.backslash: bytes += [Ascii.backslash, byte]
      case 0x0A: bytes += [Ascii.backslash, UInt8(ascii: "n")]
      case 0x0D: bytes += [Ascii.backslash, UInt8(ascii: "r")]
      case 0x09: bytes += [Ascii.backslash, UInt8(ascii: "t")]
      case 0..<0x20:
        let digits = Array("0123456789abcdef".utf8)
        bytes += Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: bytes.append(byte)
      }
    }
    bytes.append(Ascii.quote)
  }

  static func append(_ attributes: [String: AttributeValue], to bytes: inout [UInt8]) {
    bytes.append(Ascii.openBrace)
    for (index, member) in attributes.sorted(by: { $0.key < $1.key }).enumerated() {
      if index > 0 { bytes.append(Ascii.comma) }
      append(member.key, to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      append(member.value, to: &bytes)
    }
    bytes.append(Ascii.closeBrace)
  }

  static func append(_ value: AttributeValue, to bytes: inout [UInt8]) {
    switch value {
    case .bool(let value): bytes += String(value).utf8
    case .int(let value): bytes += String(value).utf8
    case .string(let text): append(text, to: &bytes)
    }
  }

  private static func checked(_ bytes: some Sequence<UInt8>) throws(LineProblem) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .malformed("the text is not UTF-8") }
    return text
  }

  /// The scanner has made sure that the escape is well formed.
  private static func appendEscape(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int, to result: inout [UInt8]
  ) throws(LineProblem) {
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x0C)
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "u"): result += String(try scalar(bytes, &index)).utf8
    default: result.append(byte)
    }
  }

  private static func scalar(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int
  ) throws(LineProblem) -> Unicode.Scalar {
    let first = codeUnit(bytes, &index)
    var value = UInt32(first)
    if UTF16.isLeadSurrogate(first), index + 5 < bytes.count, bytes[index] == Ascii.backslash,
      bytes[index + 1] == UInt8(ascii: "u")
    {
      index += 2
      let second = codeUnit(bytes, &index)
      if UTF16.isTrailSurrogate(second) {
        value = 0x10000 + (UInt32(first & 0x3FF) << 10 | UInt32(second & 0x3FF))
      }
    }
    guard let scalar = Unicode.Scalar(value) else {
      throw .notAllowed("\\u\(String(first, radix: 16)) is half a character")
    }
    return scalar
  }

  private static func codeUnit(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> UInt16 {
    let value = bytes[index..<index + 4].reduce(UInt16(0)) { $0 << 4 | (Ascii.hexValue($1) ?? 0) }
    index += 4
    return value
  }
}
