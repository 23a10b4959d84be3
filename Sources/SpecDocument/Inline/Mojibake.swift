/// Repairs UTF-8 that was once read as Windows-1252: `â€™` for an apostrophe, `Ã©` for é. No-break spaces become spaces.
enum Mojibake {
  /// A copy with every such sequence replaced by the character it was. For matching only: the source keeps its bytes.
  static func repaired(_ inline: InlineText) -> InlineText {
    let bytes = inline.bytes
    guard bytes.contains(where: { $0 == 0xC3 || $0 == 0xC2 }) else { return inline }
    var edits: [(range: Range<Int>, bytes: [UInt8])] = []
    var position = 0
    while position < bytes.count {
      if let repair = repair(bytes, at: position) {
        edits.append((position..<repair.end, repair.bytes))
        position = repair.end
      } else {
        position += 1
      }
    }
    return edits.isEmpty ? inline : inline.replacing(edits)
  }

  private static func repair(_ bytes: [UInt8], at start: Int) -> (bytes: [UInt8], end: Int)? {
    if bytes[start] == 0xC2, start + 1 < bytes.count, bytes[start + 1] == 0xA0 { return ([.space], start + 2) }
    guard bytes[start] == 0xC3 || bytes[start] == 0xC2, let lead = scalar(bytes, at: start) else { return nil }
    guard let first = windows1252(lead.value) else { return nil }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, first <= 0xF4 else { return nil }
    var original = [first]
    var end = lead.end
    while original.count < length {
      guard let next = scalar(bytes, at: end), next.value >= 0x80, let byte = windows1252(next.value),
        byte & 0xC0 == 0x80
      else {
        return nil
      }
      original.append(byte)
      end = next.end
    }
    return String(validating: original, as: UTF8.self) == nil ? nil : (original, end)
  }

  private static func scalar(_ bytes: [UInt8], at start: Int) -> (value: UInt32, end: Int)? {
    guard start < bytes.count else { return nil }
    let lead = bytes[start]
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1
    guard start + length <= bytes.count else { return nil }
    var value = length == 1 ? UInt32(lead) : UInt32(lead & (0x7F >> UInt8(length)))
    for byte in bytes[start + 1..<start + length] { value = value << 6 | UInt32(byte & 0x3F) }
    return (value, start + length)
  }

  /// The Windows-1252 byte of a character; its five unassigned bytes stand for the C1 controls of the same number.
  private static func windows1252(_ scalar: UInt32) -> UInt8? {
    if scalar < 0x100 { return UInt8(scalar) }
    return high.firstIndex(of: scalar).map { UInt8(0x80 + $0) }
  }

  /// What Windows-1252 has at 0x80 to 0x9F (Unicode's CP1252 table); 0 where it has nothing.
  private static let high: [UInt32] = [
    0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017D, 0,
    0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0, 0x017E,
    0x0178,
  ]
}
