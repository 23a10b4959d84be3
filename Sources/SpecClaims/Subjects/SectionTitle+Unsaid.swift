import SpecDocument

/// Titles over what is not so, not yet, no longer, or not as it should be.
extension SectionTitle {
  static func isUnreal(_ phrase: String, _ words: [Token]) -> Bool {
    unneeded.contains(phrase) || unreal.contains(phrase) || isPast(words) || isPlan(words) || isOfOthers(words)
      || isOfBeliefs(words)
      || isOfAbsence(words)
      || words.count <= 4 && words[0].isWord(in: ["removed", "rejected", "cut", "dropped", "withdrawn"])
      || isOfRelease(words)
  }

  /// "The old pump (removed in 5.0)", "4.x (unsupported)".
  static func isWithdrawn(_ tokens: [Token]) -> Bool {
    guard let open = tokens.firstIndex(where: { $0.isMark("(") }), open + 1 < tokens.count else { return false }
    return tokens[open + 1].isWord(in: ["removed", "unsupported", "withdrawn", "retired", "obsolete"])
      || tokens[(open + 1)...].prefix(3).map(\.lower) == ["no", "longer", "supported"]
  }

  /// "2.x": a series of versions.
  static func isSeries(_ text: String) -> Bool {
    let parts = text.lowercased().drop { $0 == "v" }.split(separator: ".")
    return parts.count > 1 && parts.last == "x" && parts.dropLast().allSatisfy { $0.allSatisfy(\.isNumber) }
  }

  /// "1.4.2", "v3.0.0 (2021-03-04)", "Version 2.1.0 (2022-01-09)", "[2.1.0] - 2022-01-09": what was changed then, told in commands to nobody.
  static func isRelease(_ title: [Token]) -> Bool {
    let words = title.drop { $0.isWord(in: ["version", "release"]) }
    guard let first = words.first else { return false }
    let parts = first.text.lowercased().drop { $0 == "v" || $0 == "[" }.prefix { $0 != "]" }.split(separator: ".")
    return parts.count == 3 && parts.allSatisfy { $0.allSatisfy(\.isNumber) }
      && words.dropFirst().allSatisfy { $0.text.contains(where: \.isNumber) }
  }

  /// "Don'ts", "How to crash the host".
  static func isForbidding(_ phrase: String, _ words: [Token]) -> Bool {
    forbidding.contains(phrase)
      || words.count > 1 && words[0].isWord("how") && words[1].isWord("to")
        && words[2...].first?.isWord(in: ["crash", "break", "deadlock", "hang", "leak"]) == true
  }

  /// What need not be done.
  private static let unneeded: Set<String> = [
    "you need not", "you don't need to", "you do not need to", "you don't have to", "you do not have to",
    "not required", "not necessary", "unnecessary", "not needed",
  ]

  /// "What it was like", "How things were".
  private static func isPast(_ words: [Token]) -> Bool {
    words.count < 6 && words[0].isWord(in: ["what", "how"]) && words.contains { $0.isWord(in: ["was", "were"]) }
  }

  /// "Common misunderstandings", "Myths about threads", "Things people believe".
  private static func isOfBeliefs(_ words: [Token]) -> Bool {
    words.prefix(3).contains { $0.isWord(in: Lexicon.beliefs) }
      || words.contains { $0.isWord(in: ["people", "heard"]) }
        && words.contains { $0.isWord(in: ["believe", "think", "assume", "heard"]) }
  }

  /// "Not in this release", "Not yet implemented", "What the pump does not do".
  private static func isOfAbsence(_ words: [Token]) -> Bool {
    guard let last = words.last, words.count > 1 else { return false }
    if words[0].isWord("not") {
      return last.isWord(in: ["release", "version", "implemented", "supported", "planned", "included", "available"])
    }
    return words[0].isWord("what") && last.isWord(in: ["do", "guarantee", "promise", "support", "guaranteed"])
      && words.contains { $0.isWord(in: ["not", "n't", "doesn't", "don't", "won't", "cannot", "never"]) }
  }

  /// "What's wrong with my code?", "Why does it hang?", "Find the mistake": what stands below tells of a fault.
  static func isOfFaults(_ words: [Token]) -> Bool {
    guard words.count > 1, words.count < 12, let first = words.first else { return false }
    let names = { (set: Set<String>) in words.contains { $0.isWord(in: set) } }
    if first.isWord(in: ["find", "spot", "where"]) { return names(["mistake", "mistakes", "bug", "bugs", "error"]) }
    if first.isWord("what"), words.last?.isMark("?") == true { return names(["wrong"]) }
    if first.isWord("why") { return names(failures) && !names(["must", "should"]) }
    return first.isWord(in: ["my", "our"]) && names(failures)
  }

  private static let failures: Set<String> = [
    "hang", "hangs", "crash", "crashes", "deadlock", "deadlocks", "freeze", "freezes", "fail", "fails", "leak", "leaks",
    "stutter", "stutters",
  ]

  /// "What can go wrong", "What goes wrong without a lock", "Symptoms".
  static func isOfWrongs(_ words: [Token]) -> Bool {
    guard let first = words.first else { return false }
    if words.count == 1 { return first.isWord(in: ["symptoms", "symptom", "antipatterns"]) }
    if words.last?.isWord(in: ["answers", "usage", "examples"]) == true, words[words.count - 2].isWord("wrong") {
      return true
    }
    if words[0].isWord("wrong"), words[1].isWord(in: ["answers", "examples", "usage", "code"]) { return true }
    return words.count < 9 && first.isWord("what") && words.contains { $0.isWord("wrong") }
      && words.contains { $0.isWord(in: ["go", "goes", "went"]) }
  }

  /// "Planned changes", "Changes in a future release", "Things that will change in 5".
  private static func isPlan(_ words: [Token]) -> Bool {
    if words[0].isWord(in: ["planned", "upcoming", "proposed", "proposal", "proposals", "ideas"]) { return true }
    // "How it used to work".
    if words.indices.dropLast(2).contains(where: { words[$0].isWord("used") && words[$0 + 1].isWord("to") }),
      words[0].isWord(in: ["how", "what"])
    {
      return true
    }
    return words.indices.dropLast().contains {
      words[$0].isWord(in: ["future", "upcoming"])
        && words[$0 + 1].isWord(in: ["release", "releases", "version", "versions", "changes", "plans", "directions"])
        || words[$0].isWord("will") && words[$0 + 1].isWord(in: ["change", "come"])
    }
  }

  /// "Fixed in 3.1", "Behaviour before 3.0".
  private static func isOfRelease(_ words: [Token]) -> Bool {
    guard words.count < 6, words.last?.text.contains(where: \.isNumber) == true else { return false }
    return words[0].isWord("fixed")
      || words[0].isWord(in: ["behaviour", "behavior"]) && words[1].isWord(in: ["before", "until", "prior"])
  }

  /// "In other frameworks", "Other libraries": what somebody else's code does.
  private static func isOfOthers(_ words: [Token]) -> Bool {
    let names = words.drop { $0.isWord(in: ["in", "how", "what", "limitations", "problems", "of", "with"]) }
    return names.count >= 2 && names.first?.isWord("other") == true
      && names.dropFirst().first?.isWord(in: ["frameworks", "libraries", "toolkits", "languages", "products"]) == true
  }

  private static let unreal: Set<String> = [
    "future work", "roadmap", "history", "planned", "planned features", "non-goals", "nongoals", "non goals",
    "wish list", "wishlist", "alternatives considered", "fixed", "bug fixes", "bugfixes", "historical notes",
    "legacy behaviour", "legacy behavior", "deprecated behaviour", "deprecated behavior", "not guaranteed",
    "unsupported", "out of scope", "deferred", "postponed",
    "open questions", "unresolved questions", "open issues", "what was", "in the old days", "old behaviour",
    "old behavior", "previous behaviour", "previous behavior", "former behaviour", "former behavior", "obsolete",
    "fiction", "hearsay", "unsupported behaviour", "unsupported behavior", "unspecified", "unspecified behaviour",
    "unspecified behavior", "unreleased", "release notes", "changelog", "change log", "todo", "to do", "test plan",
    "alternatives", "sample documentation page", "fixed issues", "resolved bugs", "resolved issues",
    "previous versions",
    "earlier versions",
  ]
  static let faults: Set<String> = [
    "known issues", "known bugs", "bugs", "common mistakes", "common pitfalls", "mistakes", "bad", "wrong",
    "what not to do", "anti-patterns", "antipatterns", "troubleshooting", "actual result", "actual results",
    "actual behaviour", "actual behavior", "steps to reproduce", "how to reproduce", "reproduction", "bug reports",
    "reported problems", "pitfalls", "problem", "the problem", "symptom", "typical mistakes", "frequent mistakes",
    "frequent errors", "typical errors", "common errors", "causes", "cause", "failure modes", "code smells",
    "counter-examples", "counterexamples", "a wrong solution", "wrong solution",
  ]
  /// Titles over commands that nobody should follow.
  static let forbidding: Set<String> = [
    "never", "you must never", "don't", "don'ts", "things to avoid", "never do this", "do not do this", "do not",
    "forbidden calls", "forbidden", "illegal", "prohibited", "bad ideas", "bad idea", "not recommended", "incorrect",
    "bad practice", "bad practices", "things people get wrong",
  ]
}
