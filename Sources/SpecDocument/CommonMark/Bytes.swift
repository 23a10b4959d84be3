/// Names for the ASCII bytes that Markdown and sentences are made of.
extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let backslash = UInt8(ascii: "\\")
  static let backtick = UInt8(ascii: "`")
  static let asterisk = UInt8(ascii: "*")
  static let underscore = UInt8(ascii: "_")
  static let hyphen = UInt8(ascii: "-")
  static let pipe = UInt8(ascii: "|")
  static let period = UInt8(ascii: ".")
  static let colon = UInt8(ascii: ":")
  static let semicolon = UInt8(ascii: ";")
  static let ampersand = UInt8(ascii: "&")
  static let exclamation = UInt8(ascii: "!")
  static let lessThan = UInt8(ascii: "<")
  static let greaterThan = UInt8(ascii: ">")
  static let openParenthesis = UInt8(ascii: "(")
  static let closeParenthesis = UInt8(ascii: ")")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")

  var isBlank: Bool { self == .space || self == .tab }
  var isNewline: Bool { self == .lineFeed || self == .carriageReturn }
  var isWhitespace: Bool { isBlank || isNewline || self == 0x0B || self == 0x0C }
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  var isUppercase: Bool { self >= 0x41 && self <= 0x5A }
  var isLowercase: Bool { self >= 0x61 && self <= 0x7A }
  var isLetter: Bool { isUppercase || isLowercase }
  /// Part of a name in code, or of a word in any script.
  var isWord: Bool { isLetter || isDigit || self == .underscore || self >= 0x80 }
  /// ASCII punctuation as CommonMark defines it: what a backslash escapes.
  var isPunctuation: Bool {
    (self >= 0x21 && self <= 0x2F) || (self >= 0x3A && self <= 0x40) || (self >= 0x5B && self <= 0x60)
      || (self >= 0x7B && self <= 0x7E)
  }
  var lowercased: UInt8 { isUppercase ? self + 0x20 : self }
}
