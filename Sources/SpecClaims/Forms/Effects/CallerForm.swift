/// Who may call a method: "must not be called directly by other classes", "may only be called by the scheduler", "never call it from
/// outside of the panel".
///
/// At the top of a page, before any heading, "these methods" are all that the page lists. Refuses duties ("should be called by X") and
/// callers that are methods: those are an order.
enum CallerForm: SentenceForm {
  static let name = "caller"
  static let summary = "who may, or must not, call a method"
  static let examples = [
    "This method must not be called directly by other classes.",
    "It should never be invoked from outside of the panel.",
    "It may only be called by the scheduler.", "It may only be called from the associated driver.",
  ]
  static let refuses = [
    "It should be called by the panel.", "It is usually not called by other classes.",
    "It must not be called by `-load`.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.verb.isPassive, Verbs.calling.contains(view.verb.lemma), !view.isHedged, !view.isDenied,
      view.effect == .none, view.adverbials.threads.isEmpty, let force = force(view), let subject = subject(view),
      let agent = agent(view)
    else { return [] }
    var draft = view.draft(.caller("\(force) \(agent)"), subject: subject)
    draft.obligor = .subclass
    if draft.modality == .may { draft.modality = .must }
    return [draft]
  }

  private static func force(_ view: ClauseView) -> String? {
    let isOnly =
      view.verb.adverbs.contains("only") || view.clause.tail.first?.isWord("only") == true
      || view.clause.tail.trimmingMarks.last?.isWord("only") == true
    switch (view.verb.isNegated, view.verb.modality) {
    case (true, .must), (true, .should): return "not to be called"
    case (false, .must), (false, .should), (false, .may): return isOnly ? "only to be called" : nil
    case (true, _), (false, .fact): return nil
    }
  }

  private static func subject(_ view: ClauseView) -> Subject? {
    switch view.subject {
    case .methods, .everyMethod: return view.subject
    case .phrase, .unknown: break
    }
    guard !view.resolver.scope.hasHeading, view.clause.subject.count == 2,
      view.clause.subject[0].isWord(in: ["these", "the", "all"]),
      view.clause.subject[1].isWord(in: ["methods", "functions", "callbacks", "hooks"])
    else { return nil }
    return .everyMethod(of: view.resolver.scope.type, except: nil)
  }

  /// "by X", "outside of X", "from outside X", up to the end of the phrase.
  private static func agent(_ view: ClauseView) -> String? {
    let tail = view.clause.tail
    guard let start = tail.firstIndex(where: { $0.isWord(in: ["by", "outside"]) }) ?? origin(view),
      tail[..<start].allSatisfy({ $0.isWord(in: Lexicon.adverbs) || $0.isWord("from") })
    else { return nil }
    let first = start > 0 && tail[start - 1].isWord("from") ? start - 1 : start
    let words = tail[first...].prefix { token in
      token.kind != .mark && !token.isWord("only") && !token.isWord(in: Lexicon.temporal)
        && (!token.isWord(in: Lexicon.coordinators) || token.isWord("but"))
    }
    let who = words.drop { $0.isWord(in: ["by", "outside", "from", "of"]) }
    guard !who.isEmpty, words.count <= 8, who.allSatisfy({ $0.kind != .code || MethodName(code: $0.text) == nil })
    else {
      return nil
    }
    return words.phrase
  }

  /// "(may only be called) from the driver": where that is no thread and no call, it is somebody.
  private static func origin(_ view: ClauseView) -> Int? {
    guard view.verb.adverbs.contains("only"), view.adverbials.threads.isEmpty, CalledFromForm.read(view).isEmpty,
      case let words = view.clause.tail.prefix(while: { $0.kind != .mark }), (3...6).contains(words.count),
      words[0].isWord("from"), words[1].isWord("the") || isSubclass(words.last), words.allSatisfy({ $0.kind == .word }),
      words.last.map({ !$0.isWord(in: nowhere) && Verbs.lemma(of: $0.lower, as: [.gerund]) == nil }) == true,
      !words.contains(where: { $0.isWord(in: ["other", "another", "different", "same"]) }),
      isSubclass(words.last) || !words.contains(where: { $0.isWord(in: ["within", "a", "an"]) })
    else { return nil }
    return 0
  }

  /// "from a derived class".
  private static func isSubclass(_ noun: Token?) -> Bool {
    noun?.isWord(in: ["class", "classes", "subclass", "subclasses"]) == true
  }

  private static let nowhere: Set<String> = ["thread", "threads", "context", "loop", "state", "code"]
}
