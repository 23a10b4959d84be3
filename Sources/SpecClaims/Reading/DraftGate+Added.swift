/// What is so besides, not yet, of one of several, or of somebody else: "is also called on main", "will soon be called", "the first `fill`
/// runs before E", "unlike Pumpkit, which calls it on main".
extension DraftGate {
  /// What is wrong with the draft, as the end of "were it not for"; nil when nothing is.
  static func addition(to draft: ClaimDraft, _ view: ClauseView) -> String? {
    if view.written.subject.first?.isWord("unlike") == true { return "“unlike”, which tells of another" }
    if case .phrase(let words) = draft.subject, ["any", "all", "each"].contains(words) {
      return "“\(words)”, of which nothing is told"
    }
    // "After a call to `a` calls to `b`, `c` and `d` are not allowed": what is not allowed stands in front.
    if case .prohibition = draft.payload, ["allow", "permit"].contains(view.verb.lemma),
      view.clause.leading.contains(where: { $0.dropFirst(3).contains { $0.isWord("calls") } })
    {
      return "the calls in front, which are not allowed"
    }
    guard Retraction.concerns(draft) else { return nil }
    if let words = ofOneOfThem(draft, view) ?? ofOtherDeed(draft, view) { return words }
    if isOfOwned(draft, view.written.subject) { return "the thing of the method's, which is not the method" }
    if isOfLatter(view) { return "“the latter”, which is one of two" }
    if behindWhich(draft, view) { return "“which”, which tells of something else" }
    let (tail, adverbs) = (view.clause.tail, view.verb.adverbs)
    if adverbs.contains("soon") || isForNow(tail + view.clause.leading.flatMap(\.self)) {
      return "the time, which is another than today's"
    }
    switch draft.payload {
    case .thread, .multiplicity(.once, _):
      guard view.isCall, view.verb.modality == .fact else { return nil }
      if let word = adverbs.first(where: besides.contains) { return "“\(word)”, which adds a case" }
      if tail.contains(where: { $0.isWord(in: ["too", "additionally"]) }) || isAsWell(tail) {
        return "“too”, which adds a case"
      }
      if isOfProcess(tail) { return "the process, whose main thread it is" }
      return hasOtherPlace(tail) ? "“or”, which leaves a choice" : nil
    case .order where view.verb.isNegated && tail.trimmingMarks.last?.isWord("only") == true:
      return "“only”, which leaves the others"
    case .concurrency:
      let isPart =
        view.verb.isNegated && adverbs.contains { ["completely", "fully", "entirely", "totally"].contains($0) }
      return isPart ? "“not completely”, which leaves a part" : nil
    default: return nil
    }
  }

  /// "`x`'s delegate": a thing of the method's, and not the method.
  private static func isOfOwned(_ draft: ClaimDraft, _ words: [Token]) -> Bool {
    guard case .methods = draft.subject, words.count > 1, case let noun = words[words.count - 1],
      noun.isWord(in: ["delegate", "callback", "handler", "hook"])
    else { return false }
    return words[words.count - 2].isPossessive
  }

  /// "`x` and then `y` are called, the latter on main".
  private static func isOfLatter(_ view: ClauseView) -> Bool {
    view.written.subject.contains { $0.isWord("and") }
      && zip(view.clause.tail, view.clause.tail.dropFirst()).contains {
        $0.isWord("the") && $1.isWord(in: ["latter", "former"])
      }
  }

  private static let besides: Set<String> = ["also", "additionally"]

  /// "as well" at its end, and not "as well as".
  private static func isAsWell(_ tail: [Token]) -> Bool {
    tail.indices.dropLast().contains { index in
      tail[index].isWord("as") && tail[index + 1].isWord("well")
        && (index + 2 == tail.count || !tail[index + 2].isWord("as"))
    }
  }

  /// "for the time being", "one day", "until recently".
  private static func isForNow(_ tail: [Token]) -> Bool {
    let text = tail.map(\.lower).joined(separator: " ")
    return ["for the time being", "until recently"].contains(where: text.contains) || text.hasSuffix("one day")
  }

  /// "the main thread of the helper process", "the GPU process's main thread".
  private static func isOfProcess(_ tail: [Token]) -> Bool {
    guard let thread = tail.firstIndex(where: { $0.isWord("thread") }) else { return false }
    if tail[..<thread].contains(where: { $0.isPossessive && $0.lower.hasPrefix("process") }) { return true }
    let rest = tail[(thread + 1)...]
    // "of the process", "of their hosting process": the one that all is in.
    if rest.count > 2, rest.first?.isWord("of") == true, rest[thread + 2].isWord(in: ["the", "its", "their", "your"]),
      rest.dropFirst(2).first(where: { !$0.isWord(in: ["hosting", "host", "own", "current"]) })?.isWord("process")
        == true
    {
      return false
    }
    return rest.first?.isWord("of") == true
      && rest.prefix { $0.kind == .word && !$0.isWord(in: Lexicon.temporal) }.contains { $0.isWord("process") }
  }

  /// "on the main thread or on the queue you pass", "on main or with the lock held".
  private static func hasOtherPlace(_ tail: [Token]) -> Bool {
    guard let start = tail.indices.first(where: { ThreadPhrase.read(tail, at: $0) != nil }),
      let end = ThreadPhrase.read(tail, at: start)?.1, end + 2 < tail.count, tail[end].isWord("or")
    else { return false }
    return tail[end + 1].isWord(in: ["on", "from", "with", "in"])
  }

  /// "The first `fill` runs before E": there are others.
  private static func ofOneOfThem(_ draft: ClaimDraft, _ view: ClauseView) -> String? {
    guard case .methods = draft.subject, view.clause.leading.isEmpty, case let words = view.written.subject,
      words.count > 2,
      words[0].isWord("the"), words[1].isWord(in: ["first", "second", "last", "next", "final"]), words[2].kind == .code
    else { return nil }
    return "“the \(words[1].lower)”, which is one of several"
  }

  /// "`fill` may be called from any thread, but must be awaited on main": what is done with what it returns.
  private static func ofOtherDeed(_ draft: ClaimDraft, _ view: ClauseView) -> String? {
    guard case .methods = draft.subject, view.verb.isPassive else { return nil }
    switch draft.payload {
    case .thread where withResult.contains(view.verb.lemma) || withText.contains(view.verb.lemma):
      return "the verb “\(view.verb.lemma)”, which is none of calling"
    case .order where withText.contains(view.verb.lemma): return "the verb “\(view.verb.lemma)”, which is no call"
    default: return nil
    }
  }

  private static let withResult: Set<String> = [
    "await", "cancel", "construct", "destroy", "configure", "dispose", "free", "release", "deallocate", "consume",
  ]
  private static let withText: Set<String> = ["declare", "import", "link", "define", "include", "compile"]

  /// "is called from `exit`, which is never called on main": everything that the claim tells stands behind "which".
  private static func behindWhich(_ draft: ClaimDraft, _ view: ClauseView) -> Bool {
    let tail = view.clause.tail
    guard view.clause.link != .relative,
      let which = tail.indices.dropFirst().first(where: { tail[$0].isWord("which") && tail[$0 - 1].isMark(",") })
    else { return false }
    let front = Array(tail[..<which])
    switch draft.payload {
    case .thread: return !front.indices.contains { ThreadPhrase.read(front, at: $0) != nil }
    case .multiplicity:
      return !view.verb.isNegated && !front.indices.contains { TimesPhrase.read(front, at: $0) != nil }
    default: return false
    }
  }

  /// "on main, at least on Linux", "at least on main", "not yet on main".
  static func isOfAtLeast(_ draft: ClaimDraft, _ view: ClauseView) -> Bool {
    if case .thread = draft.payload, view.verb.isNegated, view.verb.adverbs.contains("yet") { return true }
    return [view.clause.tail, view.clause.subject].contains { words in
      words.indices.dropLast(2).contains {
        words[$0].isWord("at") && words[$0 + 1].isWord("least") && words[$0 + 2].isWord(in: Lexicon.prepositions)
      }
    }
  }
}
