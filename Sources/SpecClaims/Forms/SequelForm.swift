/// What comes next: "the tank is filled, then `-open` is called", "the host closes the valve and then calls `-drained`".
///
/// Only within one sentence, where both are told as facts. Refuses conclusions ("if so, then …"), hedges, and what is told of a state.
enum SequelForm: SentenceForm {
  static let name = "sequel"
  static let summary = "what happens next, told with “then”"
  static let examples = [
    "The tank is filled, then `-open` is called.", "The host closes the valve and then calls `-drained`.",
    "`-open` is called, and then the tank is drained.", "`-open` is called, and `-drained` is called afterwards.",
  ]
  static let refuses = [
    "If the tank is filled, then `-open` is called.", "The tank is usually filled, then `-open` is called.",
    "The tank is not filled, then `-open` is called.", "Fill the tank, then call `-open`.",
    "The tank is full, then `-open` is called.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    if let followers = followers(view) ?? afterwards(view) { return followers }
    // "is called, then followed by `b`": what follows is told by the verb.
    guard view.verb.lemma != "follow", view.written.isSequel || isThen(view), let previous = view.previous,
      previous.verb?.isPast != true,
      let before = event(of: previous, view),
      view.adverbials.orders.isEmpty, view.verb.modality == .fact || view.verb.modality == .may && view.isCall,
      isPlain(view.verb), !view.isHedged, let subject = subject(view)
    else { return [] }
    return [view.draft(.order(.after, before), subject: subject)]
  }

  /// "… and `b` is then called", "… and `b` is called afterwards".
  private static func isThen(_ view: ClauseView) -> Bool {
    guard view.isCall, view.verb.isPassive, view.clause.link == .coordinate, !view.clause.inheritsSubject,
      view.condition == nil, view.verb.modality == .fact
    else { return false }
    let tail = view.clause.tail.trimmingMarks.map(\.lower)
    return view.verb.adverbs.contains("then") && tail.isEmpty
      || [["afterwards"], ["afterward"], ["thereafter"], ["after", "that"]].contains(tail)
  }

  /// "`a` is called before E and `b` is called afterwards": after E.
  private static func afterwards(_ view: ClauseView) -> [ClaimDraft]? {
    guard view.isCall, view.verb.isPassive, view.verb.modality == .fact, isPlain(view.verb), !view.isHedged,
      view.clause.link == .coordinate, view.clause.tail.trimmingMarks.map(\.lower) == ["afterwards"],
      let previous = view.previous, previous.verb?.isNegated == false,
      case let orders = AdverbialParser(previous.tail).parse().orders, orders.count == 1, orders[0].relation == .before,
      view.subject != .unknown
    else { return nil }
    return [view.draft(.order(.after, view.resolver.reference(orders[0].target)))]
  }

  /// "`a` is called, followed by `b`, and finally `c`": each after the one before.
  private static func followers(_ view: ClauseView) -> [ClaimDraft]? {
    let tail = view.clause.tail
    guard view.isCall, view.verb.isPassive, view.verb.modality == .fact, isPlain(view.verb), !view.isHedged,
      !view.isDenied, case .methods(let first) = view.subject, first.count == 1,
      let by = tail.firstIndex(where: { $0.isWord("by") }), by > 0, by <= 3, tail[by - 1].isWord("followed")
    else { return nil }
    let words = tail[(by + 1)...].filter {
      $0.kind != .mark && !$0.isWord(in: ["and", "then", "finally", "lastly", "by", "the", "followed", "method"])
    }
    guard !words.isEmpty, words.count <= 5, words.allSatisfy({ $0.kind == .code }),
      case let named = words.flatMap({ view.resolver.methods(in: [$0]) }), named.count == words.count
    else { return nil }
    return zip(first + named, named).map { before, after in
      view.draft(.order(.after, .method(before, finished: false)), subject: .methods([after]))
    }
  }

  private static func isPlain(_ verb: VerbGroup) -> Bool {
    !verb.isNegated && !verb.isImperative && !verb.isPerfect && !verb.isHedged && !verb.isInfinitive
  }

  /// What has happened by then.
  private static func event(of clause: Clause, _ view: ClauseView) -> Reference? {
    guard let verb = clause.verb, verb.modality == .fact, isPlain(verb), !clause.subject.isEmpty,
      // "where the draw leaves a gap, then …": in which case, and not what came before.
      clause.subject.first?.isWord("where") == false,
      clause.link != .relative,
      !clause.tail.contains(where: { $0.isWord(in: Lexicon.hedges) })
    else { return nil }
    if verb.isPassive {
      // "is called `Tank`": by that name.
      if verb.lemma == "call", clause.tail.contains(where: { $0.kind == .code || $0.kind == .mark }) { return nil }
      let named = view.resolver.methods(in: clause.subject)
      if Verbs.invocation.contains(verb.lemma), named.count == 1, clause.subject.count <= 4 {
        return .method(named[0], finished: false)
      }
      return phrase(clause.subject).map { .event(Verbs.passive($0, verb.lemma)) }
    }
    return deed(of: clause, verb).map { .event($0) }
  }

  private static func subject(_ view: ClauseView) -> Subject? {
    if view.isCall {
      switch view.subject {
      // "then calls the callback" in a section: one that was handed over.
      case .methods
      where view.written.verb?.isPassive == false && view.isAboutHeading && view.clause.subject.count == 2
        && view.clause.subject[0].isWord("the"):
        return .phrase(view.clause.subject.phrase)
      case .methods: return view.subject
      case .phrase: return view.verb.isPassive ? phrase(view.clause.subject).map { .phrase($0) } : nil
      case .everyMethod, .unknown: return nil
      }
    }
    if view.verb.isPassive {
      // "Finally, the old one is used": where the others did not do.
      return view.verb.lemma == "use"
        ? nil : phrase(view.clause.subject).map { .phrase(Verbs.passive($0, view.verb.lemma)) }
    }
    return deed(of: view.clause, view.verb).map(Subject.phrase)
  }

  /// What is done to something, or the state that something enters.
  private static func deed(of clause: Clause, _ verb: VerbGroup) -> String? {
    let object = Array(clause.tail.prefix { $0.kind != .mark && !$0.isWord(in: Lexicon.prepositions) })
    if object.isEmpty, clause.tail.isEmpty, EventMomentForm.beginnings.contains(verb.lemma) {
      return phrase(clause.subject).map { Verbs.active($0, verb.lemma) }
    }
    guard verb.lemma == "enter" else { return Deed.event(of: verb, to: object) }
    guard object.last?.isWord(in: ["state", "phase", "mode", "stage"]) == true, object.count <= 5 else { return nil }
    return phrase(clause.subject).map { "\($0) enters \(object.phrase)" }
  }

  /// A thing by its name; "it" and "they" point elsewhere.
  private static func phrase(_ words: [Token]) -> String? {
    guard let first = words.first, words.count <= 8, !words.isLonePronoun,
      !first.isWord(in: ["no", "none", "nothing", "there", "that"]), PhraseGate.isNounPhrase(words.phrase)
    else { return nil }
    return words.objectPhrase
  }
}
