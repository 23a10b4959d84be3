/// Commands: "do not touch it", "always call it", "be sure to …".
extension MainVerb {
  /// "Do not create …", "Never touch …", "Instead, do …", "Always call …", "Avoid …".
  static func imperative(in tokens: [Token]) -> VerbGroup? {
    var index = 0
    var negated = false
    var adverbs: [String] = []
    while index < tokens.count, tokens[index].kind == .word {
      let word = tokens[index].lower
      let next = index + 1 < tokens.count ? tokens[index + 1] : nil
      if word == "do", next?.isWord(in: ["not", "never"]) == true {
        negated = true
        index += 2
      } else if word == "never" {
        negated = true
        index += 1
      } else if ["always", "please", "only", "just", "instead", "simply"].contains(word) {
        adverbs.append(word)
        index += 1
      } else if negated, ["directly", "explicitly", "manually", "ever"].contains(word),
        let next, next.kind == .word, Verbs.lemma(of: next.lower, as: [.base]) != nil
      {
        adverbs.append(word)
        index += 1
      } else {
        break
      }
    }
    guard index < tokens.count, tokens[index].kind == .word,
      let lemma = Verbs.lemma(of: tokens[index].lower, as: [.base]) ?? besure(at: index, in: tokens)
        ?? (negated && index >= 2 ? unknown(at: index, in: tokens) : nil),
      startsCommand(at: index, in: tokens), !isOfNoun(at: index, in: tokens)
    else { return nil }
    var group = VerbGroup(range: 0..<(index + 1), lemma: lemma)
    group.isImperative = true
    group.isNegated = negated
    group.modality = .must
    group.adverbs = adverbs
    if lemma == "avoid" {
      group.isDoublyNegated = negated
      group.isNegated = true
      group.modality = .should
    }
    return group
  }

  /// "Draw callbacks do not run": the verb stands behind the noun that it seemed to command.
  private static func isOfNoun(at index: Int, in tokens: [Token]) -> Bool {
    guard index == 0, tokens.count > 4, tokens[1].kind == .word, tokens[1].lower.hasSuffix("s"),
      let auxiliary = tokens[2...].prefix(2).firstIndex(where: { $0.isWord("do") }), auxiliary + 2 < tokens.count
    else { return false }
    return tokens[auxiliary + 1].isWord(in: ["not", "never"])
      && Verbs.lemma(of: tokens[auxiliary + 2].lower, as: [.base]) != nil
  }

  /// "Do not frob the tank": behind "do not" stands a verb, also one that is in no table.
  private static func unknown(at index: Int, in tokens: [Token]) -> String? {
    let word = tokens[index].lower
    guard tokens[index - 1].isWord(in: ["not", "never"]), tokens[index - 2].isWord("do"), word.count > 2,
      word.allSatisfy(\.isLetter), !Lexicon.isFunctionWord(word), !word.hasSuffix("ly")
    else { return nil }
    return word
  }

  /// "Be sure to …", "be careful not to …".
  private static func besure(at index: Int, in tokens: [Token]) -> String? {
    let next = index + 1 < tokens.count && tokens[index + 1].isWord(in: ["very", "extra", "extremely"]) ? 2 : 1
    guard tokens[index].isWord("be"), index + next + 1 < tokens.count,
      tokens[index + next].isWord(in: ["sure", "certain", "careful"])
    else {
      return nil
    }
    return "be"
  }

  /// A word that is noun and verb ("layout code", "display state", "call to super") commands only before an object.
  private static func startsCommand(at index: Int, in tokens: [Token]) -> Bool {
    // "Do not block."
    guard index + 1 < tokens.count else { return index == 2 && tokens[0].isWord("do") }
    let next = tokens[index + 1]
    // "Do not call | this since it will block": no noun, whatever finite verb comes.
    if next.kind == .code || index == 2 && tokens[0].isWord("do") { return true }
    if next.isWord(in: Lexicon.be) || next.isWord(in: Lexicon.have) || Lexicon.modals[next.lower] != nil {
      return false
    }
    if next.isWord(in: Lexicon.determiners) || next.isWord(in: Lexicon.prepositions)
      || next.isWord(in: Lexicon.pronouns)
    {
      let rest = Array(tokens[(index + 1)...])
      let isNoun =
        tokens[index].isWord("call") || next.isWord(in: Lexicon.prepositions) && tokens[index].isWord(in: nouns)
      return !isNoun || !hasFiniteCopula(rest)
    }
    if next.isWord(in: ["sure", "up", "down"]) { return true }
    return !hasFiniteCopula(Array(tokens[(index + 1)...]))
  }

  /// Verbs whose base is a noun as often: "Work on a queue is …", "Access to the table must …".
  private static let nouns = [
    "work", "access", "use", "change", "display", "request", "update", "release", "return", "load", "reference",
    "report",
    "process", "query", "start", "end", "visit", "log", "lock", "store",
  ]

  static func hasFiniteCopula(_ tokens: [Token]) -> Bool {
    let end =
      tokens.firstIndex { $0.isWord(in: Lexicon.temporal) || $0.isWord(in: Lexicon.relative) || $0.isMark(",") }
      ?? tokens.count
    return tokens[..<end].contains {
      $0.isWord(in: ["is", "are", "was", "were", "will", "should", "must", "may", "can"])
    }
  }
}
