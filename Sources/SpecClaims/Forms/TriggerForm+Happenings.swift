/// What makes a call happen, in front of it or behind "if": "When a valve leaks, `repair` is called", "is called if a fault occurs".
///
/// What stands there is the case as often as the cause. Only what happens is a cause; a state ("when the tank is open", "if it has a
/// valve"), a setting ("when a limit is configured") and a wish ("when you want it") are none.
extension TriggerForm {
  /// "When E, X is called".
  static func inFront(_ view: ClauseView) -> [ClaimDraft] {
    guard view.clause.leading.count == 1, view.leading.items.count == 1, let condition = view.leading.conditions.first,
      view.adverbials.items.isEmpty, counting.isDisjoint(with: view.verb.adverbs), isOfCall(view),
      let event = happening(in: condition), !isItself(condition, view)
    else { return [] }
    var draft = view.draft(.trigger(event: event.phrase))
    draft.condition = nil
    return [draft]
  }

  /// "again", "still": how often, and "only": the other way round.
  private static let counting: Set<String> = ["again", "still", "only", "repeatedly", "periodically"]

  /// A method, the callbacks, an event; what is sent or delivered may be anything. "It" is something of the cause, and "the callback" in
  /// the section of a method one that was handed over.
  private static func isOfCall(_ view: ClauseView) -> Bool {
    let subject = view.clause.subject
    if view.subject == .unknown || subject.isLonePronoun { return false }
    if view.isAboutHeading, subject.last?.isWord(in: NominalCall.nouns) == true, subject.first?.isWord("this") != true {
      return false
    }
    return CallCountForm.isOwnSubject(view)
      || subject.last?.isWord(in: ["event", "events", "signal", "signals"]) == true
  }

  /// What happens, behind "when" or "if".
  static func happening(in condition: [Token]) -> [Token]? {
    let event = Array(condition.dropFirst())
    guard condition.first?.isWord(in: ["when", "whenever", "if"]) == true, !event.contains(where: { $0.kind == .mark }),
      let verb = MainVerb.group(in: event), verb.range.lowerBound > 0, !verb.isNegated, verb.modality == .fact,
      !verb.isPerfect, !verb.isProgressive, !verb.isHedged, WhenClause.relation(of: event) == nil,
      case let thing = event[..<verb.range.lowerBound], !Array(thing).isLonePronoun,
      !thing.contains(where: { $0.isWord(in: Lexicon.relative) })
    else { return nil }
    if condition[0].isWord("if") {
      return (verb.isPassive ? raising : Verbs.happening).contains(verb.lemma) ? event : nil
    }
    return isCircumstance(verb, of: event) ? nil : event
  }

  /// "a fault is raised": nothing that lasts.
  private static let raising: Set<String> = ["raise", "throw", "receive", "detect", "encounter", "catch", "emit"]

  private static func isCircumstance(_ verb: VerbGroup, of event: [Token]) -> Bool {
    if ["want", "need", "wish", "like"].contains(verb.lemma) { return true }
    return states.contains(verb.lemma) || verb.isPassive && settings.contains(verb.lemma)
  }

  private static let states: Set<String> = [
    "be", "have", "exist", "contain", "support", "use", "require", "remain", "stay", "match", "equal", "belong",
    "depend", "allow", "know", "hold", "own", "implement", "provide", "specify", "mean", "lack", "include", "inherit",
    "override", "define", "declare", "prefer", "seem", "live", "lie", "work", "look", "extend", "conform", "run",
  ]
  private static let settings: Set<String> = [
    "set", "enable", "disable", "give", "supply", "omit", "configure", "install", "compile", "build", "deploy", "mark",
    "expect", "choose", "select", "say", "assume", "consider", "think", "base", "link", "connect", "attach",
    "fix",
  ]
}
