/// The only place a call may come from: "it may only be called from a listener", "these functions must be called from within the render
/// callback". The call then lies within that one.
///
/// Refuses threads, which another form reads, and calls that merely can come from there.
enum CalledFromForm: SentenceForm {
  static let name = "called-from"
  static let summary = "a call that may be made only within another"
  static let examples = [
    "It may only be called from a listener callback.", "This function must be called from within `-render`.",
  ]
  static let refuses = [
    "It may be called from a listener callback.", "It may only be called from the main thread.",
    "It must not be called from a listener callback.", "It may only be called from Java.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.isCall, !view.verb.isNegated, !view.isDenied, view.adverbials.threads.isEmpty, view.subject != .unknown
    else { return [] }
    if let meant = meant(view) { return [meant] }
    guard !view.isHedged else { return [] }
    if let given = given(view) { return [given] }
    if let advised = advised(view) { return [advised] }
    if view.verb.modality == .fact { return within(view).map { [view.draft(.order(.during, $0))] } ?? [] }
    guard isExclusive(view), view.adverbials.orders.isEmpty, let place = place(view) else { return [] }
    var draft = view.draft(.order(.during, place))
    draft.modality = view.verb.modality == .should ? .should : .must
    draft.obligor = .subclass
    return [draft]
  }

  /// "is meant to be called from within `-layout`".
  private static func meant(_ view: ClauseView) -> ClaimDraft? {
    guard view.verb.isPassive, view.verb.modality == .fact, view.adverbials.orders.isEmpty,
      view.verb.adverbs.filter(Lexicon.hedges.contains) == ["ideally"], let place = place(view), case .method = place
    else { return nil }
    var draft = view.draft(.order(.during, place))
    (draft.modality, draft.obligor) = (.should, .subclass)
    return draft
  }

  /// "should be called from `-layout` to ask for rows".
  private static func advised(_ view: ClauseView) -> ClaimDraft? {
    guard view.verb.isPassive, view.verb.modality == .should, view.adverbials.orders.isEmpty, view.effect == .none,
      view.adverbials.times == nil, view.clause.tail.first?.isWord(in: ["from", "within", "inside"]) == true,
      !view.clause.tail.contains(where: { $0.isWord(in: ["or", "and"]) || $0.isMark(",") }),
      let place = place(view, until: ["to", "with", "as"]), case .method = place
    else { return nil }
    var draft = view.draft(.order(.during, place))
    (draft.modality, draft.obligor) = (.should, .subclass)
    return draft
  }

  /// "the callback is called from within this function": the one that it was given.
  private static func given(_ view: ClauseView) -> ClaimDraft? {
    let words = view.clause.subject
    guard view.verb.isPassive, view.verb.modality == .fact, view.adverbials.times == nil, words.count <= 3,
      words.first?.isWord("the") == true,
      words.last?.isWord(in: ["callback", "handler", "listener", "block", "closure"]) == true
        || words.suffix(2).map(\.lower) == ["callback", "function"],
      view.resolver.methods(in: words).isEmpty, case .methods(let heading) = view.resolver.heading, heading.count == 1,
      view.clause.tail.trimmingMarks.map(\.lower).starts(with: ["from", "within", "this"]),
      view.clause.tail.count > 3, view.clause.tail[3].isWord(in: ["function", "method", "call"])
    else { return nil }
    return view.draft(.order(.during, .method(heading[0], finished: false)), subject: .phrase(words.phrase))
  }

  /// "is called from `-layout`", "is called in the completion block of the update": each call lies there.
  private static func within(_ view: ClauseView) -> Reference? {
    guard view.verb.isPassive, view.adverbials.times == nil, let first = whereFrom(view).first,
      first.isWord(in: ["from", "in", "within", "inside"]),
      let reference = place(view, until: Lexicon.temporal.union(["to", "with", "by", "as"]))
    else { return nil }
    // "in the context of `Table`" names no call.
    if case .method = reference {
      return view.clause.tail.contains(where: { $0.isWord(in: ["context", "scope", "style", "case"]) })
        ? nil : reference
    }
    guard case .event(let words) = reference else { return nil }
    if view.clause.tail.prefix(2).map(\.lower) == ["from", "within"], isOfCalls(view.clause.tail) { return reference }
    if words.contains("process"), view.clause.tail.prefix(2).contains(where: { $0.isWord("within") }) {
      return reference
    }
    return words.contains("block of ") || words.contains("callback of ") || words.contains("handler of ")
      || isOwned(view.clause.tail.trimmingMarks) ? reference : nil
  }

  /// "(is called) immediately, | from `-layout`".
  private static func whereFrom(_ view: ClauseView) -> ArraySlice<Token> {
    let tail = view.clause.tail
    let isAtOnce =
      tail.first?.isWord(in: ["immediately", "directly"]) == true && tail.dropFirst().first?.isMark(",") == true
    return tail.dropFirst(isAtOnce ? 2 : 0)
  }

  /// "from | the tank's drain function".
  private static func isOwned(_ tail: [Token]) -> Bool {
    (4...6).contains(tail.count) && tail[0].isWord("from") && tail.last?.isWord(in: calls) == true
      && tail.dropFirst().allSatisfy { $0.kind == .word || $0.kind == .code }
      && tail.dropLast(2).contains { $0.isPossessive && $0.kind == .word && !Lexicon.determiners.contains($0.lower) }
  }

  /// "the `-fill` or `-drain` call that closes the tank".
  private static func isOfCalls(_ tail: [Token]) -> Bool {
    tail.indices.dropFirst().contains { tail[$0].isWord(in: ["call", "calls"]) && tail[$0 - 1].isNameInCode }
  }

  private static func isExclusive(_ view: ClauseView) -> Bool {
    if view.verb.modality == .must { return true }
    return view.verb.modality != .fact
      && (view.verb.adverbs.contains("only") || view.clause.tail.first?.isWord("only") == true)
  }

  private static func place(_ view: ClauseView, until ends: Set<String> = []) -> Reference? {
    let tail = Array(whereFrom(view).drop { $0.isWord("only") }.prefix { !$0.isWord(in: ends) })
    guard tail.count > 1, tail[0].isWord(in: ["from", "in", "within", "inside"]) else { return nil }
    let words = tail.dropFirst().drop { $0.isWord(in: ["within", "inside", "of"]) }.prefix { $0.kind != .mark }
    // "within 10 ms of `draw()`": how soon.
    guard let last = words.last, words.count <= 14, words.first?.kind != .number else { return nil }
    if let own = ownCall(Array(words), view) { return own }
    let named = view.resolver.methods(in: Array(words))
    // "must be called in a transaction".
    if ends.isEmpty, words.count == 2, words.first?.isWord(in: ["a", "an"]) == true, last.isWord("transaction") {
      return .event(Array(words).phrase)
    }
    if ends.isEmpty, isContext(words) { return .event(Array(words).phrase) }
    if tail[0].isWord("in"), ends.isEmpty, named.count != 1 || words.count > 4, !isCallback(words) { return nil }
    guard
      !named.isEmpty || last.isWord(in: calls) || isCallback(words) || words.contains(where: { $0.isWord(in: calls) })
        || isCode(words)
        || isProcess(words)
    else { return nil }
    return named.count == 1 && isBody(words) ? .method(named[0], finished: false) : .event(Array(words).phrase)
  }

  /// "your implementation of `draw`", and not "place of `draw`", "time for `draw`", "response to `draw`".
  private static func isBody(_ words: ArraySlice<Token>) -> Bool {
    words.count <= 4
      && words.prefix { $0.kind != .code }.allSatisfy {
        $0.isPossessive || $0.isWord(in: calls) || $0.isWord(in: Lexicon.determiners)
          || $0.isWord(in: ["of", "to", "implementation", "body", "call", "calls", "own", "by"])
          || $0.text.first?.isUppercase == true
      }
  }

  /// "(is called) from within this function" of another, in the section of a method.
  private static func ownCall(_ words: [Token], _ view: ClauseView) -> Reference? {
    guard words.count == 2, words[0].isWord("this"), words[1].isWord(in: ["function", "method", "call"]),
      case .methods(let heading) = view.resolver.heading, heading.count == 1, view.subject != .methods(heading)
    else { return nil }
    return .method(heading[0], finished: false)
  }

  /// "an injection context", "its `Reader` context": what runs there, wherever that is.
  private static func isContext(_ words: ArraySlice<Token>) -> Bool {
    (3...4).contains(words.count) && words.last?.isWord("context") == true
      && words.first?.isWord(in: ["a", "an", "its", "their", "the"]) == true
      && !words.contains { $0.isWord(in: ["different", "same", "other", "another", "right", "wrong"]) }
  }

  /// "a leak callback", "the `LeakCallback`".
  private static func isCallback(_ words: ArraySlice<Token>) -> Bool {
    guard words.count <= 4, let last = words.last else { return false }
    return last.isWord(in: ["callback", "callbacks", "hook", "hooks"]) || last.isNamedCallback
  }

  /// "code that runs in a listener"; "Java code" is all of a program.
  private static func isCode(_ words: ArraySlice<Token>) -> Bool {
    words.indices.dropLast().contains {
      words[$0].isWord("code") && words[$0 + 1].isWord(in: ["that", "which", "running", "executed", "run"])
    }
  }

  /// "the filling process", "the process of filling"; "the master process" is a program.
  private static func isProcess(_ words: ArraySlice<Token>) -> Bool {
    guard let noun = words.firstIndex(where: { $0.isWord("process") }), noun > words.startIndex else { return false }
    if noun + 1 < words.endIndex { return words[noun + 1].isWord("of") }
    return Verbs.isGerund(words[noun - 1].lower)
  }

  private static let calls: Set<String> = [
    "block", "blocks", "callback", "callbacks", "method", "methods", "hook", "hooks", "handler", "handlers", "listener",
    "listeners", "function", "functions", "constructor", "destructor", "initializer", "transaction", "coroutine",
    "closure",
  ]
}
