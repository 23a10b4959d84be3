/// An act that is judged: "opening the tank from a callback is not safe", "calling `-fill` inside the block is illegal", "holding the key
/// across calls is an error".
///
/// Refuses judgements that praise, and acts without an object.
enum CondemnedActForm: SentenceForm {
  static let name = "condemned-act"
  static let summary = "an act that is said to be unsafe, illegal or wrong"
  static let examples = [
    "Opening the tank from a callback is not safe.", "Calling `-fill` inside the block is illegal.",
    "Keeping the key across calls is an error.",
  ]
  static let refuses = [
    "Opening the tank from a callback is safe.", "Opening the tank is usually not safe.", "Opening is not safe.",
    "Opening the tank may be unsafe.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    if let used = use(view) ?? calls(view) ?? onThread(view) ?? calledOnThread(view) { return [used] }
    let act = view.clause.subject.drop { $0.isWord(in: manners) }
    guard let first = act.first, act.count > 1, !view.isHedged,
      view.verb.modality == .fact, !view.verb.isPast, isCondemned(view),
      let lemma = Verbs.lemma(of: first.lower, as: [.gerund]) ?? Verbs.guessedLemma(ofGerund: first.lower),
      !isTwice(view),
      !MethodProhibitionForm.isHere(view.clause.subject), let place = place(view)
    else { return [] }
    let (object, state) = object(of: Array(act))
    if let itself = itself(lemma, object, place, view) { return [itself] }
    guard object.first.map({ !$0.isWord(in: Lexicon.prepositions) || RuleVerbs.takes(lemma, $0) }) ?? true,
      // "stopping or closing the tank": two acts, of which the first has no object of its own.
      object.first?.isWord(in: Lexicon.coordinators) != true, let rule = RuleVerbs.rule(lemma, object)
    else {
      return []
    }
    // "directly opening the tank": opening it otherwise may be fine.
    let manner = view.clause.subject.prefix(view.clause.subject.count - act.count).map(\.lower)
    var draft = view.rule(
      .prohibition(action: rule.action, object: ([rule.object] + manner).joined(separator: " "), scope: place),
      subject: subject(object, view), verb: lemma)
    draft.modality = isMild(view) ? .should : .must
    if let state { draft.condition = [draft.condition, state].compactMap(\.self).joined(separator: ", ") }
    return [draft]
  }

  private static let manners: Set<String> = ["directly", "explicitly", "manually", "blindly"]

  /// "(calling) `fill` | while the tank is shut": what is done, and when.
  private static func object(of act: [Token]) -> (object: [Token], state: String?) {
    let rest = Array(act.dropFirst())
    guard let start = rest.firstIndex(where: { $0.isWord(in: ["while", "when"]) }), start > 0 else {
      return (rest, nil)
    }
    return (Array(rest[..<start]), rest[start...].phrase)
  }

  /// "calling this method from a handler is an error": the method is what must not be called.
  private static func itself(_ lemma: String, _ object: [Token], _ place: Scope, _ view: ClauseView) -> ClaimDraft? {
    guard ["call", "invoke", "override"].contains(lemma) else { return nil }
    let end = object.firstIndex { $0.isWord(in: Lexicon.prepositions) } ?? object.count
    guard object.first?.isWord("this") == true, let methods = view.resolver.place(Array(object[..<end])),
      methods.count == 1, end == object.count || place == .anywhere
    else { return nil }
    let scope: Scope = end == object.count ? place : .words(object[end...].phrase)
    return draft(lemma == "override" ? .override : .call, methods, scope, view)
  }

  /// "its use is discouraged", "use of this function is discouraged": the method is not to be called.
  private static func use(_ view: ClauseView) -> ClaimDraft? {
    let subject = view.clause.subject.drop { $0.isWord("the") }
    guard !view.isHedged, view.verb.modality == .fact, !view.verb.isPast, isCondemned(view),
      let noun = subject.firstIndex(where: { $0.isWord(in: ["use", "usage"]) }), noun <= subject.startIndex + 1,
      case let rest = subject[(noun + 1)...], case let owner = subject[..<noun],
      owner.allSatisfy({ $0.isWord("its") || $0.isPossessive }), owner.isEmpty != rest.isEmpty,
      let methods = view.resolver.place(rest.isEmpty ? [] : Array(rest.drop { $0.isWord("of") })), methods.count == 1,
      let place = place(view)
    else { return nil }
    return draft(.call, methods, place, view)
  }

  /// "calls to `fill` are strongly discouraged in this hook".
  private static func calls(_ view: ClauseView) -> ClaimDraft? {
    let words = view.clause.subject.drop { $0.isWord(in: ["any", "all", "direct", "further"]) }
    guard !view.isHedged, view.verb.modality == .fact, !view.verb.isPast, isCondemned(view), words.count > 2,
      words.first?.isWord("calls") == true, words.dropFirst().first?.isWord("to") == true, let place = place(view),
      let methods = view.resolver.methodsAlone(in: Array(words.dropFirst(2))), methods.count == 1
    else { return nil }
    return draft(.call, methods, place, view)
  }

  private static func draft(_ action: Action, _ methods: [MethodReference], _ scope: Scope, _ view: ClauseView)
    -> ClaimDraft
  {
    var draft = view.rule(
      .prohibition(action: action, object: methods[0].name.written, scope: scope), subject: .methods(methods))
    draft.modality = isMild(view) ? .should : .must
    return draft
  }

  /// "… in a callback", "… while the tank is full": what stands behind the judgement; nil where that is neither.
  private static func place(_ view: ClauseView) -> Scope? {
    let state = view.clause.tail.firstIndex { $0.isWord(in: judging) }
    let rest = view.clause.tail[(state.map { $0 + 1 } ?? 0)...].prefix { $0.kind != .mark }
    guard let first = rest.first else { return .anywhere }
    // "is not supported on old hosts": by those.
    if view.verb.lemma == "support", first.isWord(in: ["on", "by", "with"]) { return nil }
    if AdverbialParser.connectiveLength(Array(rest), at: 0) != nil { return .anywhere }
    return first.isWord(in: Lexicon.prepositions) && !first.isWord(in: ["to", "for"]) && rest.count > 1
      ? .words(rest.phrase) : nil
  }

  private static let good: Set<String> = [
    "safe", "legal", "valid", "allowed", "permitted", "recommended", "supported", "advisable",
  ]
  private static let bad: Set<String> = [
    "unsafe", "illegal", "forbidden", "prohibited", "disallowed", "invalid", "wrong", "discouraged",
    "unsupported",
  ]

  private static let judging = good.union(bad).union(["error", "mistake", "bug", "avoided"])

  static func isCondemned(_ view: ClauseView) -> Bool { view.clause.verb != nil && condemns(view.clause) }

  /// The verb says that what the subject tells of is wrong.
  static func condemns(_ clause: Clause) -> Bool {
    guard let verb = clause.verb else { return false }
    if verb.isPassive { return (verb.isNegated ? good : bad).contains(Verbs.participle(of: verb.lemma)) }
    guard verb.lemma == "be" else { return false }
    if clause.tail.trimmingMarks.map(\.lower) == ["something", "to", "be", "avoided"] { return !verb.isNegated }
    let predicate = clause.tail.prefix { $0.kind != .mark && !$0.isWord(in: ["if", "when", "unless", "while"]) }
    let words = predicate.filter { !$0.isWord(in: Lexicon.adverbs) }
    guard let state = words.first else { return false }
    if state.isWord(in: verb.isNegated ? good : bad) { return true }
    let isKind = words.count == 3 && words[1].isWord(in: ["programming", "programmer", "usage", "serious"])
    return !verb.isNegated && (words.count == 2 || isKind) && state.isWord(in: ["an", "a"])
      && words.last?.isWord(in: ["error", "mistake", "bug"]) == true
  }

  /// "calling it twice is illegal" is about the count.
  private static func isTwice(_ view: ClauseView) -> Bool {
    if view.clause.subject.contains(where: { $0.isWord(in: ["twice", "again", "once", "concurrently", "without"]) })
      || !view.adverbials.threads.isEmpty
    {
      return true
    }
    let threads = AdverbialParser(view.clause.subject).parse().threads
    return !threads.isEmpty && !(threads == [.any] && isFromSeveral(view.clause.subject))
  }

  /// "opening a tank from several threads": what, and not where, is condemned.
  private static func isFromSeveral(_ act: [Token]) -> Bool {
    act.last?.isWord("threads") == true && !act.dropFirst().prefix(2).contains { $0.isWord(in: ["this", "it"]) }
  }

  static func isMild(_ view: ClauseView) -> Bool {
    ["discourage", "recommend"].contains(view.verb.lemma)
      || view.clause.tail.contains { $0.isWord(in: ["discouraged", "advisable", "avoided"]) }
  }

  private static func subject(_ object: [Token], _ view: ClauseView) -> Subject {
    view.isInMethodSection ? view.resolver.heading : view.resolver.thing(object)
  }
}
