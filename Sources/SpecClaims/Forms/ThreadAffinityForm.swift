/// The thread that a thing is bound to: "each tank belongs to the thread that created it", "pumps are confined to the main thread", "the
/// table is owned by the render thread", "a listener must be in the same thread as its tank".
///
/// Refuses a thread that the thing is none of a program's ("the tank belongs to the queue"), and what may or need not be so.
enum ThreadAffinityForm: SentenceForm {
  static let name = "thread-affinity"
  static let summary = "a thing that belongs to one thread"
  static let examples = [
    "Each tank belongs to the thread that created it.",
    "The table is owned by the render thread.",
    "A listener must be in the same thread as its tank.",
  ]
  static let refuses = [
    "Each tank belongs to the host.", "Pumps are not confined to the main thread.",
    "The table is usually owned by the render thread.", "The table may be owned by the render thread.",
    "The buffer belongs to the thread pool.", "The lock is owned by the current thread.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.verb.modality == .fact || view.verb.modality == .must, !view.verb.isNegated, !view.isHedged,
      !view.isDenied, view.effect == .none, !view.isYou, !view.verb.isPerfect, view.conditionInFront == nil,
      case let words = view.clause.subject, let first = words.first, words.count <= 6, !words.isLonePronoun,
      !first.isWord(in: ["no", "none", "nothing", "there", "some", "most", "many", "few", "several"]), !isLock(words),
      let thread = thread(view)
    else { return [] }
    var draft = view.draft(.thread(on: thread), subject: .phrase(words.phrase))
    if thread == .same, let place = place(view) { draft.manner = place.phrase }
    return [draft]
  }

  static func binds(_ view: ClauseView) -> Bool { thread(view) != nil }

  private static func thread(_ view: ClauseView) -> ThreadWord? {
    if isOfKind(view) { return .same }
    guard let place = place(view), place.count > 2, !place.contains(where: { $0.isWord(in: ["current", "any"]) }),
      let (thread, end) = ThreadPhrase.read(place, at: 0),
      end == place.count || isLike(place[end...], thread),
      // "must be on the main thread" is told of calls, and not of where a thing is.
      view.verb.lemma != "be" || validity(view) != nil || isSame(place),
      thread != .any,
      isThread(thread, place)
    else { return nil }
    return thread
  }

  /// "(in the same thread) as its tank".
  private static func isLike(_ rest: ArraySlice<Token>, _ thread: ThreadWord) -> Bool {
    thread == .same && (3...5).contains(rest.count) && rest.first?.isWord("as") == true
      && rest.allSatisfy { $0.kind != .mark && !$0.isWord(in: Lexicon.coordinators) }
  }

  /// "rows are thread-confined": to which thread, the word leaves open.
  private static func isOfKind(_ view: ClauseView) -> Bool {
    let tail = view.clause.tail.trimmingMarks
    if view.verb.lemma == "be" { return tail.count == 1 && tail[0].isWord(in: ["thread-affine", "thread-bound"]) }
    return view.verb.lemma == "thread-confin" && view.verb.isPassive && tail.isEmpty
  }

  /// The words for the thread, as if it were said where: "belongs to", "is owned by", "is only valid on" the thread that made it.
  private static func place(_ view: ClauseView) -> [Token]? {
    let tail = validity(view) ?? view.clause.tail.trimmingMarks
    guard let joint = tail.first, joint.kind == .word,
      joints(view.verb).contains(joint.lower) || validity(view) != nil && joint.isWord("on")
    else { return nil }
    return [Token(kind: .word, text: "on", range: joint.range)] + tail.dropFirst()
  }

  /// "(rows are) only valid | on the thread that made them".
  private static func validity(_ view: ClauseView) -> [Token]? {
    let tail = view.clause.tail.trimmingMarks
    guard view.verb.lemma == "be", tail.first?.isWord(in: ["valid", "usable", "accessible"]) == true,
      view.verb.adverbs.contains("only") || tail.dropFirst().first?.isWord("only") == true,
      !tail.contains(where: { $0.isWord(in: ["until", "or", "and"]) })
    else { return nil }
    return Array(tail.dropFirst().drop { $0.isWord("only") })
  }

  private static func joints(_ verb: VerbGroup) -> Set<String> {
    switch (verb.lemma, verb.isPassive) {
    case ("belong", false): ["to"]
    case ("own", true): ["by"]
    case ("live", false), ("stay", false): ["in", "on"]
    case ("be", false) where verb.modality == .must: ["in", "on"]
    case ("bind", true), ("pin", true), ("confine", true), ("confin", true): ["to"]
    default: []
    }
  }

  /// A pool or a queue holds things as well.
  private static func isThread(_ thread: ThreadWord, _ place: [Token]) -> Bool {
    thread == .main || place.last?.isWord("thread") == true
      || place.count > 3 && place[2].isWord("thread") && !place[3].isWord(in: ["pool", "queue", "group"])
      || isSame(place)
  }

  /// "in the same thread as its tank".
  private static func isSame(_ place: [Token]) -> Bool {
    place.count > 4 && place[2].isWord("same") && place[3].isWord("thread") && place[4].isWord("as")
  }

  /// Who holds a lock now is another question.
  private static func isLock(_ words: [Token]) -> Bool {
    words.last?.isWord(in: ["lock", "mutex", "monitor", "semaphore", "permit"]) == true
  }
}
