/// Times that are said by a clause of their own: "once X is loaded, …", "called when X has been loaded", "only if X has been called".
extension CallOrderForm {
  /// The orders that stand behind the verb. "At any time during E" names none, and "after one another" says nothing of others.
  static func stated(_ view: ClauseView) -> [Adverbials.Order] {
    let isAnyTime = view.verb.modality == .may && AnyTimeForm.isSaid(in: view.clause.tail)
    return (view.adverbials.orders + phase(view)).filter { order in
      if isAnyTime, order.relation == .during { return false }
      return !(order.target.count == 1 && order.target[0].isWord(in: ["another", "other"]))
    }
  }

  /// "is called in the layout phase".
  private static func phase(_ view: ClauseView) -> [Adverbials.Order] {
    let tail = view.clause.tail.trimmingMarks
    guard view.isCall, view.verb.modality == .fact, !view.verb.isNegated, view.adverbials.orders.isEmpty,
      (4...6).contains(tail.count), tail[0].isWord("in"), tail[1].isWord(in: ["the", "its"]),
      tail.last?.isWord(in: ["phase", "stage"]) == true, tail.allSatisfy({ $0.kind != .mark })
    else { return [] }
    return [(relation: .during, target: Array(tail.dropFirst()), exclusively: false)]
  }

  /// "is called when E has begun, before F": after the one, too.
  static func begun(_ view: ClauseView) -> [Adverbials.Order] {
    let items = view.adverbials.items
    guard view.verb.modality == .fact, !view.verb.isNegated, items.count == 2, items[1].isOrder,
      case .condition(let condition) = items[0], condition.first?.isWord("when") == true,
      let event = WhenClause.event(in: condition), WhenClause.relation(of: event) == .after
    else { return [] }
    return [(relation: .after, target: event, exclusively: false)]
  }

  /// "is called between `a` and `b`": after the one and before the other.
  static func between(_ view: ClauseView) -> [ClaimDraft]? {
    let tail = view.clause.tail
    guard !view.verb.isNegated, tail.first?.isWord("between") == true,
      let and = tail.firstIndex(where: { $0.isWord("and") }), (2...8).contains(and), and + 1 < tail.count
    else { return nil }
    let second = tail[(and + 1)...].prefix { $0.kind != .mark && !$0.isWord(in: Lexicon.temporal) }
    let ends = [Array(tail[1..<and]), Array(second)]
    if isOnly(view), view.verb.modality != .fact {
      return [
        view.draft(.order(.neverBefore, view.resolver.reference(ends[0]))),
        view.draft(.order(.neverAfter, view.resolver.reference(ends[1]))),
      ]
    }
    guard view.verb.modality != .may,
      ends.allSatisfy({ $0.count == 1 && $0[0].kind == .code || view.resolver.methods(in: $0).count == 1 })
    else { return nil }
    return [
      view.draft(.order(.after, view.resolver.reference(ends[0]))),
      view.draft(.order(.before, view.resolver.reference(ends[1]))),
    ]
  }

  /// "After X, it is not called any more", "once X is done, it is never called": never after X.
  static func noLonger(_ view: ClauseView) -> [Adverbials.Order] {
    let words = view.adverbials.rest.filter { $0.kind != .mark }.map(\.lower)
    // "After X, it must not be called again".
    if [.must, .may].contains(view.verb.modality), isForbiddenFrom(view) {
      return view.leading.orders.filter { $0.relation == .after }
    }
    guard view.verb.modality == .fact else { return [] }
    if words.isEmpty, view.adverbials.items.isEmpty {
      return view.leading.orders.filter { $0.relation == .after || $0.relation == .before }
    }
    return [["any", "more"], ["anymore"], ["any", "longer"]].contains(words)
      ? view.leading.orders.filter { $0.relation == .after } : []
  }

  /// "Once X is loaded, it is called …", "called when X has been loaded".
  static func moments(_ view: ClauseView) -> [Adverbials.Order] {
    let during = view.adverbials.conditions.compactMap { isGoingOn($0) ?? isMeanwhile($0, view) }.map {
      (relation: Relation.during, target: $0, exclusively: false)
    }
    if view.verb.modality == .may, !isOnly(view) { return during }
    let behind =
      TriggerForm.isOfInnerVerb(view.adverbials.rest)
      ? [] : view.adverbials.conditions.filter { !TriggerForm.isOfPurpose($0, view) }
    // "If it was given when the tank was opened, …": when that was, and not when this is.
    let isGiven = view.leading.conditions.first?.first?.isWord("if") == true
    let all = behind + (isGiven ? Array(view.leading.conditions.prefix(1)) : view.leading.conditions)
    let pairs = all.filter { $0.first?.isWord("when") == true }.compactMap {
      WhenClause.both(in: Array($0.dropFirst()))
    }
    .flatMap { $0 }.map { (relation: $0.relation, target: $0.target.withoutReadiness, exclusively: false) }
    if !pairs.isEmpty { return pairs }
    let conditions = all.compactMap { condition in
      WhenClause.event(in: condition).flatMap { event in
        (WhenClause.relation(of: event) ?? immediately(event, view)).map {
          (
            relation: $0, target: $0 == .before ? event.withoutReadiness : event,
            exclusively: condition.first?.isWord("only") == true
          )
        }
      } ?? (view.adverbials.threads.isEmpty ? onlyIf(condition, view) : nil) ?? onlyUntil(condition, view)
        ?? ifOver(condition, view)
    }
    // "Once the tank is open, it must be called on main": on main from then on, and whether it is called at all is not told.
    let isOfThread = view.verb.modality != .fact && !view.adverbials.threads.isEmpty
    let named =
      isOfThread ? [] : view.leading.orders.filter { $0.relation != .during && $0.relation != .atSameTime }
    return conditions.filter { $0.relation != .before || $0.exclusively || !isOnly(view) } + named + during
  }

  /// "while the view is being created", "while it is still in the process of being created".
  static func isGoingOn(_ condition: [Token]) -> [Token]? {
    guard condition.first?.isWord("while") == true, case let event = Array(condition.dropFirst()),
      let verb = MainVerb.group(in: event), verb.range.lowerBound > 0, !verb.isNegated
    else { return nil }
    let rest = event[verb.range.upperBound...].drop { $0.isWord("still") }.prefix(4).map(\.lower)
    let isInProcess = verb.lemma == "be" && rest == ["in", "the", "process", "of"]
    return isInProcess || verb.isProgressive && verb.isPassive ? event : nil
  }

  /// "is called while the host is drawing", "runs while the tank is open": with nothing else behind the verb, the time is what is told.
  /// Not what is told against it ("while `b` is called on main").
  static func isMeanwhile(_ condition: [Token], _ view: ClauseView) -> [Token]? {
    guard condition.first?.isWord("while") == true, case let event = Array(condition.dropFirst()),
      view.verb.modality == .fact, view.adverbials.threads.isEmpty, view.adverbials.times == nil,
      view.adverbials.orders.isEmpty, view.adverbials.rest.isEmpty, view.adverbials.conditions.count == 1,
      let verb = MainVerb.group(in: event), verb.range.lowerBound > 0, !verb.isNegated, verb.modality == .fact,
      !verb.isPerfect, !Verbs.invocation.contains(verb.lemma)
    else { return nil }
    return verb.isProgressive || verb.lemma == "be" || verb.isPassive ? event : nil
  }

  /// "happens very early (before a view is created)".
  static func asides(_ view: ClauseView) -> [Adverbials.Order] {
    view.clause.asides.filter {
      $0.first?.isWord(in: ["before", "after", "just", "right", "immediately", "prior"]) == true
    }.flatMap {
      AdverbialParser($0).parse().orders
    }
  }

  /// "is called immediately when E": right after it.
  private static func immediately(_ event: [Token], _ view: ClauseView) -> Relation? {
    // "should only be called directly when E": by whoever likes to, and not right after E.
    guard view.verb.modality == .fact || view.clause.tail.first?.isWord("directly") == false,
      let word = view.clause.tail.first, word.isWord(in: ["immediately", "right", "directly"]),
      view.clause.tail.dropFirst().first?.isWord("when") == true,
      let verb = MainVerb.group(in: event), !verb.isNegated
    else { return nil }
    return .immediatelyAfter
  }

  /// "is only called if X has been called": never before that.
  private static func onlyIf(_ condition: [Token], _ view: ClauseView) -> (
    relation: Relation, target: [Token], exclusively: Bool
  )? {
    let isBoth = condition.prefix(4).map(\.lower) == ["if", "and", "only", "if"]
    let words = isBoth ? condition.dropFirst(3) : condition.drop { $0.isWord("only") }
    guard view.verb.adverbs.contains("only") || words.count < condition.count, words.first?.isWord("if") == true else {
      return nil
    }
    let event = Array(words.dropFirst())
    return WhenClause.relation(of: event) == .after ? (.after, event, true) : nil
  }

  /// "must only be called when the tank has not been filled yet": never after that.
  private static func onlyUntil(_ condition: [Token], _ view: ClauseView) -> (
    relation: Relation, target: [Token], exclusively: Bool
  )? {
    let words = condition.drop { $0.isWord("only") }
    guard view.verb.adverbs.contains("only") || words.count < condition.count, !view.verb.isNegated,
      words.first?.isWord(in: ["when", "while", "if"]) == true, case let event = Array(words.dropFirst()),
      let verb = MainVerb.group(in: event), verb.isNegated, verb.isPerfect, verb.range.lowerBound > 0,
      verb.modality == .fact
    else { return nil }
    return (.before, event.filter { !$0.isWord(in: ["not", "yet"]) }, true)
  }

  /// "if X succeeds, it is called": after that.
  private static func ifOver(_ condition: [Token], _ view: ClauseView) -> (
    relation: Relation, target: [Token], exclusively: Bool
  )? {
    guard view.verb.modality == .fact, condition.first?.isWord("if") == true,
      case let event = Array(condition.dropFirst()),
      let verb = MainVerb.group(in: event), ["succeed", "fail"].contains(verb.lemma), verb.range.lowerBound > 0,
      WhenClause.relation(of: event) == .after
    else { return nil }
    return (.after, event, false)
  }

  /// "After E, the pump is running": it has been started, be it then or before.
  static func isRunning(_ view: ClauseView) -> Bool {
    view.verb.isProgressive && !view.verb.isPassive && view.leading.orders.contains { $0.relation == .after }
  }
}

extension [Token] {
  /// "the tank is ready to be closed" tells as much as "is about to be closed".
  fileprivate var withoutReadiness: [Token] {
    indices.map { index in
      guard self[index].isWord("ready"), index + 1 < count, self[index + 1].isWord("to") else { return self[index] }
      return Token(kind: .word, text: "about", range: self[index].range)
    }
  }
}
