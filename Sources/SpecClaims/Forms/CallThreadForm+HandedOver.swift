/// What is handed over is what runs: "runs the given job on main" says where the job runs, and nothing of whoever runs it.
extension CallThreadForm {
  /// Nil when nothing is handed over; none when it is not told where the thing runs.
  static func handedOver(_ view: ClauseView) -> [ClaimDraft]? {
    if isOfSome(view) { return [] }
    guard !view.verb.isPassive, let object = object(view),
      ["run", "execute"].contains(view.verb.lemma)
        // "schedules `drain` on main" may tell where the scheduling is done.
        || ["schedule", "dispatch", "submit", "enqueue"].contains(view.verb.lemma) && isGiven(object)
    else { return nil }
    guard !view.verb.isNegated, !view.verb.isUnneeded, view.adverbials.threads.count == 1, view.effect == .none,
      view.verb.modality == .fact || view.verb.isImperative && isGiven(object),
      view.clause.subject.isEmpty || !view.isAuthor
    else { return [] }
    return view.adverbials.threads.map { thread in
      var draft = view.draft(.thread(on: thread), subject: subject(object, view))
      if view.verb.isImperative { draft.modality = .fact }
      draft.obligor = .framework
      return draft
    }
  }

  /// "runs some of the jobs on main".
  private static func isOfSome(_ view: ClauseView) -> Bool {
    ["run", "execute"].contains(view.verb.lemma) && !view.verb.isPassive
      && view.clause.tail.first?.isWord(in: ["some", "most", "many", "several", "few", "half"]) == true
  }

  /// "the given job", "`job`", "a task": what stands between the verb and the thread.
  private static func object(_ view: ClauseView) -> [Token]? {
    let tail = view.clause.tail
    guard let thread = tail.indices.first(where: { ThreadPhrase.read(tail, at: $0) != nil }), (1...5).contains(thread)
    else { return nil }
    let words = Array(tail[..<thread])
    guard words[0].kind == .code || words[0].isWord(in: Lexicon.determiners), !words[0].isWord(in: ["this", "its"]),
      // "runs every frame on main": how often.
      words.isPlainThing, PerPhrase.read(words, at: 0) == nil,
      !words.contains(where: { $0.isWord(in: ["work", "part", "parts", "operation", "operations"]) })
    else { return nil }
    return words
  }

  /// "the given job", "the specified block": what the method takes, so that the command tells what the method does.
  private static func isGiven(_ object: [Token]) -> Bool {
    object.contains { $0.isWord(in: Lexicon.handed) }
  }

  private static func subject(_ object: [Token], _ view: ClauseView) -> Subject {
    let named = view.resolver.methods(in: object)
    return object.count == 1 && named.count == 1 ? .methods(named) : .phrase(object.phrase)
  }
}
