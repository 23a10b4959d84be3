/// A call during which no other is made: "while this method runs, no other callback is invoked", "no other hook is called while `fill` is
/// running".
///
/// Refuses calls that are denied in some other case, and what merely happens meanwhile.
enum ExclusiveCallForm: SentenceForm {
  static let name = "exclusive-call"
  static let summary = "a call during which no other is made"
  static let examples = [
    "While this method runs, no other callback is invoked.", "No other hook is called while `-fill` is running.",
  ]
  static let refuses = [
    "While this method runs, no other callback is usually invoked.",
    "While the tank leaks, no other callback is invoked.",
    "While this method runs, another callback is invoked.", "While this method runs, no other callback fails.",
    "While this method does not run, no other callback is invoked.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    let subject = view.clause.subject
    guard isCall(view), subject.count > 2, subject[0].isWord("no"), subject[1].isWord("other"),
      subject[2].isWord(in: SubjectResolver.methodNouns),
      subject.count == 3 || subject[3].isWord(in: ["of", "on", "in"]),
      let method = running(view)
    else { return [] }
    var draft = view.draft(.concurrency(mode: "exclusive"), subject: method)
    draft.condition = nil
    return [draft]
  }

  private static func isCall(_ view: ClauseView) -> Bool {
    let isMade = view.verb.isPassive ? view.isCall : ["run", "execute", "fire"].contains(view.verb.lemma)
    return isMade && !view.verb.isNegated && !view.isHedged && view.effect == .none
      && view.verb.modality != .should && view.adverbials.threads.isEmpty && view.adverbials.orders.isEmpty
      && view.adverbials.times == nil
  }

  /// The method of "while X runs", which is all that stands around the call.
  private static func running(_ view: ClauseView) -> Subject? {
    let tail = view.clause.tail.trimmingMarks
    let cases = view.clause.leading + (tail.isEmpty ? [] : [tail])
    guard cases.count == 1, cases[0].count > 2, cases[0][0].isWord("while"),
      case let words = Array(cases[0].dropFirst()).trimmingMarks, let verb = MainVerb.group(in: words),
      !verb.isNegated, !verb.isPerfect, verb.modality == .fact, isRunning(verb, words),
      case let named = Array(words[..<verb.range.lowerBound]), !named.isEmpty
    else { return nil }
    if named.map(\.lower) == ["it"] || named.map(\.lower) == ["this", "one"] {
      return view.isInMethodSection ? view.resolver.heading : nil
    }
    guard case .methods(let methods) = view.resolver.callSubject(of: named), methods.count == 1 else { return nil }
    return .methods(methods)
  }

  /// "runs", "is running", "is being called", "is in progress".
  private static func isRunning(_ verb: VerbGroup, _ words: [Token]) -> Bool {
    let rest = words[verb.range.upperBound...].map(\.lower)
    if verb.lemma == "be" { return [["active"], ["in", "progress"]].contains(rest) }
    guard rest.isEmpty else { return false }
    return verb.isPassive
      ? verb.isProgressive && Verbs.invocation.contains(verb.lemma) : ["run", "execute"].contains(verb.lemma)
  }
}
