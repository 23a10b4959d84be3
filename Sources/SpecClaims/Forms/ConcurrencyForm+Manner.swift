/// How calls are made, as the words behind the verb tell it.
extension ConcurrencyForm {
  /// "are executed serially", "will never be called concurrently", "may be called concurrently".
  static func manner(_ view: ClauseView) -> String? {
    // "is called once if called concurrently": that is the case, not the manner.
    guard
      let words = withoutRespect(Array(view.clause.tail.prefix { !$0.isWord(in: ["if", "when", "unless"]) }))
    else { return nil }
    if words.contains(where: { $0.isWord(in: ["serially", "sequentially"]) })
      || words.trimmingMarks.map(\.lower) == ["in", "sequence"] || isOneAfterAnother(words)
      || isSerialFashion(words)
      || isOneCaller(words) && (view.verb.modality != .may || view.verb.adverbs.contains("only"))
    {
      return view.verb.isNegated ? nil : "serial"
    }
    // "There is no guarantee that rows are drawn concurrently": nor that they are not.
    if view.isDenied { return nil }
    if let nested = nested(words, view) { return nested }
    if isOfOneAtATime(view) { return "serial" }
    if isOfManner("thread-safe", words), view.subject != .unknown { return view.verb.isNegated ? nil : "thread-safe" }
    if let manner = words.firstIndex(where: { $0.isWord(in: OverlapPhrase.adverbs) }) {
      if OverlapPhrase.isBesideAnother(words[(manner + 1)...]) { return nil }
      // "with other turns of the pump": with those of another pump it may.
      let others = words[(manner + 1)...].drop { !$0.isWord("other") }
      if others.contains(where: { $0.isWord(in: ["of", "on", "for", "in", "from"]) }) { return nil }
      // "in a way that tries to reach several goals simultaneously".
      if words[..<manner].contains(where: { $0.isWord("that") }), words[..<manner].contains(where: { $0.isWord("to") })
      {
        return nil
      }
      let never = words.indices.dropLast().contains {
        words[$0].isWord(in: ["never", "not"]) && words[$0 + 1].isWord(in: OverlapPhrase.adverbs)
      }
      // "is sent in turns and never runs concurrently": denied of another verb, which was not cut off.
      if !never, words[..<manner].contains(where: { $0.isWord(in: Lexicon.negations) }) { return nil }
      if view.verb.isNegated != never { return "serial" }
      if never { return nil }
      // "pumps may run concurrently on several threads": a warning, where "may be called" is a permission.
      return view.verb.modality == .may && view.verb.isPassive && words.contains { $0.isWord("threads") }
        ? "thread-safe" : "concurrent"
    }
    if isNeverTogether(words, view) { return "serial" }
    let isPlain = words.trimmingMarks.count == 2 || view.adverbials.times == .multiple && view.verb.modality == .may
    if words.trimmingMarks.suffix(2).map(\.lower) == ["in", "parallel"], isPlain, !view.verb.isNegated {
      return "concurrent"
    }
    if view.isCall, view.verb.modality == .may, !view.verb.isNegated, words.contains(where: { $0.isWord("threads") }),
      words.suffix(4).map(\.lower) == ["at", "the", "same", "time"]
    {
      return "concurrent"
    }
    if isNotAtOnce(words, view) { return "asynchronous" }
    return view.isCall && !view.verb.isNegated && view.verb.modality != .may ? timing(words) : nil
  }

  /// "is not called | synchronously": but later.
  static func isNotAtOnce(_ words: [Token], _ view: ClauseView) -> Bool {
    view.verb.isNegated && view.verb.isPassive && view.verb.modality == .fact && !view.isDenied && view.effect == .none
      && words.trimmingMarks.map(\.lower) == ["synchronously"]
  }

  /// "must not be called at the same time", "are never called in parallel".
  private static func isNeverTogether(_ words: [Token], _ view: ClauseView) -> Bool {
    guard view.isCall, view.verb.isNegated, let together = OverlapPhrase.first(in: words), together.lowerBound == 0
    else {
      return false
    }
    return !OverlapPhrase.isBesideAnother(words[together.upperBound...])
  }

  /// "may be called reentrantly", "is never called recursively"; what must not be is a rule.
  private static func nested(_ words: [Token], _ view: ClauseView) -> String? {
    guard view.isCall, words.count == 1, words[0].isWord(in: ["reentrantly", "re-entrantly", "recursively"]) else {
      return nil
    }
    if view.verb.isNegated { return view.verb.modality == .fact ? "non-reentrant" : nil }
    return view.verb.modality == .may ? "reentrant" : nil
  }

  /// "in a serialized fashion", "in a sequential manner".
  private static func isSerialFashion(_ words: [Token]) -> Bool {
    ["serialized", "sequential", "serial"].contains { isOfManner($0, words) }
  }

  /// "in a thread-safe manner".
  static func isOfManner(_ kind: String, _ words: [Token]) -> Bool {
    words.indices.dropLast().contains {
      words[$0].isWord(kind) && words[$0 + 1].isWord(in: ["fashion", "manner", "way"])
    }
  }

  /// "(is used) in a thread-safe manner", "in a way that is fully thread-safe".
  static func isInSafeWay(_ words: [Token]) -> Bool {
    if isOfManner("thread-safe", words) { return true }
    let text = words.map(\.lower).joined(separator: " ")
    if ["concurrency safe way", "concurrency-safe way", "thread safe way", "thread safe manner"].contains(
      where: text.contains)
    {
      return true
    }
    return words.indices.dropLast(3).contains { index in
      words[index].isWord(in: ["way", "manner", "fashion"]) && words[index + 1].isWord("that")
        && words[index + 2].isWord("is") && words[(index + 3)...].prefix(2).last?.isWord("thread-safe") == true
        && !words[index + 3].isWord("not")
    }
  }

  private static func isOneAfterAnother(_ words: [Token]) -> Bool {
    guard words.contains(where: { $0.lower.hasSuffix("one") }) else { return false }
    let text = words.map { $0.lower.replacing("-", with: " ") }.joined(separator: " ")
    return inTurn.contains { text.contains($0) }
  }

  static let inTurn = ["one after another", "one after the other", "one at a time", "one by one"]

  /// "It immediately returns a future": while what it stands for goes on.
  private static func givesHandle(_ view: ClauseView) -> Bool {
    let words = view.clause.tail.prefix(4)
    return view.isAboutHeading && words.first?.isWord(in: ["a", "an"]) == true
      && words.contains { ["future", "promise", "handle", "task"].contains($0.lower) }
  }

  /// "this method returns right away"; that calls which were waiting, or those that come later, do so is said of those only.
  static func isAtOnce(_ view: ClauseView) -> Bool {
    !isOfNothing(view)
      && (isAtOnce(view.clause.tail)
        || (isOfCall(view) || givesHandle(view)) && view.verb.adverbs == ["immediately"])
      && !view.clause.subject.contains {
        $0.isWord(in: ["blocking", "blocked", "waiting"])
          || $0.isWord(in: ["later", "subsequent", "further"]) && !isOfCall(view)
      }
  }

  /// "does nothing and returns immediately", "returns immediately without taking action": without effect, which is another form's.
  private static func isOfNothing(_ view: ClauseView) -> Bool {
    (view.clause.tail + (view.previous?.tail ?? [])).contains { $0.isWord(in: ["nothing", "anything", "action"]) }
  }

  /// "the next call to `drain`", "any later calls to `drain`".
  static func isOfCall(_ view: ClauseView) -> Bool {
    let subject = view.clause.subject
    return subject.count <= 9
      && zip(subject, subject.dropFirst()).contains {
        $0.isWord(in: ["call", "calls", "invocation", "invocations"]) && $1.isWord(in: ["to", "of"])
      }
  }

  /// "immediately", "right away", "at once": the first words behind "returns".
  static func isAtOnce(_ words: some Collection<Token>) -> Bool {
    guard let first = words.first else { return false }
    guard let second = words.dropFirst().first else { return first.isWord("immediately") }
    // "returns immediately after the tank is full": then, and not before.
    if first.isWord("immediately") {
      return !second.isWord(in: ["after", "once", "when", "upon", "before", "following"])
        && !isOfFailure(words.dropFirst())
    }
    return first.isWord("without") && second.isWord(in: ["waiting", "blocking"])
      || first.isWord(in: ["right", "straight"]) && second.isWord("away")
      || first.isWord("at") && second.isWord("once")
  }

  /// "(returns immediately) with an error code", "with return value `X`".
  private static func isOfFailure(_ words: some Collection<Token>) -> Bool {
    words.first?.isWord("with") == true
      && words.prefix(5).contains { $0.isWord(in: ["error", "failure", "value", "code", "status"]) }
  }

  /// "it calls the given callback synchronously": how the callback is called.
  static func calledObject(_ view: ClauseView) -> ClaimDraft? {
    guard ["call", "invoke", "run", "execute", "perform"].contains(view.verb.lemma), !view.verb.isPassive,
      !view.verb.isNegated, view.verb.modality == .fact, !view.isHedged, !view.isAuthor, view.effect == .none,
      let manner = view.clause.tail.firstIndex(where: { $0.isWord(in: ["synchronously", "asynchronously"]) }),
      (1...5).contains(manner), let mode = timing(Array(view.clause.tail[manner...])),
      case let words = view.clause.tail[..<manner],
      words.isPlainThing || view.verb.lemma == "perform" && words.first?.lower.hasSuffix("s") == true
    else { return nil }
    let named = view.resolver.methods(in: Array(words))
    return view.draft(.concurrency(mode: mode), subject: named.count == 1 ? .methods(named) : .phrase(words.phrase))
  }

  /// "you must synchronously do the work": said of the method that the author writes.
  static func ofOwnWork(_ view: ClauseView) -> String? {
    guard view.isYou, !view.verb.isNegated, view.modality == .must, !view.isHedged, view.isInMethodSection,
      Verbs.work.contains(view.verb.lemma) || view.verb.lemma == "return"
    else { return nil }
    return timing(of: view.verb.adverbs)
  }
}
