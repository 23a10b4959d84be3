/// What stands where a sentence might begin.
enum BeginningWord: Equatable {
  case code, capital, number
  /// `initWithNode:`, `-layout`, `|type|`, `.layoutSpecBlock`: names that keep their lower case.
  case identifier
  case lowercase
  case other

  init(_ inline: InlineText, at position: Int) {
    let bytes = inline.bytes
    if inline.isCode(at: position) {
      self = .code
      return
    }
    switch bytes[position] {
    case let byte where byte.isUppercase: self = .capital
    case let byte where byte.isDigit: self = .number
    case let byte where byte.isLowercase || byte == .underscore:
      self = Word.isIdentifier(bytes[position...]) ? .identifier : .lowercase
    case .hyphen, UInt8(ascii: "+"), .openParenthesis: self = .identifier
    case .period, UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "$"), .pipe, .lessThan, UInt8(ascii: "~"):
      self = position + 1 < bytes.count && bytes[position + 1].isLetter ? .identifier : .other
    case let byte where byte >= 0xC0: self = Self.beyondASCII(bytes[position...])
    default: self = .other
    }
  }

  var canBegin: Bool {
    switch self {
    case .code, .capital, .identifier: true
    case .number, .lowercase, .other: false
    }
  }

  /// A capitalised word that begins sentences and hardly anything else.
  func isStarter(in bytes: [UInt8], at position: Int) -> Bool {
    guard self == .capital else { return false }
    return Self.starters.contains(String(decoding: bytes[position...].prefix { $0.isLetter }, as: UTF8.self))
  }

  private static func beyondASCII(_ bytes: ArraySlice<UInt8>) -> BeginningWord {
    guard let character = String(decoding: bytes.prefix(4), as: UTF8.self).unicodeScalars.first else { return .other }
    if character.properties.isLowercase { return .lowercase }
    // Dashes prefix selectors in generated references; other punctuation goes on with the sentence.
    switch character.properties.generalCategory {
    case .dashPunctuation: return .identifier
    case .connectorPunctuation, .closePunctuation, .finalPunctuation, .otherPunctuation: return .other
    default: return .capital
    }
  }

  private static let starters: Set<String> = [
    "A", "After", "All", "Also", "An", "Any", "As", "At", "Be", "Because", "Before", "Both", "But", "By", "Call",
    "Called", "Do", "Each",
    "Every", "For", "From", "Here", "How", "However", "If", "In", "Instead", "It", "Its", "Most", "Never", "No", "Note",
    "On", "Once",
    "One", "Only", "Other", "Otherwise", "Please", "See", "Since", "So", "Some", "That", "The", "Then", "There",
    "Therefore", "These",
    "They", "This", "Those", "Thus", "To", "Unless", "Until", "Use", "We", "What", "When", "Where", "While", "With",
    "You", "Your",
  ]
}
