/// Readings that lose a word on which the sentence turns: of which things, in which state, in whose example.
enum LossGate {
  /// What is wrong with a draft, as the end of "were it not for"; nil when nothing is.
  static func refusal(of draft: ClaimDraft, view: ClauseView) -> String? {
    if view.clause.subject.first?.isWord("our") == true { return "“our”, which is the page's own example" }
    if isOfExample(view) { return "“you have”, which begins an example" }
    if isOfHooks(view.clause.subject) { return "the hooks, which are not the method" }
    if isOfScheduled(draft, view) { return "“it”, which may be what the case brings in" }
    if view.clause.leading.contains(where: { $0.prefix(3).map(\.lower) == ["in", "order", "for"] }) {
      return "the purpose, for which it is needed"
    }
    let tail = view.clause.tail
    if zip(view.written.subject, view.written.subject.dropFirst()).contains(where: { $0.isWord("or") && $1.isMark(",") }
    ) {
      return "the other subject, which has a case of its own"
    }
    if isSoFar(view), draft.payload.kind != "effect" { return "what has been so far" }
    switch draft.payload {
    case .concurrency(let mode): return concurrency(mode, draft, view)
    case .multiplicity(.atLeastOnce, _)
    where view.adverbials.threads.isEmpty && tail.contains(where: { $0.isWord(in: ["thread", "queue", "loop"]) }):
      return "the thread, which was not understood"
    case .multiplicity:
      if isCountOfAnother(draft, view) { return "the count of another time" }
      if isCountOfNext(tail) { return "the count of what comes next" }
      if isCaseOfThread(draft, view) { return "the case, which is that of the thread" }
      return nil
    case .order(.immediatelyBefore, _) where isByOneself(view): return "“directly”, which may be by oneself"
    // "only once E or whenever it likes": the one or the other.
    case .order(.neverBefore, _) where draft.condition?.hasPrefix("or ") == true: return "the other case"
    // "called more than once only if E": how often is what E decides.
    case .order where view.adverbials.times == .multiple && draft.condition?.hasPrefix("only ") == true:
      return "the count, which holds in a case only"
    case .order where isOtherCase(view): return "the other case"
    case .order, .trigger: return moment(view)
    case .thread where view.verb.isNegated && isOutsideOfWhat(tail) && ThreadRuleForm.elsewhere(view) == nil:
      return "“outside”, which turns the place round"
    case .thread where OrderGate.isAddition(tail): return "“also”, which tells of another case"
    case .thread(.same) where isOfDenial(tail): return "the denial, by which no thread is named"
    case .thread where isOfOtherCaller(tail):
      return "the other caller"
    case .thread where view.verb.isPerfect && view.verb.isNegated: return "what has not happened so far"
    case .prohibition(_, let object, _) where object.split(separator: " ").last == "which":
      return "“which”, which is no object"
    case .misuseResult(let misuse, _) where misuse.object.contains("unable to"): return "what nobody has done wrong"
    case .obligation(.block, _, _):
      return tail.first?.isWord("only") == true || view.verb.adverbs.contains("only")
        ? "“only”, which sets a limit" : nil
    case .effect:
      // "This might happen if it is full, but does not know how": of whoever the case is about.
      return view.clause.inheritsSubject && view.previous?.verb?.isHedged == true
        ? "the subject, which is that of the case" : nil
    default: return nil
    }
  }

  /// "once, where it used to be called for every row", "once, not once per row": over what the count is taken that is not meant.
  private static func isCountOfAnother(_ draft: ClaimDraft, _ view: ClauseView) -> Bool {
    guard case .multiplicity(_, .some) = draft.payload else { return false }
    let tail = view.written.tail + view.clause.tail
    guard let per = tail.indices.first(where: { PerPhrase.read(tail, at: $0) != nil }) else { return false }
    return tail[..<per].indices.contains { index in
      tail[index].isWord(in: ["used", "where", "unlike", "previously", "formerly"])
        || tail[index].isWord("not") && !(index + 1 < per && tail[index + 1].isWord(in: ["more", "less", "fewer"]))
    }
  }

  /// "once all rows are applied, or in the next turn if there are none": the case is that of the other half.
  private static func isOtherCase(_ view: ClauseView) -> Bool {
    let tail = view.clause.tail
    guard
      let or = tail.indices.dropFirst(2).dropLast(2).first(where: { tail[$0].isWord("or") && tail[$0 - 1].isMark(",") }
      ),
      tail[or + 1].isWord(in: ["in", "on", "at", "with"])
    else { return false }
    return tail[(or + 1)...].contains { $0.isWord(in: ["if", "when", "unless"]) }
  }

  /// "outside the callback"; "outside the main thread" and "from outside of it" are read.
  private static func isOutsideOfWhat(_ tail: [Token]) -> Bool {
    guard let outside = tail.firstIndex(where: { $0.isWord("outside") }) else { return false }
    return ThreadPhrase.read(tail, at: outside) == nil
      && (outside == 0 || ThreadPhrase.read(tail, at: outside - 1) == nil)
  }

  /// "is called first, then `drain` exactly once".
  private static func isCountOfNext(_ tail: [Token]) -> Bool {
    guard let then = tail.indices.dropFirst().first(where: { tail[$0].isWord("then") && tail[$0 - 1].isMark(",") })
    else { return false }
    return tail[then...].contains { $0.kind == .code }
      && !tail[..<then].indices.contains { TimesPhrase.read(tail, at: $0) != nil }
  }

  /// "once, and on a worker if the host allows it": once in any case.
  private static func isCaseOfThread(_ draft: ClaimDraft, _ view: ClauseView) -> Bool {
    let tail = view.clause.tail
    guard let condition = draft.condition, let last = view.adverbials.conditions.last, condition.hasSuffix(last.phrase),
      let and = tail.indices.dropFirst().first(where: { tail[$0].isWord("and") && tail[$0 - 1].isMark(",") })
    else { return false }
    return and + 1 < tail.count && ThreadPhrase.read(tail, at: and + 1) != nil
      && tail[..<and].indices.contains { TimesPhrase.read(tail, at: $0) != nil }
  }

  /// "(called) by the main thread | or by the timer": the timer may run anywhere.
  private static func isOfOtherCaller(_ tail: [Token]) -> Bool {
    tail.indices.dropLast().contains {
      tail[$0].isWord("or") && tail[$0 + 1].isWord("by") && ThreadPhrase.read(tail, at: $0 + 1) == nil
        || tail[$0].isWord("or") && tail[$0 + 1].isWord(in: ["the", "a", "an"])
          && tail[($0 + 2)...].prefix(3).contains { $0.isWord(in: runners) }
    }
  }

  private static let runners: Set<String> = [
    "queue", "executor", "scheduler", "dispatcher", "looper", "loop", "context", "pool",
  ]

  /// "on the thread on which `open` is not called".
  private static func isOfDenial(_ tail: [Token]) -> Bool {
    guard let which = tail.firstIndex(where: { $0.isWord(in: ["which", "that"]) }) else { return false }
    return tail[which...].prefix { $0.kind != .mark }.contains { $0.isWord(in: ["not", "never"]) }
  }

  /// "has always been called on main, so others rely on it": till now.
  private static func isSoFar(_ view: ClauseView) -> Bool {
    view.verb.isPerfect && view.verb.modality == .fact && view.verb.adverbs.contains("always") && !view.verb.isFuture
  }

  /// "call `fill` directly before E": without the help of anybody, or right before.
  private static func isByOneself(_ view: ClauseView) -> Bool {
    let words = view.written.tail
    return view.written.verb?.isPassive == false
      && zip(words, words.dropFirst()).contains { $0.kind == .code && $1.isWord("directly") }
  }

  /// "You have a method `fill` that must be called before each row".
  private static func isOfExample(_ view: ClauseView) -> Bool {
    guard view.clause.link == .relative, let before = view.previous, let verb = before.verb else { return false }
    return verb.lemma == "have" && verb.modality == .fact && !verb.isNegated && before.subject.map(\.lower) == ["you"]
  }

  /// "pre and post `save` hooks": what runs around it.
  private static func isOfHooks(_ subject: [Token]) -> Bool {
    subject.last?.isWord(in: ["hooks", "hook", "callbacks", "callback", "middleware"]) == true
      && subject.contains { $0.isWord(in: ["pre", "post"]) }
  }

  /// "If you queue a row while it is full, it will be …": the row.
  private static func isOfScheduled(_ draft: ClaimDraft, _ view: ClauseView) -> Bool {
    guard view.clause.subject.map(\.lower) == ["it"], draft.subject == view.subject else { return false }
    return view.clause.leading.contains { words in
      words.prefix(2).map(\.lower) == ["if", "you"] && words.dropFirst(3).first?.isWord(in: ["a", "an"]) == true
    }
  }

  private static func concurrency(_ mode: String, _ draft: ClaimDraft, _ view: ClauseView) -> String? {
    let tail = view.clause.tail
    if mode == "blocking", view.verb.lemma == "wait", tail.contains(where: { $0.isWord("nothing") }) {
      return "“nothing”, for which nobody waits"
    }
    // "(the queue may be shared between threads)": it is possible.
    if view.verb.lemma == "share", view.clause.link == .parenthetical, !view.verb.isCan, view.verb.modality == .may {
      return "“may”, which leaves it open"
    }
    if mode == "concurrent", tail.contains(where: { $0.isWord(in: ["different", "distinct", "separate"]) }) {
      return "the things that differ, of which alone it holds"
    }
    if zip(tail, tail.dropFirst()).contains(where: { $0.isWord(in: ["this", "that"]) && $1.isWord("state") }) {
      return "the state, which is told before"
    }
    // "This is a blocking operation": what was told before, and no thing.
    if case .phrase = draft.subject, view.clause.subject.map(\.lower) == ["this"],
      tail.contains(where: { $0.isWord("operation") })
    {
      return "“this”, which is what was told before"
    }
    return nil
  }

  private static func moment(_ view: ClauseView) -> String? {
    let tail = view.clause.tail
    if view.verb.lemma == "leave", (tail + view.clause.subject).contains(where: { $0.isWord("alone") }) {
      return "“alone”, which belongs to the verb"
    }
    if view.verb.lemma == "pass", view.verb.isPassive, tail.first?.isWord(in: ["a", "an", "the"]) == true {
      return "what is passed"
    }
    if view.clause.asides.contains(where: {
      $0.first?.isWord("and") == true && MainVerb.group(in: Array($0.dropFirst())) != nil
    }) {
      return "the brackets, which say in which case"
    }
    // "before it is closed, when a row leaks or a pump stops": three moments.
    guard let comma = tail.indices.dropLast().first(where: { tail[$0].isMark(",") && tail[$0 + 1].isWord("when") })
    else {
      return nil
    }
    return tail[..<comma].contains { $0.isWord(in: ["before", "after"]) } && tail[comma...].contains { $0.isWord("or") }
      ? "the other moments" : nil
  }
}
