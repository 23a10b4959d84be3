/// Several names in one heading.
extension HeadingReader {
  /// "`open`, `close` and `drain`" are about all three; "`open` (was `begin`)" is about the first, and "From `open` to `close`" about
  /// none that could be told.
  static func coordinated(_ names: [MethodName], at places: [Int], in tokens: [Token]) -> [MethodName] {
    // "Filling (deprecated, use `pour`)".
    if let first = places.first, tokens[..<first].contains(where: { $0.isWord(in: replacements) }) { return [] }
    var end = 1
    while end < names.count {
      let between = tokens[(places[end - 1] + 1)..<places[end]]
      if between.contains(where: opensAside) { return Array(names[..<end]) }
      guard between.allSatisfy(joins) else { return [] }
      end += 1
    }
    return names
  }

  private static let replacements: Set = ["deprecated", "formerly", "previously", "replaces", "replaced"]

  /// "(was", ", formerly", "- replaces", "(see".
  private static func opensAside(_ token: Token) -> Bool {
    token.isMark("(") || token.isMark("[")
      || token.isWord(in: [
        "formerly", "previously", "was", "deprecated", "replaces", "replaced", "see", "aka", "alias", "overrides",
        "implements", "conforms", "throws", "returns",
      ])
  }

  private static func joins(_ token: Token) -> Bool {
    if token.kind == .mark { return !token.isArrow && !token.isMark("<") && !token.isMark("=") }
    return token.kind == .code
      || token.isWord(in: [
        "and", "or", "the", "method", "methods", "function", "functions", "callback", "callbacks", "event", "events",
        "hook", "hooks", "amp", "both",
      ])
  }
}
