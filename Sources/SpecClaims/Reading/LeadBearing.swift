/// What the sentence that leads a list makes of items that are sentences of their own: "On Android:", "If the tank is shut:", "Usually:",
/// "The following is wrong:".
enum LeadBearing {
  static func of(_ lead: [Token]) -> Bearing? {
    let words = lead.trimmingMarks
    if isHearsay(words) || isOfPlans(words) || LeadDenial.isIn(lead) || asksForCases(lead)
      || words.first?.isWord("in") == true && SentenceFrame.isExample(words)
    {
      return .dropped
    }
    if isAboutSome(words) || isNotToSay(words) { return .doubted }
    if isPlaceAlone(lead) { return .restricted(words.phrase) }
    guard lead.last?.isMark(":") == true || lead.last?.isMark(",") == true, let first = words.first, words.count <= 14
    else { return nil }
    if isForbidding(words) || LeadTitle.withdraws(words) { return .dropped }
    if let condition = condition(words) { return .restricted(condition) }
    if first.isWord(in: Lexicon.hedges) || HedgePhrase.isIn(words) || words.contains(where: { $0.isWord("typical") }) {
      return .doubted
    }
    if words.contains(where: { $0.isWord(in: doubting) }) { return .doubted }
    if words.map(\.lower).joined(separator: " ").contains("used to ") { return .dropped }
    if SectionTitle.isPlatform(words) { return .restricted(words.phrase) }
    // "What changes if the tank is full:".
    if first.isWord("what"), let place = words.firstIndex(where: { $0.isWord(in: ["if", "when"]) }) {
      return .restricted(Array(words[place...]).phrase)
    }
    return isCase(words)
      ? .restricted(words.phrase) : lead.last?.isMark(":") == true ? LeadTitle.bearing(of: words) : nil
  }

  /// "You may have read that", "Some hosts behave like this:", "The other library guarantees:", "A bug in 3.1 meant that", "Choose one:".
  private static func isHearsay(_ words: [Token]) -> Bool {
    let lower = words.map(\.lower)
    guard lower.count > 1, lower.count < 12 else { return false }
    if hearsay.contains(where: lower.starts(with:)) || ["a", "the"].contains(lower[0]) && lower[1] == "bug" {
      return true
    }
    // "The other library guarantees:", "Two strategies are possible:".
    return ["some", "other"].contains(lower.first { $0 != "the" }) && lower.prefix(3).contains(where: others.contains)
      || lower.suffix(2) == ["are", "possible"]
  }

  private static let others: Set<String> = [
    "hosts", "libraries", "frameworks", "platforms", "library", "framework", "toolkit", "toolkits",
  ]

  private static let hearsay = [
    ["you", "may", "have", "read"], ["you", "may", "have", "heard"], ["it", "may", "happen"], ["it", "can", "happen"],
    ["suppose"], ["imagine"], ["choose", "one"], ["pick", "one"], ["we", "are", "considering"],
    ["the", "order", "is", "undefined"], ["the", "order", "is", "unspecified"],
  ]

  /// "On Linux", an item with items below it.
  private static func isPlaceAlone(_ words: [Token]) -> Bool {
    (1...5).contains(words.count) && words.allSatisfy { $0.kind != .mark } && SectionTitle.isPlatform(words)
  }

  /// "Most of these hold:", "Many of the following are true of Linux:", "Which of these is true:".
  private static func isAboutSome(_ words: [Token]) -> Bool {
    guard let some = LeadDenial.quantifier(in: words, of: ["these", "the", "them", "those"]) else { return false }
    return words[some].isWord(in: ["most", "many", "some", "few", "several", "all", "which", "not"])
      && (!words[some].isWord("all") || some > 0 && words[some - 1].isWord("not"))
  }

  /// "The following is planned for 6.0:", "The steps below are what we plan", "We have rejected these proposals.", "Typical
  /// misunderstandings are listed here."
  private static func isOfPlans(_ words: [Token]) -> Bool {
    guard words.count <= 20, words.contains(where: { $0.isWord(in: pointing) }) else { return false }
    let text = words.map(\.lower).joined(separator: " ")
    return words.contains { $0.isWord(in: unreal) }
      || [
        "would like to change", "would like to have", "like to have one day", "not implemented yet",
        "is implemented yet", "we plan", "no longer true",
      ]
      .contains(where: text.contains)
  }

  private static let pointing: Set<String> = ["following", "below", "these", "here", "what", "are", "is"]
  private static let unreal = Lexicon.beliefs.union(["planned", "rejected", "proposals", "proposed"])

  /// "A report should not say:", "You might think that:".
  private static func isNotToSay(_ words: [Token]) -> Bool {
    guard words.count < 12,
      let verb = words.first(where: { $0.isWord(in: ["say", "claim", "state", "assume", "think"]) })
    else { return false }
    let front = words.prefix { $0 != verb }
    return front.contains { $0.isWord(in: ["might", "could"]) || $0.isWord(in: Lexicon.negations) }
  }

  /// A case, and nothing that is said of it.
  private static func isCase(_ all: [Token]) -> Bool {
    let words = all[0].isWord("only") ? Array(all.dropFirst()) : all
    guard words.count > 1 else { return false }
    // "For pumps that have a valve:": of which it holds.
    if words[0].isWord(in: ["for", "on", "with"]), words[2...].first?.isWord(in: Lexicon.relative) == true {
      return true
    }
    // "In debug builds only:".
    if words[0].isWord("in"), words.last?.isWord("only") == true { return true }
    guard words[0].isWord(in: opening) else { return false }
    if isCaseAtCall(words) { return true }
    guard !words.contains(where: { $0.isWord(in: opensClause(words[0]) ? following : setting) }) else { return false }
    let rest = Array(words.dropFirst())
    let clauses = SegmentParser(words).clauses(link: .main)
    // "In tests, it is called as follows:": a sentence, which has a case in front.
    if clauses.contains(where: { $0.verb != nil && !$0.subject.isEmpty && !$0.leading.isEmpty }) { return false }
    return opensClause(words[0]) || MainVerb.group(in: rest) == nil
  }

  private static func opensClause(_ word: Token) -> Bool {
    word.isWord(in: ["if", "when", "unless", "while", "until", "before", "after", "once"])
  }

  /// "If a row is pending when `close` is called:", "When the tank is shut while it is filled:": a case and its moment, and no sentence.
  private static func isCaseAtCall(_ words: [Token]) -> Bool {
    guard opensClause(words[0]), !words.contains(where: { $0.isMark(",") }),
      let second = words.indices.dropFirst(3).first(where: {
        words[$0].isWord(in: ["when", "while", "before", "after"])
      })
    else { return false }
    let moment = Array(words[(second + 1)...])
    return MainVerb.group(in: Array(words[1..<second])).map { $0.range.lowerBound > 0 } == true
      && MainVerb.group(in: moment) != nil && UnmarkedCut(Array(words[second...])).start == nil
  }

  private static let opening: Set<String> = [
    "if", "when", "unless", "while", "until", "before", "after", "once", "on", "in", "for", "with", "without", "during",
    "under",
    "since", "as",
  ]
  /// "In the following order:", "For example:", "In short:": no case.
  private static let setting: Set<String> = [
    "following", "order", "example", "instance", "short", "general", "addition", "particular", "detail", "summary",
    "words",
    "below", "these", "this", "that", "method", "hook", "callback", "sequence", "steps",
  ]
  private static let following: Set<String> = ["following", "follows", "order", "sequence", "steps"]
  private static let doubting = Lexicon.beliefs.union(["wrong", "bugs", "tempting", "mistaken", "untrue"])
}
