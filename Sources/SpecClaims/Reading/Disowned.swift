/// Sentences whose promise the document does not make its own: a belief, the title of an issue, what is taken back in the same breath.
enum Disowned {
  static func isTold(_ tokens: [Token]) -> Bool {
    isBelief(tokens) || isOfAnotherTime(tokens) || isTakenBack(tokens) || isTitle(tokens) || isUnmeant(tokens)
      || isOfStandIn(tokens)
      || SpokenFrame.opens(tokens) || isLicence(tokens)
  }

  /// "Redistributions of source code must retain …": the words of a licence.
  private static func isLicence(_ tokens: [Token]) -> Bool {
    tokens.first?.isWord(in: ["redistributions", "redistribution"]) == true
      || tokens.prefix(3).map(\.lower) == ["the", "above", "copyright"]
  }

  /// "A common belief is that …", "An early rule was that …".
  private static func isBelief(_ tokens: [Token]) -> Bool {
    guard let that = tokens.prefix(9).firstIndex(where: { $0.isWord("that") }), that > 2,
      tokens[0].isWord(in: ["a", "an", "the", "one"]), let noun = tokens[..<(that - 1)].last
    else { return false }
    if tokens[that - 1].isWord("was") { return noun.isWord(in: past) }
    // "The problem is that …", "The reason is not that …".
    if tokens[that - 1].isWord("not"), tokens[that - 2].isWord("is") { return true }
    return tokens[that - 1].isWord("is")
      && (noun.isWord(in: Lexicon.beliefs) || noun.isWord(in: ["problem", "trouble", "exception", "danger", "risk"]))
  }

  /// "The bug | was that …".
  private static let past: Set<String> = [
    "rule", "idea", "plan", "assumption", "promise", "bug", "fault", "mistake", "error", "problem", "trouble",
    "complaint",
    "claim", "fear", "intent", "intention", "hope",
  ]

  /// "Soon it must be …", "Until recently it …", "In an ideal world it …": not so now.
  private static func isOfAnotherTime(_ tokens: [Token]) -> Bool {
    let words = tokens.prefix(4).map(\.lower)
    if words.first == "soon" { return words.count > 2 && !["after", "before", "as"].contains(words[1]) }
    return OtherTime.opens(words)
      || [["until", "recently"], ["in", "an", "ideal"], ["in", "a", "perfect"]].contains { words.starts(with: $0) }
  }

  /// "…, but isn't", "…, but often is not", "…, or so the old manual says", "…; well, almost".
  private static func isTakenBack(_ tokens: [Token]) -> Bool {
    let words = tokens.trimmingMarks.suffix(8).map { $0.kind == .word ? $0.lower : $0.text }
    guard let start = words.lastIndex(where: { ["but", "or", "well"].contains($0) }), start > 0,
      [",", ";"].contains(words[start - 1]) || words[start] == "but"
    else { return false }
    let rest = words[(start + 1)...].filter { !["often", "sometimes", "usually", ","].contains($0) }
    switch words[start] {
    case "but":
      return [["isn't"], ["is", "not"], ["aren't"], ["are", "not"], ["doesn't"], ["does", "not"]].contains(rest)
    case "or": return rest.first == "so" && ["says", "say", "claims", "reads", "goes"].contains(rest.last)
    default: return rest == ["almost"] || rest == ["nearly"]
    }
  }

  /// "Issue 90, “`fill` must be called on main”, is still open", "The chapter “…” explains why".
  private static func isTitle(_ tokens: [Token]) -> Bool {
    let opening = tokens.prefix(5)
    guard let quote = opening.firstIndex(where: { ["\"", "“", "”"].contains($0.text) }), quote > 0,
      tokens[(quote + 1)...].contains(where: { ["\"", "”"].contains($0.text) })
    else { return false }
    return tokens[..<quote].contains { $0.isWord(in: titled) }
  }

  /// "A fake clock makes sure that …", "The stub calls it once": what stands in for the real thing in a test.
  private static func isOfStandIn(_ tokens: [Token]) -> Bool {
    guard tokens.count > 4, tokens[0].isWord(in: ["a", "our", "the", "this", "each"]) else { return false }
    let isStandIn = tokens[1].isWord(in: ["stub", "mock", "fake", "dummy", "fixture"])
    let verb =
      tokens[1].isWord(in: ["fake", "mock", "dummy", "stub"]) && tokens[2].kind == .word ? tokens[2...3] : tokens[2...2]
    return isStandIn && verb.contains { Verbs.lemma(of: $0.lower, as: [.thirdPerson]) != nil }
  }

  private static let titled: Set<String> = [
    "issue", "bug", "ticket", "chapter", "section", "question", "article", "post", "proposal", "request",
  ]

  /// "Officially, …", "By mistake, …", "What distinguishes A from B is that …".
  private static func isUnmeant(_ tokens: [Token]) -> Bool {
    guard tokens.count > 4 else { return false }
    let words = tokens.prefix(3).map(\.lower)
    if tokens[0].isWord(in: ["officially", "elsewhere"]), tokens[1].isMark(",") { return true }
    if words.prefix(2) == ["over", "there"] { return true }
    if words.prefix(2) == ["by", "mistake"] { return true }
    return words[0] == "what" && ["distinguishes", "separates", "sets"].contains(words[1])
  }
}
