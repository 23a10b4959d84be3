/// What makes a call happen: "is called whenever the bounds change", "as well as when a child is added".
///
/// A plain "when" makes a trigger only where the clause promises nothing else; beside a thread or a count it is a condition.
enum TriggerForm: SentenceForm {
  static let name = "trigger"
  static let summary = "a call whenever something happens"
  static let examples = [
    "It is called whenever the node's bounds change, as well as when a child is added or removed.",
    "When a child is added, `layout()` is called.", "It is called if a fault occurs.",
  ]
  static let refuses = [
    "It is called by the host when registered using `add`.", "It is usually called whenever the bounds change.",
    "It is not called when the bounds change.", "When the bounds are fixed, `layout()` is called.",
    "If the bounds change, `layout()` may be called.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.isCall, !view.verb.isNegated, !isLastTime(view), !isOfSentenceBefore(view), !view.isHedged,
      !view.isDenied, view.verb.modality == .fact, !view.verb.isPerfect
    else { return [] }
    let conditions = view.adverbials.conditions.prefix { !isException($0) }.filter {
      $0.first?.isWord(in: ["only", "even"]) != true
    }
    if view.verb.adverbs.contains("only") || isOfInnerVerb(view.adverbials.rest) { return [] }
    let others = !view.adverbials.threads.isEmpty || view.adverbials.times != nil || !view.adverbials.orders.isEmpty
    guard
      conditions.contains(where: isStrong) || (!others && conditions.contains { $0.first?.isWord("when") == true })
        || !view.joinedTimes.isEmpty
    else { return others ? [] : inCase(conditions, view) ?? inFront(view) }
    return conditions.indices.compactMap { index in
      guard index == 0 || !isOfPurpose(conditions[index], view), !isOfCase(index, in: conditions),
        !isOfBoth(conditions[index...]), !isItself(conditions[index], view),
        let event = event(in: conditions[index]), !event.contains(" or by ")
      else { return nil }
      var draft = view.draft(.trigger(event: event + circumstance(of: index, in: conditions)))
      let parts = [view.phrase(of: restrictions(view)) ?? view.conditionInFront, exception(view)].compactMap { $0 }
      draft.condition = parts.isEmpty ? nil : parts.joined(separator: ", ")
      return draft
    }
  }

  /// "This happens whenever E", under no method: what was told before.
  private static func isOfSentenceBefore(_ view: ClauseView) -> Bool {
    ["happen", "occur"].contains(view.verb.lemma) && view.clause.subject.isLonePronoun && !view.isInMethodSection
  }

  /// "is called one last time when E": of that call only.
  private static func isLastTime(_ view: ClauseView) -> Bool {
    zip(view.clause.tail, view.clause.tail.dropFirst()).contains {
      $0.isWord(in: ["last", "final"]) && $1.isWord("time")
    }
  }

  /// "is called if a fault occurs": nothing else than the cause.
  private static func inCase(_ conditions: [[Token]], _ view: ClauseView) -> [ClaimDraft]? {
    guard conditions.count == 1, view.clause.leading.isEmpty, let event = happening(in: conditions[0]) else {
      return nil
    }
    var draft = view.draft(.trigger(event: event.phrase))
    draft.condition = nil
    return [draft]
  }

  /// "when it is filled | except | when it leaks | or when it is shut".
  private static func exception(_ view: ClauseView) -> String? {
    let words = view.adverbials.conditions.drop { !isException($0) }
    return words.isEmpty ? nil : words.map(\.phrase).joined(separator: " ")
  }

  private static func isException(_ condition: [Token]) -> Bool {
    condition.count == 1 && condition[0].isWord("except")
  }

  /// "…, but only if the tank is open".
  private static func restrictions(_ view: ClauseView) -> [[Token]] {
    view.leading.conditions + view.adverbials.conditions.filter { $0.prefix(2).map(\.lower) == ["only", "if"] }
  }

  /// "when registered with `add`": in which case, and nothing that happens.
  private static func isReduced(_ words: ArraySlice<Token>) -> Bool {
    // "when using pumps", "by setting it when calling `open`".
    if words.first?.isWord(in: ["using", "calling", "invoking", "running"]) == true { return true }
    guard let first = words.first, Verbs.lemma(of: first.lower, as: [.participle]) != nil else { return false }
    return words.count == 1 || words.dropFirst().first?.isWord(in: Lexicon.prepositions.union(["using"])) == true
  }

  /// "with the arguments passed to it | when it was added": that is when they were passed.
  static func isOfInnerVerb(_ rest: [Token]) -> Bool {
    rest.indices.contains { $0 > 0 && InnerVerb.isReducedRelative(rest, at: $0) }
      || rest.indices.dropLast().contains {
        rest[$0].isWord(in: ["that", "which"]) && rest[$0 + 1].isWord(in: ["was", "were"])
      }
  }

  /// "in case a valve leaks | when filling it": a time of the case before.
  private static func isOfCase(_ index: Int, in conditions: [[Token]]) -> Bool {
    index > 0 && conditions[index - 1].prefix(2).map(\.lower) == ["in", "case"]
  }

  /// "when a fault occurs | while filling the tank", "… | while the tank is open": when it must occur.
  private static func circumstance(of index: Int, in conditions: [[Token]]) -> String {
    guard index + 1 < conditions.count, case let next = conditions[index + 1], next.count > 1, next[0].isWord("while")
    else { return "" }
    return " \(next.phrase)"
  }

  /// "(is called) when E occurs and receives an error | if the pump is off": whom the last part speaks of is open.
  private static func isOfBoth(_ conditions: ArraySlice<[Token]>) -> Bool {
    guard let words = conditions.first, conditions.dropFirst().first?.first?.isWord("if") == true else { return false }
    return words.indices.dropLast().contains {
      words[$0].isWord("and") && words[$0 + 1].isWord(in: ["receives", "gets", "takes", "returns", "has", "is"])
    }
  }

  /// "when `drain` is called on main, it is called at once": how, and not what makes it happen.
  static func isItself(_ condition: [Token], _ view: ClauseView) -> Bool {
    guard case .methods(let methods) = view.subject,
      condition.contains(where: { $0.isWord(in: ["called", "invoked"]) })
    else { return false }
    return view.resolver.methods(in: condition).map(\.name.base) == methods.map(\.name.base)
  }

  /// "(is called when A) to shut the tank | when B": when it is shut.
  static func isOfPurpose(_ condition: [Token], _ view: ClauseView) -> Bool {
    let tail = view.clause.tail
    guard let start = tail.indices.first(where: { tail[$0...].starts(with: condition) }) else { return false }
    return tail[..<start].contains { $0.isWord(in: ["when", "if"]) }
      && tail[..<start].indices.dropLast().contains {
        tail[$0].isWord("to") && Verbs.lemma(of: tail[$0 + 1].lower, as: [.base]) != nil
      }
  }

  private static func isStrong(_ condition: [Token]) -> Bool {
    condition.first?.isWord(in: ["whenever", "each", "every"]) == true
  }

  private static let opening: Set<String> = ["as", "well", "when", "whenever", "each", "every", "time", "and", "or"]

  /// The event behind the connective; nil for anything but "when" and its strong forms.
  static func event(in condition: [Token]) -> String? {
    guard condition.prefix(4).contains(where: { $0.isWord(in: ["when", "whenever", "time"]) }) else { return nil }
    let words = condition.drop { $0.isWord(in: Self.opening) }
    guard let first = words.first, first.kind != .mark, !first.isWord(in: ["but", "except"]) else { return nil }
    if first.isWord(in: Lexicon.prepositions) || isReduced(words) { return nil }
    if WhenClause.relation(of: Array(words)) != nil, !isStrong(condition) { return nil }
    return withoutHedge(words).phrase
  }

  /// "when a row is sent, usually (because …)": how often the reason holds.
  private static func withoutHedge(_ words: ArraySlice<Token>) -> [Token] {
    guard let last = words.last, last.isWord(in: Lexicon.hedges), words.dropLast().last?.isMark(",") == true else {
      return Array(words)
    }
    return Array(words.dropLast(2))
  }
}
