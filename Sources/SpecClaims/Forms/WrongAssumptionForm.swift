/// What must not be assumed of a call, where a time, a count or a thread is part of what is assumed: "plugins shouldn't assume that `-fill`
/// is always called before `-drain`", "you must not assume that it is called once", "hosts can no longer assume that a tank is there".
///
/// The assumption stays whole, in the words of the sentence: no part of it is promised. What has no time in it, other forms read.
enum WrongAssumptionForm: SentenceForm {
  static let name = "wrong-assumption"
  static let summary = "an assumption about calls that must not be made"
  static let examples = [
    "Plugins shouldn't assume that `-fill` is always called before `-drain`.",
    "You must not assume that it is called once.", "Hosts can no longer assume that a tank is there.",
  ]
  static let refuses = [
    "Plugins may assume that `-fill` is called before `-drain`.", "You might not assume that it is called once.",
    "The tank does not assume that it is filled before use.",
    "You should usually not assume that it is called once.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.verb.isNegated, !view.verb.isPassive, !view.verb.isHedged, !view.verb.isPerfect, isForbidding(view),
      !view.verb.adverbs.contains("necessarily"), let assumed = assumed(view), (2...30).contains(assumed.count),
      let subject = subject(view)
    else { return [] }
    var draft = view.rule(.prohibition(action: .access, object: assumed.phrase, scope: .anywhere), subject: subject)
    draft.condition = view.conditionInFront
    // What somebody cannot assume, he must not.
    if draft.modality == .may { draft.modality = .must }
    return [draft]
  }

  private static func isForbidding(_ view: ClauseView) -> Bool {
    switch view.verb.modality {
    case .must, .should: isTimed(view)
    case .may: view.verb.isCan && (isTimed(view) || !view.isAuthor)
    case .fact: false
    }
  }

  private static func isTimed(_ view: ClauseView) -> Bool {
    view.adverbials.times != nil || !view.adverbials.orders.isEmpty || !view.adverbials.threads.isEmpty
  }

  /// "that it is called once", behind "assume" or "rely on the fact".
  private static func assumed(_ view: ClauseView) -> [Token]? {
    let tail = view.clause.tail.trimmingMarks
    let that: Int
    switch view.verb.lemma {
    case "assume", "expect": that = 0
    case "rely" where tail.prefix(3).map(\.lower) == ["on", "the", "fact"]: that = 3
    default: return nil
    }
    guard that + 1 < tail.count, tail[that].isWord("that"), MainVerb.group(in: Array(tail[(that + 1)...])) != nil else {
      return nil
    }
    return Array(tail[that...])
  }

  /// The method that the author is told about, or whoever must not assume it.
  private static func subject(_ view: ClauseView) -> Subject? {
    if view.isAuthor { return view.isInMethodSection ? view.resolver.heading : nil }
    guard view.clause.subject.count <= 5, case .phrase = view.subject else { return nil }
    return view.subject
  }
}
