/// The other half of a choice, and cases that a form reads over: then the claim says more than the sentence, or something else.
extension DraftGate {
  /// What was severed, softened or left out, in the order in which it is cheap to see.
  static func loss(of draft: ClaimDraft, _ view: ClauseView) -> String? {
    severance(of: draft, view) ?? mitigation(of: draft, view) ?? calling(draft, view) ?? omission(from: draft, view)
  }

  private static func omission(from draft: ClaimDraft, _ view: ClauseView) -> String? {
    let tail = view.clause.tail
    if endsInExceptions(tail.trimmingMarks) || endsInExceptions(view.written.tail.trimmingMarks) {
      return "the exceptions, which are listed below"
    }
    if isOfOtherImplementation(draft, view) { return "the other method, which is implemented" }
    if let words = joinedDenial(draft, view) ?? ofOne(view, draft) ?? cutRule(draft, view) ?? cutMoment(draft, view) {
      return words
    }
    if zip(tail, tail.dropFirst()).contains(where: { $0.isWord("not") && $1.isWord("even") }) {
      return "“not even”, which denies"
    }
    if draft.condition?.contains(" nor ") == true { return "“nor”, behind which another case stands" }
    if isOfOtherMethod(view) { return "the other method, of which the end is told" }
    switch draft.payload {
    case .thread: return besideThread(draft, view)
    case .multiplicity(let times, _):
      if view.verb.isNeed, view.verb.adverbs.contains("only") { return "“only need”, which asks for no more" }
      if isAvoided(view, { $0.times }) { return "what is to be avoided" }
      return times == .multiple && view.adverbials.isAgain && !view.adverbials.orders.isEmpty && isOnly(view)
        ? "“again only”, which forbids the rest" : nil
    case .order(let relation, let other):
      if isAvoided(view, { $0.orders.first?.target }) { return "what is to be avoided" }
      if relation == .neverBefore, view.adverbials.isAgain, draft.condition?.contains("again") != true {
        return "“again”, of which the first call is none"
      }
      if hasSecondDeed(tail) { return "the second verb, whose moment it is" }
      if ["called", "invoked"].contains(other.text) { return "the participle, which is no moment" }
      if other.text.contains(" and followed by ") { return "the other moment" }
      let conditions = view.adverbials.conditions.count { $0.first?.isWord(in: ["when", "if", "while"]) == true }
      return conditions > 1 && view.adverbials.orders.count > 1 ? "the cases, of which each has a moment" : nil
    case .concurrency(let mode):
      if mode == "concurrent", view.adverbials.times.map({ $0 != .multiple }) == true { return "the count" }
      return tail.map(\.lower).joined(separator: " ").contains("in the sense that")
        ? "the sense in which it holds" : nil
    default: return nil
    }
  }

  /// "on main, with these exceptions:", "are thread-safe, unlike the following:".
  private static func endsInExceptions(_ tail: [Token]) -> Bool {
    let end = tail.suffix(5).map(\.lower)
    if end.last == "exceptions", end.contains("with"), !end.contains("no") { return true }
    return end.last == "following"
      && end.contains { ["except", "unlike", "apart", "exception", "excluding"].contains($0) }
  }

  private static func besideThread(_ draft: ClaimDraft, _ view: ClauseView) -> String? {
    let tail = view.clause.tail
    if isExcepted(view.written.tail) { return "the exception at the end" }
    if let choice = choice(in: tail) { return choice }
    let asides = view.clause.asides
    if asides.count > 1, let condition = draft.condition, asides.allSatisfy({ condition.contains($0.phrase) }) {
      return "the asides, of which each has a thread"
    }
    if view.verb.adverbs.contains("only"), let condition = draft.condition?.lowercased(), condition.hasPrefix("if ") {
      return "“only if”, which tells of the other case"
    }
    if let condition = draft.condition?.lowercased(), condition.hasPrefix("if "), condition.contains("called "),
      condition.contains(" thread")
    {
      return "the thread it is called on, which is another"
    }
    let isLimited = draft.modality == .may && tail.trimmingMarks.last?.isWord("only") == true
    return isLimited ? "“only”, which forbids the rest" : nil
  }

  /// "on main or with the lock held", "from `close` or on main".
  private static func choice(in tail: [Token]) -> String? {
    guard let start = tail.indices.first(where: { ThreadPhrase.read(tail, at: $0) != nil }),
      let end = ThreadPhrase.read(tail, at: start)?.1
    else { return nil }
    let isAcross = tail[start..<end].contains { $0.isWord("or") } && tail[start..<end].contains { $0.kind == .code }
    let isTimed = zip(tail, tail.dropFirst()).contains {
      $0.isWord("or") && $1.isWord(in: ["after", "before", "while", "when", "if", "unless"])
    }
    if isAcross || isTimed || start > 0 && tail[start].isWord("or") || start > 1 && tail[start - 1].isWord("or") {
      return "“or”, which leaves a choice"
    }
    let rest = tail[end...]
    if let or = rest.firstIndex(where: { $0.isWord("or") }), or + 1 < tail.count, or <= end + 6,
      tail[or + 1].isWord(in: others), tail[end..<or].allSatisfy({ !$0.isWord(in: ["when", "if", "while"]) }),
      ThreadPhrase.read(tail, at: or + 1) == nil
    {
      return "“or”, which leaves a choice"
    }
    return nil
  }

  private static func isExcepted(_ tail: [Token]) -> Bool {
    tail.indices.dropLast(2).contains {
      tail[$0].isMark(",") && tail[$0 + 1].isWord(in: ["save", "not", "excluding"])
        && tail[$0 + 2].isWord(in: ["on", "in", "for"]) && ThreadPhrase.read(tail, at: $0 + 2) == nil
    }
  }

  private static let others: Set<String> = [
    "on", "from", "with", "in", "inside", "within", "after", "before", "while", "during", "under", "at", "by",
  ]

  /// "is called with the lock released, then taken again before it returns".
  private static func hasSecondDeed(_ tail: [Token]) -> Bool {
    tail.indices.dropLast(3).contains { index in
      tail[index].isMark(",") && tail[index + 1].isWord("then")
        && Verbs.lemma(ofParticiple: tail[index + 2].lower).map { !Verbs.invocation.contains($0) } == true
        && !tail[..<index].contains { $0.isWord(in: Lexicon.temporal) }
    }
  }

  /// "called for the first row on main".
  private static func ofOne(_ view: ClauseView, _ draft: ClaimDraft) -> String? {
    let tail = view.clause.tail
    let isOfOne = tail.indices.dropLast(2).contains {
      tail[$0].isWord("for") && tail[$0 + 1].isWord("the") && tail[$0 + 2].isWord(in: ordinals)
    }
    let subject = view.clause.subject.map(\.lower)
    let isCallOfSeveral =
      subject.count == 3 && subject[0] == "the" && ordinals.contains(subject[1]) && subject[2] == "call"
    guard isOfOne || isCallOfSeveral, case .thread = draft.payload else { return nil }
    return "the one of several that it is told of"
  }

  private static let ordinals: Set<String> = ["first", "second", "third", "last", "next"]

  private static func isOnly(_ view: ClauseView) -> Bool {
    view.verb.adverbs.contains("only") || view.clause.tail.contains { $0.isWord("only") }
  }

  /// "on main to avoid being called twice", "before `drain`, during which it is called again": nothing of it is promised of the call.
  private static func isAvoided<T>(_ view: ClauseView, _ part: (Adverbials) -> T?) -> Bool {
    let tail = view.clause.tail
    guard
      let purpose = tail.indices.first(where: { index in
        let words = tail[index...].prefix(3).map(\.lower)
        return words.first == "lest" || words == ["in", "order", "that"]
          || words == ["so", "as", "not"]
          || words.first == "to" && words.count > 1 && ["avoid", "prevent"].contains(words[1])
          || words.count > 1 && words[1] == "which" && ["during", "after", "before"].contains(words[0])
      })
    else { return false }
    return part(AdverbialParser(Array(tail[..<purpose])).parse()) == nil
  }

  /// "`start` is called on the pump thread, `stop` on main": the end is that of `stop`.
  private static func isOfOtherMethod(_ view: ClauseView) -> Bool {
    let tail = view.clause.tail
    return tail.indices.dropLast(2).contains { index in
      tail[index].isMark(",") && tail[index + 1].kind == .code && index > 0
        && (tail[index + 2].isWord(in: ["on", "from", "before", "after", "once", "twice", "never"]))
        && !tail[..<index].contains { $0.kind == .code }
    }
  }
}
