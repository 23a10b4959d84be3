/// The bytes that have a meaning in a journal.
enum Ascii {
  static let newline: UInt8 = 0x0A
  static let quote: UInt8 = 0x22
  static let comma: UInt8 = 0x2C
  static let backslash: UInt8 = 0x5C
  static let openBrace: UInt8 = 0x7B
  static let closeBrace: UInt8 = 0x7D

  static func hexValue(_ byte: UInt8) -> UInt16? {
    switch byte {
    case 0x30...0x39: UInt16(byte - 0x30)
    case 0x41...0x46: UInt16(byte - 0x41 + 10)
    case 0x61...0x66: UInt16(byte - 0x61 + 10)
    default: nil
    }
  }
}
