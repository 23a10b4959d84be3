/// What must be done to the subject.
extension DutyForm {
  static func passive(_ view: ClauseView) -> [ClaimDraft] {
    let orders = view.adverbials.orders + view.leading.orders
    guard orders.filter({ $0.relation != .during }).isEmpty || !view.isCall,
      view.adverbials.threads.isEmpty, !orders.contains(where: { $0.target.first?.isWord("no") == true }),
      view.adverbials.times == nil, view.verb.lemma != "use" || !view.isAboutHeading || isOccasion(view),
      view.adverbials.rest.trimmingMarks.last?.isWord("only") != true, !isOfCalls(view), !isFirstOfTwo(view),
      !isStateAtCall(view)
    else { return [] }
    let subject = view.subject
    guard EventOrderForm.read(view).isEmpty, PreconditionForm.read(view).isEmpty, !isDoneByOrTo(view),
      subject != .unknown,
      let rule = RuleVerbs.rule(view.verb.lemma, view.clause.subject)
    else { return [] }
    switch subject {
    case .methods where view.isCall && isElsewhere(view): return []
    case .methods
    where view.verb.lemma == "use" && view.isAboutHeading
      || view.isCall && !view.isAboutHeading || Verbs.calling.contains(view.verb.lemma) && isPlain(view):
      var draft = draft(.call, subject.asObject, .anywhere, subject, view)
      draft.manner = caller(view)
      return [draft]
    case .methods where view.verb.lemma == "use" && !view.isAboutHeading:
      var draft = draft(.call, subject.asObject, .anywhere, subject, view)
      // "should be used to end it": for that.
      let purpose = view.adverbials.rest.trimmingMarks
      if purpose.first?.isWord("to") == true { draft.manner = purpose.phrase }
      return [draft]
    case .methods where rule.action == .override && !isOfManner(view) || isProvided(view):
      var draft = draft(.override, subject.asObject, .anywhere, subject, view)
      // "by tanks that leak": by no others.
      // "to do what is needed when the tank is full": what it is for.
      if let to = view.clause.tail.firstIndex(where: { $0.isWord("to") }), draft.condition != nil,
        view.clause.tail[to...].contains(where: { $0.isWord(in: ["when", "if", "while"]) })
      {
        draft.condition = view.conditionInFront
      }
      if isBySome(view.adverbials.rest) || isByNamed(view.adverbials.rest) {
        draft.manner = view.adverbials.rest.trimmingMarks.phrase
      }
      return [draft]
    case .methods, .everyMethod, .unknown: return []
    case .phrase(let written):
      let words =
        view.clause.subject.isEmpty || view.clause.subject.isLonePronoun || isThisType(view.clause.subject)
        ? written : view.clause.subject.objectPhrase
      let isReturned = view.verb.lemma == "return"
      let place = place(view)
      let pair = PassivePair(view.adverbials.rest)
      // "must be returned or freed": one of the two is enough.
      if isReturned, pair?.words.hasPrefix("or ") == true { return [] }
      if let agent = agent(view, pair) { return [draft(agent.action, agent.object, place, agent.subject, view)] }
      // "The row must be freed by hand": who has to is not said, unless it is done in a method.
      let owner: Subject =
        view.isInMethodSection && (isReturned || place != .anywhere) ? view.resolver.heading : subject
      if isReturned {
        let scope: Scope = view.ruleScope == .anywhere ? .anywhere : scope(of: owner)
        return [draft(.create, words + " returned", scope, owner, view)]
      }
      let action: Action = pair == nil && [.create, .retain, .lock].contains(rule.action) ? rule.action : .call
      if view.verb.lemma == "do", place == .anywhere { return [] }
      let rest = withoutAgent(pair?.rest ?? view.adverbials.rest).phrase
      let verb = view.verb.lemma + (pair.map { " \($0.words)" } ?? "")
      let object = action == .call ? "\(verb) \(words) \(rest)" : "\(words) \(rest)"
      return [draft(action, object.trimmingCharacters(marks: " "), place, owner, view)]
    }
  }

  /// "`drain` must be provided also", "this function should be provided by the plugin if …".
  private static func isProvided(_ view: ClauseView) -> Bool {
    guard ["provide", "supply", "implement"].contains(view.verb.lemma) else { return false }
    let rest = view.adverbials.rest.trimmingMarks
    return rest.isEmpty || rest.count == 1 && rest[0].isWord(in: ["also", "too", "then"])
      || rest[0].isWord("by") && rest.count <= 3
  }

  /// "The valve must be set when this is called": before it is.
  private static func isStateAtCall(_ view: ClauseView) -> Bool {
    !view.isCall
      && view.adverbials.conditions.contains { condition in
        condition.count >= 4 && condition[0].isWord("when") && condition[1].isWord(in: ["this", "it"])
          && condition[2].isWord("is") && condition[3].isWord("called")
      }
  }

  /// "must be opened first, then filled": an order of two deeds.
  private static func isFirstOfTwo(_ view: ClauseView) -> Bool {
    view.adverbials.rest.first?.isWord("first") == true && view.adverbials.rest.contains { $0.isWord("then") }
  }

  /// "each call must be balanced by another": of calls, which another form reads.
  private static func isOfCalls(_ view: ClauseView) -> Bool {
    PairedCallForm.verbs.contains(view.verb.lemma)
      && view.clause.subject.contains { $0.isWord(in: ["call", "calls"]) }
  }

  /// "must be released in `-close`", "needs to be freed during `-close`": where.
  private static func place(_ view: ClauseView) -> Scope {
    if let place = view.place { return .within(place) }
    guard view.adverbials.orders.count == 1, view.adverbials.orders[0].relation == .during,
      case .method(let method, false) = view.resolver.reference(view.adverbials.orders[0].target)
    else { return .anywhere }
    return .within([method])
  }

  /// "must be called from a task other than the pump's", "in pairs": where or how, not that.
  private static func isElsewhere(_ view: ClauseView) -> Bool {
    view.adverbials.rest.first?.isWord(in: [
      "from", "in", "on", "inside", "within", "outside", "with", "without", "through",
    ])
      == true && !isPurpose(view.adverbials.rest)
  }

  /// "must be implemented in a way that it returns soon": how, not that.
  private static func isOfManner(_ view: ClauseView) -> Bool {
    view.clause.tail.prefix(4).contains { $0.isWord(in: ["way", "manner", "such", "so", "fashion", "as"]) }
  }

  /// "(must be called) by subclasses".
  private static func caller(_ view: ClauseView) -> String? {
    let words = view.adverbials.rest.prefix { $0.kind != .mark }
    return words.count > 1 && words.first?.isWord("by") == true ? words.phrase : nil
  }

  /// "(must be overridden) by tanks wishing to leak", "by pumps that run".
  private static func isBySome(_ rest: [Token]) -> Bool {
    guard rest.first?.isWord("by") == true, rest.count > 3 else { return false }
    return rest.dropFirst(2).prefix(3).contains {
      $0.isWord(in: Lexicon.relative) || $0.isWord(in: ["wishing", "wanting", "needing", "using", "supporting"])
    }
  }

  /// "this class", by its name.
  private static func isThisType(_ words: [Token]) -> Bool {
    words.count == 2 && words[0].isWord("this")
      && words[1].isWord(in: ["class", "interface", "protocol", "type", "struct"])
  }

  /// "(must be implemented) by `:pump` stages", "by such tanks": by no others.
  private static func isByNamed(_ rest: [Token]) -> Bool {
    rest.first?.isWord("by") == true && rest.count > 2
      && (rest[1].kind == .code || rest[1].isWord(in: ["such", "these", "those"]))
  }

  /// "should be used | by the driver | to close it", in the section of a method that the driver has.
  private static func withoutAgent(_ rest: [Token]) -> [Token] {
    guard let to = rest.firstIndex(where: { $0.isWord("to") }), isAgent(rest[..<to]) else { return rest }
    return Array(rest[to...])
  }

  /// "by the driver".
  static func isAgent(_ words: ArraySlice<Token>) -> Bool {
    words.first?.isWord("by") == true && (2...4).contains(words.count) && Roles.end(Array(words))
  }

  /// "the key must be stored by the driver": what the driver has to do.
  private static func agent(_ view: ClauseView, _ pair: PassivePair?)
    -> (action: Action, object: String, subject: Subject)?
  {
    let tail = pair?.rest ?? view.adverbials.rest
    // "set up by the host".
    let particle = tail.prefix(1).filter { $0.isWord(in: ["up", "down", "off", "out", "back"]) }
    let (rest, means) = withMeans(Array(tail.dropFirst(particle.count)))
    guard rest.first?.isWord("by") == true, (2...4).contains(rest.count), Roles.end(rest),
      rest[1...].allSatisfy({ $0.kind == .word || $0.kind == .code }),
      let rule = RuleVerbs.rule(view.verb.lemma, view.clause.subject)
    else { return nil }
    let action: Action = rule.action == .access || pair != nil ? .call : rule.action
    let verb = ([view.verb.lemma] + (pair.map { [$0.words] } ?? []) + particle.map(\.lower)).joined(separator: " ")
    let thing = view.clause.subject.objectPhrase
    let object = (action == .call ? "\(verb) \(thing)" : thing) + means.map { " " + $0.text }.joined()
    return (action, object, view.resolver.callSubject(of: Array(rest[1...])))
  }

  /// "by the caller | with `row_free`", "using `row_free` | by the caller": who does it, and with what.
  private static func withMeans(_ tail: [Token]) -> (agent: [Token], means: [Token]) {
    guard let with = tail.firstIndex(where: { $0.isWord(in: ["with", "using", "via", "through"]) }),
      with + 1 < tail.count,
      let name = tail[with...].prefix(5).lastIndex(where: { $0.kind == .code || $0.isNameInCode })
    else { return (tail, []) }
    if with > 0 { return name == tail.count - 1 ? (Array(tail[..<with]), Array(tail[with...])) : (tail, []) }
    return (Array(tail[(name + 1)...]), Array(tail[...name]))
  }

  /// "must be granted by the user", "must be given a chance", "should be stored and read": whose duty that is, and what is to be done,
  /// is not what the passive says of its subject.
  private static func isDoneByOrTo(_ view: ClauseView) -> Bool {
    guard case .phrase = view.subject else { return false }
    let rest = view.adverbials.rest
    return rest.first?.isWord(in: Lexicon.determiners) == true
      || rest.first?.isWord(in: ["and", "or"]) == true && PassivePair(rest) == nil
      || rest.firstIndex { $0.isWord("by") }.map { rest[$0...].prefix(5).contains { $0.isWord(in: people) } } == true
  }

  private static let people = [
    "user", "users", "administrator", "administrators", "operator", "operators", "team", "maintainer", "maintainers",
    "someone", "everyone", "reviewer", "reviewers", "contributor", "contributors", "us", "hand",
  ]
}
