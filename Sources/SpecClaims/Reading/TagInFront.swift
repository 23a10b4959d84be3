/// A tag in brackets in front of a sentence: "[Android] It is called …", "[experimental] …", "`[audio-thread]` Called before E".
struct TagInFront {
  /// The sentence without it.
  let rest: [Token]
  let bearing: Bearing?

  init?(_ tokens: [Token]) {
    guard tokens.count > 3 else { return nil }
    if tokens[0].kind == .code, tokens[0].text.hasPrefix("["), tokens[0].text.hasSuffix("]"),
      !tokens[0].text.contains(" "), tokens[1].kind == .word
    {
      (rest, bearing) = (Array(tokens.dropFirst()), nil)
      return
    }
    // "[Android]" alone may be a link, which stands for a name in code.
    if tokens[0].kind == .code, Lexicon.platforms.contains(tokens[0].lower),
      tokens[1].kind == .code || tokens[1].text.first?.isUppercase == true
    {
      (rest, bearing) = (Array(tokens.dropFirst()), .restricted("on \(tokens[0].text)"))
      return
    }
    guard tokens[0].isMark("["), let end = tokens.prefix(7).firstIndex(where: { $0.isMark("]") }), end > 1,
      end + 2 < tokens.count, tokens[end + 1].kind != .mark, case let words = Array(tokens[1..<end])
    else { return nil }
    if words.contains(where: { $0.isWord(in: Self.dead) }) {
      bearing = .dropped
    } else if words.contains(where: { $0.isWord(in: Lexicon.platforms) }) || words.last?.isWord("only") == true {
      bearing = .restricted(words.phrase)
    } else {
      return nil
    }
    rest = Array(tokens[(end + 1)...])
  }

  private static let dead: Set<String> = ["deprecated", "removed", "obsolete", "planned", "experimental"]
}
