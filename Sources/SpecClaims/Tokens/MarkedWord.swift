/// Words that comments in C mark as names: "@a fill_callback", "\p level"; "@b not" is only printed in bold.
enum MarkedWord {
  static func resolved(_ tokens: [Token]) -> [Token] {
    let tokens = tokens.contains(where: isOfPrint) ? tokens.filter { !isOfPrint($0) } : tokens
    guard tokens.contains(where: { isMarker($0) }) else { return tokens }
    var result: [Token] = []
    var isMarked = false
    for token in tokens {
      if isMarked, token.kind != .mark {
        result.append(Token(kind: .code, text: token.text, range: token.range))
      } else if !isMarker(token) {
        result.append(token)
      }
      isMarked = isMarker(token)
    }
    return result
  }

  /// "the @ref:[row is drawn](rows.md)": a role in front of a link says where it leads, and nothing else.
  static func withoutRoles(_ tokens: [Token]) -> [Token] {
    guard tokens.contains(where: { isRole($0) }) else { return tokens }
    return tokens.indices.filter { index in
      !isRole(tokens[index]) && !(index > 0 && isRole(tokens[index - 1]) && tokens[index].isMark(":"))
    }
    .map { tokens[$0] }
  }

  private static func isRole(_ token: Token) -> Bool {
    token.kind != .code && ["@ref", "@apidoc", "@extref", "@javadoc", "@scaladoc"].contains(token.text)
  }

  /// What stands in backticks is shown as it is.
  private static func isMarker(_ token: Token) -> Bool {
    guard token.kind != .code, let sign = token.text.utf8.first,
      sign == UInt8(ascii: "@") || sign == UInt8(ascii: "\\")
    else { return false }
    return markers.contains(token.text.dropFirst())
  }

  private static func isOfPrint(_ token: Token) -> Bool {
    token.kind == .word && ["@b", "@e", "@em", "\\b", "\\e", "\\em"].contains(token.text)
  }

  private static let markers: Set<Substring> = ["a", "p", "c"]
}
