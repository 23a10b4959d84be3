/// Questions about text that is ASCII nearly always: asked of bytes, they cost a tenth of what they cost of characters.
extension UInt8 {
  var isASCIILetter: Bool { isASCIIUppercase || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }
  var isASCIIUppercase: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }
  var isASCIIDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
  var isASCIISpace: Bool { self == UInt8(ascii: " ") || 9...13 ~= self }
  var lowercasedASCII: UInt8 { isASCIIUppercase ? self | 0x20 : self }
}

extension StringProtocol {
  var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
  /// Lower case already, and ASCII.
  var isLowercaseASCII: Bool { utf8.allSatisfy { $0 < 0x80 && !$0.isASCIIUppercase } }
  /// ASCII letters only.
  var isASCIIWord: Bool { utf8.allSatisfy(\.isASCIILetter) }

  /// The same bytes somewhere in it: in place of Foundation's search, which makes characters of both first.
  func contains(_ part: String) -> Bool {
    var text = Substring(self)
    var part = part
    return text.withUTF8 { bytes in part.withUTF8 { bytes.contains($0) } }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func contains(_ part: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = part.first else { return true }
    var start = 0
    while start + part.count <= count {
      if self[start] == first, part.indices.allSatisfy({ self[start + $0] == part[$0] }) { return true }
      start += 1
    }
    return false
  }
}
