/// Cases, moments and choices that reach over more than one clause, of which a form sees one.
extension CutGate {
  static func refusal(ofJoined draft: ClaimDraft, view: ClauseView) -> String? {
    if view.clause.link == .coordinate, view.previous?.link == .causal("otherwise") {
      return "“otherwise”, whose case this is of as well"
    }
    if isOfObjectBefore(view) { return "“they”, which are others than the one method" }
    if isOtherHalf(view) { return "“either”, whose other half is another clause" }
    if view.verb.lemma == "call", isNounOfCall(view) { return "“calls”, which is a noun there" }
    switch draft.payload {
    case .order:
      if view.adverbials.orders.map(\.target).contains(where: { holdsSecondDeed($0) || holdsSecondClause($0) }) {
        return "the second deed in the moment"
      }
      if isOfOthers(view) { return "the thing in front of the moment, which is another’s" }
      return isMeansFromThen(view) ? "the means, which is what changes then" : nil
    case .trigger(let event):
      return event.contains("of the following") ? "“the following”, which is not in the sentence" : nil
    case .obligation, .prohibition:
      if view.adverbials.conditions.contains(where: holdsSecondRule) { return "the clause that stands in the case" }
      if draft.condition != nil, isCaseOfRelative(view) { return "the case, which is that of the relative clause" }
      if isOfMeaning(view) { return "the case, which another clause tells the meaning of" }
      if view.adverbials.conditions.contains(where: holdsCommand) { return "the second deed in the case" }
      return isPlaceOfRelative(view) ? "the place, which is that of the relative clause" : nil
    default: return nil
    }
  }

  /// "It blocks the listeners, so they are not called": the section has one method.
  private static func isOfObjectBefore(_ view: ClauseView) -> Bool {
    guard view.written.subject.map(\.lower) == ["they"], view.clause.link != .main, view.previous != nil,
      view.resolver.carried.isEmpty, case .methods(let methods) = view.subject, methods.count == 1
    else { return false }
    return view.resolver.scope.methods == methods
  }

  /// "The pump must either be off, or the valve should be shut."
  private static func isOtherHalf(_ view: ClauseView) -> Bool {
    view.clause.link == .coordinate && view.previous?.verb?.adverbs.contains("either") == true
  }

  /// "1 means that it leaks, and the valve should be shut": then.
  private static func isOfMeaning(_ view: ClauseView) -> Bool {
    guard view.clause.link == .coordinate, let verb = view.previous?.verb, !verb.isPassive else { return false }
    return ["indicate", "mean", "signal", "denote", "signify"].contains(verb.lemma)
      && view.previous?.subject.first.map { $0.kind == .number || Verbs.isGerund($0.lower) || $0.text.contains("=") }
        == true
  }

  /// "while the pump runs, and several threads may not open it": the rest is a rule of its own.
  private static func holdsSecondRule(_ condition: [Token]) -> Bool {
    condition.indices.dropFirst(2).dropLast(2).contains { index in
      condition[index].isMark(",") && condition[index + 1].isWord(in: ["and", "but"])
        && condition[(index + 2)...].prefix(5).contains { Lexicon.modals[$0.lower] != nil && $0.kind == .word }
    }
  }

  /// "A filler using blocking `fill` calls in a pool": they are what it uses.
  private static func isNounOfCall(_ view: ClauseView) -> Bool {
    guard !view.verb.isPassive, view.clause.subject.last?.kind == .code else { return false }
    return view.clause.subject.dropFirst().contains { $0.isWord(in: ["using", "making", "with", "via"]) }
  }

  /// "before `open` and drained after `close`": a moment of its own.
  private static func holdsSecondDeed(_ target: [Token]) -> Bool {
    target.indices.dropFirst().dropLast(2).contains { index in
      target[index].isWord(in: ["and", "or"])
        && Verbs.lemma(of: target[index + 1].lower, as: [.participle]) != nil
        && target[index + 2].isWord(in: ["before", "after", "until", "once", "when"])
    }
  }

  /// "Runs at once, parent | before children": whose call comes first.
  private static func isOfOthers(_ view: ClauseView) -> Bool {
    let tail = view.clause.tail
    return tail.indices.dropFirst(2).contains { index in
      tail[index].isWord(in: ["before", "after"]) && tail[index - 2].isMark(",") && tail[index - 1].kind == .word
        && !tail[index - 1].isWord(in: ["including", "even"])
        && !Lexicon.isFunctionWord(tail[index - 1].lower) && !Lexicon.isAdverb(tail[index - 1].lower)
        && Verbs.lemma(of: tail[index - 1].lower, as: [.participle]) == nil
    }
  }

  /// "before the tank is drained and it returns a row": then, or always. "after the tank is drained and to close it": what for.
  private static func holdsSecondClause(_ target: [Token]) -> Bool {
    target.indices.dropFirst().dropLast(2).contains { index in
      target[index].isWord("and")
        && (target[index + 1].isWord("to") || OpenMoment.goesOnWithClause(target[(index + 1)...]))
    }
  }

  /// "After this is set, any valve will be opened by calling it": opened they are before, too.
  private static func isMeansFromThen(_ view: ClauseView) -> Bool {
    guard !view.leading.orders.isEmpty, view.adverbials.orders.isEmpty, view.verb.isPassive,
      view.clause.tail.first?.isWord("by") == true, let means = view.clause.tail.dropFirst().first
    else { return false }
    return means.isWord(in: ["calling", "invoking", "using"])
  }

  /// "set it to a function that will be called | when the tank is full".
  private static func isCaseOfRelative(_ view: ClauseView) -> Bool {
    let tail = view.clause.tail
    return view.adverbials.conditions.contains { condition in
      guard let first = condition.first, let start = tail.firstIndex(of: first), start > 2,
        let lemma = Verbs.lemma(of: tail[start - 1].lower, as: [.participle]), Verbs.invocation.contains(lemma),
        let that = tail[..<start].lastIndex(where: { $0.isWord(in: ["that", "which"]) })
      else { return false }
      return start - that <= 4 && tail[(that + 1)..<start].contains { $0.isWord(in: ["is", "be", "are", "gets"]) }
    }
  }

  /// "when done or call `stop` when it leaks": the end is no part of the case.
  private static func holdsCommand(_ condition: [Token]) -> Bool {
    condition.indices.dropFirst().dropLast(1).contains { index in
      condition[index].isWord(in: ["or", "and"]) && condition[index + 1].isWord(in: ["call", "invoke", "return"])
        && (index + 2 == condition.count || condition[index + 2].isNameInCode
          || condition[index + 2].text.contains("."))
    }
  }

  /// "can also be used for tanks like that, which is wrapped in `open`".
  private static func isPlaceOfRelative(_ view: ClauseView) -> Bool {
    let tail = view.clause.tail
    guard let scope = view.adverbials.scopes.first, let first = scope.first, let place = tail.firstIndex(of: first)
    else { return false }
    return tail.indices.dropFirst().contains { $0 < place && tail[$0].isWord("which") && tail[$0 - 1].isMark(",") }
  }
}
