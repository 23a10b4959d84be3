/// Verbs that ask for something without an object.
extension DutyForm {
  /// "the future must eventually complete", "the host must check if it is open": verbs without an object, and those that ask.
  static func alone(_ object: [Token], _ view: ClauseView) -> ClaimDraft? {
    if let waiting = waiting(object, view) ?? returning(object, view) ?? overriding(object, view) { return waiting }
    guard object.isEmpty, view.adverbials.orders.isEmpty, view.adverbials.threads.isEmpty, view.adverbials.times == nil,
      !view.verb.isElliptical, let subject = actor(view)
    else { return nil }
    if ["check", "verify", "test"].contains(view.verb.lemma),
      view.clause.tail.first?.isWord(in: ["if", "whether"]) == true
    {
      var draft = draft(.call, "\(view.verb.lemma) \(view.clause.tail.phrase)", scope(of: subject), subject, view)
      draft.condition = view.conditionInFront
      return draft
    }
    guard
      ["complete", "exit", "terminate", "finish", "stop", "abort", "retry", "disconnect"].contains(view.verb.lemma),
      case .phrase = subject
    else { return nil }
    return draft(.call, view.verb.lemma, .anywhere, subject, view)
  }

  /// "subclasses should override to fill the tank": the method of the section.
  private static func overriding(_ object: [Token], _ view: ClauseView) -> ClaimDraft? {
    guard view.verb.lemma == "override", view.isInMethodSection, case .methods(let methods) = view.resolver.heading,
      methods.count == 1,
      view.isAuthor
        || view.clause.subject.last?.isWord(in: ["subclass", "subclasses", "implementers", "plugins"]) == true,
      view.adverbials.orders.isEmpty,
      view.clause.tail.isEmpty || view.clause.tail[0].isWord(in: ["to", "for", "if", "when"])
    else { return nil }
    return draft(.override, view.resolver.heading.asObject, .anywhere, view.resolver.heading, view)
  }

  /// "`fill` must return normally", "it must return in a timely manner": how it has to end.
  private static func returning(_ object: [Token], _ view: ClauseView) -> ClaimDraft? {
    let manner = view.clause.tail.trimmingMarks
    guard view.verb.lemma == "return", manner.count <= 4, endings.contains(manner.map(\.lower)),
      view.adverbials.orders.isEmpty, case .methods(let methods)? = called(view) ?? actor(view)
    else { return nil }
    return draft(.call, "return \(manner.phrase)", .within(methods), .methods(methods), view)
  }

  private static let endings: Set<[String]> = [
    ["normally"], ["promptly"], ["quickly"], ["in", "a", "timely", "manner"], ["in", "a", "timely", "fashion"],
    ["as", "quickly", "as", "possible"],
  ]

  /// "calling `fill` must …": `fill` must.
  private static func called(_ view: ClauseView) -> Subject? {
    guard view.clause.subject.first?.isWord(in: ["calling", "invoking"]) == true else { return nil }
    let named = view.resolver.methods(in: view.clause.subject)
    return named.isEmpty || named.count < view.clause.subject.count(where: { $0.kind == .code }) ? nil : .methods(named)
  }

  /// "callers should wait until the tank is full".
  private static func waiting(_ object: [Token], _ view: ClauseView) -> ClaimDraft? {
    guard object.isEmpty, view.verb.lemma == "wait", view.clause.tail.first?.isWord(in: ["until", "till"]) == true,
      view.adverbials.orders.count == 1, view.adverbials.threads.isEmpty,
      view.isAuthor || Roles.end(view.clause.subject),
      let subject = actor(view)
    else { return nil }
    return draft(.call, "wait \(view.clause.tail.trimmingMarks.phrase)", scope(of: subject), subject, view)
  }

  /// "subclasses should use this to close the row", in the section of a hook: what has to be done in it.
  static func purposeOfUse(_ view: ClauseView) -> ClaimDraft? {
    guard view.verb.lemma == "use", Roles.end(view.clause.subject), view.isInMethodSection,
      view.resolver.scope.isWritten,
      case let tail = view.clause.tail, tail.count > 3, tail[0].isWord("this"),
      case let rest = tail.dropFirst().drop(while: { $0.isWord(in: ["method", "function", "hook", "callback"]) }),
      rest.first?.isWord("to") == true, let verb = rest.dropFirst().first,
      let lemma = Verbs.lemma(of: verb.lower, as: [.base]), case .methods = view.resolver.heading,
      case let object = Array(rest.dropFirst(2)).trimmingMarks, let rule = RuleVerbs.rule(lemma, object)
    else { return nil }
    let deed = RuleVerbs.deed(rule, lemma)
    var draft = draft(deed.action, deed.object, scope(of: view.resolver.heading), view.resolver.heading, view)
    draft.verb = lemma
    return draft
  }
}
