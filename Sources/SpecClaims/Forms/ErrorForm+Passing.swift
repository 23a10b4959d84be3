/// What a call comes to when it is given the wrong thing.
extension ErrorForm {
  /// "Passing null makes this method throw", "passing a closed tank causes the call to fail". That it "returns immediately" says nothing of
  /// what it has not done.
  static func passing(_ view: ClauseView) -> [ClaimDraft]? {
    guard view.clause.subject.count > 1, view.clause.subject[0].isWord(in: ["passing", "supplying"]),
      ["make", "cause"].contains(view.verb.lemma), view.verb.modality == .fact, !view.verb.isNegated,
      !view.verb.isPassive, !view.isHedged, view.isInMethodSection, !isBound(view.clause.link),
      let (lemma, tail) = deed(of: view), let result = outcome(lemma, tail)
    else { return nil }
    return [draft(result, of: view.clause.subject.phrase, subject: view.resolver.topic, view)]
  }

  private static func isBound(_ link: Clause.Link) -> Bool {
    if case .causal = link { return true }
    return link == .relative
  }

  /// "this method | (to) | return an error": the verb of the method, and what stands behind it.
  private static func deed(of view: ClauseView) -> (lemma: String, tail: [Token])? {
    let tail = view.clause.tail
    let isBare = view.verb.lemma == "make"
    let end =
      isBare
      ? tail.prefix(5).indices.dropFirst().first {
        Verbs.lemma(of: tail[$0].lower, as: [.base]) != nil && !isCall(tail[$0])
      }
      : tail.prefix(5).firstIndex { $0.isWord("to") }
    guard let end, isOwn(Array(tail[..<end]), view) else { return nil }
    let verb = isBare ? end : end + 1
    guard verb < tail.count, let lemma = Verbs.lemma(of: tail[verb].lower, as: [.base]) else { return nil }
    return (lemma, Array(tail[(verb + 1)...]).trimmingMarks)
  }

  private static func isCall(_ token: Token) -> Bool { token.isWord(in: ["call", "function", "method"]) }

  /// "it", "the call", "this function", `drain` under its own heading.
  private static func isOwn(_ words: [Token], _ view: ClauseView) -> Bool {
    if words.isLonePronoun { return true }
    if words.count == 2, words[0].isWord(in: ["the", "this"]), isCall(words[1]) { return true }
    return view.isInMethod(view.resolver.place(words))
  }

  private static func outcome(_ lemma: String, _ tail: [Token]) -> String? {
    if lemma == "fail" { return tail.isEmpty || tail[0].isWord("with") ? "error" : nil }
    if let result = ErrorPhrase.result(lemma: lemma, tail: tail) { return result }
    guard lemma == "return" else { return nil }
    if tail.indices.dropLast().contains(where: {
      tail[$0].isWord("no") && tail[$0 + 1].isWord(in: ["action", "effect"])
    }),
      tail[0].isWord(in: ["immediately", "with", "at"])
    {
      return "no-effect"
    }
    return ErrorPhrase.namesError(tail) ? "error" : nil
  }
}
