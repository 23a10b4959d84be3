/// Pronouns that can point at somebody else: "`drain` notifies the valves. They are called on main", "`open` returns a handle. It is not
/// thread-safe"; and words that make a clause one about others.
enum PointerGate {
  /// What is wrong with a draft, as the end of "were it not for"; nil when nothing is.
  static func refusal(of draft: ClaimDraft, view: ClauseView) -> String? {
    if isPurpose(view) { return "“so that”, which tells what it is for" }
    if isExcepted(view) { return "“but”, which excepts it" }
    guard case .methods(let methods) = draft.subject else {
      return isEquivalent(view) ? "“the equivalent”, which is another" : nil
    }
    let words = view.written.subject
    if methods.count == 1, words.count == 1, let pronoun = words.first, draft.subject == view.subject {
      if pronoun.isWord(in: ["they", "these", "those"]),
        !view.clause.leading.contains(where: { $0.contains { $0.kind == .code } })
      {
        return "“\(pronoun.lower)”, which are several"
      }
      if pronoun.isWord("it"), isWaitedFor(draft, view) { return "“it”, which is the call that comes later" }
      if pronoun.isWord("it"), isOfThingMade(draft, view) { return "“it”, which may be what was made" }
    }
    if case .order(_, .method(let other, _)) = draft.payload, methods.count == 1,
      methods[0].name.base == other.name.base,
      view.clause.tail.contains(where: { $0.isWord("it") })
    {
      return "“it”, which is no moment of its own"
    }
    if isElsewhere(draft, view) { return "the other place, of which it holds" }
    return isOfOthersOnly(draft, view) || isOfWork(draft, view)
      ? "what is called there, and not where it is called" : nil
  }

  /// "Use a flag | so that `fill` is called once".
  private static func isPurpose(_ view: ClauseView) -> Bool {
    view.clause.subject.first?.isWord("that") == true && view.clause.subject.count > 1
      && view.previous?.verb?.isImperative == true
  }

  /// "none of the hooks but `fill`".
  private static func isExcepted(_ view: ClauseView) -> Bool {
    let words = view.written.subject
    return words.first?.isWord(in: ["none", "no"]) == true
      && zip(words, words.dropFirst()).contains { $0.isWord(in: ["but", "except"]) && $1.kind == .code }
  }

  /// "`draw` is not called at once; it waits for the next frame".
  private static func isWaitedFor(_ draft: ClaimDraft, _ view: ClauseView) -> Bool {
    guard case .concurrency("blocking") = draft.payload, let verb = view.previous?.verb else { return false }
    return verb.isNegated && verb.isPassive && Verbs.invocation.contains(verb.lemma)
  }

  /// "the equivalent of `fill`".
  private static func isEquivalent(_ view: ClauseView) -> Bool {
    view.clause.subject.prefix(3).contains { $0.isWord(in: ["equivalent", "counterpart"]) }
  }

  /// "`open` returns a handle." in front of what is true of handles as well.
  private static func isOfThingMade(_ draft: ClaimDraft, _ view: ClauseView) -> Bool {
    guard let told = view.previous ?? view.resolver.discourse.told, let verb = told.verb, !verb.isPassive,
      told.tail.first?.isWord(in: ["a", "an", "the"]) == true
    else { return false }
    // "`close` takes a block. It is called once": the block.
    let isCallable = told.tail.prefix(3).contains { $0.isWord(in: callables) }
    if isCallable, told.subject.contains(where: { $0.kind == .code }) { return true }
    guard case .concurrency(let mode) = draft.payload, ["thread-safe", "not-thread-safe"].contains(mode) else {
      return false
    }
    return ["return", "create", "make", "give", "yield", "produce", "open"].contains(verb.lemma)
  }

  private static let callables: Set<String> = [
    "block", "callback", "delegate", "closure", "task", "handler", "function", "listener", "lambda", "job",
  ]

  /// "Unlike in Finch, where `fill` is called on main, …": there.
  private static func isElsewhere(_ draft: ClaimDraft, _ view: ClauseView) -> Bool {
    if view.clause.subject.first?.isWord("where") == true { return true }
    guard case .thread(let thread) = draft.payload,
      let other = view.clause.leading.first(where: { $0.first?.isWord(in: ["unlike", "contrary"]) == true })
    else { return false }
    return AdverbialParser(other).parse().threads.contains(thread) && !view.adverbials.threads.contains(thread)
  }

  /// "The main thread only calls `fill`": and nothing else, wherever else it is called.
  private static func isOfOthersOnly(_ draft: ClaimDraft, _ view: ClauseView) -> Bool {
    guard case .thread = draft.payload, let verb = view.written.verb, !verb.isPassive,
      verb.adverbs.contains("only") || verb.adverbs.contains("also")
    else { return false }
    return view.written.subject.last?.isWord(in: ["thread", "queue", "executor", "loop"]) == true
  }

  /// "`turret` is used to call code on main", "the purpose of `a` is to call `b` on main": the thread is that of the work.
  private static func isOfWork(_ draft: ClaimDraft, _ view: ClauseView) -> Bool {
    guard case .thread = draft.payload else { return false }
    let tail = view.written.tail
    if view.verb.lemma == "use", view.verb.isPassive, let to = tail.firstIndex(where: { $0.isWord("to") }), to == 0,
      tail.count > 2, Verbs.lemma(of: tail[1].lower, as: [.base]) != nil
    {
      return true
    }
    return view.written.subject.prefix(3).contains { $0.isWord(in: ["purpose", "job", "task", "role"]) }
      || view.clause.subject.prefix(3).contains { $0.isWord(in: ["purpose", "job", "task", "role"]) }
  }
}
