/// When what a method is there for happens, as its summary tells it: "Applies the plan before the row is drawn", "Disconnects after all
/// pending writes have completed", "Implement `-tidy` to drop rows before the panel closes".
///
/// A summary speaks of what the method does, which may happen long after the call; a method that is written to do something then is
/// called then.
enum OwnWorkForm: SentenceForm {
  static let name = "own-work"
  static let summary = "when the work that a method is there for happens"
  static let examples = [
    "Applies the mark before the tank is opened.", "Disconnects after all pending refills have completed.",
    "Override this hook to run code before the tank is removed.",
  ]
  static let refuses = [
    "Usually applies the mark before the tank is opened.", "Checks the mark before opening the tank.",
    "Override this hook before the tank is removed.", "Do not override this hook to run code before the tank is open.",
    "Returns the mark before the tank is opened.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.isInMethodSection, !view.isHedged, !view.verb.isNegated, view.effect == .none, view.clause.link == .main,
      view.leading.orders.isEmpty
    else { return [] }
    return purpose(view) ?? chance(view) ?? summary(view)
  }

  /// "Can perform cleanup before E", "May do further work right after E": there is time for it in the method.
  private static func chance(_ view: ClauseView) -> [ClaimDraft]? {
    guard view.clause.subject.isEmpty, view.verb.modality == .may, !view.verb.isPassive,
      ["perform", "do"].contains(view.verb.lemma), view.adverbials.rest.contains(where: { $0.kind == .word }),
      !view.verb.adverbs.contains("only"), case .methods(let methods) = view.resolver.heading, methods.count == 1
    else { return nil }
    return view.adverbials.orders.filter(isMoment).map { order in
      var draft = view.draft(.order(order.relation, view.resolver.reference(order.target)), subject: .methods(methods))
      (draft.modality, draft.obligor, draft.condition) = (.fact, .framework, nil)
      return draft
    }
  }

  /// "Applies the mark before E": the mark is applied before E.
  private static func summary(_ view: ClauseView) -> [ClaimDraft] {
    guard view.verb.isElliptical, !view.verb.isPassive, !view.isCall, view.verb.modality == .fact,
      view.verb.lemma != "insert", !view.clause.tail.contains(where: { $0.isWord(in: ["until", "till"]) }),
      case .methods(let methods) = view.resolver.heading, methods.count == 1,
      let event = event(view, methods[0].name.written)
    else { return [] }
    return view.adverbials.orders.compactMap { order in
      guard isMoment(order) else { return nil }
      return view.draft(.order(order.relation, view.resolver.reference(order.target)), subject: .phrase(event))
    }
  }

  private static func event(_ view: ClauseView, _ method: String) -> String? {
    let object = view.adverbials.rest.trimmingMarks
    if object.isEmpty {
      return intransitive.contains(view.verb.lemma) ? Verbs.active(method, view.verb.lemma) : nil
    }
    return Deed.event(of: view.verb, to: object)
  }

  private static let intransitive: Set<String> = ["disconnect", "close", "stop", "exit", "resume", "start"]

  /// "Implement `-tidy` to V before E", "`-tidy` can be overridden to V after E".
  private static func purpose(_ view: ClauseView) -> [ClaimDraft]? {
    guard ["override", "implement"].contains(view.verb.lemma),
      let to = view.clause.tail.firstIndex(where: { $0.isWord("to") }), to <= 4, to + 2 < view.clause.tail.count,
      view.clause.tail[to + 1].kind == .word,
      !Lexicon.isFunctionWord(view.clause.tail[to + 1].lower),
      !view.clause.tail[to + 1].isWord(in: ["be", "ensure", "prevent", "avoid", "control", "specify", "decide"]),
      !view.clause.tail[to...].contains(where: { $0.isWord(in: Lexicon.relative) || $0.isWord(in: ["until", "till"]) }),
      let subject = overridden(view, Array(view.clause.tail[..<to]))
    else { return nil }
    let orders = AdverbialParser(Array(view.clause.tail[(to + 1)...]), reachingInfinitives: true).parse().orders
    return orders.filter(isMoment).map { order in
      var draft = view.draft(.order(order.relation, view.resolver.reference(order.target)), subject: subject)
      (draft.modality, draft.obligor, draft.condition) = (.fact, .framework, nil)
      return draft
    }
  }

  /// What is overridden: the object of a command, the subject of a passive.
  private static func overridden(_ view: ClauseView, _ object: [Token]) -> Subject? {
    if view.verb.isPassive {
      guard view.verb.modality != .must, object.isEmpty, case .methods = view.subject else { return nil }
      return view.subject
    }
    let isRole = Roles.end(view.clause.subject) && view.verb.modality == .may && !view.verb.isHedged
    guard view.isYou || isRole, !object.isEmpty, case .methods(let methods) = view.resolver.callSubject(of: object)
    else {
      return nil
    }
    return .methods(methods)
  }

  private static func isMoment(_ order: Adverbials.Order) -> Bool {
    guard [.before, .after, .immediatelyBefore, .immediatelyAfter].contains(order.relation), !order.exclusively,
      let first = order.target.first
    else { return false }
    // "restores what was saved before it was closed": another time.
    if order.target.contains(where: { $0.isWord(in: ["was", "were", "had", "delay", "timeout"]) }) { return false }
    return !(first.kind == .word && Verbs.isGerund(first.lower))
  }
}
