/// Words that comments in C mark as names: "@a fill_callback", "\p level".
enum MarkedWord {
  static func resolved(_ tokens: [Token]) -> [Token] {
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

  /// What stands in backticks is shown as it is.
  private static func isMarker(_ token: Token) -> Bool {
    guard token.kind != .code, let sign = token.text.utf8.first,
      sign == UInt8(ascii: "@") || sign == UInt8(ascii: "\\")
    else { return false }
    return markers.contains(token.text.dropFirst())
  }

  private static let markers: Set<Substring> = ["a", "p", "c"]
}
