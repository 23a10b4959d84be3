/// Threads that a call is safe on.
extension CallThreadForm {
  /// "is run asynchronously | from the main thread": apart from it.
  static func isApart(_ tail: [Token]) -> Bool {
    zip(tail, tail.dropFirst()).contains {
      $0.isWord(in: ["asynchronously", "independently", "separately"]) && $1.isWord("from")
    }
  }

  /// "is done with the `play()` method | on the event loop": a method of the loop.
  static func isOfLoopsMethod(_ tail: [Token]) -> Bool {
    tail.indices.dropFirst(2).contains { index in
      tail[index].isWord("on") && tail[index - 1].isWord(in: ["method", "function"]) && tail[index - 2].kind == .code
        && tail.dropFirst(index).contains { $0.isWord("loop") }
    }
  }

  /// "`drain()` is safe to call from the render thread", "safe to be called from signal threads". Any thread, and several of them, make a
  /// call thread-safe, which is another form's.
  static func safeOn(_ view: ClauseView) -> ClaimDraft? {
    let words = view.clause.tail.trimmingMarks
    let isOnly = view.verb.adverbs.contains("only") || words.first?.isWord("only") == true
    let tail = words.first?.isWord("only") == true ? Array(words.dropFirst()) : words
    if let only = onlySafeOn(view, tail) { return only }
    guard view.verb.lemma == "be", !view.verb.isNegated, view.verb.modality == .fact, !view.isHedged, !view.isDenied,
      view.effect == .none, view.subject != .unknown, tail.count > 4, tail[0].isWord("safe"), tail[1].isWord("to"),
      case let call = tail[2].isWord("be") ? 3 : 2, call + 2 < tail.count,
      tail[call].isWord(in: call == 3 ? ["called", "invoked", "used"] : ["call", "invoke", "use"]),
      let (thread, end) = ThreadPhrase.read(tail, at: call + 1), end == tail.count,
      ![.any, .same, .another].contains(thread)
    else { return nil }
    var draft = view.draft(.thread(on: thread))
    draft.modality = isOnly ? .must : .may
    return draft
  }

  /// "`drain()` is only safe on the main thread", "calling `drain()` is only safe from the pump thread".
  private static func onlySafeOn(_ view: ClauseView, _ tail: [Token]) -> ClaimDraft? {
    let predicate = tail.filter { !$0.isWord("only") }
    guard view.verb.lemma == "be", !view.verb.isNegated, view.verb.modality == .fact, !view.isHedged, !view.isDenied,
      view.effect == .none, view.verb.adverbs == ["only"] || predicate.count == tail.count - 1, predicate.count > 2,
      predicate[0].isWord("safe"), let (thread, end) = ThreadPhrase.read(predicate, at: 1),
      end == predicate.count, ![.any, .another].contains(thread), let subject = usedOn(view)
    else { return nil }
    var draft = view.draft(.thread(on: thread), subject: subject)
    draft.modality = .must
    return draft
  }

  /// "`drain()`", "this", "calling `drain()`", "accessing the tank".
  private static func usedOn(_ view: ClauseView) -> Subject? {
    let words = view.clause.subject
    guard let first = words.first, first.kind == .word, Verbs.lemma(of: first.lower, as: [.gerund]) != nil else {
      return view.subject == .unknown ? nil : view.subject
    }
    let object = Array(words.dropFirst())
    guard object.isPlainThing, !object.isEmpty else { return nil }
    let called = view.resolver.callSubject(of: object)
    if first.isWord(in: ["calling", "invoking", "using"]), called != .unknown { return called }
    return object.isLonePronoun ? nil : .phrase(words.phrase)
  }

  /// "It is meant to be called on the main thread", "they are designed to be called from a single thread": there it should be.
  static func meant(_ view: ClauseView) -> ClaimDraft? {
    guard view.isCall, view.verb.isPassive, view.verb.modality == .fact, !view.verb.isNegated, !view.isDenied,
      view.effect == .none, view.verb.adverbs.filter(Lexicon.hedges.contains) == ["ideally"],
      view.adverbials.threads.count == 1, view.adverbials.threads[0] != .any, view.adverbials.orders.isEmpty,
      view.adverbials.conditions.isEmpty, !HedgePhrase.isIn(view.clause.tail),
      view.adverbials.rest.allSatisfy({ $0.kind == .mark }), !view.clause.subject.isEmpty
    else { return nil }
    var draft = view.draft(.thread(on: view.adverbials.threads[0]))
    (draft.modality, draft.obligor) = (.should, .subclass)
    return draft
  }
}
