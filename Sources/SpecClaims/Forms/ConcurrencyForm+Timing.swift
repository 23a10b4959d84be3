/// Whether something is done at once or later.
extension ConcurrencyForm {
  /// "Asynchronously fills the tank", "this method synchronously closes the valve".
  static func ownTiming(_ view: ClauseView) -> String? {
    guard view.isAboutHeading, view.isInMethodSection, !view.isAuthor, !view.verb.isPassive, !view.verb.isNegated,
      view.verb.modality == .fact, view.verb.lemma != "be"
    else { return nil }
    return timing(of: [view.clause.subject.last?.lower].compactMap { $0 } + view.verb.adverbs + behindObject(view))
  }

  /// "Asynchronously performs the updates": the method does, whatever it works on.
  static func ofSummary(_ view: ClauseView) -> String? {
    guard let verb = view.written.verb, verb.isElliptical, !verb.isPassive, view.isInMethodSection,
      view.clause.link == .main, !view.isHedged, !verb.isNegated, verb.modality == .fact
    else { return nil }
    return timing(of: verb.adverbs)
  }

  /// "Fills the tank | asynchronously": the object is a plain thing, of which nothing else is told.
  private static func behindObject(_ view: ClauseView) -> [String] {
    let words = view.clause.tail.trimmingMarks
    guard view.verb.isElliptical, (2...6).contains(words.count), let last = words.last, words.dropLast().isPlainThing
    else { return [] }
    return [last.lower]
  }

  static func timing(of adverbs: [String]) -> String? {
    ["synchronous", "asynchronous"].first { adverbs.contains($0 + "ly") }
  }

  /// "is called synchronously".
  static func timing(_ words: [Token]) -> String? {
    if words.contains(where: { $0.isWord(in: ["or", "not"]) }) { return nil }
    if words.prefix(2).map(\.lower) == ["in", "a"] || words.prefix(2).map(\.lower) == ["in", "an"], words.count == 4,
      let kind = ["synchronous", "asynchronous"].first(where: { isOfManner($0, words) })
    {
      return kind
    }
    if words.first?.isWord("synchronously") == true { return "synchronous" }
    return words.first?.isWord("asynchronously") == true ? "asynchronous" : nil
  }

  /// "Writing to the tank must be done asynchronously", "all filling is performed synchronously".
  static func timedWork(_ view: ClauseView) -> String? {
    if !view.verb.isPassive, ["complete", "finish"].contains(view.verb.lemma), !view.verb.isNegated,
      view.verb.modality == .fact, !view.clause.subject.isEmpty, !view.verb.isImperative
    {
      return timing(view.clause.tail)
    }
    if timed.contains(view.verb.lemma), isNotAtOnce(view.clause.tail, view) { return "asynchronous" }
    guard view.verb.isPassive, timed.contains(view.verb.lemma), !view.verb.isNegated, view.verb.modality != .may,
      !view.clause.subject.isEmpty, view.effect == .none
    else { return nil }
    return timing(view.clause.tail) ?? (view.condition == nil ? timing(of: view.verb.adverbs) : nil)
      ?? withoutBlocking(view.clause.tail)
  }

  /// "(operations are performed) without blocking the calling thread".
  private static func withoutBlocking(_ tail: [Token]) -> String? {
    let words = tail.trimmingMarks.map(\.lower)
    guard words.starts(with: ["without", "blocking"]), words.count <= 5 else { return nil }
    return words.count == 2 || ["thread", "threads", "caller", "callers"].contains(words.last ?? "")
      ? "non-blocking" : nil
  }

  private static let timed: Set<String> = [
    "do", "perform", "carry", "execute", "handle", "flush", "write", "deliver", "load", "process", "dispatch", "emit",
    "send", "close", "release", "free", "read", "distribute",
  ]
}
