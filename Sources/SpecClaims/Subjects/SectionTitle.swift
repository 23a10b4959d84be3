import SpecDocument

/// What the surroundings of a sentence make of it: the title above it, the lead of its list, the head of its column.
enum Bearing: Hashable, Sendable {
  /// It holds in a case only: "On iOS", "Release builds", "If the tank is shut:".
  case restricted(String)
  /// What it states is wrong, or rare, or a bug; what it forbids stands.
  case doubted
  /// It tells of what is not so, or not yet, or no longer.
  case dropped

  var isRestriction: Bool { if case .restricted = self { true } else { false } }
}

/// What the title of a section makes of the sentences under it: "On iOS", "Known issues", "Future work".
enum SectionTitle {
  /// - Parameter hasPlatforms: other sections of the document are titled with platforms, so that "Windows" is one as well.
  static func bearing(_ title: [Piece], hasPlatforms: Bool) -> Bearing? {
    let numbered = Tokenizer.tokens(of: title)
    let tokens = withoutNumber(numbered)
    if let condition = labelling(tokens) ?? option(title) { return .restricted(condition) }
    let words = tokens.filter { $0.kind != .mark || $0.isMark("?") }
    // "Without `lock()`": what is so where it is not called.
    if words.count == 2, words[0].isWord("without"), words[1].kind == .code { return .restricted(title.joinedText) }
    if let note = ScopeNote.bearing(of: tokens) { return note }
    if isWithdrawn(tokens) || isMyth(tokens) { return .dropped }
    if let place = inBrackets(tokens) { return .restricted(place) }
    if isRelease(words) { return .dropped }
    if words.count == 1, isSeries(words[0].text) { return .restricted("in \(words[0].text)") }
    if isOfWrongs(words) || isOfFaults(words) { return .doubted }
    guard (1...8).contains(words.count), !words.contains(where: { $0.kind == .code || $0.isMark("?") }) else {
      return nil
    }
    let phrase = words.map(\.lower).joined(separator: " ")
    if isUnreal(phrase, words) || isForbidding(phrase, words) { return .dropped }
    if faults.contains(phrase) { return .doubted }
    let isCase =
      isPlatform(words) && (hasPlatforms || words.count > 1 || !words[0].isWord("windows")) || isVersion(words)
      || isMode(words) || isClause(words)
    guard isCase else { return nil }
    let isBare =
      isPlatform(words) && !words[0].isWord(in: ["on", "for", "in"])
      && words.last?.isWord(in: ["specifics", "peculiarities", "quirks"]) != true
    let shown = tokens.count < numbered.count ? tokens.phrase : title.joinedText
    return .restricted(isBare ? "on \(shown)" : shown)
  }

  /// "`--main-thread`", "`PUMP_MAIN=1`", "`case .idle`": what holds below holds where it is given.
  private static func option(_ title: [Piece]) -> String? {
    guard title.count == 1, title[0].kind == .code, case let text = title[0].text, !text.contains("("),
      text.hasPrefix("--") || text.hasPrefix("case .") || text.hasPrefix("#define ")
        || text.contains("=") && !text.contains(" ")
    else { return nil }
    return "with `\(text)`"
  }

  /// "Myth: the pump is called once", "Example: a made-up pump".
  private static func isMyth(_ tokens: [Token]) -> Bool {
    guard tokens.count > 2, tokens[1].isMark(":") else { return false }
    return tokens[0].isWord(in: ["myth", "misconception", "fiction", "rumour", "rumor"])
      || tokens[0].isWord("example") && tokens.contains { $0.isWord(in: ["made-up", "fictional", "imaginary"]) }
  }

  /// "`fill` (Windows only)": where it is so.
  private static func inBrackets(_ tokens: [Token]) -> String? {
    guard let open = tokens.lastIndex(where: { $0.isMark("(") }), open > 0, tokens.last?.isMark(")") == true,
      case let words = Array(tokens[(open + 1)...].dropLast()), (1...5).contains(words.count),
      words.allSatisfy({ $0.kind == .word }), words.count > 1 && words.last?.isWord("only") == true || isPlatform(words)
    else { return nil }
    return words.phrase
  }

  /// "iOS", "On Android and iOS", "Other platforms", "Differences on Linux", "Windows specifics".
  static func isPlatform(_ words: [Token]) -> Bool {
    if words.suffix(2).map(\.lower) == ["other", "platforms"] { return true }
    let names = words.filter {
      !$0.isWord(in: [
        "on", "for", "in", "and", "or", "the", "only", "differences", "specifics", "peculiarities", "quirks",
      ])
    }
    return !names.isEmpty && names.allSatisfy { $0.isWord(in: Lexicon.platforms) }
  }

  /// "Up to 2.9", "Version 1", "iOS 14 and earlier".
  private static func isVersion(_ words: [Token]) -> Bool {
    guard
      words.contains(where: {
        $0.text.first?.isNumber == true || $0.text.first == "v" && $0.text.dropFirst().first?.isNumber == true
      })
    else { return false }
    return words[0].isWord(in: ["version", "since", "until", "before", "after", "up", "from", "as", "in"])
      && words.count <= 4
      || words.count <= 5 && words.suffix(3).first?.isWord("in") == true
        && words.suffix(2).first?.isWord("version") == true
      || words.suffix(2).first?.isWord("and") == true
        && words.last?.isWord(in: ["earlier", "later", "newer", "older"]) == true
  }

  /// "Release builds", "Offline mode".
  private static func isMode(_ words: [Token]) -> Bool {
    words.count > 1 && words.count <= 4 && words.last?.isWord(in: ["builds", "mode"]) == true
  }

  /// "If you use the C interface", "Without a delegate", "When offline"; "When to use it" asks.
  private static func isClause(_ words: [Token]) -> Bool {
    guard words.count > 1 else { return false }
    if words[0].isWord(in: ["if", "unless", "without"]) { return true }
    if words[0].isWord("with"), words.count > 2, words[1].isWord(in: ["the", "a", "an"]) { return true }
    if words[0].isWord("while") { return MainVerb.group(in: Array(words.dropFirst())) != nil }
    return words[0].isWord("when")
      && !words[1].isWord(in: ["to", "not", "should", "is", "are", "do", "does", "you", "i", "would"])
  }

  /// "4. When the pump runs", "2) On iOS": the number is that of the section.
  private static func withoutNumber(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 2, tokens[0].kind == .number else { return tokens }
    if tokens[1].isMark(".") || tokens[1].isMark(")") { return Array(tokens.dropFirst(2)) }
    return tokens[1].text.first?.isUppercase == true ? Array(tokens.dropFirst()) : tokens
  }

  /// "If the pump is shut: `drain()`": the case in which the methods of the section are spoken of.
  private static func labelling(_ tokens: [Token]) -> String? {
    guard let colon = tokens.firstIndex(where: { $0.isMark(":") }), colon + 1 < tokens.count,
      case let words = Array(tokens[..<colon]), words.allSatisfy({ $0.kind != .mark }), isClause(words)
    else { return nil }
    return words.phrase
  }

}
