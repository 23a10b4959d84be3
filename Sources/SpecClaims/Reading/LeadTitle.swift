/// A few words and a colon over items, or in front of a sentence: "Linux only:", "Known issues:", "Provided the tank is open:", "Rules:".
///
/// They withdraw what follows, restrict it, or only announce it. Words that are in no table restrict: what is said below them is said of
/// them.
enum LeadTitle {
  static func bearing(of words: [Token]) -> Bearing? {
    guard let first = words.first, (1...9).contains(words.count),
      words.allSatisfy({ $0.kind != .mark || $0.isMark(",") })
    else { return nil }
    if withdraws(words) { return .dropped }
    if isCase(words) || words.map(\.lower) == ["otherwise"] { return .restricted(words.phrase) }
    guard words.count <= 5, !words.contains(where: { $0.kind == .code || $0.isMark(",") }),
      MainVerb.group(in: words) == nil, !first.isWord(in: Lexicon.adverbs)
    else { return nil }
    return isTopic(words) ? .restricted(words.phrase) : nil
  }

  /// "Wrong:", "Common mistakes:", "Planned:", "What we want to achieve:".
  static func withdraws(_ words: [Token]) -> Bool {
    guard !words.isEmpty else { return false }
    if isOfOthers(words) || isOfGoals(words) { return true }
    let phrase = words.filter { $0.kind == .word }.map(\.lower).joined(separator: " ")
    if SectionTitle.isForbidding(phrase, words) { return true }
    if SectionTitle.faults.contains(phrase) || SectionTitle.isUnreal(phrase, words) || SectionTitle.isOfWrongs(words)
      || withdrawn.contains(phrase)
    {
      return true
    }
    if words.count <= 4, words.contains(where: { $0.isWord(in: untrue) }) { return true }
    if isOfBreaches(words.map(\.lower)) { return true }
    // "What we want", "Option B", "Throws if", "Counts how often".
    if words[0].isWord("what"), words.contains(where: { $0.isWord(in: ["want", "wish", "plan", "hope"]) }) {
      return true
    }
    if words[0].isWord(in: ["option", "alternative", "variant"]), words.count == 2 { return true }
    return words.count <= 4 && words.last?.isWord(in: ["if", "whether", "often", "when", "why"]) == true
  }

  /// "The goals of the rewrite are": what should become so.
  private static func isOfGoals(_ words: [Token]) -> Bool {
    let noun = words.first { !$0.isWord(in: Lexicon.determiners) }
    return words.count <= 8 && noun?.isWord(in: ["goal", "goals", "aim", "aims", "wishes", "ideas"]) == true
  }

  /// "It is a mistake to think that", "Some frameworks have other rules", "The trace shows", "In 2.x the rules were different",
  /// "The old tank had these rules".
  private static func isOfOthers(_ words: [Token]) -> Bool {
    let lower = words.map(\.lower)
    guard lower.count > 1 else { return false }
    if lower.contains("mistake"), lower.contains("think") || lower.contains("assume") || lower.contains("believe") {
      return true
    }
    if lower.starts(with: ["some", "frameworks"]) || lower.starts(with: ["other", "frameworks"]) { return true }
    if lower.prefix(3).contains("old"), lower.contains("had") { return true }
    if lower.suffix(3) == ["rules", "were", "different"] || lower.starts(with: ["prior", "to"]) { return true }
    if lower.count <= 5, ["trace", "log", "profiler"].contains(where: lower.contains), lower.last == "shows" {
      return true
    }
    if lower.starts(with: ["we", "tried"]) { return true }
    return lower.count <= 6 && lower[0] == "the" && ["tests", "test", "reviewer"].contains(lower[1])
  }

  /// "The linter warns in these cases", "What breaks", "Ways to deadlock", "Stop doing this", "Here is what would happen without a lock".
  private static func isOfBreaches(_ lower: [String]) -> Bool {
    if lower.count <= 6, lower[0] == "the", lower.count > 2,
      ["linter", "checker", "analyzer", "analyser", "sanitizer"].contains(lower[1]),
      ["flags", "warns", "reports", "rejects", "complains"].contains(lower[2])
    {
      return true
    }
    if ["what", "it"].contains(lower[0]), lower.count <= 5,
      lower.dropFirst().contains(where: { ["breaks", "fails", "expect"].contains($0) })
    {
      return true
    }
    if lower.count > 2, ["ways", "how"].contains(lower[0]), lower[1] == "to",
      ["crash", "break", "deadlock", "hang", "leak"].contains(lower[2])
    {
      return true
    }
    if lower.count <= 5,
      ["stop", "refrain"].contains(lower[0]) || ["older", "previously", "formerly"].contains(lower[0])
    {
      return true
    }
    let text = lower.joined(separator: " ")
    return lower.count <= 10
      && ["would happen", "considered these", "assumptions made", "for reference", "next version", "release fixes"]
        .contains(where: text.contains)
  }

  private static let withdrawn: Set<String> = [
    "not allowed", "not supported", "not required", "no guarantees", "no longer true", "non guarantees", "forbidden",
    "in theory", "maybe", "perhaps", "for example", "in the example", "checklist", "pull request checklist",
    "expected behaviour", "observed behaviour", "expected behavior", "observed behavior", "test cases",
    "possible causes", "illegal", "prohibited", "gotchas",
  ]
  private static let untrue: Set<String> = [
    "wrong", "bad", "incorrect", "unspecified", "undefined", "unsupported", "removed", "rejected", "planned",
    "proposed",
    "fixed", "mistake", "mistakes", "pitfalls", "issues", "bugs", "goals", "non-goals", "wishes", "assumptions",
    "non-guarantees", "myths", "misconceptions", "hypotheses", "unimplemented", "questions", "forbidden",
    "prohibited", "illegal", "disallowed", "violations", "outdated", "antipatterns", "anti-patterns",
  ]

  /// "Provided the tank is open", "Assuming that …", "Given an open tank", "In case …", "Outside a transaction", "Only on Linux".
  private static func isCase(_ words: [Token]) -> Bool {
    guard words.count > 1 else { return false }
    let texts = words.prefix(3).map(\.lower)
    if let opening = openings.first(where: { texts.starts(with: $0) }) { return words.count > opening.count }
    if words[0].isWord("should"), words[1].isWord(in: Lexicon.determiners) { return true }
    if words[0].isWord(in: ["only", "except", "not", "never"]) {
      return words[1].isWord(in: ["if", "when", "in", "on", "for", "while", "with", "without"])
    }
    if words.last?.isWord("only") == true { return true }
    // "On Linux, in debug builds".
    if let comma = words.firstIndex(where: { $0.isMark(",") }), comma > 0,
      SectionTitle.isPlatform(Array(words[..<comma]))
    {
      return true
    }
    if texts.starts(with: ["on", "subsequent"]) || texts.starts(with: ["in", "the", "callback"]) { return true }
    if texts == ["during", "the", "callback"] || texts.starts(with: ["in", "that", "case"]) { return true }
    return words[0].isWord(in: ["rules", "notes"]) && words[1].isWord("for") && words.count > 2
  }

  private static let openings = [
    ["provided"], ["providing"], ["assuming"], ["given"], ["suppose"], ["supposing"], ["in", "case"], ["in", "a"],
    ["in", "debug"], ["in", "release"],
    ["depending", "on"], ["where"], ["now", "that"], ["as", "long", "as"], ["as", "soon", "as"], ["outside"],
    ["inside"],
    ["within"], ["from", "a"], ["off", "the"], ["via"], ["through"],
  ]

  /// "Open streams", "Streams that are open": things, of which the items speak. "Guarantees", "Threading", "Main points" announce.
  private static func isTopic(_ words: [Token]) -> Bool {
    guard words.count > 1, let last = words.last, last.kind == .word, last.lower.hasSuffix("s"),
      !last.lower.hasSuffix("ss"),
      !words.contains(where: { $0.isWord(in: announcing) || Lexicon.isFunctionWord($0.lower) })
    else { return false }
    return words.allSatisfy { $0.kind == .word }
  }

  private static let announcing: Set<String> = [
    "notes", "rules", "requirements", "guarantees", "properties", "details", "remarks", "semantics", "steps", "methods",
    "functions", "callbacks", "hooks", "events", "parameters", "arguments", "points", "things", "features",
    "constraints",
    "restrictions", "conditions", "considerations", "characteristics", "responsibilities", "promises", "contracts",
    "invariants", "assumptions", "changes", "differences", "benefits", "advantages", "hints", "tips", "guidelines",
    "practices", "effects", "thread", "threads", "threading", "following", "important", "other", "more", "additional",
    "general", "basic", "key", "main", "specifics", "basics", "implications", "duties", "tasks", "actions",
    "operations",
    "calls", "attributes", "members", "fields", "keys", "options", "values", "returns", "overrides", "examples",
    "cases",
    "situations", "reasons", "expectations", "behaviours", "behaviors", "aspects", "facts", "qualities", "limitations",
    "caveats", "warnings", "recommendations",
  ]
}
