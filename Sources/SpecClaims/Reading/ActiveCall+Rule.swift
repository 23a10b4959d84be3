/// Commands that are rules: those that tell when, where or how often something is called.
extension ActiveCall {
  /// Whether a command says when, where or how often. "Optionally run `drain`": nobody has to.
  static func isRule(_ clause: Clause, _ tail: [Token], _ verb: VerbGroup) -> Bool {
    if tail.contains(where: { $0.isWord("optionally") }) || verb.adverbs.contains("optionally") { return false }
    let adverbials = AdverbialParser(tail).parse()
    if !adverbials.orders.isEmpty || isLimit(adverbials, tail, verb) || isTimed(clause, verb) { return true }
    if isOnlyWhenOver(adverbials) || isOnlyFrom(tail, verb) || isNotAgain(clause, tail, verb) { return true }
    if verb.isNegated, adverbials.threads.isEmpty, adverbials.times == nil, isElsewhere(tail) { return true }
    return !adverbials.threads.isEmpty && (!verb.isNegated || isOneThread(adverbials.threads))
  }

  /// "Call this only once", "call it at most once", "do not call it more than once"; "call it once" is a step.
  private static func isLimit(_ adverbials: Adverbials, _ tail: [Token], _ verb: VerbGroup) -> Bool {
    guard adverbials.threads.isEmpty, adverbials.restIsIgnorable || isOnThing(adverbials.rest),
      let times = adverbials.times
    else { return false }
    if verb.isNegated { return times == .multiple }
    let isOnly = tail.first?.isWord(in: ["only", "just"]) == true || verb.adverbs.contains("only")
    let isOwed = [.must, .should].contains(verb.modality) && !verb.isImperative
    return times == .atMostOnce || times == .once && (isOnly || isOwed)
  }

  /// "`start` | on it", "`start` | on the pump": whose method it is.
  private static func isOnThing(_ rest: [Token]) -> Bool {
    (2...5).contains(rest.count) && rest[0].isWord("on")
      && rest.dropFirst().allSatisfy { $0.kind != .mark && !$0.isWord(in: Lexicon.prepositions) }
  }

  /// "Once E, you cannot call it | again".
  private static func isNotAgain(_ clause: Clause, _ tail: [Token], _ verb: VerbGroup) -> Bool {
    verb.isNegated && verb.modality == .may && tail.trimmingMarks.map(\.lower) == ["again"]
      && clause.leading.contains { $0.first?.isWord(in: ["once", "after"]) == true }
  }

  /// "You can only call this from `-draw`."
  private static func isOnlyFrom(_ tail: [Token], _ verb: VerbGroup) -> Bool {
    verb.adverbs.contains("only") && verb.modality == .may && tail.first?.isWord(in: ["from", "within"]) == true
  }

  /// "only when X has been closed": not before that.
  private static func isOnlyWhenOver(_ adverbials: Adverbials) -> Bool {
    adverbials.conditions.contains { condition in
      condition.first?.isWord("only") == true && WhenClause.moments(in: [condition]).first?.relation == .after
    }
  }

  /// "at startup", "in a tight loop", "on a closed tank", "with a negative size": it narrows what is forbidden. What is in a method that has a
  /// name, is said of that.
  private static func isElsewhere(_ tail: [Token]) -> Bool {
    guard tail.count > 1, tail[0].isWord(in: ["in", "inside", "within", "from", "at", "on", "outside", "with"]) else {
      return false
    }
    return !tail[1...].prefix(2).contains { $0.isWord(in: unplaced) }
      && !tail.contains { $0.kind == .code || $0.isWord(in: ["your", "case"]) }
  }

  private static let unplaced: Set<String> = ["here", "this", "that", "it", "them", "order", "general"]

  /// What is not to be done on several threads, or on the same, may well be forbidden as a manner only.
  static func isOneThread(_ threads: [ThreadWord]) -> Bool {
    guard threads.count == 1, let thread = threads.first else { return false }
    return switch thread {
    case .main, .notMain, .background, .named: true
    case .any, .same, .another: false
    }
  }
}
