/// How deeds overlap: what is done to things, and not a call.
extension ConcurrencyForm {
  /// "the rows are drawn in parallel", "messages are never processed concurrently", "the tank is emptied asynchronously".
  static func doneTo(_ view: ClauseView) -> ClaimDraft? {
    guard view.verb.isPassive, view.verb.modality == .fact, !view.verb.isPerfect, !view.verb.isPast, !view.isHedged,
      !view.verb.isElliptical, !view.verb.isInfinitive, !view.isDenied, !view.isCall, view.effect == .none,
      Deed.isEvent(view.verb.lemma) || processing.contains(view.verb.lemma), case .phrase = view.subject,
      (1...5).contains(view.clause.subject.count), !view.clause.subject.isLonePronoun, isThings(view.clause.subject),
      PhraseGate.isNounPhrase(view.clause.subject.phrase), let mode = mannerOfDeed(view)
    else { return nil }
    let thing = Verbs.passive(view.clause.subject.phrase, view.verb.lemma)
    return view.draft(.concurrency(mode: mode), subject: .phrase(thing))
  }

  /// "the rows", "rows".
  private static func isThings(_ words: [Token]) -> Bool {
    // "rows on the same pipe".
    if let same = words.firstIndex(where: { $0.isWord("same") }), same > 2, words[same - 1].isWord("the"),
      words[same - 2].isWord(in: ["on", "of", "for", "from", "in"])
    {
      return isThings(Array(words[..<(same - 2)]))
    }
    return words.isPlainThing || words.count == 1 && words[0].kind == .word && Verbs.isPlural(words.phrase)
  }

  /// "the panel draws rows one at a time", "a pump cannot serve more than one tank at a time": whoever does it does it in turn.
  static func doneBy(_ view: ClauseView) -> ClaimDraft? {
    let words = view.clause.subject
    guard !view.verb.isPassive, !view.verb.isPerfect, !view.verb.isPast, !view.verb.isImperative, !view.isHedged,
      !view.verb.isElliptical, !view.verb.isInfinitive, !view.isDenied, !view.isYou, view.effect == .none,
      view.verb.modality == .fact || view.verb.isNegated && view.verb.isCan,
      // "reads one line at a time": how much, and not when.
      Deed.isEvent(view.verb.lemma) || ["process", "handle", "serve"].contains(view.verb.lemma),
      (2...5).contains(words.count), words[0].isWord(in: ["the", "a", "an", "each", "every"]), words.isPlainThing,
      words.last?.isWord(in: ["thread", "threads", "you", "task", "process"]) != true,
      view.resolver.methods(in: words).isEmpty, isInTurn(view)
    else { return nil }
    var draft = view.draft(.concurrency(mode: "serial"), subject: .phrase(words.phrase))
    draft.modality = .fact
    return draft
  }

  /// "rows one at a time", "(only) one row at a time", "(never) more than one row at a time".
  private static func isInTurn(_ view: ClauseView) -> Bool {
    let text = view.clause.tail.prefix { $0.kind != .mark }.map(\.lower)
    if view.verb.isNegated {
      return text.starts(with: ["more", "than", "one"]) && isAtATime(text, of: 4...6)
    }
    let words = text.drop { $0 == "only" }
    if words.first == "one" || words.starts(with: ["a", "single"]) { return isAtATime(Array(words), of: 2...4) }
    return (5...7).contains(text.count) && text.suffix(4) == ["one", "at", "a", "time"]
      || (2...4).contains(text.count) && ["sequentially", "serially"].contains(text.last)
  }

  private static func isAtATime(_ words: [String], of count: ClosedRange<Int>) -> Bool {
    (words.suffix(3) == ["at", "a", "time"] || words.suffix(3) == ["at", "any", "time"])
      && count.contains(words.count - 3)
      || words.suffix(4) == ["at", "the", "same", "time"] && count.contains(words.count - 4)
  }

  private static let processing: Set<String> = [
    "process", "handle", "write", "read", "fetch", "download", "decode", "serve",
  ]

  /// The manner alone: what stands behind it may restrict it.
  private static func mannerOfDeed(_ view: ClauseView) -> String? {
    let words = view.clause.tail.prefix { !$0.isWord(in: ["if", "when", "unless", "while"]) }.trimmingMarks
    let manner = (view.verb.adverbs.filter { manners.contains($0) } + words.map(\.lower)).joined(separator: " ")
    switch manner {
    case "concurrently", "in parallel", "simultaneously": return view.verb.isNegated ? "serial" : "concurrent"
    // "one at a time" is another form's.
    case "serially", "sequentially": return view.verb.isNegated ? nil : "serial"
    case "asynchronously": return view.verb.isNegated ? nil : "asynchronous"
    case "synchronously": return view.verb.isNegated ? "asynchronous" : "synchronous"
    default: return nil
    }
  }

  private static let manners: Set<String> = [
    "concurrently", "simultaneously", "serially", "sequentially", "asynchronously", "synchronously",
  ]
}
