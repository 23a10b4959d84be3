/// Questions about text that is ASCII nearly always: asked of bytes, they cost a tenth of what they cost of characters.
extension UInt8 {
  var isASCIILetter: Bool { isASCIIUppercase || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }
  var isASCIIUppercase: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }
  var isASCIIDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
  var isASCIISpace: Bool { self == UInt8(ascii: " ") || 9...13 ~= self }
}

extension StringProtocol {
  var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
  /// Lower case already, and ASCII.
  var isLowercaseASCII: Bool { utf8.allSatisfy { $0 < 0x80 && !$0.isASCIIUppercase } }
  /// ASCII letters only.
  var isASCIIWord: Bool { utf8.allSatisfy(\.isASCIILetter) }
}
