/// One of several calls: "exactly one of `onDone` and `onError` is called", "at most one of these hooks will be invoked".
///
/// Refuses one of something that is no method, and one that may be called ("one of them may be called").
enum OneOfForm: SentenceForm {
  static let name = "one-of"
  static let summary = "a call of just one of several methods"
  static let examples = [
    "Exactly one of `onDone` and `onError` is called.", "At most one of `open()` and `close()` will be invoked.",
  ]
  static let refuses = ["One of `onDone` and `onError` is called.", "Exactly one of the doors is opened."]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.isCall, view.verb.isPassive, !view.verb.isNegated, !view.isHedged, view.verb.modality == .fact,
      view.adverbials.times == nil, let (times, rest) = count(view.clause.subject), isOfMethods(rest, view)
    else { return [] }
    // Of each of them alone, nothing is said that could be judged: one may never be called at all.
    let subject = Subject.phrase("one " + (rest.isEmpty ? "of them" : rest.phrase))
    return [view.draft(.multiplicity(times, per: view.adverbials.per), subject: subject)]
  }

  private static func count(_ words: [Token]) -> (Times, [Token])? {
    let lower = words.map(\.lower)
    if lower.starts(with: ["at", "most", "one"]) { return (.atMostOnce, Array(words.dropFirst(3))) }
    if lower.starts(with: ["no", "more", "than", "one"]) { return (.atMostOnce, Array(words.dropFirst(4))) }
    if lower.starts(with: ["exactly", "one"]) { return (.once, Array(words.dropFirst(2))) }
    if lower.starts(with: ["only", "one"]) { return (.atMostOnce, Array(words.dropFirst(2))) }
    return nil
  }

  /// "of `a` and `b`", "of these hooks"; without them, the methods just spoken of.
  private static func isOfMethods(_ words: [Token], _ view: ClauseView) -> Bool {
    guard let first = words.first else { return !view.resolver.discourse.methods.isEmpty }
    guard first.isWord("of"), words.count > 1 else { return false }
    switch view.resolver.callSubject(of: words.dropFirst().filter { !$0.isWord(in: ["either", "both"]) }) {
    case .phrase, .unknown: return false
    case .methods, .everyMethod: return true
    }
  }
}
