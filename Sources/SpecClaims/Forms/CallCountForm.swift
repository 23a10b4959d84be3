/// How often a call happens: "is called once", "at most once per node", "may be called multiple times", "is never called".
///
/// Refuses a negated call that has words it does not know behind it ("is not called very often").
enum CallCountForm: SentenceForm {
  static let name = "call-count"
  static let summary = "a call with a count"
  static let examples = [
    "This hook is called once.", "It may be called multiple times in a controller's life.",
    "The block runs at most once per cell.",
  ]
  static let refuses = ["It is called very often.", "It is not called very often."]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    if let counted = receipt(view) ?? summary(view) ?? commanded(view) { return [counted] }
    guard view.isCall, !view.isHedged, !view.verb.isUnneeded, view.clause.link != .causal("otherwise"),
      !MethodProhibitionForm.isNeverByUsers(view)
    else { return [] }
    if view.isDenied || isSometimes(view) { return denied(view) }
    // "one per pump each time around": in turns, and not altogether.
    if view.adverbials.per?.contains(" each ") == true { return [] }
    let times = view.adverbials.times ?? (isRepeated(view) ? .multiple : nil)
    if view.verb.isNegated { return negated(times, view) }
    if isEpisode(view) || isCountedTwice(view) || isOfSecondDeed(view) || isOneOfTwo(view) { return [] }
    if times == .once, let occasion = occasion(view) { return [occasion] }
    // "must be called twice": no permission.
    if times == .multiple, [.must, .should].contains(view.verb.modality) { return [] }
    if let times { return [view.draft(.multiplicity(limited(times, view), per: per(view)))] }
    // "may be called in every frame": many times, of which one frame has one at most.
    if let unsaid = unsaid(view) {
      return [view.draft(.multiplicity(unsaid, per: unsaid == .multiple ? nil : view.adverbials.per))]
    }
    return []
  }

  /// "it is not guaranteed that a reader receives a notification": it may get none.
  private static func receipt(_ view: ClauseView) -> ClaimDraft? {
    guard view.verb.lemma == "receive", !view.verb.isPassive, view.isDenied, !view.isHedged,
      view.adverbials.orders.isEmpty,
      let noun = view.clause.tail.prefix(4).first(where: { $0.isWord(in: receivables) })
    else { return nil }
    var draft = view.draft(.multiplicity(.atLeastOnce, per: view.adverbials.per), subject: .phrase(noun.lower))
    draft.polarity = false
    return draft
  }

  private static let receivables: Set<String> = [
    "notification", "notifications", "callback", "callbacks", "event", "events", "message", "messages", "call",
    "signal",
  ]

  /// "if the tank cannot be filled, the hooks will still be called", "the hooks are still called if it cannot". What is still sent or
  /// handled "if it is open" is restricted by that.
  static func isStill(_ view: ClauseView) -> Bool {
    guard view.verb.adverbs.contains("still"), view.verb.modality == .fact, !view.verb.isNegated,
      view.clause.tail.first?.isWord("later") != true
    else { return false }
    let calls = ["call", "invoke", "run", "fire", "trigger", "execute"].contains(view.verb.lemma)
    let behind = view.adverbials.conditions.filter { calls && $0.first?.isWord("unless") != true }
    return (view.leading.conditions + behind).contains {
      $0.last?.isWord("default") != true && $0.first?.isWord("while") != true
    }
  }

  /// "once at the start and once at the end", "once at the start, and again whenever it leaks".
  private static func isCountedTwice(_ view: ClauseView) -> Bool {
    view.adverbials.items.count { $0 == .times(.once) } > 1
      || view.adverbials.times == .once && view.adverbials.isAgain
  }

  /// "will be run first, and add a row | for every tank": what is done for each is another thing.
  private static func isOfSecondDeed(_ view: ClauseView) -> Bool {
    let tail = view.clause.tail
    return view.verb.modality != .fact || view.verb.isFuture
      ? tail.indices.dropLast(2).contains { index in
        tail[index].isWord("and") && tail[index + 2].isWord(in: Lexicon.determiners)
          && Verbs.lemma(of: tail[index + 1].lower, as: [.base]) != nil
          && tail[index...].contains { $0.isWord(in: ["each", "every", "per"]) }
      } : false
  }

  /// "is not always called", "is not necessarily called".
  private static func isSometimes(_ view: ClauseView) -> Bool {
    view.verb.isNegated && view.verb.modality == .fact && !view.verb.adverbs.contains("only")
      && view.verb.adverbs.contains { ["always", "necessarily"].contains($0) }
  }

  /// "is not guaranteed to be called": it may happen not at all.
  private static func denied(_ view: ClauseView) -> [ClaimDraft] {
    guard view.adverbials.threads.isEmpty, view.adverbials.orders.isEmpty, view.adverbials.times == nil,
      !view.clause.tail.contains(where: { $0.isWord("order") || $0.isWord(in: manners) }),
      OverlapPhrase.first(in: view.clause.tail) == nil,
      view.clause.tail.prefix(3).map(\.lower) != ["at", "any", "time"]
    else { return [] }
    var draft = view.draft(.multiplicity(.atLeastOnce, per: nil))
    draft.polarity = false
    return [draft]
  }

  /// "may be called once", "must only be called once" set a limit; "is called once" counts.
  private static func limited(_ times: Times, _ view: ClauseView) -> Times {
    let isOnly = view.verb.adverbs.contains("only") || view.clause.tail.first?.isWord(in: ["only", "just"]) == true
    let isLimit = view.verb.modality == .may || isOnly && view.verb.modality != .fact
    // "once per second at most".
    let end = view.clause.tail.trimmingMarks.suffix(2).map(\.lower)
    if times == .once, end == ["at", "least"] { return .atLeastOnce }
    return times == .once && (isLimit || end == ["at", "most"]) ? .atMostOnce : times
  }

  /// "once every time the menu is shown": once for each of these times.
  private static func occasion(_ view: ClauseView) -> ClaimDraft? {
    guard view.verb.modality == .fact, view.adverbials.threads.isEmpty, view.adverbials.conditions.count == 1,
      case let condition = view.adverbials.conditions[0], condition.count > 3,
      condition[0].isWord(in: ["every", "each"]), condition[1].isWord("time"),
      let verb = MainVerb.group(in: Array(condition[2...])), !verb.isNegated
    else { return nil }
    var draft = view.draft(.multiplicity(.once, per: Array(condition[1...]).phrase))
    draft.condition = view.conditionInFront
    return draft
  }

  /// Counts without a number: "is called again when", "is still called even if", "is called for each X".
  private static func unsaid(_ view: ClauseView) -> Times? {
    if isOfPurpose(view) || isOfValues(view.clause.tail) { return nil }
    if view.adverbials.isAgain || view.verb.adverbs.contains("again") {
      // "may be called from any thread again": as it was before.
      let isAsBefore = view.clause.tail.last?.isWord("again") == true && !view.adverbials.threads.isEmpty
      return [.must, .should].contains(view.verb.modality) || isAsBefore ? nil : .multiple
    }
    if view.clause.tail.first?.isWord("regardless") == true, view.verb.modality == .fact, view.subject != .unknown {
      return .atLeastOnce
    }
    if isInAnyCase(view) || isAlways(view) || isGuaranteed(view) { return .atLeastOnce }
    let conditions = view.adverbials.conditions + view.leading.conditions
    let isPlaced = !view.adverbials.threads.isEmpty || !view.adverbials.orders.isEmpty
    if !isPlaced, conditions.contains(where: { $0.first?.isWord("even") == true }), view.verb.modality == .fact {
      return .atLeastOnce
    }
    if isStill(view) { return .atLeastOnce }
    let counted = ["time", "times", "once", "twice"]
    if PerCallForm.isWithinAnother(view) || view.adverbials.rest.contains(where: { $0.isWord(in: counted) }) {
      return nil
    }
    if view.verb.modality == .may, view.adverbials.per != nil, view.adverbials.orders.isEmpty,
      view.clause.tail.prefix(3).contains(where: { $0.isWord(in: ["each", "every"]) })
    {
      return .multiple
    }
    if view.adverbials.per != nil, view.adverbials.orders.isEmpty, view.adverbials.threads.isEmpty,
      view.verb.modality == .fact
    {
      // "executed serially for each row": in what manner, and not how often.
      if view.clause.tail.first?.isWord(in: ["serially", "sequentially", "concurrently", "separately"]) == true {
        return nil
      }
      return view.clause.tail.contains { $0.isWord(in: ["each", "every"]) } ? .once : nil
    }
    return nil
  }

  /// "is called whether the tank is open or not", "whether or not it is open".
  static func isInAnyCase(_ view: ClauseView) -> Bool {
    let words = view.clause.tail.map(\.lower)
    return view.isCall && !view.verb.isNegated && view.verb.modality == .fact && words.first == "whether"
      && (words.suffix(2) == ["or", "not"] || words.dropFirst().prefix(2) == ["or", "not"])
      && !view.clause.subject.contains { $0.isWord("whether") }
  }

  private static func negated(_ times: Times?, _ view: ClauseView) -> [ClaimDraft] {
    switch times {
    case .multiple where isOverlap(view), .atMostOnce where isOverlap(view): []
    case .multiple where TimesPhrase.isAboveTwo(view.clause.tail): []
    // "is not called at most once": more often, then, and how often is left open.
    case .atMostOnce where view.clause.tail.prefix(2).map(\.lower) == ["at", "most"]: []
    case .multiple, .atMostOnce: [limit(view)]
    case .once, .atLeastOnce, .zero: []
    case nil:
      isPlainlyNever(view) && (isOwnSubject(view) || isEventInCase(view)) && !isJudgedOutcome(view) ? [never(view)] : []
    }
  }

  /// "may not be called more than once": forbidden.
  private static func limit(_ view: ClauseView) -> ClaimDraft {
    var draft = view.draft(.multiplicity(.atMostOnce, per: view.adverbials.per))
    if draft.modality == .may { (draft.modality, draft.obligor) = (.must, .subclass) }
    // "After E, it is not called a second time": what was before E is another matter.
    let moments = view.leading.orders.filter { $0.relation == .after }.map { "after \($0.target.phrase)" }
      .filter { draft.condition?.contains($0) != true }
    if !moments.isEmpty { draft.condition = ([draft.condition].compactMap { $0 } + moments).joined(separator: ", ") }
    return draft
  }

  /// "never twice in a row", "not more than once at the same time": how calls follow each other, and not how many there are.
  private static func isOverlap(_ view: ClauseView) -> Bool {
    let tail = view.clause.tail
    return tail.contains { $0.isWord(in: ["row", "succession", "parallel", "concurrently", "simultaneously"]) }
      || tail.indices.dropLast().contains {
        tail[$0].isWord("same") && tail[$0 + 1].isWord(in: ["thread", "time", "moment", "frame"])
      }
  }
}
