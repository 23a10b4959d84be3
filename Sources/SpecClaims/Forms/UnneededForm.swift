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
    "It does not need to be full.", "Callers must not call `-open` again.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    if let lock = noLock(view) ?? passive(view) { return [lock] }
    // "need not call it twice": once, it may be.
    guard isSaid(view), !view.verb.isPassive, !view.isHedged, view.adverbials.times == nil,
      !view.clause.tail.contains(where: \.isSuper)
    else { return [] }
    if let heading = ofHeading(view) { return [heading] }
    guard case let object = Array(view.told.prefix { !$0.isWord("nor") }).trimmingMarks, !object.isEmpty,
      !object[0].isWord(in: Lexicon.prepositions), !object[0].isWord(in: empty),
      object.contains(where: isOfProgram), let rule = RuleVerbs.rule(view.verb.lemma, object),
      ObligationForm.read(view).isEmpty
    else { return [] }
    var subject =
      view.outsider ?? (view.isAuthor ? view.resolver.topic : view.resolver.callSubject(of: view.clause.subject))
    if subject == .unknown, view.isAuthor, view.resolver.scope.hasHeading { subject = view.resolver.thing(object) }
    // "need not call it here", where nothing says what "here" is.
    guard subject != .unknown, view.ruleScope != .words("") else { return [] }
    return [unneeded(rule.action, rule.object, subject, view)]
  }

  /// "you need not V", "the host does not have to V", "it is not necessary to V".
  private static func isSaid(_ view: ClauseView) -> Bool {
    if view.effect == .unnecessary, view.verb.isInfinitive, !view.verb.isUnneeded { return !view.verb.isNegated }
    return view.verb.isUnneeded && !view.verb.isImperative
      && (view.isAuthor && !isWe(view) && !view.verb.isAdvised || Roles.end(view.clause.subject))
  }

  private static func unneeded(
    _ action: Action, _ object: String, _ subject: Subject, _ view: ClauseView
  ) -> ClaimDraft {
    let deed = RuleVerbs.deed((action, object), view.verb.lemma)
    let scope = view.namesPlace ? view.ruleScope : .anywhere
    var draft = view.rule(.obligation(action: deed.action, object: deed.object, scope: scope), subject: subject)
    (draft.polarity, draft.modality) = (false, .fact)
    return draft
  }

  /// "clients do not need to call this", "you should not need to override this method": the method of the section.
  private static func ofHeading(_ view: ClauseView) -> ClaimDraft? {
    let isOverride = ["override", "implement"].contains(view.verb.lemma)
    guard view.isInMethodSection, isOverride || Verbs.calling.contains(view.verb.lemma),
      case let object = view.clause.tail.filter({ !$0.isWord(in: ["yourself", "directly", "explicitly", "manually"]) }),
      object.first?.isWord("this") == true,
      object.count == 1 || object.count == 2 && object[1].isWord(in: ["method", "function", "hook"]),
      case .methods(let methods) = view.resolver.heading
    else { return nil }
    let names = methods.map(\.name.written).joined(separator: ", ")
    return unneeded(isOverride ? .override : .call, names, .methods(methods), view)
  }

  /// "this method does not need to be called", "need not be called explicitly".
  private static func passive(_ view: ClauseView) -> ClaimDraft? {
    let manner = view.clause.tail.trimmingMarks
    guard view.verb.isUnneeded, view.verb.isPassive,
      ["call", "invoke", "override", "implement"].contains(view.verb.lemma),
      !view.verb.isPerfect, manner.allSatisfy({ $0.isWord(in: manners) }), case .methods(let methods) = view.subject
    else { return nil }
    let action: Action = Verbs.calling.contains(view.verb.lemma) ? .call : .override
    var draft = unneeded(action, methods.map(\.name.written).joined(separator: ", "), .methods(methods), view)
    if !manner.isEmpty { draft.manner = manner.phrase }
    return draft
  }

  private static let manners = ["explicitly", "manually", "directly", "again", "yourself", "by", "you", "hand"]

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
        "events", "request", "routine", "routines", "listener", "handler", "reference", "references", "call", "calls",
        "handle", "handles", "resource", "resources", "buffer", "object", "view", "thread", "queue", "pointer",
        "memory", "listeners", "handlers", "buffers", "objects", "threads", "subscription", "subscriptions",
        "observers",
      ])
  }
}
