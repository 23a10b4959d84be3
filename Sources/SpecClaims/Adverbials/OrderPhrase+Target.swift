/// Where the words end that name the other moment.
extension OrderPhrase {
  /// "… or an error will be thrown": what follows from doing otherwise.
  private static func opensConsequence(_ tokens: [Token], at index: Int) -> Bool {
    tokens[index].isWord("or") && tokens[(index + 1)...].prefix(6).contains { $0.isWord(in: ["will", "would"]) }
  }

  /// "… which means that …": goes back to the whole sentence.
  private static func opensComment(_ tokens: [Token], at index: Int) -> Bool {
    tokens[index].isWord("which") && index + 1 < tokens.count
      && tokens[index + 1].isWord(in: [
        "means", "implies", "allows", "ensures", "causes", "makes", "triggers", "guarantees", "may", "might", "could",
      ])
  }

  /// "after this call and must not be used then": the same subject does something else.
  private static func opensPredicate(_ tokens: [Token], at index: Int) -> Bool {
    tokens[index].isWord(in: ["and", "but"]) && index + 1 < tokens.count
      && Lexicon.modals[tokens[index + 1].lower] != nil && tokens[index + 1].kind == .word
  }

  /// "once the valve is reachable | and can take water": what it can do belongs to the moment, too.
  private static func isState(_ moment: ArraySlice<Token>, and rest: ArraySlice<Token>) -> Bool {
    guard rest.first?.isWord("can") == true, rest.count > 1, let verb = MainVerb.group(in: Array(moment)) else {
      return false
    }
    let next = rest[rest.startIndex + 1]
    return verb.lemma == "be" && verb.range.lowerBound > 0 && !next.isWord("not") && !next.isWord("be")
  }

  /// "set to one before E | and to two before F".
  private static func opensSecondValue(_ tokens: [Token], at index: Int) -> Bool {
    tokens[index].isWord("and") && index + 2 < tokens.count && tokens[index + 1].isWord("to")
      && tokens[(index + 2)...].prefix(4).contains { $0.isWord(in: ["before", "after"]) }
  }

  /// "after `open` | to fill the tank"; "after the chance to fill it" is one moment.
  private static func opensPurpose(_ tokens: [Token], at index: Int) -> Bool {
    tokens[index - 1].kind == .code && tokens[index].isWord("to") && index + 1 < tokens.count
      && tokens[index + 1].kind == .word && Verbs.lemma(of: tokens[index + 1].lower, as: [.base]) != nil
  }

  /// "after startup | at most once".
  private static func opensCount(_ tokens: [Token], at index: Int) -> Bool {
    guard tokens[index].isWord(in: ["at", "exactly", "only"]), let (_, end) = TimesPhrase.read(tokens, at: index) else {
      return false
    }
    return end == tokens.count || tokens[end].kind == .mark
  }

  /// "before the start | after having checked the valve": a moment of its own.
  private static func opensPast(_ tokens: [Token], at index: Int) -> Bool {
    tokens[index].isWord("after") && index + 2 < tokens.count && tokens[index + 1].isWord("having")
  }

  /// Up to the next adverbial of the same clause: a comma, another order phrase joined by "and", or a condition.
  static func targetEnd(_ tokens: [Token], from start: Int) -> Int {
    var index = start
    let list = commas(inListAt: start, tokens)
    while index < tokens.count {
      if tokens[index].isMark(","), !list.contains(index),
        !OpenMoment.goesOnPerfect(tokens[(index + 1)...], behind: tokens[start..<index])
      {
        return index
      }
      if index > start, tokens[index].isWord("but") { return index }
      if index > start, tokens[index - 1].kind == .code, tokens[index].isWord(in: ["on", "off"]),
        ThreadPhrase.read(tokens, at: index) != nil
      {
        return index
      }
      // "after `start` | in debug builds", "before `open` | with `lazy` set": where it holds, and no part of the moment.
      if index > start, AdverbialParser(tokens).opensRestriction(at: index) { return index }
      if index > start, opensPurpose(tokens, at: index) || opensCount(tokens, at: index) { return index }
      if index > start, opensPast(tokens, at: index) { return index }
      if index > start, AdverbialParser.connectiveLength(tokens, at: index) != nil { return index }
      if index > start,
        opensConsequence(tokens, at: index) || opensComment(tokens, at: index)
          || opensPredicate(tokens, at: index) && !isState(tokens[start..<index], and: tokens[(index + 1)...])
      {
        return index
      }
      if index > start, opensSecondValue(tokens, at: index) { return index }
      if tokens[index].isWord(in: ["and", "or", "but", "nor"]), index + 1 < tokens.count,
        let next = tokens[(index + 1)...].first(where: {
          !immediate.contains($0.lower) && !skipped.contains($0.lower) && !$0.isWord("again")
        }),
        next.isWord(in: ["before", "after", "prior", "until", "during", "on", "from", "when"])
      {
        return index
      }
      index += 1
    }
    return index
  }

  /// "before a tank, a valve, or a pump is closed": the commas of a list whose verb comes behind its last noun.
  static func commas(inListAt start: Int, _ tokens: [Token]) -> [Int] {
    guard start < tokens.count else { return [] }
    if let list = commas(inNounsAt: start, tokens) { return list }
    // "after the fill, and the tank, the valve and the pump are closed": they are not of the moment.
    if let comma = tokens[start...].firstIndex(where: { $0.isMark(",") }), comma + 1 < tokens.count,
      tokens[comma + 1].isWord("and"), tokens[(comma + 1)...].contains(where: { $0.isMark(",") })
    {
      return []
    }
    var commas: [Int] = []
    for index in tokens.indices[start...].prefix(16) {
      let token = tokens[index]
      if token.isMark(",") {
        commas.append(index)
        continue
      }
      let last = tokens[(commas.last ?? index)..<index]
      if token.isWord(in: Lexicon.be) || token.isWord(in: ["has", "have"]) || isVerb(token, behind: last) {
        let isList = last.count > 2 && last.contains { $0.isWord(in: ["or", "and"]) }
        let isShort = commas.count == 1 && last.dropFirst().first?.isWord(in: ["or", "and"]) == true
        return isList && !isShort ? commas : []
      } else if token.kind == .mark || !isOfNoun(token) {
        return []
      }
    }
    return []
  }

  /// "(before) the fill, the drain, or the test": nouns, and nothing behind them.
  private static func commas(inNounsAt start: Int, _ tokens: [Token]) -> [Int]? {
    let words = tokens[start...].prefix { !$0.isMark(".") && !$0.isMark(";") }
    let commas = words.indices.filter { words[$0].isMark(",") }
    guard let first = commas.first, let last = commas.last, last > first, last + 2 < words.endIndex,
      words[last + 1].isWord(in: ["and", "or"]), !words[first + 1].isWord("and")
    else { return nil }
    let parts = words.split { $0.isMark(",") }
    let isList = parts.count == commas.count + 1 && parts.dropFirst().allSatisfy { $0.count <= 4 }
    return isList && parts[0].count <= 6 && parts.allSatisfy { $0.allSatisfy(isOfNoun) } ? commas : nil
  }

  /// "(the level, the policy or the state) | changes".
  private static func isVerb(_ token: Token, behind list: ArraySlice<Token>) -> Bool {
    guard let joint = list.lastIndex(where: { $0.isWord(in: ["or", "and"]) }), list.endIndex - joint > 2,
      let before = list.last, before.kind == .code || !Lexicon.isFunctionWord(before.lower), token.kind == .word
    else { return false }
    return Verbs.lemma(of: token.lower, as: [.thirdPerson, .base]) != nil
  }

  private static func isOfNoun(_ token: Token) -> Bool {
    token.kind == .code || token.isWord(in: Lexicon.determiners) || token.isWord(in: ["or", "and", "of"])
      || token.kind == .word && !Lexicon.isFunctionWord(token.lower)
  }

  /// "during the draw | to set the size".
  private static func opensGoal(_ tokens: [Token], at index: Int) -> Bool {
    tokens[index].isWord("to") && index + 2 < tokens.count && tokens[index + 1].kind == .word
      && Verbs.lemma(of: tokens[index + 1].lower, as: [.base]) != nil
      && tokens[index + 2].isWord(in: Lexicon.determiners)
  }

  /// "during the fill | after the pump has stopped".
  static func momentEnd(_ tokens: [Token], from start: Int) -> Int {
    let end = targetEnd(tokens, from: start)
    return tokens[start..<end].indices.dropFirst().first {
      tokens[$0].isWord(in: ["before", "after"]) || opensGoal(tokens, at: $0)
    } ?? end
  }
}
