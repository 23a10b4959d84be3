/// What may be done in one way alone, or in one case alone: "the fields should only be read through the getter", "hosts must only send marks
/// when the tank is open".
///
/// Read as the prohibition of everything else. Of calls it reads the case alone ("may only be called when the tank is open"): a thread, a
/// moment or a caller are other forms'. Refuses cases that the sentence hedges.
enum OnlyRuleForm: SentenceForm {
  static let name = "only-rule"
  static let summary = "something that must be done in one way, or in one case, alone"
  static let examples = [
    "The fields should only be read through the getter.", "Hosts must only send marks when the tank is open.",
    "This function may only be called while the tank is open.",
  ]
  static let refuses = [
    "The fields are only read through the getter.", "This method must only be called on main.",
    "Hosts should usually only send marks when the tank is open.", "Hosts must not only send marks.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard !view.isHedged, !view.verb.isNegated, !view.verb.isUnneeded, !view.verb.isImperative, view.effect == .none,
      view.verb.adverbs.contains("only"), !view.verb.isNeed, view.adverbials.threads.isEmpty,
      view.adverbials.orders.isEmpty,
      view.adverbials.times == nil
    else { return [] }
    if let inPlace = inPlace(view) { return [inPlace] }
    if view.isCall { return ofCall(view) }
    if view.clause.subject.isEmpty { return [] }
    return view.verb.isPassive ? passive(view) : active(view)
  }

  /// "this function may only be called if C"; when a hook or an event can be, somebody else decides.
  private static func ofCall(_ view: ClauseView) -> [ClaimDraft] {
    guard view.verb.isPassive, Verbs.calling.contains(view.verb.lemma), view.verb.modality != .fact,
      let only = onlyCase(view), case .methods(let methods) = view.subject,
      view.adverbials.rest.trimmingMarks.isEmpty, CallOrderForm.read(view).isEmpty,
      view.clause.subject.last?.isWord(in: ["callback", "hook", "handler", "listener", "event"]) != true
    else { return [] }
    var draft = draft(.call, methods.map(\.name.written).joined(separator: ", "), .anywhere, view)
    (draft.condition, draft.modality) = (only, view.verb.modality == .should ? .should : .must)
    return [draft]
  }

  /// "this function may only be called inside a filter", "can only be used in filters"; from where a hook is called, its host decides.
  private static func inPlace(_ view: ClauseView) -> ClaimDraft? {
    let rest = view.adverbials.rest.trimmingMarks
    guard view.verb.isPassive, view.verb.lemma == "use" || Verbs.calling.contains(view.verb.lemma),
      view.verb.modality != .fact, case .methods(let methods) = view.subject, rest.count > 1,
      rest[0].isWord(in: view.verb.lemma == "use" ? ["inside", "within", "in"] : ["inside", "within"]),
      view.adverbials.conditions.isEmpty, MainVerb.group(in: Array(rest.dropFirst())) == nil,
      !view.verb.isHedged, view.verb.modality != .may || isFunction(view.clause.subject)
    else { return nil }
    let names = methods.map(\.name.written).joined(separator: ", ")
    var draft = draft(.call, names, .words("other than \(rest.phrase)"), view)
    draft.modality = view.verb.modality == .should ? .should : .must
    return draft
  }

  /// "This function", "`fill()`": what its readers call.
  private static func isFunction(_ subject: [Token]) -> Bool {
    subject.last?.isWord(in: ["function", "functions", "routine", "method", "methods", "macro", "api"]) == true
      || subject.count == 1 && subject[0].kind == .code
  }

  /// "X can only be VERBed if C".
  private static func possible(_ view: ClauseView) -> [ClaimDraft]? {
    guard view.verb.isCan, view.verb.isPassive, let only = onlyCase(view), case .phrase = view.subject,
      let rule = RuleVerbs.rule(view.verb.lemma, view.clause.subject),
      [.access, .create, .retain].contains(rule.action)
    else { return nil }
    let object = view.clause.subject.objectPhrase
    var draft = draft(rule.action, object, .anywhere, view)
    (draft.condition, draft.modality) = (only, .must)
    return [draft]
  }

  /// "when C", "if C": "unless C".
  private static func onlyCase(_ view: ClauseView) -> String? {
    view.adverbials.conditions.first?.first?.isWord("only") == true ? nil : OnlyCalledForm.onlyCase(view)
  }

  /// "X must only be accessed with Y".
  private static func passive(_ view: ClauseView) -> [ClaimDraft] {
    if let possible = possible(view) { return possible }
    let rest = view.adverbials.rest.trimmingMarks
    if let outside = outside(view, rest) { return [outside] }
    guard [.must, .should].contains(view.verb.modality), let first = rest.first, rest.count > 1,
      first.isWord(in: ["with", "through", "via", "by", "using", "inside", "within"])
        || view.verb.lemma == "use" && first.isWord(in: ["for", "in", "on", "as", "to", "from"])
    else { return [] }
    // "only in debug builds, to avoid E": the builds are what it is limited to.
    if first.isWord("to"), view.clause.tail.first?.isWord(in: ["in", "on", "for"]) == true { return [] }
    if view.verb.lemma == "use", case .methods(let methods) = view.subject { return ofMethods(methods, rest, view) }
    guard case .phrase = view.subject, let rule = RuleVerbs.rule(view.verb.lemma, view.clause.subject),
      rule.action != .override
    else { return [] }
    let thing = view.clause.subject.objectPhrase
    let object = rule.action == .call ? "\(view.verb.lemma) \(thing)" : thing
    return [draft(rule.action, object, .words("other than \(rest.phrase)"), view)]
  }

  /// "this function should only be used inside a callback".
  private static func outside(_ view: ClauseView, _ rest: [Token]) -> ClaimDraft? {
    guard [.must, .should].contains(view.verb.modality), view.verb.lemma == "use", rest.isEmpty,
      case .methods(let methods) = view.subject, view.adverbials.scopes.count == 1, view.place == nil,
      let place = view.adverbials.scopes.first, place.count > 1
    else { return nil }
    let names = methods.map(\.name.written).joined(separator: ", ")
    return draft(.call, names, .words("outside \(place.phrase)"), view)
  }

  /// "this hook should only be used for Y": not called for anything else.
  private static func ofMethods(_ methods: [MethodReference], _ rest: [Token], _ view: ClauseView) -> [ClaimDraft] {
    let names = methods.map(\.name.written).joined(separator: ", ")
    return [draft(.call, names, .words("other than \(rest.phrase)"), view)]
  }

  /// "X must only VERB Y when C".
  private static func active(_ view: ClauseView) -> [ClaimDraft] {
    let object = view.adverbials.rest.trimmingMarks
    if let others = others(view, object) { return [others] }
    guard [.must, .should].contains(view.verb.modality), !view.isAuthor, let only = onlyCase(view), !object.isEmpty,
      !object[0].isWord(in: Lexicon.prepositions), let rule = RuleVerbs.rule(view.verb.lemma, object)
    else { return [] }
    var draft = draft(rule.action, rule.object, .anywhere, view)
    draft.condition = only
    return [draft]
  }

  /// "must only change the given row", "should only attempt to close those tanks": nothing else.
  private static func others(_ view: ClauseView, _ object: [Token]) -> ClaimDraft? {
    guard [.must, .should].contains(view.verb.modality), view.subject != .unknown, view.adverbials.conditions.isEmpty,
      case let (lemma, thing) = attempted(view.verb.lemma, object), (2...8).contains(thing.count),
      thing[0].isWord(in: ["the", "those", "these", "its", "their"]),
      !thing.contains(where: { $0.kind == .mark || $0.isWord(in: Lexicon.coordinators) || $0.isWord("by") }),
      let rule = RuleVerbs.rule(lemma, thing)
    else { return nil }
    let others = "anything other than \(thing.phrase)"
    let object = rule.action == .call ? "\(lemma) \(others)" : others
    var draft = draft(rule.action, object, DutyForm.scope(of: view.subject), view)
    draft.verb = lemma
    return draft
  }

  /// "attempt to close the tank" is "close the tank".
  private static func attempted(_ lemma: String, _ object: [Token]) -> (String, [Token]) {
    guard ["attempt", "try"].contains(lemma), object.count > 2, object[0].isWord("to"),
      let inner = Verbs.lemma(of: object[1].lower, as: [.base])
    else { return (lemma, object) }
    return (inner, Array(object.dropFirst(2)))
  }

  private static func draft(_ action: Action, _ object: String, _ scope: Scope, _ view: ClauseView) -> ClaimDraft {
    view.rule(.prohibition(action: action, object: object, scope: scope), subject: view.subject)
  }
}
