/// How many of a thing there can be, or how often it is used: "each buffer is used only once", "only a single pump may be attached",
/// "there can only be one handler per tank".
///
/// Refuses counts of calls, which other forms read, and things that a guide merely shows once.
enum ThingCountForm: SentenceForm {
  static let name = "thing-count"
  static let summary = "how many of a thing there can be, or how often it can be used"
  static let examples = [
    "Each buffer is used only once.", "Only a single pump may be attached at a time.",
    "There can only be one handler per tank.",
  ]
  static let refuses = [
    "The buffer is used once.", "Usually only a single pump may be attached.", "There may be a single handler.",
    "The word is used only once on this page.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard !view.isHedged, !view.isDenied, !view.verb.isNegated, !view.isCall,
      view.effect == .none || view.effect == .required
    else { return [] }
    if let many = many(view) { return [many] }
    let owned = owned(view)
    guard let subject = owned ?? owed(view) ?? used(view) ?? single(view) ?? there(view) else { return [] }
    let words = view.clause.tail.map(\.lower)
    if words.contains("page") || words.contains("document") { return [] }
    let isExact = view.verb.modality != .may && words.contains("exactly")
    var draft = view.draft(
      .multiplicity(isExact ? .once : .atMostOnce, per: owned == nil ? view.adverbials.per : owner(view)),
      subject: .phrase(subject))
    if let moment = moment(in: words) {
      draft.restrict(by: moment)
    }
    // "only one callback can be set": another may take its place.
    if draft.condition == nil, view.verb.modality == .may, ["set", "register", "install"].contains(view.verb.lemma),
      view.adverbials.per == nil
    {
      draft.condition = "at a time"
    }
    if draft.modality == .may { (draft.modality, draft.obligor) = (.must, .subclass) }
    return [draft]
  }

  private static let uses: Set<String> = [
    "use", "register", "attach", "open", "close", "start", "initialize", "assign", "install", "create", "define",
    "add", "consume", "read", "instantiate", "load", "subscribe", "await", "resume", "complete", "set",
  ]

  /// "each buffer is used only once", "workers can only be used once".
  private static func used(_ view: ClauseView) -> String? {
    guard view.verb.isPassive, !view.verb.isNeed, uses.contains(view.verb.lemma) || Deed.isEvent(view.verb.lemma),
      let times = view.adverbials.times,
      [.once, .atMostOnce].contains(times), case let words = view.clause.subject, let first = words.first,
      words.count <= 6, !words.isLonePronoun, !first.isWord("there"),
      // "is used to call hooks that are needed only once": those are.
      !view.clause.tail.contains(where: { $0.isWord(in: Lexicon.relative) })
    else { return nil }
    let isOnly =
      view.verb.adverbs.contains("only") || times == .atMostOnce
      || view.clause.tail.contains { $0.isWord(in: ["only", "exactly"]) }
    guard isOnly || view.verb.modality == .must else { return nil }
    return event(words.phrase, view)
  }

  /// "(only one pump) at a time": there may be others later.
  private static func moment(in words: [String]) -> String? {
    OverlapPhrase.moments.first { moment in words.indices.contains { words[$0...].starts(with: moment) } }?
      .joined(separator: " ")
  }

  /// "you must close the tank exactly once": how often is the matter, and nothing else is told.
  static func owed(_ view: ClauseView) -> String? {
    let tail = view.clause.tail.trimmingMarks
    guard view.isAuthor, [.must, .should].contains(view.verb.modality), !view.verb.isPassive, !view.verb.isNegated,
      !Verbs.calling.contains(view.verb.lemma), view.adverbials.items.count == 1,
      let count = endings.first(where: { tail.suffix($0.count).map(\.lower) == $0 }),
      case let object = tail.dropLast(count.count),
      object.first?.isWord(in: ["the", "a", "an", "each", "every"]) == true,
      !object.contains(where: { $0.kind == .mark || $0.isWord(in: ["exactly", "only", "most", "more", "one"]) })
    else { return nil }
    return Deed.event(of: view.verb, to: Array(object), isTimed: true)
  }

  private static let endings = [
    ["exactly", "once"], ["only", "once"], ["at", "most", "once"], ["no", "more", "than", "once"],
  ]

  /// "a pump can be attached multiple times".
  private static func many(_ view: ClauseView) -> ClaimDraft? {
    guard view.verb.isPassive, view.verb.modality == .may, view.adverbials.times == .multiple,
      view.adverbials.orders.isEmpty, case let words = view.clause.subject, let first = words.first, words.count <= 7,
      !["specify", "pass", "give", "repeat", "allow"].contains(view.verb.lemma),
      // "can be filled and then be used any number of times": used.
      !view.clause.tail.contains(where: { $0.isWord("and") }),
      !words.isLonePronoun, !first.isWord(in: ["there", "no", "neither"])
    else { return nil }
    return view.draft(.multiplicity(.multiple, per: view.adverbials.per), subject: .phrase(event(words.phrase, view)))
  }

  /// "only a single pump may be attached", "at most one listener can be registered".
  private static func single(_ view: ClauseView) -> String? {
    guard view.verb.modality == .may, let rest = counted(view.clause.subject[...]) else { return nil }
    if view.verb.lemma == "exist", view.adverbials.rest.allSatisfy({ $0.kind == .mark }) { return "\(rest) exists" }
    guard view.verb.isPassive, uses.contains(view.verb.lemma) else { return nil }
    return event(rest, view)
  }

  private static func event(_ thing: String, _ view: ClauseView) -> String {
    Verbs.passive(thing, view.verb.lemma)
  }

  /// "there can only be a single handler", "there can be at most one owner".
  private static func there(_ view: ClauseView) -> String? {
    guard view.clause.subject.count == 1, view.clause.subject[0].isWord("there"), view.verb.lemma == "be" else {
      return nil
    }
    let isOnly = view.verb.adverbs.contains("only") && view.verb.modality == .may
    if isOnly, let first = view.clause.tail.first, first.isWord(in: ["one", "a"]) {
      let noun = view.clause.tail.dropFirst().drop { $0.isWord("single") }
      let isOne = first.isWord("one") || view.clause.tail.dropFirst().first?.isWord("single") == true
      return isOne ? phrase(noun).map { "\($0) exists" } : nil
    }
    return view.verb.modality == .may ? counted(view.clause.tail[...]).map { "\($0) exists" } : nil
  }

  /// "a tank may have at most one pump", "the tank must have only one pump at a time".
  private static func owned(_ view: ClauseView) -> String? {
    guard view.verb.lemma == "have", !view.verb.isPassive, view.verb.modality != .fact || view.verb.isCan,
      !view.verb.isNeed, !view.clause.subject.isEmpty
    else { return nil }
    return counted(view.clause.tail[...]).map { "\($0) exists" }
  }

  /// "a single tank": of each there may be one.
  private static func owner(_ view: ClauseView) -> String {
    view.clause.subject.drop { $0.isWord(in: Lexicon.determiners) || $0.isWord("single") }.phrase
  }

  private static let counts = [
    ["only", "one"], ["only", "a", "single"], ["at", "most", "one"], ["at", "most", "a", "single"],
    ["no", "more", "than", "one"],
  ]

  private static func counted(_ words: ArraySlice<Token>) -> String? {
    let lower = words.prefix(5).map(\.lower)
    guard let count = counts.first(where: { lower.starts(with: $0) }) else { return nil }
    return phrase(words.dropFirst(count.count))
  }

  /// The noun phrase at the head; threads are another form's.
  private static func phrase(_ words: ArraySlice<Token>) -> String? {
    let noun = words.prefix {
      $0.kind == .code
        || $0.kind == .word && !Lexicon.isFunctionWord($0.lower) && !$0.isWord(in: ["defined", "registered", "set"])
    }
    guard let last = noun.last, noun.count <= 4,
      !last.isWord(in: ["thread", "threads", "way", "reason", "place", "time"])
    else { return nil }
    return Array(noun).phrase
  }
}
