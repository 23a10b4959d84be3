/// Calls whose order follows something: "the hooks are called in the order in which they were added", "handlers run in reverse order",
/// "the listeners are invoked in the order given by `priority`".
///
/// "in no particular order", "in any order" and "not guaranteed to be called in the order of E" promise none, and are read as that. Refuses lists ("in the following order"), which another
/// form reads, and "in order to".
enum CalledInOrderForm: SentenceForm {
  static let name = "called-in-order"
  static let summary = "calls in the order of something, or in none"
  static let examples = [
    "The hooks are called in the order in which they were added.", "Handlers are invoked in reverse order.",
    "The hooks are called in no particular order.",
  ]
  static let refuses = [
    "The hook is called in order to clean up.", "The hooks are usually called in the order in which they were added.",
    "The hooks are not called in the order in which they were added.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    if let ordered = ofOrder(view) { return ordered }
    if let open = unordered(view) { return [open] }
    guard !view.verb.isNegated || view.isDenied, !view.isHedged, view.verb.modality != .may,
      !SequenceForm.isOrdered(view),
      let subject = subject(view), !isOfThings(view.clause.tail), let words = order(in: view.clause.tail),
      !isOfPlaces(words, view), !isOfOthers(words, view), !isOfBytes(view),
      // "in the correct order": in which, it does not tell.
      !words.contains(where: { $0.isWord(in: ["correct", "right", "proper", "expected"]) }),
      // "It is called in order": one call has none.
      words.count > 1 || !view.clause.subject.isLonePronoun && !view.clause.subject.isEmpty
    else { return [] }
    if isNone(words) {
      var draft = view.draft(.order(.before, .event("one another")), subject: subject)
      draft.polarity = false
      return [draft]
    }
    // "in order they were added": the order in which.
    let isBare = words.first?.isWord("order") == true && words.dropFirst().first?.isWord(in: ["they", "it"]) == true
    let told = isBare ? "the \(words.phrase)" : words.phrase
    var draft = view.draft(.order(.inOrder, .event(told)), subject: subject)
    draft.polarity = !view.isDenied
    return [draft]
  }

  /// "in the low order byte": a part of a number.
  private static func isOfBytes(_ view: ClauseView) -> Bool {
    guard let order = view.clause.tail.firstIndex(where: { $0.isWord("order") }) else { return false }
    return view.clause.tail.dropFirst(order + 1).first?.isWord(in: ["byte", "bytes", "bit", "bits"]) == true
  }

  /// "written in network byte order", "read in alphabetical order": how they lie.
  private static func isOfPlaces(_ words: ArraySlice<Token>, _ view: ClauseView) -> Bool {
    ["write", "read", "append", "produce"].contains(view.verb.lemma) && view.verb.isPassive
      && words.prefix { !$0.isWord("order") }.contains { !$0.isWord(in: ["the", "same", "reverse", "exact", "their"]) }
  }

  /// "parents run first, and their children execute in the order …": of the children.
  private static func isOfOthers(_ words: ArraySlice<Token>, _ view: ClauseView) -> Bool {
    let before = view.clause.tail[..<words.startIndex]
    return zip(before, before.dropFirst()).contains { $0.isMark(",") && $1.isWord("and") }
  }

  /// "everything is dispatched in order", "callbacks are made in order, one at a time": in the order in which they came up.
  private static func isBare(_ rest: ArraySlice<Token>, _ before: ArraySlice<Token>) -> Bool {
    before.isEmpty
      && (rest.first.map { $0.isMark(",") || $0.isMark(".") || $0.isWord(in: ["and", "by", "on"]) } ?? true)
  }

  /// What is called: the subject of a passive, the object of "calls".
  static func subject(_ view: ClauseView) -> Subject? {
    if view.isCall { return view.subject == .unknown ? ofThem(view) : view.subject }
    // "all callbacks will be made in order".
    if view.verb.lemma == "make", view.verb.isPassive,
      view.clause.subject.last?.isWord(in: plurals.union(["calls"])) == true
    {
      return .phrase(view.clause.subject.phrase)
    }
    if view.verb.isPassive, isDone(view.verb.lemma) || Deed.isEvent(view.verb.lemma),
      let first = view.clause.subject.first,
      !first.isWord(in: ["no", "not"]), !view.clause.subject.isLonePronoun
    {
      return .phrase(Verbs.passive(view.clause.subject.phrase, view.verb.lemma))
    }
    if !view.verb.isPassive, ["happen", "occur", "proceed"].contains(view.verb.lemma), !view.clause.subject.isEmpty,
      !view.clause.subject.isLonePronoun
    {
      return .phrase(view.clause.subject.phrase)
    }
    if let sent = sent(view) ?? queued(view) { return sent }
    guard Verbs.calling.contains(view.verb.lemma), !view.verb.isPassive, !view.isAuthor, view.verb.modality == .fact
    else { return nil }
    let object = view.clause.tail.prefix {
      $0.kind != .mark && !$0.isWord(in: Lexicon.prepositions) && !($0.kind == .word && $0.lower.hasSuffix("ously"))
    }
    guard let last = object.last, last.isWord(in: plurals) || object.contains(where: { $0.isWord(in: plurals) }) else {
      return nil
    }
    return .phrase(object.phrase)
  }

  /// "Handlers can be registered and they are invoked in the order …": the handlers.
  private static func ofThem(_ view: ClauseView) -> Subject? {
    guard view.clause.subject.map(\.lower) == ["they"], view.clause.link == .coordinate,
      let things = view.previous?.subject, (1...3).contains(things.count), let last = things.last,
      last.kind == .word, last.lower.hasSuffix("s"), !things.contains(where: { $0.isWord(in: Lexicon.pronouns) })
    else { return nil }
    return .phrase(things.phrase)
  }

  /// "the callbacks are queued for execution in the order in which they came": what waits in a queue is what is called.
  private static func queued(_ view: ClauseView) -> Subject? {
    guard view.verb.isPassive, ["queue", "enqueue", "schedule"].contains(view.verb.lemma),
      view.clause.tail.prefix(2).map(\.lower) == ["for", "execution"],
      let first = view.clause.subject.first, !first.isWord(in: ["no", "not"]), !view.clause.subject.isLonePronoun
    else { return nil }
    return view.clause.subject.contains { $0.kind == .code || $0.isWord(in: plurals) }
      ? view.subject : .phrase(Verbs.passive(view.clause.subject.phrase, "execute"))
  }

  /// "the host will deliver messages to a handler in the order they were sent".
  private static func sent(_ view: ClauseView) -> Subject? {
    guard ["deliver", "send", "emit", "dispatch", "process"].contains(view.verb.lemma), !view.verb.isPassive,
      !view.isAuthor, view.verb.modality == .fact, !view.clause.subject.isEmpty
    else { return nil }
    let object = view.clause.tail.prefix { $0.kind != .mark && !$0.isWord(in: Lexicon.prepositions) }
    guard (1...4).contains(object.count), object.last?.lower.hasSuffix("s") == true else { return nil }
    return .phrase(Verbs.passive(object.phrase, view.verb.lemma))
  }

  /// What is done to one thing after another; "sorted", "listed", "stored" tell how things lie.
  private static func isDone(_ lemma: String) -> Bool {
    [
      "process", "handle", "complete", "drop", "destroy", "release", "initialize", "close", "open", "load", "unload",
      "start", "stop", "evaluate", "apply", "deliver", "perform", "create", "construct", "visit", "dispatch", "execute",
      "write", "read", "send", "receive", "emit", "publish", "produce", "append", "flush", "commit", "acknowledge",
    ].contains(lemma)
  }

  private static let plurals: Set<String> = [
    "hooks", "callbacks", "listeners", "handlers", "functions", "methods", "observers", "subscribers",
  ]

  /// "with a list of rows in the order in which they came": how the rows lie.
  private static func isOfThings(_ tail: [Token]) -> Bool {
    guard let with = tail.firstIndex(where: { $0.isWord(in: ["with", "for"]) }) else { return false }
    return tail[with...].prefix { !$0.isWord("order") }.contains { $0.isWord(in: ["list", "array", "sequence"]) }
  }

  /// From "the order …" to the end of the clause.
  private static func order(in tail: [Token]) -> ArraySlice<Token>? {
    if let ends = betweenEnds(tail) { return ends }
    for index in tail.indices where tail[index].isWord("in") {
      let window = tail[(index + 1)...].prefix(4)
      guard let noun = window.firstIndex(where: { $0.isWord("order") }),
        tail[(index + 1)..<noun].allSatisfy({ $0.kind == .word && !Lexicon.prepositions.contains($0.lower) })
      else { continue }
      if isBare(tail[(noun + 1)...], tail[(index + 1)..<noun]) { return tail[noun...noun] }
      let rest = tail[(noun + 1)...].prefix { $0.kind != .mark }
      if rest.first?.isWord("to") == true, !rest.dropFirst().prefix(3).contains(where: { $0.isWord("order") }) {
        return nil
      }
      let words = tail[(index + 1)..<end(of: tail, from: noun + 1)]
      return isTold(tail[(index + 1)..<noun], rest) ? words : nil
    }
    return nil
  }

  /// "from the last to the first".
  private static func betweenEnds(_ tail: [Token]) -> ArraySlice<Token>? {
    guard tail.first?.isWord("from") == true, tail.count < 8 else { return nil }
    let words = tail.trimmingMarks
    let bare = words.filter { !$0.isWord("the") }.map(\.lower)
    guard [["from", "last", "to", "first"], ["from", "first", "to", "last"]].contains(bare),
      words.count == bare.count || words.count == bare.count + 2
    else { return nil }
    return ([Token(kind: .word, text: "order", range: words[0].range)] + words)[...]
  }

  /// "the order" needs to be told which; "reverse order" and "registration order" tell it themselves.
  private static func isTold(_ before: ArraySlice<Token>, _ rest: ArraySlice<Token>) -> Bool {
    let named = before.filter { !$0.isWord(in: ["the", "a", "an", "this", "that", "following", "same", "their"]) }
    if !named.isEmpty { return true }
    guard let first = rest.first, rest.count > 1 else { return false }
    return first.isWord(in: ["in", "that", "of", "as", "they", "specified", "defined", "given", "listed", "it", "you"])
  }

  private static func isNone(_ words: ArraySlice<Token>) -> Bool {
    words.prefix(3).contains {
      $0.isWord(in: ["no", "any", "arbitrary", "random", "undefined", "unspecified", "unpredictable"])
    }
  }
}
