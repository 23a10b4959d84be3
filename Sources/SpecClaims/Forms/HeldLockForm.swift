/// A call that needs a lock, or must not have it: "this method must be called with the lock held", "must be called while holding the
/// mutex", "must be called without the lock held"; and calls that are told to be made with it: "the hook is called with the lock held".
///
/// Refuses hedges, permissions, and things held that are no locks.
enum HeldLockForm: SentenceForm {
  static let name = "held-lock"
  static let summary = "a lock that has to be held, or must not be, when a method is called"
  static let examples = [
    "This method must be called with the tank lock held.", "It should be called while holding the mutex.",
    "It must be called under lock.", "It must be called with the tank locked.",
    "It must be called without the lock held.", "It may only be called with the lock held.",
  ]
  static let refuses = [
    "This method is called with the lid held.", "It may be called with the lock held.",
    "It should not need to be called with the lock held.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    if let told = told(view) { return [told] }
    guard view.isCall, view.verb.isPassive, !view.verb.isNegated, !view.verb.isUnneeded,
      !view.isHedged,
      [.must, .should].contains(view.verb.modality) || isOnly(view), case .methods = view.subject,
      let (lock, isHeld) = state(in: view.clause.tail.trimmingMarks)
    else { return [] }
    var draft = view.rule(
      isHeld
        ? .obligation(action: .lock, object: lock, scope: .anywhere)
        : .prohibition(action: .lock, object: lock, scope: .anywhere),
      verb: view.clause.tail.trimmingMarks.last?.isWord("locked") == true ? "lock" : "hold")
    draft.condition = "when calling this method"
    if isOnly(view) { draft = draft.forbidden }
    return [draft]
  }

  /// "may only be called with the lock held".
  private static func isOnly(_ view: ClauseView) -> Bool {
    view.verb.modality == .may && view.verb.adverbs.contains("only")
  }

  /// "the listener is called with the tank lock held", "is called under the lock": nothing else that needs the lock runs beside it.
  private static func told(_ view: ClauseView) -> ClaimDraft? {
    guard view.isCall, view.verb.isPassive, !view.verb.isNegated, !view.isHedged, !view.isDenied,
      view.verb.modality == .fact, view.effect == .none, view.subject != .unknown, !view.isYou,
      case let tail = view.clause.tail.trimmingMarks, lock(in: tail) != nil
    else { return nil }
    var draft = view.draft(.concurrency(mode: "exclusive"))
    draft.condition = [view.condition, tail.first?.isWord("while") == true ? nil : tail.phrase]
      .compactMap { $0 }.joined(separator: ", ")
    return draft
  }

  /// The lock, and whether it is held: "with the lock held", "without the lock held", "with no lock held".
  private static func state(in tail: [Token]) -> (lock: String, isHeld: Bool)? {
    guard let first = tail.first, tail.count > 3 || !first.isWord("without") else { return nil }
    let isHeld = !first.isWord("without") && !(first.isWord("with") && tail.count > 1 && tail[1].isWord("no"))
    if isHeld { return lock(in: tail).map { ($0, true) } }
    let words = [Token(kind: .word, text: "with", range: first.range)] + tail.dropFirst(first.isWord("without") ? 1 : 2)
    return lock(in: words).map { ($0, false) }
  }

  /// "with the lock held", "while holding the lock", "while the lock is held", "under lock", and nothing behind it.
  private static func lock(in tail: [Token]) -> String? {
    if tail.count == 2, tail[0].isWord("under"), tail[1].isWord("lock") { return "the lock" }
    if (3...5).contains(tail.count), tail[0].isWord("under"), tail[1].isWord(in: ["the", "its"]),
      let noun = tail.last, isLock(noun)
    {
      return tail.dropFirst().phrase
    }
    guard (3...6).contains(tail.count), let last = tail.last else { return nil }
    let words: [Token]
    if tail[0].isWord("with"), last.isWord(in: ["held", "locked", "acquired", "taken"]) {
      words = Array(tail[1..<(tail.count - 1)])
    } else if tail[0].isWord("while"), tail[1].isWord("holding") {
      words = Array(tail[2...])
    } else if tail[0].isWord("holding") {
      words = Array(tail[1...])
    } else if tail[0].isWord("while"), last.isWord("held"), tail[tail.count - 2].isWord("is") {
      words = Array(tail[1..<(tail.count - 2)])
    } else {
      return nil
    }
    guard let noun = words.last, isLock(noun) || last.isWord("locked"),
      !words.contains(where: { $0.isWord(in: ["no", "any"]) })
    else { return nil }
    return words.phrase
  }

  /// "lock", "tankLock", "tank.mutex", "tank.mu", `key`.
  private static func isLock(_ noun: Token) -> Bool {
    noun.kind == .code
      || ["lock", "locks", "mutex", "mutexes", "semaphore", ".mu"].contains { noun.lower.hasSuffix($0) }
  }
}
