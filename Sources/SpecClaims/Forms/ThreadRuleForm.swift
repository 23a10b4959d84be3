/// Where an author may do something: "access the tank only on the main thread", "you must only use the pump on the thread that made it",
/// "all access to the tank must be on the main thread".
///
/// Refuses what is only one of several places, and things that a pronoun stands for.
enum ThreadRuleForm: SentenceForm {
  static let name = "thread-rule"
  static let summary = "the only thread on which an author may use something"
  static let examples = [
    "Access the tank only on the main thread.", "You must only access the tank on the main thread.",
    "All access to the tank must be on the main thread.", "You must not draw rows outside of the pump thread.",
  ]
  static let refuses = [
    "You must not draw rows outside of the tank.", "You need not draw rows outside of the pump thread.",
    "You may access the tank on the main thread.", "Access it only on the main thread.",
    "You must not only access the tank on the main thread.", "Access the tank only from any thread.",
    "The tank must be on the table.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    if let (act, thread) = elsewhere(view) {
      var draft = view.draft(.thread(on: thread), subject: .phrase(act))
      (draft.modality, draft.obligor) = (view.modality == .should ? .should : .must, .subclass)
      return [draft]
    }
    guard !view.verb.isNegated, !view.isHedged, !view.isDenied, view.adverbials.threads.count == 1,
      let thread = view.adverbials.threads.first, thread != .any, thread != .another,
      view.leading.orders.isEmpty,
      let subject = ofUse(view) ?? ofAccess(view)
    else { return [] }
    var draft = view.draft(.thread(on: thread), subject: .phrase(subject))
    (draft.modality, draft.obligor) = (view.modality == .should ? .should : .must, .subclass)
    return [draft]
  }

  /// "you must not draw rows | off the main thread", "rows must not be drawn | outside of the pump thread": what is done there only.
  static func elsewhere(_ view: ClauseView) -> (act: String, thread: ThreadWord)? {
    let tail = view.clause.tail.trimmingMarks
    guard view.verb.isNegated, !view.isHedged, !view.isDenied, !view.verb.isPerfect, view.effect == .none,
      [.must, .should].contains(view.verb.modality) || view.verb.isCan, !view.verb.isUnneeded,
      view.leading.orders.isEmpty, view.adverbials.orders.isEmpty, view.adverbials.scopes.isEmpty,
      !Verbs.calling.contains(view.verb.lemma), view.verb.lemma != "be",
      let start = tail.firstIndex(where: { $0.isWord(in: ["off", "outside"]) }),
      let (thread, end) = outside(tail, start), end == tail.count,
      case let object = view.verb.isPassive ? view.clause.subject : Array(tail[..<start]),
      view.verb.isPassive ? start == 0 : view.isYou || !view.clause.subject.isLonePronoun,
      (1...5).contains(object.count), object.allSatisfy(isOfThing), !object.isLonePronoun,
      view.resolver.methods(in: object).isEmpty
    else { return nil }
    return ("\(Verbs.gerund(of: view.verb.lemma)) \(object.objectPhrase)", thread)
  }

  private static func isOfThing(_ token: Token) -> Bool {
    token.kind == .code
      || token.kind == .word && (!Lexicon.isFunctionWord(token.lower) || token.isWord(in: Lexicon.determiners))
  }

  private static func outside(_ tail: [Token], _ start: Int) -> (ThreadWord, Int)? {
    let noun = start + 1 < tail.count && tail[start + 1].isWord("of") ? start + 2 : start + 1
    guard noun < tail.count, tail[noun].isWord(in: ["the", "its", "your"]), tail.last?.isWord("thread") == true,
      let (thread, end) = ThreadPhrase.noun(tail, from: noun), ![.any, .another, .same].contains(thread)
    else { return nil }
    return (thread, end)
  }

  /// "access | the tank | only on main": what is used.
  private static func ofUse(_ view: ClauseView) -> String? {
    guard view.isYou, !view.verb.isPassive,
      ["access", "use", "touch", "modify", "change", "update", "read"].contains(view.verb.lemma),
      view.verb.isImperative || [.must, .should, .may].contains(view.verb.modality),
      view.effect == .none || view.effect == .required || view.effect == .recommended,
      let thread = view.clause.tail.indices.first(where: { ThreadPhrase.read(view.clause.tail, at: $0) != nil }),
      isOnly(view, before: thread), view.adverbials.orders.isEmpty
    else { return nil }
    let object = view.clause.tail[..<thread].filter { !$0.isWord("only") && !$0.isWord("exclusively") }
    guard (1...5).contains(object.count), object.isPlainThing, object[0].isWord("this") == false else { return nil }
    return object.phrase
  }

  /// "only access …", "access the tank | only on …".
  private static func isOnly(_ view: ClauseView, before thread: Int) -> Bool {
    view.verb.adverbs.contains("only")
      || thread > 0 && view.clause.tail[thread - 1].isWord(in: ["only", "exclusively"])
  }

  /// "all access to the tank | must be on main".
  private static func ofAccess(_ view: ClauseView) -> String? {
    let words = view.clause.subject
    guard view.verb.lemma == "be", [.must, .should].contains(view.verb.modality), view.effect == .none,
      words.count <= 6,
      words.prefix(2).contains(where: { $0.isWord(in: ["access", "accesses", "calls", "updates", "changes", "use"]) }),
      !words.contains(where: { $0.isWord(in: ["no", "not", "most", "some", "first", "many"]) }),
      view.adverbials.rest.isEmpty,
      view.adverbials.orders.isEmpty
    else { return nil }
    return words.phrase
  }
}
