/// "@drain: called before the tank is closed": a member of a structure, as comments on structures in C name it.
enum MemberLabel {
  /// The name without its mark, as one in code; the tokens as they are where the mark is that of a tag ("@note:").
  static func named(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 3, let first = tokens.first, first.kind == .word, first.text.hasPrefix("@"),
      tokens[1].isMark(":"), !DocumentationTag.isKnown(first.text[...]),
      case let name = first.text.dropFirst(), name.first?.isLowercase == true,
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return tokens }
    return [Token(kind: .code, text: String(name), range: first.range)] + tokens.dropFirst()
  }
}
