/// Calls that fail in a case.
extension ErrorForm {
  /// "A call to `fill` fails if the tank is shut", "Calls to this method fail unless the tank is open".
  static func ofCall(_ result: String, _ view: ClauseView) -> [ClaimDraft]? {
    guard result == "error", let cause = view.condition, isCase(cause), view.verb.modality == .fact else { return nil }
    let subject = view.clause.subject.drop { $0.isWord(in: ["a", "any", "all", "the"]) }
    guard subject.count > 2, subject.first?.isWord(in: ["call", "calls"]) == true,
      subject.dropFirst().first?.isWord(in: ["to", "of"]) == true,
      let methods = view.resolver.methodsAlone(in: Array(subject.dropFirst(2))), methods.count == 1
    else { return nil }
    return [draft(result, of: cause, subject: .methods(methods), view)]
  }

  /// "The tank throws an error if `fill()` is called twice": the method of the case.
  private static func ofCalledInCase(_ view: ClauseView) -> [ClaimDraft]? {
    guard !view.isHedged, !view.verb.isNegated, view.verb.modality == .fact, view.clause.link == .main,
      ["throw", "raise", "crash", "panic", "fail", "assert"].contains(view.verb.lemma), !view.verb.isPassive,
      let result = failure(view) ?? ErrorPhrase.result(lemma: view.verb.lemma, tail: view.clause.tail),
      let cause = view.adverbials.conditions.first, cause.count > 4, cause[0].isWord(in: ["if", "when"]),
      let verb = MainVerb.group(in: Array(cause.dropFirst())), verb.isPassive, Verbs.calling.contains(verb.lemma),
      !verb.isNegated, isWrongCall(cause.phrase),
      case let named = view.resolver.methods(in: Array(cause[1..<(verb.range.lowerBound + 1)])), named.count == 1,
      view.subject == .unknown || view.clause.subject.allSatisfy({ $0.kind == .word })
    else { return nil }
    return [draft(result, of: view.condition ?? cause.phrase, subject: .methods(named), view)]
  }

  /// "Raise `ShutError` if called twice": a summary that is written as a command is one all the same.
  static func summed(_ view: ClauseView) -> [ClaimDraft]? {
    guard view.verb.isImperative, ["raise", "throw"].contains(view.verb.lemma), !view.verb.isNegated, !view.isHedged,
      view.effect == .none, view.isInMethodSection, view.clause.link == .main, let cause = view.condition,
      isCase(cause), let error = view.clause.tail.first(where: { !$0.isWord(in: ["a", "an"]) }),
      ErrorPhrase.isError(error), view.adverbials.rest.trimmingMarks.last == error,
      cause.split(separator: " ").contains("called")
    else { return nil }
    var draft = draft("exception", of: cause, subject: view.resolver.topic, view)
    draft.modality = .fact
    return [draft]
  }

  /// "The second call to `fill` is ignored".
  static func secondIgnored(_ view: ClauseView) -> ClaimDraft? {
    let words = view.clause.subject
    guard view.verb.isPassive, view.verb.lemma == "ignore", !view.verb.isNegated, view.verb.modality == .fact,
      !view.isHedged, view.condition == nil, view.clause.tail.trimmingMarks.isEmpty, words.count == 5,
      words[0].isWord(in: ["a", "the"]), words[1].isWord("second"), words[2].isWord("call"), words[3].isWord("to"),
      case let named = view.resolver.methods(in: [words[4]]), named.count == 1
    else { return nil }
    return draft("no-effect", of: words.phrase, subject: .methods(named), view)
  }

  static func ofWrongCalls(_ view: ClauseView) -> [ClaimDraft]? { endingProgram(view) ?? ofCalledInCase(view) }

  /// "If this is called on the wrong thread, the program is terminated", "the process aborts if it is called twice".
  private static func endingProgram(_ view: ClauseView) -> [ClaimDraft]? {
    guard ["terminate", "abort", "kill", "crash"].contains(view.verb.lemma), !view.verb.isNegated, !view.isHedged,
      view.verb.modality == .fact, view.isInMethodSection, view.clause.tail.trimmingMarks.first?.isWord("by") != true,
      view.clause.subject.count == 2, view.clause.subject[0].isWord("the"),
      view.clause.subject[1].isWord(in: ["process", "program", "application", "app"]), let cause = view.condition,
      isWrongCall(cause)
    else { return nil }
    return [draft("crash", of: cause, subject: view.resolver.topic, view)]
  }

  /// A call that nobody would make on purpose; a method that ends the program when it is called is there for that.
  private static func isWrongCall(_ cause: String) -> Bool {
    let words = cause.lowercased().split(separator: " ")
    guard ["if", "when", "unless"].contains(words.first ?? ""), let call = words.firstIndex(of: "called") else {
      return false
    }
    return words[call...].contains {
      ["twice", "again", "wrong", "before", "outside", "other", "another", "without", "once", "multiple"].contains($0)
    }
  }
}
