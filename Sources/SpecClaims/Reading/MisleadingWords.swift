/// Idioms and asides in which the words of a promise mean something else: "before long" is no order, "second to last" not the last, "once
/// in a blue moon" no count.
enum MisleadingWords {
  /// What is wrong, as the end of "were it not for"; nil when nothing is.
  static func refusal(of clause: Clause) -> String? {
    if let subject = clause.subject.first(where: { $0.isWord(in: intruders) }), clause.verb?.isNegated == false {
      return "“\(subject.lower)”, whose acts are nobody's promise"
    }
    if isLifted(clause.subject) { return "the denial in front of the verb" }
    if clause.subject.first?.isWord("far") == true, clause.subject.dropFirst().first?.isWord("from") == true {
      return "“far from”, behind which stands what is not so"
    }
    if isMention(clause.subject) { return "the sentence that is spoken of, and not said" }
    if isCompared(clause) { return "“no more … than”, which denies both" }
    let tail = clause.tail
    // "never called on my components": what one reader has seen.
    if tail.contains(where: { $0.isWord("my") }) { return "“my”, which is one reader's" }
    for index in tail.indices {
      if let idiom = idiom(tail, at: index) { return "“\(idiom)”, which means something else" }
      if limits(tail, at: index) { return "“\(tail[index...].prefix(3).phrase)”, which limits it" }
    }
    if let place = clause.leading.first, place.count > 2, place[1].isWord("you"),
      place[0].isWord(in: ["where", "when"]), place.contains(where: { $0.isWord(in: ["used", "called"]) }),
      clause.verb?.isImperative == true
    {
      return "the place in code that it speaks of"
    }
    return clause.leading.contains { idiom($0, at: 0) != nil } ? "the words in front, which mean something else" : nil
  }

  private static let intruders: Set<String> = [
    "attacker", "attackers", "intruder", "intruders", "adversary", "malware", "fuzzer", "fuzzers", "hostile",
    "malicious", "buggy", "rogue",
  ]

  /// "No longer does `drain` have to be called": the duty is let go of.
  private static func isLifted(_ subject: [Token]) -> Bool {
    let start = subject.prefix(3).map(\.lower)
    return ["no longer", "no more", "never", "nor"].contains { words in
      let words = words.split(separator: " ").map(String.init)
      return start.count > words.count && Array(start.prefix(words.count)) == words
        && ["does", "do", "is", "need", "must", "will"].contains(start[words.count])
    }
  }

  /// "The sentence “`fill` is called once” has two readings".
  private static func isMention(_ subject: [Token]) -> Bool {
    let words = subject.drop { $0.isWord(in: Lexicon.determiners) }
    return words.count > 1 && words.first?.isWord(in: ["sentence", "phrase", "statement", "wording", "clause"]) == true
      && words.contains { $0.kind == .code }
  }

  /// "The pool no more calls `grow` on main than it calls `shrink` there".
  private static func isCompared(_ clause: Clause) -> Bool {
    let isDenied =
      clause.subject.suffix(2).map(\.lower) == ["no", "more"] || clause.verb?.adverbs.contains("more") == true
    return isDenied && clause.tail.contains { $0.isWord("than") }
      || clause.verb?.isNegated == true
        && clause.tail.indices.dropLast(2).contains {
          clause.tail[$0].isWord("any") && clause.tail[$0 + 1].isWord("more") && clause.tail[$0 + 2].isWord("than")
        }
  }

  private static func idiom(_ tokens: [Token], at index: Int) -> String? {
    idioms[tokens[index].lower]?.first { words in
      tokens.count >= index + words.count && zip(tokens[index...], words).allSatisfy { $0.isWord($1) }
    }?.joined(separator: " ")
  }

  /// By their first words.
  private static let idioms = Dictionary(
    grouping: [
      "before long", "before too long", "before you know it", "time after time", "day after day", "year after year",
      "again and again", "once in a blue moon", "once in a while", "once or twice upon", "on and off the",
      "on and off main", "all but never", "all but once", "all but always", "second to last", "next to last",
      "third to last", "last but one", "second from last", "third from last", "second to none", "at any one time",
      "once at once", "twice at once", "on whatever thread it", "on whichever thread it", "on the wrong thread",
      "once too often", "something like once", "on a good day", "on a bad day", "with a bit of luck", "with any luck",
      "without any guarantee", "for what it is worth", "in the worst case", "if memory serves", "off the record",
      "at this stage", "right now", "in all but", "is what the", "is what we", "is what it",
    ].map { $0.split(separator: " ").map(String.init) }, by: { $0[0] })

  /// "before `fill` without a good reason", "after `fill` where possible", "twice for no reason": not as such.
  private static func limits(_ tail: [Token], at index: Int) -> Bool {
    let words = tail[index...].prefix(4).map(\.lower)
    switch words.first {
    case "without": return words.contains("reason") || words.contains("cause") || words.contains("need")
    case "for": return words.count > 2 && ["no", "good"].contains(words[1]) && words[2] == "reason"
    case "of": return index > 0 && words.prefix(3) == ["of", "the", "time"] && tail[index - 1].isShare
    case "where": return words.count > 1 && ["possible", "feasible", "practical", "practicable"].contains(words[1])
    case "lightly", "needlessly", "unnecessarily", "gratuitously": return true
    case "just": return words.prefix(3) == ["just", "to", "be"]
    default: return false
    }
  }
}

extension Token {
  /// "99%", "percent".
  fileprivate var isShare: Bool { text.hasSuffix("%") || isWord("percent") }
}
