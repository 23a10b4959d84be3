/// Where an author may do something: "access the tank only on the main thread", "you must only use the pump on the thread that made it",
/// "all access to the tank must be on the main thread".
///
/// Refuses what is only one of several places, and things that a pronoun stands for.
enum ThreadRuleForm: SentenceForm {
  static let name = "thread-rule"
  static let summary = "the only thread on which an author may use something"
  static let examples = [
    "Access the tank only on the main thread.", "You must only access the tank on the main thread.",
    "All access to the tank must be on the main thread.",
  ]
  static let refuses = [
    "You may access the tank on the main thread.", "Access it only on the main thread.",
    "You must not only access the tank on the main thread.", "Access the tank only from any thread.",
    "The tank must be on the table.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard !view.verb.isNegated, !view.isHedged, !view.isDenied, view.adverbials.threads.count == 1,
      let thread = view.adverbials.threads.first, thread != .any, thread != .another,
      view.leading.orders.isEmpty,
      let subject = ofUse(view) ?? ofAccess(view)
    else { return [] }
    var draft = view.draft(.thread(on: thread), subject: .phrase(subject))
    (draft.modality, draft.obligor) = (view.modality == .should ? .should : .must, .subclass)
    return [draft]
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
