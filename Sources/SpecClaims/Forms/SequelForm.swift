/// What comes next: "the tank is filled, then `-open` is called", "the host closes the valve and then calls `-drained`".
///
/// Only within one sentence, where both are told as facts. Refuses conclusions ("if so, then …"), hedges, and what is told of a state.
enum SequelForm: SentenceForm {
  static let name = "sequel"
  static let summary = "what happens next, told with “then”"
  static let examples = [
    "The tank is filled, then `-open` is called.", "The host closes the valve and then calls `-drained`.",
    "`-open` is called, and then the tank is drained.",
  ]
  static let refuses = [
    "If the tank is filled, then `-open` is called.", "The tank is usually filled, then `-open` is called.",
    "The tank is not filled, then `-open` is called.", "Fill the tank, then call `-open`.",
    "The tank is full, then `-open` is called.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.written.isSequel, let previous = view.previous, let before = event(of: previous, view),
      view.adverbials.orders.isEmpty, view.verb.modality == .fact || view.verb.modality == .may && view.isCall,
      isPlain(view.verb), !view.isHedged, let subject = subject(view)
    else { return [] }
    return [view.draft(.order(.after, before), subject: subject)]
  }

  private static func isPlain(_ verb: VerbGroup) -> Bool {
    !verb.isNegated && !verb.isImperative && !verb.isPerfect && !verb.isHedged && !verb.isInfinitive
  }

  /// What has happened by then.
  private static func event(of clause: Clause, _ view: ClauseView) -> Reference? {
    guard let verb = clause.verb, verb.modality == .fact, isPlain(verb), !clause.subject.isEmpty,
      clause.link != .relative,
      !clause.tail.contains(where: { $0.isWord(in: Lexicon.hedges) })
    else { return nil }
    if verb.isPassive {
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
      if case .methods = view.subject { return view.subject }
      return nil
    }
    if view.verb.isPassive { return phrase(view.clause.subject).map { .phrase(Verbs.passive($0, view.verb.lemma)) } }
    return deed(of: view.clause, view.verb).map(Subject.phrase)
  }

  /// What is done to something, or the state that something enters.
  private static func deed(of clause: Clause, _ verb: VerbGroup) -> String? {
    let object = Array(clause.tail.prefix { $0.kind != .mark && !$0.isWord(in: Lexicon.prepositions) })
    guard verb.lemma == "enter" else { return Deed.event(of: verb, to: object) }
    guard object.last?.isWord(in: ["state", "phase", "mode", "stage"]) == true, object.count <= 5 else { return nil }
    return phrase(clause.subject).map { "\($0) enters \(object.phrase)" }
  }

  /// A thing by its name; "it" and "they" point elsewhere.
  private static func phrase(_ words: [Token]) -> String? {
    guard let first = words.first, words.count <= 8, !(words.count == 1 && first.isWord(in: Lexicon.pronouns)),
      !first.isWord(in: ["no", "none", "nothing", "there", "that"]), PhraseGate.isNounPhrase(words.phrase)
    else { return nil }
    return words.objectPhrase
  }
}
