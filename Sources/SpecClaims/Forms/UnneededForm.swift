/// Something that nobody has to do: "observers do not need to send a request first", "callers need not hold the lock".
///
/// Read as the obligation denied. Refuses hedges, what a method itself need not do, and acts that are no calls of a program ("you do not
/// need to do anything").
enum UnneededForm: SentenceForm {
  static let name = "unneeded"
  static let summary = "something that a caller does not have to do"
  static let examples = [
    "Observers do not need to send a request first.", "Callers need not call `-open` again.",
    "The plugin does not have to hold the lock.",
  ]
  static let refuses = [
    "Observers usually do not need to send a request.", "Callers do not have to do anything.",
    "It does not need to be called.", "Callers must not call `-open` again.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    if let lock = noLock(view) { return [lock] }
    guard view.verb.isUnneeded, !view.verb.isPassive, !view.isHedged, !view.verb.isImperative,
      !view.clause.tail.contains(where: \.isSuper),
      view.isAuthor && !isWe(view) && !view.verb.isAdvised || Roles.end(view.clause.subject)
    else { return [] }
    if let heading = ofHeading(view) { return [heading] }
    guard case let object = view.adverbials.rest.trimmingMarks, !object.isEmpty,
      !object[0].isWord(in: Lexicon.prepositions), !object[0].isWord(in: empty),
      object.contains(where: isOfProgram), let rule = RuleVerbs.rule(view.verb.lemma, object),
      ObligationForm.read(view).isEmpty
    else { return [] }
    let subject = view.isAuthor ? view.resolver.topic : view.resolver.callSubject(of: view.clause.subject)
    guard subject != .unknown else { return [] }
    return [unneeded(rule.action, rule.object, subject, view)]
  }

  private static func unneeded(
    _ action: Action, _ object: String, _ subject: Subject, _ view: ClauseView
  ) -> ClaimDraft {
    var draft = view.rule(.obligation(action: action, object: object, scope: .anywhere), subject: subject)
    (draft.polarity, draft.modality) = (false, .fact)
    return draft
  }

  /// "clients do not need to call this": the method of the section.
  private static func ofHeading(_ view: ClauseView) -> ClaimDraft? {
    guard view.isInMethodSection, Verbs.calling.contains(view.verb.lemma),
      view.clause.tail.first?.isWord("this") == true,
      view.clause.tail.count == 1
        || view.clause.tail.count == 2 && view.clause.tail[1].isWord(in: ["method", "function", "hook"]),
      case .methods(let methods) = view.resolver.heading
    else { return nil }
    return unneeded(.call, methods.map(\.name.written).joined(separator: ", "), .methods(methods), view)
  }

  /// "no locks are needed", "no lock is required".
  private static func noLock(_ view: ClauseView) -> ClaimDraft? {
    guard view.verb.isPassive, ["need", "require"].contains(view.verb.lemma), !view.verb.isNegated, !view.isHedged,
      view.verb.modality == .fact, view.clause.subject.count <= 5, view.clause.subject.first?.isWord("no") == true,
      let noun = view.clause.subject.last, noun.isWord(in: ["lock", "locks", "locking", "mutex"]),
      view.resolver.topic != .unknown
    else { return nil }
    return unneeded(.lock, view.clause.subject.dropFirst().phrase, view.resolver.topic, view)
  }

  private static func isWe(_ view: ClauseView) -> Bool { view.clause.subject.first?.isWord("we") == true }

  private static let empty = ["anything", "something", "nothing", "this", "that", "so", "these"]

  private static func isOfProgram(_ token: Token) -> Bool {
    token.kind == .code
      || token.isWord(in: [
        "lock", "locks", "method", "methods", "function", "functions", "callback", "callbacks", "notification", "event",
        "events", "request", "routine", "routines", "listener", "handler", "reference", "references", "call",
      ])
  }
}
