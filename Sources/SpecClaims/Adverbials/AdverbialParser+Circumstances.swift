/// Where or when a clause holds, told behind it without a verb of its own: "on older hosts", "without a host", "with `lazy` set", "for tanks
/// that are lazy", "on failure", "until version 2", "in debug builds".
extension AdverbialParser {
  /// Where the words end, if some begin at `index`, that tell of a platform, a build, a version, or how things are then.
  func restrictionEnd(at index: Int) -> Int? {
    guard tokens[index].isWord(in: Self.openings) else { return nil }
    return modeEnd(at: index) ?? platformEnd(at: index) ?? releaseEnd(at: index) ?? defaultEnd(at: index)
      ?? Self.circumstanceEnd(tokens, at: index)
  }

  /// Whether such words begin at `index` and nothing behind them goes on with their last noun.
  func opensRestriction(at index: Int) -> Bool {
    guard let end = restrictionEnd(at: index) else { return false }
    return end == tokens.count || tokens[end].kind == .mark || tokens[end].isWord(in: Lexicon.coordinators)
      || platformEnd(at: index) != nil
  }

  private static let openings: Set<String> = [
    "in", "on", "under", "for", "with", "without", "by", "as", "starting", "beginning", "until", "since", "before",
  ]

  /// "starting with 6.0", "as of version 3", "beginning with 2.1", "until version 2".
  private func releaseEnd(at index: Int) -> Int? {
    guard index + 2 < tokens.count else { return nil }
    let isOfRelease = tokens[index + 1].isWord(in: ["version", "release"])
    if index > 0, tokens[index].isWord(in: ["until", "since", "before"]) {
      return isOfRelease && tokens[index + 2].text.first?.isNumber == true ? index + 3 : nil
    }
    guard
      tokens[index].isWord(in: ["starting", "beginning"]) && tokens[index + 1].isWord(in: ["with", "in", "from"])
        || tokens[index].isWord("as") && tokens[index + 1].isWord("of"),
      let number = tokens[(index + 2)...].prefix(3).firstIndex(where: { $0.text.first?.isNumber == true })
    else { return nil }
    return number + 1
  }

  /// "by default": as long as nobody says otherwise.
  private func defaultEnd(at index: Int) -> Int? {
    tokens[index...].prefix(2).map(\.lower) == ["by", "default"] ? index + 2 : nil
  }

  private static func circumstanceEnd(_ tokens: [Token], at index: Int) -> Int? {
    guard index + 1 < tokens.count else { return nil }
    let end: Int? =
      switch tokens[index].lower {
      case "on": hostsEnd(tokens, index) ?? outcomeEnd(tokens, index)
      // "for now": not for good.
      case "for": tokens[index + 1].isWord("now") && index > 0 ? index + 2 : kindEnd(tokens, index)
      case "without": lackEnd(tokens, index)
      case "with": settingEnd(tokens, index)
      case "in": someEnd(tokens, index)
      default: nil
      }
    guard let end, end == tokens.count || tokens[end].kind == .mark || tokens[end].isWord(in: ["and", "but", "only"])
    else { return nil }
    // "returns a row on success, or nil": not of the second.
    if end + 1 < tokens.count, tokens[end].isMark(","), tokens[end + 1].isWord("or") { return nil }
    return end
  }

  /// "on older hosts", "on platforms that have threads", "on hosts without a clock".
  private static func hostsEnd(_ tokens: [Token], _ index: Int) -> Int? {
    guard
      let noun = tokens[(index + 1)...].prefix(3).firstIndex(where: { $0.isWord(in: hosts) }),
      tokens[(index + 1)..<noun].allSatisfy({ $0.kind == .word && !$0.isWord(in: ["all", "every", "the", "any"]) })
    else { return nil }
    if let end = relativeEnd(tokens, noun + 1) { return end }
    return noun > index + 1 ? noun + 1 : nil
  }

  /// "for tanks that are lazy": of which it holds.
  private static func kindEnd(_ tokens: [Token], _ index: Int) -> Int? {
    guard index > 0,
      let noun = tokens[(index + 1)...].prefix(2).firstIndex(where: MainVerb.isPluralNoun),
      tokens[(index + 1)..<noun].allSatisfy({ $0.kind == .word && !$0.isWord(in: Lexicon.determiners) })
    else { return nil }
    if let end = relativeEnd(tokens, noun + 1) { return end }
    // "is called after `open` | for lazy tanks".
    return isTold(tokens[index - 1]) && noun == index + 2
      && !tokens[noun].isWord(in: manners.union(["reasons", "purposes"]))
      ? noun + 1 : nil
  }

  /// The word in front ends what is promised: "after `open`", "concurrently", "is closed".
  private static func isTold(_ before: Token) -> Bool {
    if before.kind == .code { return true }
    guard before.kind == .word else { return false }
    return before.isWord(in: ["thread-safe", "reentrant", "time", "once", "twice", "thread", "registration"])
      || before.lower.hasSuffix("ly") || Verbs.lemma(ofParticiple: before.lower) != nil && before.lower.hasSuffix("ed")
  }

  /// "that have threads", "which are lazy", "with two pumps": to the end or the next comma.
  private static func relativeEnd(_ tokens: [Token], _ start: Int) -> Int? {
    guard start + 1 < tokens.count, tokens[start].isWord(in: ["that", "which", "with", "without"]) else { return nil }
    let end = tokens[start...].firstIndex { $0.kind == .mark } ?? tokens.count
    let words = tokens[start..<end]
    return words.count > 7 || words.contains(where: { $0.isWord(in: Lexicon.temporal) || $0.isWord("and") }) ? nil : end
  }

  /// "on failure", "on success": how it went.
  private static func outcomeEnd(_ tokens: [Token], _ index: Int) -> Int? {
    tokens[index + 1].isWord(in: [
      "failure", "success", "error", "errors", "timeout", "cancellation", "overflow", "underflow", "completion",
    ]) && index > 0 ? index + 2 : nil
  }

  /// "without a host"; "without a delay" tells how.
  private static func lackEnd(_ tokens: [Token], _ index: Int) -> Int? {
    guard tokens[index + 1].isWord(in: ["a", "an", "any"]), index > 0,
      // "For hosts without a clock, …", "a row without a name": which ones.
      index > 3 || !tokens[0].isWord(in: ["for", "on", "in", "with"]), isTold(tokens[index - 1])
    else { return nil }
    let phrase = tokens[(index + 2)...].prefix { $0.kind == .word && !Lexicon.isFunctionWord($0.lower) }
    guard (1...2).contains(phrase.count), let noun = phrase.last, !noun.isWord(in: manners),
      !Verbs.isGerund(phrase[phrase.startIndex].lower)
    else { return nil }
    return phrase.endIndex
  }

  /// "with `lazy` set", "with lazy loading enabled".
  private static func settingEnd(_ tokens: [Token], _ index: Int) -> Int? {
    guard
      let set = tokens[(index + 2)...].prefix(3).firstIndex(where: {
        $0.isWord(in: ["set", "unset", "enabled", "disabled", "on", "off"])
      }), set + 1 == tokens.count || tokens[set + 1].kind == .mark,
      tokens[(index + 1)..<set].allSatisfy({ $0.kind != .mark })
    else { return nil }
    return set + 1
  }

  /// "in some modes", "in certain setups".
  private static func someEnd(_ tokens: [Token], _ index: Int) -> Int? {
    guard index > 0, tokens[index + 1].isWord(in: ["some", "certain"]), index + 2 < tokens.count,
      tokens[index + 2].isWord(in: ["mode", "modes", "setups", "configurations", "builds", "environments"])
    else { return nil }
    return index + 3
  }

  private static let hosts: Set<String> = [
    "hosts", "platforms", "systems", "devices", "machines", "browsers", "kernels", "phones", "backends", "targets",
  ]
  private static let manners: Set<String> = [
    "delay", "delays", "warning", "argument", "arguments", "parameter", "parameters", "notice", "effect", "lock",
    "locks",
    "problem", "problems", "risk", "exception", "exceptions", "error", "errors", "loss", "limit", "guarantee", "need",
    "reason", "doubt", "change", "changes", "order", "result", "context", "synchronization", "locking",
  ]
}
