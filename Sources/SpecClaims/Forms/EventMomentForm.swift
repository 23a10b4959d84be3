/// What happens once something else has: "after the pump has stopped, the tank is drained", "once you leave this method, the host closes
/// the valve", "the tank is drained when the pump has stopped".
///
/// The moment is a clause or an action of its own, before or behind what happens then. Refuses states that only hold then, what an author
/// does next, and moments that are no more than conditions ("when the pump stops").
enum EventMomentForm: SentenceForm {
  static let name = "event-moment"
  static let summary = "something that happens once something else has happened"
  static let examples = [
    "After the pump has stopped, the tank is drained.", "Once you leave this method, the host closes the valve.",
    "The tank will be drained when the pump has stopped.",
  ]
  static let refuses = [
    "After the pump has stopped, you can drain the tank.", "When the pump stops, the tank is drained.",
    "After the pump has stopped, the tank is usually drained.", "After the pump has stopped, the tank is full.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard isStatement(view), let subject = subject(view) else { return [] }
    return moments(view).compactMap { moment in
      let reference = view.resolver.reference(moment.target)
      if case .superCall = reference { return nil }
      if case .event(let phrase) = reference, !isMoment(moment.target, phrase) { return nil }
      guard let relation = relation(moment.relation, view) else { return nil }
      return view.draft(.order(relation, reference), subject: subject)
    }
  }

  private static func isStatement(_ view: ClauseView) -> Bool {
    switch view.clause.link {
    case .main, .coordinate: break
    case .causal, .parenthetical, .relative: return false
    }
    return !view.isCall && !ImmutabilityForm.isTreated(view) && !ErrorForm.isOfIgnored(view) && !view.isYou
      && !view.isHedged && !view.isDenied && view.effect == .none
      && (view.verb.modality == .fact || isImpossible(view)) && (!view.verb.isPerfect || isDoneByThen(view))
      && !view.verb.isInfinitive
      && !view.verb.isElliptical
      && !view.verb.isProgressive && !view.verb.isProspective
      // "is told when it ends": that it does.
      && !["tell", "inform", "know", "ask", "learn"].contains(view.verb.lemma)
  }

  /// "By the time the pump stops, the tank has been drained."
  private static func isDoneByThen(_ view: ClauseView) -> Bool {
    !view.verb.isPast && !view.verb.isNegated
      && view.clause.leading.contains { $0.prefix(3).map(\.lower) == ["by", "the", "time"] }
      && StateAtCallForm.read(view).isEmpty
  }

  /// "Once the tank is closed, it cannot be filled."
  private static func isImpossible(_ view: ClauseView) -> Bool {
    view.verb.isCan && view.verb.isNegated && view.verb.isPassive && view.verb.modality == .may
      && view.adverbials.rest.isEmpty && ImmutabilityForm.read(view).isEmpty
  }

  /// What the form reads, as relation and words.
  private static func moments(_ view: ClauseView) -> [(relation: Relation, target: [Token])] {
    // "Until E, the tank is bound to it": how long, and not when it begins.
    let isUntil = !view.verb.isNegated && view.clause.leading.contains { $0.contains { $0.isWord("until") } }
    let named = view.leading.orders.filter {
      !$0.exclusively && !(isUntil && $0.relation == .before)
        && [.after, .before, .immediatelyAfter, .immediatelyBefore].contains($0.relation)
    }
    .map { (relation: $0.relation, target: $0.target) }
    let conditions = WhenClause.moments(in: view.leading.conditions + view.adverbials.conditions)
    // "becomes idle when either A, or when B": of two moments. "Becomes idle until B": up to one.
    if view.clause.tail.contains(where: { $0.isWord("either") }) { return [] }
    let isForGood = view.verb.lemma == "become" && !view.clause.tail.contains { $0.isWord(in: ["until", "till"]) }
    let behind = isForGood ? view.adverbials.orders.filter { !$0.exclusively } : []
    return named + behind.map { (relation: $0.relation, target: $0.target) }
      + conditions.filter { $0.relation == .after || $0.relation == .before }
  }

  /// "After X, it is not drained any more": never after that. "Before X, it is not drained": not before.
  private static func relation(_ relation: Relation, _ view: ClauseView) -> Relation? {
    guard view.verb.isNegated else { return relation }
    switch relation {
    case .after: return view.verb.isPassive ? .neverAfter : nil
    case .before: return view.verb.isPassive ? .neverBefore : nil
    default: return nil
    }
  }

  /// "after that", "after this", "once so": what is pointed at stands in another sentence.
  private static func isMoment(_ target: [Token], _ phrase: String) -> Bool {
    guard let first = target.first else { return false }
    if target.count == 1, first.kind == .word { return first.isWord(in: ["completion", "termination"]) }
    if target.contains(where: { $0.isWord(in: ["lines", "bytes", "characters", "arguments"]) }) { return false }
    return !(target.count == 2 && first.isWord(in: ["that", "this", "these", "those"]))
      && PhraseGate.isEvent(phrase)
  }

  /// What happens, as a phrase: the passive's subject, or the object of what the framework does to it.
  private static func subject(_ view: ClauseView) -> Subject? {
    let words = view.clause.subject
    guard let first = words.first, words.count <= 9,
      !first.isWord(in: ["no", "none", "nothing", "there", "that", "our"]),
      !words.isLonePronoun
    else { return nil }
    if view.verb.isPassive { return passive(words, view) }
    if let changed = changed(words, view) { return changed }
    if view.adverbials.rest.allSatisfy({ $0.kind == .mark || Lexicon.isAdverb($0.lower) }) {
      return beginnings.contains(view.verb.lemma) && !view.verb.isNegated
        ? .phrase(Verbs.active(words.phrase, view.verb.lemma)) : nil
    }
    return view.verb.isNegated ? nil : done(view)
  }

  /// "the tank becomes ready", "the tank transitions to the open state".
  private static func changed(_ words: [Token], _ view: ClauseView) -> Subject? {
    if ["transition", "switch", "change", "move"].contains(view.verb.lemma), !view.verb.isNegated,
      case let rest = view.clause.tail.trimmingMarks, (2...5).contains(rest.count), rest[0].isWord(in: ["to", "into"]),
      rest.last?.isWord(in: ["state", "phase", "mode", "stage"]) == true
    {
      return .phrase("\(Verbs.active(words.phrase, view.verb.lemma)) \(rest.phrase)")
    }
    let state = view.adverbials.rest.trimmingMarks
    guard view.verb.lemma == "become", !view.verb.isNegated, (1...2).contains(state.count),
      state.allSatisfy({ $0.kind == .code || $0.kind == .word && !Lexicon.isFunctionWord($0.lower) })
    else { return nil }
    return .phrase("\(words.phrase) becomes \(state.phrase)")
  }

  /// "the host closes the valve": the valve is closed.
  private static func done(_ view: ClauseView) -> Subject? {
    // "Once X has been added twice, `remove` removes one": what a call does to what it is given is no order.
    guard view.resolver.methods(in: view.clause.subject).isEmpty else { return nil }
    let object = Array(view.clause.tail.prefix { $0.kind != .mark && !$0.isWord(in: endings) })
    guard let first = object.first, first.kind == .code || first.isWord(in: Lexicon.determiners) || object.count > 1
    else { return nil }
    return Deed.event(of: view.verb, to: object).map(Subject.phrase)
  }

  private static let endings = Lexicon.prepositions.union(Lexicon.temporal).subtracting(["of"])

  /// Verbs that need no object to tell what happens.
  static let beginnings: Set<String> = [
    "complete", "finish", "end", "expire", "close", "open", "start", "stop", "begin", "exit", "terminate", "resolve",
    "resume", "return", "disappear", "appear", "fire", "retry", "restart", "reconnect",
  ]

  private static func passive(_ words: [Token], _ view: ClauseView) -> Subject? {
    guard !states.contains(view.verb.lemma) else { return nil }
    let event = Verbs.passive(words.phrase, view.verb.lemma)
    guard view.verb.lemma == "consider" else { return .phrase(event) }
    let judged = view.adverbials.rest.prefix { $0.kind != .mark && !$0.isWord(in: Lexicon.coordinators) }
    return judged.isEmpty || judged.count > 5 ? nil : .phrase("\(event) \(Array(judged).phrase)")
  }

  /// Participles that tell how something is, not what happens to it.
  private static let states: Set<String> = [
    "use", "need", "return", "require", "know", "recommend", "mean", "intend", "design", "base", "relate", "allow",
    "permit",
    "expect", "suppose",
  ]
}
